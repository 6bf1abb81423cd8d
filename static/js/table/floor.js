/** The floor: its cards in places that they keep, what the lifted card would take, and the marks of the last play. */
import { html, nothing, ref, repeat, svg } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { faceArt } from './card.js';
import { seedOf, suitOf } from './deck.js';
import { groupMarks } from './groups.js';
import { cardName } from './names.js';
import { floorLayout, nextPlace, placeMiddle } from './places.js';
import { pendingOf } from './scene.js';
import { capturesOf, chosen, touched } from './selection.js';
import { vars } from './vars.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./groups.js').Point} Point */
/** @typedef {'resting' | 'taken' | 'spared' | 'choosable' | 'sent'} Mark */

const px = (/** @type {number} */ value) => `${value.toFixed(1)}px`;

/** @param {import('./groups.js').GroupMark[]} marks */
function groupLines(marks) {
  return html`<svg class="t-lines" aria-hidden="true">
      ${marks.map(({ path }) => svg`<polyline points=${path.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}/>`)}
    </svg>
    ${marks.map(({ label, text }) => html`<span class="t-sum" aria-hidden="true" ${vars({ '--x': px(label.x), '--y': px(label.y) })}>${text}</span>`)}`;
}

/** @param {Scene} scene @param {(element?: Element) => void} measured */
export function floorView(scene, measured) {
  const { room, match, ui } = scene;
  const cards = match ? match.floor : [];
  const pending = pendingOf(scene.state);
  const places = new Map(ui.places);
  const ghost = pending && !cards.includes(pending.card) ? pending.card : null;
  if (ghost) places.set(ghost, nextPlace(places));
  const layout = floorLayout(ui.floor.width, ui.floor.height, 1 + Math.max(-1, ...places.values()));

  const mine = room.phase === 'playing' && !pending;
  const captures = mine ? capturesOf(match, ui.selection.card) : [];
  const capture = mine ? chosen(ui.selection, match) : null;
  const taken = new Set(pending ? takenBy(pending, scene) : (capture?.cards ?? []));
  const choosable = new Set(captures.length > 1 ? captures.flatMap(({ cards }) => cards) : []);

  /** @param {string} card @returns {Mark} */
  const markOf = (card) => {
    if (card === ghost) return 'sent';
    if (taken.has(card)) return 'taken';
    if (choosable.has(card)) return 'choosable';
    return mine && taken.size > 0 ? 'spared' : 'resting';
  };
  /** @param {string} card */
  const middle = (card) => {
    const place = places.get(card);
    return place === undefined ? null : placeMiddle(layout, place);
  };

  return html`<section class="t-floor" aria-label=${t('table-floor', { count: cards.length })} ${ref(measured)} ${vars({ '--card-w': px(layout.card) })}>
    <div class="t-footprints" aria-hidden="true">
      ${ui.footprints.map((place) => {
        const { x, y } = placeMiddle(layout, place);
        return html`<i ${vars({ '--x': px(x), '--y': px(y) })}></i>`;
      })}
    </div>
    ${cards.length === 0 && !ghost && room.phase === 'playing' ? html`<p class="t-floor-empty" aria-hidden="true">${t('table-floor-empty')}</p>` : nothing}
    <ul class="t-places" role="list">
      ${repeat([...cards, ...(ghost ? [ghost] : [])], (card) => card, (card) => floorCard(scene, card, markOf(card), captures.length > 1 && choosable.has(card), middle(card)))}
    </ul>
    ${capture ? groupLines(groupMarks(capture.groups, middle)) : nothing}
  </section>`;
}

/** The cards that a play on its way asks for. @param {{card: string, capture: string[] | null}} pending @param {Scene} scene */
function takenBy(pending, { match }) {
  return pending.capture ?? capturesOf(match, pending.card)[0]?.cards ?? [];
}

/** @param {Scene} scene @param {string} card @param {Mark} mark @param {boolean} button @param {(Point & {row: number}) | null} at */
function floorCard(scene, card, mark, button, at) {
  const { match, ui } = scene;
  const last = match?.last_play?.card === card;
  const name = cardName(card);
  const label = mark === 'taken' ? t('table-taken', { card: name }) : button ? t('table-choosable', { card: name }) : last ? t('table-just-played', { card: name }) : name;
  const touch = () => {
    if (!button) return;
    ui.selection = touched(ui.selection, capturesOf(match, ui.selection.card), card);
    scene.redraw();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (!button || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    touch();
  };
  const tilt = ((seedOf(card) % 7) - 3) / 2;
  return html`<li class="t-place" data-mark=${mark} ?data-last=${last} ${vars({ '--x': px(at?.x ?? 0), '--y': px(at?.y ?? 0), '--tilt': `${tilt}deg`, '--row': String(at?.row ?? 0) })}>
    <div
      class="card" data-card=${card} data-suit=${suitOf(card)} role=${button ? 'button' : 'img'} aria-label=${label}
      aria-pressed=${button ? String(mark === 'taken') : nothing} tabindex=${button ? '0' : nothing} @click=${touch} @keydown=${press}
    >${faceArt(card)}</div>
    ${mark === 'sent' ? html`<span class="t-spinner"></span>` : nothing}
  </li>`;
}
