/** "How to play" as a page of its own, at /learn: for the lobby, and for a link to a friend. */
import { html } from '../../vendor/lit-html.js';
import { bar } from '../bar.js';
import { t } from '../messages.js';
import { guideView } from './guide.js';
import { loadGuide } from './load.js';
import { wayOn } from './ways.js';

/** @import {BarActions} from '../bar.js' */

/** @param {BarActions} actions */
export async function guidePage(actions) {
  const guide = await loadGuide();
  const ways = () =>
    html`<p class="guide-ways">${wayOn(actions, 'lesson', t('lobby-lesson'), 'primary')} ${wayOn(actions, './', t('lesson-play-friends'))}</p>`;
  return {
    screen: 'learn',
    get title() {
      return t('title-guide');
    },
    template: () => html`<div class="page" data-page="learn">
      ${bar(actions)}
      <main class="panel guide-page">
        <h1 tabindex="-1" data-focus>${t('guide-title')}</h1>
        ${guideView(guide, ways())}
        <h2>${t('guide-end-title')}</h2>
        ${ways()}
      </main>
    </div>`,
    start() {},
    drawn() {},
    stop() {},
  };
}
