// The bar over every screen but the table: the name of the game, the language, the way to the settings.

import { html, live } from '../vendor/lit-html.js';
import { place } from './address.js';
import { ICONS } from './icons.js';
import { openGuide } from './learn/open.js';
import { LANGUAGES, currentLanguage, t } from './messages.js';

/** @import {Language} from "./messages.js" */
/** @typedef {{goTo: (path: string) => void, language: (language: Language) => Promise<void>, relit: () => void, settings: () => void}} BarActions */

/** @param {BarActions} actions */
export function bar(actions) {
  return html`<header class="bar">
    <a class="brand" href=${place('./').href} @click=${(/** @type {MouseEvent} */ event) => follow(event, actions, './')}>
      <span class="brand-mark" aria-hidden="true"></span><span>${t('app-name')}</span>
    </a>
    ${switches(actions)}
  </header>`;
}

/**
 * What those need who cannot read the page yet, and the rest behind one button.
 * @param {BarActions} actions
 */
function switches(actions) {
  return html`<div class="switches">
    <button class="quiet square" type="button" aria-label=${t('bar-guide')} title=${t('bar-guide')} @click=${openGuide}>
      ${ICONS.guide}
    </button>
    <label class="languages" title=${t('bar-language')}>
      ${ICONS.language}
      <select
        aria-label=${t('bar-language')}
        @change=${(/** @type {Event} */ event) =>
          actions.language(/** @type {Language} */ (/** @type {HTMLSelectElement} */ (event.target).value))}
      >
        ${Object.entries(LANGUAGES).map(
          ([tag, { name, dir }]) =>
            html`<option
              value=${tag}
              lang=${tag}
              dir=${dir}
              ?selected=${tag === currentLanguage()}
              .selected=${live(tag === currentLanguage())}
            >
              ${name}
            </option>`,
        )}
      </select>
    </label>
    <button class="quiet square" type="button" aria-label=${t('bar-settings')} title=${t('bar-settings')} @click=${actions.settings}>
      ${ICONS.settings}
    </button>
  </div>`;
}

/**
 * Follows a link inside the page, unless the person wants it in another tab.
 * @param {MouseEvent} event
 * @param {Pick<BarActions, "goTo">} actions
 * @param {string} path
 */
export function follow(event, actions, path) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  actions.goTo(path);
}
