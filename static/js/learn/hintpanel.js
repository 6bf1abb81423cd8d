/** The hints' panel over the hand; a line is a button that lifts its card. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { icon } from '../table/icons.js';
import { withChips } from './chips.js';
import { playInHint, staying, takes } from './hintwords.js';
import { openGuide } from './open.js';

/** @import {MatchView} from '../table/types.js' */

export { hintsToHear as words } from './hintwords.js';

/** @param {MatchView} match @param {(card: string) => void} lift @param {() => void} close */
export function hintPanel(match, lift, close) {
  const guide = t('bar-guide');
  const rest = match.legal.length ? staying(match) : t('hint-wait');
  return html`<section class="t-hint" aria-labelledby="t-hint-title">
    <header>
      <h2 id="t-hint-title">${t('hint-title')}</h2>
      <button type="button" class="t-round" aria-label=${guide} title=${guide} @click=${openGuide}>${icon('guide')}</button>
      <button type="button" class="t-round" aria-label=${t('hint-close')} title=${t('hint-close')} @click=${close}>${icon('close')}</button>
    </header>
    <ul role="list">
      ${match.legal.filter(takes).map(
        (play) => html`<li><button type="button" class="t-hint-row" @click=${() => lift(play.card)}>${withChips(playInHint(play))}</button></li>`,
      )}
      ${rest ? html`<li class="t-hint-rest">${withChips(rest)}</li>` : nothing}
    </ul>
  </section>`;
}
