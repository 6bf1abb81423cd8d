/** The middle of the table before a match: the invite, what is to be played, the host's start, the countdown. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { clockLeft } from './clock.js';
import { nameAt } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {Scene} scene */
function options({ room }) {
  const words = [
    t('table-option-target', { target: room.target }),
    t('table-option-time', { seconds: room.turn_time }),
    t(room.public ? 'table-option-public' : 'table-option-private'),
  ];
  return html`<ul class="t-options" role="list">${words.map((word) => html`<li>${word}</li>`)}</ul>`;
}

/** @param {Scene} scene */
function start({ room, actions }) {
  const free = room.seats.filter(({ occupant }) => occupant === 'empty').length;
  if (room.you === room.host) {
    return html`<button type="button" class="t-button t-main t-wide" data-focus @click=${() => actions.start()}>${t('table-start-bots', { count: free })}</button>`;
  }
  const host = room.seats.find(({ player }) => player === room.host);
  return host ? html`<p class="t-quiet">${t('table-start-host', { name: nameAt(room, host.seat) })}</p>` : nothing;
}

/** @param {Scene} scene */
export function waitingView(scene) {
  const { room, state, now } = scene;
  const free = room.seats.filter(({ occupant }) => occupant === 'empty').length;
  if (room.phase === 'countdown') {
    const left = clockLeft(state, now) ?? 0;
    return html`<section class="t-middle" data-countdown>
      <p>${t('table-countdown')}</p>
      <strong class="t-big" aria-hidden="true">${number(Math.ceil(left / 1000))}</strong>
      ${options(scene)}
    </section>`;
  }
  return html`<section class="t-middle">
    <p class="t-waiting">${t('table-waiting', { count: free })}</p>
    <div class="t-invite">${state.invite ?? nothing}</div>
    ${start(scene)} ${options(scene)}
  </section>`;
}
