/** The last play and what it took, in words with the cards themselves. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { cardChip } from './card.js';
import { cardName, cardNames, who } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../wire.js').LastPlay} LastPlay */
/** @typedef {Pick<LastPlay, 'seat' | 'card' | 'capture' | 'kind' | 'points'>} Played */

/** A play as one sentence. @param {import('../wire.js').RoomView} room @param {Played} play */
export function playInWords(room, play) {
  const name = who(room, play.seat);
  const card = cardName(play.card);
  if (play.kind === 'basra' || play.kind === 'jack_basra') return t('table-say-basra', { name, card, points: play.points });
  if (play.capture.length === 0) return t('table-say-stays', { name, card });
  if (play.kind === 'sweep') return t('table-say-sweep', { name, card, count: play.capture.length });
  return t('table-say-took', { name, card, cards: cardNames(play.capture) });
}

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
  return html`<p class="t-last" role="img" aria-label=${playInWords(room, play)}>
    <span class="t-swatch" data-team=${play.seat % 2}></span><bdi class="t-name">${who(room, play.seat)}</bdi>${cardChip(play.card)}
    <span class="t-verb">${verb(play)}</span>${play.capture.map(cardChip)}
  </p>`;
}
