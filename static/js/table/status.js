/** The strip above the hand: your seat, whose turn it is, what the lifted card would do, and the buttons for it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { askBotLeft, minutes } from './clock.js';
import { icon } from './icons.js';
import { nameAt } from './names.js';
import { mayPlay, pendingOf } from './scene.js';
import { avatar, bubble, isToPlay, seatInWords } from './seat.js';
import { capturesOf, chosen } from './selection.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./selection.js').LegalCapture} LegalCapture */

/** What the chosen capture does, in a few words. @param {LegalCapture} capture */
export function outcomeOf(capture) {
  if (capture.kind === 'basra' || capture.kind === 'jack_basra') return t('table-basra-worth', { points: capture.points });
  if (capture.cards.length === 0) return t('table-stays');
  return capture.kind === 'sweep' ? t('table-sweeps') : t('table-takes', { count: capture.cards.length });
}

/** How long before the bot may be asked this is worth a word, in ms. */
const FORESEEN = 60_000;

/** @param {Scene} scene @returns {{text: string, more?: string, tone?: string}} */
function words(scene) {
  const { state, room, match, ui, now } = scene;
  if (room.paused) return { text: t('table-paused') };
  if (pendingOf(state)) return { text: t('table-on-its-way') };
  const capture = chosen(ui.selection, match);
  if (capture && mayPlay(scene)) {
    return { text: outcomeOf(capture), tone: capture.points > 0 || capture.kind.endsWith('basra') ? 'basra' : 'lifted' };
  }
  if (!match || match.to_play === null) return { text: '' };
  if (match.to_play === room.seat) return { text: t('table-your-turn'), more: t('table-pick'), tone: 'turn' };
  const name = nameAt(room, match.to_play);
  const wait = askBotLeft(state, now);
  if (wait === 0) return { text: t('table-ask-bot-why', { name }) };
  if (wait !== null && wait < FORESEEN) return { text: t('table-ask-bot-in', { name, time: minutes(wait, number) }) };
  return { text: t('table-turn-of', { name }), more: ui.selection.card ? t('table-not-yet') : '' };
}

/**
 * @typedef {object} StatusActions
 * @property {() => void} play
 * @property {() => void} putBack
 * @property {() => void} cycle to the next capture
 */

/** @param {Scene} scene @param {StatusActions} on */
function controls(scene, on) {
  const { state, room, match, ui, actions, now } = scene;
  if (room.paused || pendingOf(state)) return nothing;
  if (askBotLeft(state, now) === 0 && match?.to_play !== room.seat) {
    return html`<button type="button" class="t-button" @click=${() => actions.askBot()}>${icon('bot')}${t('table-ask-bot')}</button>`;
  }
  if (!ui.selection.card) return nothing;
  const captures = mayPlay(scene) ? capturesOf(match, ui.selection.card) : [];
  const choice = { n: ui.selection.capture + 1, count: captures.length };
  return html`
    ${captures.length > 1
      ? html`<button type="button" class="t-button t-choice" aria-label=${t('table-choice', choice)} title=${t('table-choice', choice)} @click=${on.cycle}>
          <bdi>${number(choice.n)}/${number(choice.count)}</bdi>${icon('forth', 't-turns')}
        </button>`
      : nothing}
    <button type="button" class="t-round t-put-back" aria-label=${t('table-put-back')} title=${t('table-put-back')} @click=${on.putBack}>${icon('down')}</button>
    ${captures.length ? html`<button type="button" class="t-button t-main" @click=${on.play}>${t('table-play')}</button>` : nothing}
  `;
}

/** @param {Scene} scene @param {StatusActions} on */
export function statusView(scene, on) {
  const { room } = scene;
  const { text, more, tone = 'plain' } = words(scene);
  return html`<div class="t-mine" data-tone=${tone} data-seat=${room.seat} ?data-turn=${isToPlay(scene, room.seat)} data-occupant="player">
    <span role="img" aria-label=${seatInWords(scene, room.seat)}>${avatar(scene, room.seat)}</span>
    <p class="t-words"><strong>${text}</strong>${more ? html`<span>${more}</span>` : nothing}</p>
    <span class="t-controls">${controls(scene, on)}</span>
    ${bubble(scene, room.seat)}
  </div>`;
}
