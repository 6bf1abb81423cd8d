/** The strip at the top: leave, the scores on their way to the target, settings, chat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { teamOf } from './around.js';
import { icon } from './icons.js';
import { teamName } from './names.js';
import { vars } from './vars.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {Scene} scene @param {number} team */
function score({ room, match }, team) {
  const points = match ? match.scores[team] : 0;
  const target = match?.target ?? room.target;
  const name = teamName(room, team);
  return html`<div class="t-score" data-team=${team} role="img" aria-label=${t('table-score-of', { name, points, target })}>
    <span class="t-swatch" data-team=${team}></span><bdi class="t-name">${name}</bdi><strong>${number(points)}</strong>
    <i class="t-way" ${vars({ '--part': String(Math.min(1, points / target)) })}></i>
  </div>`;
}

/** @param {Scene} scene */
function scores(scene) {
  const { room, match } = scene;
  const mine = teamOf(room.seat);
  return html`<div class="t-scores" role="group" aria-label=${t('table-scores')}>
    ${score(scene, mine)}
    <span class="t-target" aria-hidden="true">${t('table-to', { target: match?.target ?? room.target })}${
      match && match.carried > 0 ? html`<small>${t('table-carried', { points: match.carried })}</small>` : nothing
    }</span>
    ${score(scene, 1 - mine)}
  </div>`;
}

/** @param {Scene} scene @param {() => void} leave */
export function barView(scene, leave) {
  const { room, match, state, actions } = scene;
  const unread = state.chat?.unread ?? 0;
  return html`<header class="t-bar">
    <button type="button" class="t-round" aria-label=${t('table-leave')} title=${t('table-leave')} @click=${leave}>${icon('leave', 't-turns')}</button>
    <h1 class=${match ? 't-hidden' : 't-title'}>${t('table-preset', { preset: room.preset })}</h1>
    ${match ? scores(scene) : nothing}
    <button type="button" class="t-round" aria-label=${t('bar-settings')} title=${t('bar-settings')} @click=${() => actions.openSettings()}>${icon('settings')}</button>
    <button type="button" class="t-round" aria-label=${t('table-chat', { unread })} aria-expanded=${String(state.chat?.open ?? false)} data-chat @click=${() => actions.openChat()}>
      ${icon('chat')}${unread ? html`<span class="t-unread" aria-hidden="true">${unread > 99 ? '99+' : number(unread)}</span>` : nothing}
    </button>
  </header>`;
}
