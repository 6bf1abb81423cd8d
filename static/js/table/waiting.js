/** The middle of the table before a match: the invite, what is to be played, the host's start, the countdown. */
import { html, nothing } from '../../vendor/lit-html.js';
import { openGuide } from '../learn/open.js';
import { number, t } from '../messages.js';
import { clockLeft } from './clock.js';
import { icon } from './icons.js';
import { goneBeforeMatch } from './missing.js';
import { nameAt } from './names.js';
import { isAsked } from './scene.js';

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
function start({ state, room, actions }) {
  const free = room.seats.filter(({ occupant }) => occupant === 'empty').length;
  if (room.you === room.host) {
    const asked = isAsked(state, 'start');
    return html`<button type="button" class="t-button t-main t-wide" data-focus aria-busy=${asked ? 'true' : nothing} @click=${() => asked || actions.start()}>${t('table-start-bots', { count: free })}</button>`;
  }
  const host = room.seats.find(({ player }) => player === room.host);
  return host?.host ? html`<p class="t-quiet">${t('table-start-host', { name: nameAt(room, host.seat) })}</p>` : nothing;
}

/** @param {Scene} scene */
function gone({ room }) {
  return goneBeforeMatch(room).map((words) => html`<p class="t-gone">${icon('offline')}<span>${words}</span></p>`);
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
      ${gone(scene)} ${options(scene)}
    </section>`;
  }
  return html`<section class="t-middle">
    <p class="t-waiting">${t('table-waiting', { count: free })}</p>
    ${gone(scene)}
    <div class="t-invite">${state.invite ?? nothing}</div>
    ${start(scene)}
    <p class="t-quiet">${t('table-starts-itself')}</p>
    ${options(scene)}
    <button type="button" class="t-button t-learn" @click=${openGuide}>${icon('guide')}${t('bar-guide')}</button>
  </section>`;
}
