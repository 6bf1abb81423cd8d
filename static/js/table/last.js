/** The last play and what it took, in words with the cards themselves. */
import { html, keyed, nothing } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { playInWords } from './announce.js';
import { cardChip } from './card.js';
import { who } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./announce.js').Played} Played */

/** @param {Played} play */
function verb(play) {
  if (play.kind === 'basra' || play.kind === 'jack_basra') return html`<strong class="t-basra-word">${t('table-last-basra')}</strong>`;
  if (play.capture.length === 0) return t('table-last-stays');
  return t(play.kind === 'sweep' ? 'table-last-swept' : 'table-last-took');
}

/** @param {Scene} scene */
export function lastView({ room, match }) {
  const play = match?.last_play;
  if (!match || !play) return html`<p class="t-last t-quiet">${room.phase === 'playing' ? t('table-last-none') : nothing}</p>`;
  // Other words, not the same ones moved.
  return html`${keyed(
    play.card,
    html`<p class="t-last" role="img" aria-label=${playInWords(room, play)}>
      <span class="t-swatch" data-team=${play.seat % 2}></span><bdi class="t-name">${who(room, play.seat)}</bdi>${cardChip(play.card)}
      <span class="t-verb">${verb(play)}</span>${play.capture.map(cardChip)}
    </p>`,
  )}`;
}
