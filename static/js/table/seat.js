/** A seat as the others see it: avatar in team colour with its time ring, name, state, cards in hand as backs, bubble. */
import { html, keyed, nothing, svg } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { sideOf, teamOf } from './around.js';
import { turnClock } from './clock.js';
import { icon } from './icons.js';
import { goneNote, isGone } from './missing.js';
import { nameAt } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../wire.js').SeatView} SeatView */

/** The first letter that a person would call one. @param {string} name */
function initialOf(name) {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase();
}

/** @param {Scene} scene @param {number} seat */
export const isToPlay = ({ room, match }, seat) => room.phase === 'playing' && match?.to_play === seat;

/**
 * What is to be told of the one who sits there, the most pressing first.
 * @param {Scene} scene @param {SeatView} view
 * @returns {{sign: Parameters<typeof icon>[0], text: string, kind: 'off' | 'away' | 'bot' | 'good'} | null}
 */
function conditionOf(scene, view) {
  const { room } = scene;
  if (view.occupant === 'vacant') return { sign: 'bot', text: t('table-seat-vacant'), kind: 'bot' };
  if (view.occupant === 'bot') return { sign: 'bot', text: t('table-seat-bot'), kind: 'bot' };
  if (view.occupant === 'empty') return null;
  if (isGone(view)) return { sign: 'offline', text: goneNote(scene, view), kind: 'off' };
  if (view.away) return { sign: 'moon', text: t('table-seat-away'), kind: 'away' };
  if (room.phase === 'counting' && view.ready) return { sign: 'check', text: t('table-seat-ready'), kind: 'good' };
  if (room.phase === 'over' && view.agreed) return { sign: 'check', text: t('table-seat-agreed'), kind: 'good' };
  return null;
}

/** Whether this is another's seat that you, as the host, may take away. @param {Scene['room']} room @param {SeatView} view */
export function mayRemove(room, view) {
  const before = room.phase === 'waiting' || room.phase === 'countdown';
  return before && room.you === room.host && view.player !== null && view.player !== room.you && !view.host;
}

/** @param {Scene} scene @param {SeatView} view */
function removal({ room, ui, redraw }, view) {
  if (!mayRemove(room, view)) return nothing;
  const words = t('table-remove', { name: nameAt(room, view.seat) });
  const ask = () => {
    ui.removing = view.player;
    redraw();
  };
  return html`<button type="button" class="t-round t-remove" aria-label=${words} title=${words} @click=${ask}>${icon('close')}</button>`;
}

/** The ring around the avatar of the seat to play. @param {Scene} scene @param {number} seat */
function ring(scene, seat) {
  if (!isToPlay(scene, seat)) return nothing;
  const clock = turnClock(scene.state, scene.now);
  const part = clock && clock.seat === seat ? clock.part : 1;
  return keyed(
    scene.room.turn,
    html`<svg class="t-ring" viewBox="0 0 48 48" aria-hidden="true" ?data-low=${clock?.low}>
      ${svg`<circle class="t-ring-track" cx="24" cy="24" r="22"/><circle class="t-ring-left" cx="24" cy="24" r="22"
        pathLength="100" stroke-dasharray="100" stroke-dashoffset=${100 - 100 * part}/>`}
    </svg>`,
  );
}

/** @param {Scene} scene @param {number} seat */
export function avatar(scene, seat) {
  const { room, match } = scene;
  const view = room.seats[seat];
  const condition = conditionOf(scene, view);
  const clock = isToPlay(scene, seat) ? turnClock(scene.state, scene.now) : null;
  const dealer = match && room.phase !== 'over' && match.dealer === seat;
  const inside = () => {
    if (clock?.low && clock.seat === seat && clock.seconds > 0) return html`<span class="t-seconds">${number(clock.seconds)}</span>`;
    if (view.occupant === 'empty') return icon('plus');
    return view.name ? initialOf(view.name) : icon('bot');
  };
  return html`<span class="t-avatar" data-team=${view.team} data-occupant=${view.occupant} aria-hidden="true">
    ${ring(scene, seat)}<span class="t-face">${inside()}</span>
    ${condition && condition.kind !== 'bot' ? html`<span class="t-badge" data-kind=${condition.kind}>${icon(condition.sign)}</span>` : nothing}
    ${dealer ? html`<span class="t-dealer" title=${t('table-seat-dealer')}>${icon('cards')}</span>` : nothing}
  </span>`;
}

/** The whole seat in words. @param {Scene} scene @param {number} seat */
export function seatInWords(scene, seat) {
  const { room, match } = scene;
  const view = room.seats[seat];
  if (view.occupant === 'empty') return t('table-seat-empty');
  const words = [nameAt(room, seat)];
  if (room.seats.length === 4) words.push(t('table-seat-team', { team: teamOf(seat) === teamOf(room.seat) ? 'us' : 'them' }));
  if (room.phase === 'waiting' && view.player === room.host) words.push(t('table-seat-host'));
  const condition = conditionOf(scene, view);
  if (condition) words.push(condition.text);
  if (match && room.phase === 'playing') {
    if (match.dealer === seat) words.push(t('table-seat-dealer'));
    if (isToPlay(scene, seat)) words.push(t('table-seat-to-play'));
    words.push(t('table-hand-count', { count: match.hand_counts[seat] }));
  }
  return words.join(', ');
}

/** Cards in hand, as backs. @param {number} count */
function backs(count) {
  return html`<span class="t-backs" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span>`;
}

/** @param {Scene} scene @param {number} seat */
export function bubble({ state, room }, seat) {
  const { player } = room.seats[seat];
  const said = player === null ? undefined : state.chat?.said?.find((line) => line.player === player);
  return said ? html`<p class="t-bubble" dir="auto" aria-hidden="true">${said.drawing ?? said.text}</p>` : nothing;
}

/** @param {Scene} scene @param {number} seat */
export function seatView(scene, seat) {
  const { room, match } = scene;
  const view = room.seats[seat];
  const condition = conditionOf(scene, view);
  const host = (room.phase === 'waiting' || room.phase === 'countdown') && view.player !== null && view.player === room.host;
  const note = condition && (condition.kind !== 'bot' || view.occupant === 'vacant') ? condition.text : host ? t('table-seat-host') : '';
  const name = view.occupant === 'empty' ? t('table-seat-empty') : nameAt(room, seat);
  return html`<div
    class="t-seat" role="group" aria-label=${seatInWords(scene, seat)} data-side=${sideOf(seat, room.seat, room.seats.length)}
    data-occupant=${view.occupant} data-condition=${condition?.kind ?? 'none'} ?data-turn=${isToPlay(scene, seat)} data-seat=${seat}
  >
    ${avatar(scene, seat)}
    <span class="t-plate" aria-hidden="true">
      <bdi class="t-name">${name}</bdi>
      ${note ? html`<span class="t-note">${note}</span>` : match && room.phase === 'playing' ? backs(match.hand_counts[seat]) : nothing}
    </span>
    ${removal(scene, view)} ${bubble(scene, seat)}
  </div>`;
}
