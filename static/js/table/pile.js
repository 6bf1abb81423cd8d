/** What lies beside a seat: the stock by the dealer, and a team's pile with its basras sticking out face up. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { teamOf } from './around.js';
import { cardChip } from './card.js';
import { teamName } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** The backs of a heap, the more cards the thicker. @param {number} count @param {number} each cards to a layer */
function heap(count, each) {
  const layers = Math.min(3, Math.ceil(count / each));
  return html`<span class="t-heap" data-layers=${layers}>
    ${Array.from({ length: layers }, () => html`<span class="card-back"></span>`)}
  </span>`;
}

/** @param {Scene} scene @param {number} seat */
export function stockAt({ room, match }, seat) {
  if (!match || match.dealer !== seat || room.phase !== 'playing' || match.stock === 0) return nothing;
  const hands = match.batches - match.batch - 1;
  return html`<div class="t-stock" role="img" aria-label=${`${t('table-stock', { count: match.stock })}, ${t('table-batch', { left: hands })}`} title=${t('table-batch', { left: hands })}>
    ${heap(match.stock, 16)}<span class="t-count">${number(match.stock)}</span>
  </div>`;
}

/** The basras under the pile: the newest few, the rest as a number. @param {readonly {card: string}[]} basras @param {number} most */
function sticks(basras, most) {
  const shown = basras.length > most ? basras.slice(1 - most) : basras;
  const hidden = basras.length - shown.length;
  return html`<span class="t-sticks" aria-hidden="true">
    ${hidden ? html`<span class="t-more">+${number(hidden)}</span>` : nothing}${shown.map(({ card }) => cardChip(card))}
  </span>`;
}

/** @param {Scene} scene @param {number} seat */
export function pileAt(scene, seat) {
  const { room, match, ui } = scene;
  const pile = match?.piles.find((other) => other.seat === seat);
  if (!pile || room.phase === 'over') return nothing;
  const label = t('table-pile', { name: teamName(room, pile.team), count: pile.cards, basras: pile.basras.length });
  const open = () => {
    ui.dialog = pile.team === 0 ? 'pile-0' : 'pile-1';
    scene.redraw();
  };
  return html`<button
    type="button" class="t-pile" data-team=${pile.team} data-mine=${String(pile.team === teamOf(room.seat))}
    ?data-empty=${pile.cards === 0} data-pile=${pile.team} @click=${open}
  >
    <span class="t-said">${label}</span>
    ${heap(pile.cards, 14)}${pile.basras.length ? sticks(pile.basras, ui.wide ? 5 : 3) : nothing}
    ${pile.cards ? html`<span class="t-count" data-team=${pile.team} aria-hidden="true">${number(pile.cards)}</span>` : nothing}
  </button>`;
}
