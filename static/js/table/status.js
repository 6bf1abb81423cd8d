/** The strip above the hand: your seat, whose turn it is, what the lifted card would do, and the buttons for it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { askBotLeft } from './clock.js';
import { hintButton } from './hint.js';
import { icon } from './icons.js';
import { turnWords } from './missing.js';
import { isAsked, mayPlay, pendingOf } from './scene.js';
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

/** @param {Scene} scene @returns {{text: string, more?: string, tone?: string}} */
function words(scene) {
  const { state, room, match, ui } = scene;
  if (room.paused) return { text: t('table-paused') };
  if (pendingOf(state)) return state.held ? { text: t('table-held'), more: t('table-held-more') } : { text: t('table-on-its-way') };
  const capture = chosen(ui.selection, match);
  if (capture && mayPlay(scene)) {
    return { text: outcomeOf(capture), tone: capture.points > 0 || capture.kind.endsWith('basra') ? 'basra' : 'lifted' };
  }
  const turn = turnWords(scene);
  return ui.selection.card && match?.to_play !== room.seat ? { ...turn, more: t('table-not-yet') } : turn;
}

/**
 * @typedef {object} StatusActions
 * @property {() => void} play
 * @property {() => void} putBack
 * @property {() => void} cycle to the next capture
 * @property {() => void} hint opens the hints, or closes them
 */

/** @param {boolean} asked @param {Scene['actions']} actions */
function askBot(asked, actions) {
  return html`<button type="button" class="t-button" aria-busy=${asked ? 'true' : nothing} @click=${() => asked || actions.askBot()}>${icon('bot')}${t('table-ask-bot')}</button>`;
}

/** @param {Scene} scene @param {StatusActions} on */
function controls(scene, on) {
  const { state, room, match, ui, actions, now } = scene;
  if (room.paused || pendingOf(state)) return nothing;
  if (askBotLeft(state, now) === 0 && match?.to_play !== room.seat) {
    return askBot(isAsked(state, 'ask_bot'), actions);
  }
  if (!ui.selection.card) return hintButton(scene, on.hint);
  const captures = mayPlay(scene) ? capturesOf(match, ui.selection.card) : [];
  const choice = { n: ui.selection.capture + 1, count: captures.length };
  return html`
    ${captures.length > 1
      ? html`<button type="button" class="t-button t-choice" title=${t('table-choice', choice)} @click=${on.cycle}>
          <span class="t-said">${t('table-choice', choice)}</span><bdi aria-hidden="true">${number(choice.n)}/${number(choice.count)}</bdi
          >${icon('forth', 't-turns')}
        </button>`
      : nothing}
    <button type="button" class="t-round t-put-back" aria-label=${t('table-put-back')} title=${t('table-put-back')} @click=${on.putBack}>${icon('down')}</button>
    ${captures.length ? html`<button type="button" class="t-button t-main" @click=${on.play}>${t('table-play')}</button>` : nothing}
  `;
}

/**
 * A word to the others, as long as no card is lifted; to bots there is nothing to say.
 * @param {Scene} scene
 */
function phrases({ room, ui, actions }) {
  const company = room.seats.some(({ player }) => player !== null && player !== room.you);
  if (ui.selection.card || !company) return nothing;
  return html`<button type="button" class="t-round" aria-haspopup="dialog" aria-label=${t('phrases-open')} title=${t('phrases-open')} data-phrases @click=${() => actions.openPhrases()}>${icon('smile')}</button>`;
}

/** @param {Scene} scene @param {StatusActions} on */
export function statusView(scene, on) {
  const { room } = scene;
  const { text, more, tone = 'plain' } = words(scene);
  return html`<div class="t-mine" data-tone=${tone} data-seat=${room.seat} ?data-turn=${isToPlay(scene, room.seat)} data-occupant="player">
    <span role="img" aria-label=${seatInWords(scene, room.seat)}>${avatar(scene, room.seat)}</span>
    <p class="t-words"><strong>${text}</strong>${more ? html`<span>${more}</span>` : nothing}</p>
    <span class="t-controls">${controls(scene, on)}</span>
    ${phrases(scene)}
    ${bubble(scene, room.seat)}
  </div>`;
}
