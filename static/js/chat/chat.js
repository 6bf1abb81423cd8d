// The chat: a drawer on a phone, a panel beside the table on a wide screen. Everything said is drawn as plain text nodes.

import { html, live, nothing, repeat } from '../../vendor/lit-html.js';
import { ICONS } from '../icons.js';
import { chips, houseRulePoints, mainPoints } from '../lobby/summary.js';
import { errorText, number, t } from '../messages.js';
import { lineDrawing } from '../phrases/drawings.js';
import { lineText } from '../phrases/words.js';
import { heardLines, others, toggled } from './mute.js';
import { canSay, leftToSay, tidied } from './text.js';

/** @import {ChatLine, RoomView} from "../wire.js" */
/** @import {RoomVisit} from "../room.js" */

let draft = '';
// What was refused stands at the beginning of the draft again, until somebody writes on.
let returned = '';

/**
 * Puts a refused line back, before whatever was written meanwhile.
 * @param {string} text
 */
export function putBack(text) {
  const rest = draft.slice(returned.length).trimStart();
  returned = returned ? `${returned}\n${text}` : text;
  draft = rest ? `${returned}\n${rest}` : returned;
}

/**
 * @param {RoomVisit} visit
 * @param {() => void} openPhrases
 */
export function chatPanel(visit, openPhrases) {
  const { state } = visit;
  const lines = heardLines(state);
  return html`<aside
    class="chat"
    id="chat"
    aria-label=${t('chat-title')}
    ?hidden=${!state.chat.open}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') visit.showChat(false);
    }}
  >
    <header>
      <h2>${t('chat-title')}</h2>
      <button class="quiet square" type="button" aria-label=${t('chat-close')} @click=${() => visit.showChat(false)}>
        ${ICONS.close}
      </button>
    </header>
    ${state.room ? aboutTheTable(state.room) : nothing} ${people(visit)}
    <p class="empty" ?hidden=${lines.length > 0}>${t('chat-empty')}</p>
    <div class="lines" role="log" aria-live="polite" tabindex=${lines.length ? 0 : -1} aria-label=${t('chat-lines')}>
      <ol>
        ${repeat(
          lines,
          (said) => said.line,
          (said, place) => line(visit, said, lines[place - 1]),
        )}
      </ol>
    </div>
    ${mutedNote(visit)} ${sayForm(visit, openPhrases)}
  </aside>`;
}

/**
 * What is played here, for whoever wonders in the middle of it.
 * @param {RoomView} room
 */
function aboutTheTable(room) {
  const house = houseRulePoints(room.ruleset.preset, room.ruleset);
  return html`<details class="about-table">
    <summary>${t('about-table')} <bdi class="code" dir="ltr" translate="no">${room.code}</bdi></summary>
    ${chips([...mainPoints({ ...room, seats: room.seats.length }), t('rules-public', { public: room.public ? 'yes' : 'no' })])}
    ${house.length
      ? html`<ul class="house-points">
          ${house.map((point) => html`<li>${point}</li>`)}
        </ul>`
      : nothing}
  </details>`;
}

/**
 * The others, each to be muted and heard again.
 * @param {RoomVisit} visit
 */
function people(visit) {
  const there = others(visit.state);
  if (there.length === 0) return nothing;
  return html`<ul class="people" aria-label=${t('chat-people')}>
    ${there.map(
      ({ player, name, muted }) =>
        html`<li>
          <button
            class="person"
            type="button"
            aria-pressed=${muted ? 'true' : 'false'}
            aria-label=${t('chat-mute', { name })}
            title=${t(muted ? 'chat-unmute-one' : 'chat-mute', { name })}
            @click=${() => visit.mute(toggled(visit.state.muted, player))}
          >
            ${muted ? ICONS.muted : ICONS.heard}<bdi>${name}</bdi>
          </button>
        </li>`,
    )}
  </ul>`;
}

/**
 * @param {RoomVisit} visit
 * @param {ChatLine} said
 * @param {ChatLine | undefined} before
 */
function line(visit, said, before) {
  const own = said.player === visit.state.player;
  const goesOn = before?.player === said.player;
  // Else somebody with a like name who comes later could be taken for the one who said it.
  const gone = !visit.state.room?.seats.some(({ player }) => player === said.player);
  return html`<li class="line" ?data-own=${own} ?data-goes-on=${goesOn}>
    ${own
      ? html`<span class="visually-hidden">${t('chat-you')}</span>`
      : html`<span class="name"
          ><bdi>${said.name}</bdi>${gone ? html`<span class="gone">${t('chat-gone')}</span>` : nothing}
          <button
            class="mute"
            type="button"
            title=${t('chat-mute', { name: said.name })}
            aria-label=${t('chat-mute', { name: said.name })}
            @click=${() => visit.mute([...visit.state.muted, said.player])}
          >
            ${ICONS.muted}
          </button></span
        >`}
    ${words(said)}
  </li>`;
}

/** @param {ChatLine} said */
function words(said) {
  const drawing = lineDrawing(said);
  if (drawing) return html`<p class="drawn">${drawing}<span class="visually-hidden">${lineText(said)}</span></p>`;
  return html`<p class="text" dir="auto">${lineText(said)}</p>`;
}

/** @param {RoomVisit} visit */
function mutedNote(visit) {
  const { muted } = visit.state;
  if (muted.length === 0) return nothing;
  return html`<p class="muted-note">
    ${t('chat-muted', { count: muted.length })}
    <button class="quiet" type="button" @click=${() => visit.mute([])}>${t('chat-unmute')}</button>
  </p>`;
}

/**
 * @param {RoomVisit} visit
 * @param {() => void} openPhrases
 */
function sayForm(visit, openPhrases) {
  const left = leftToSay(draft);
  const { refusal, asked } = visit.state;
  const refused = refusal?.of === 'chat' ? refusal.code : null;
  const waiting = asked.some(({ type }) => type === 'chat');
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!canSay(draft)) return;
    visit.say(tidied(draft));
    draft = returned = '';
    visit.changed();
  };
  return html`<form class="say" @submit=${say}>
    <p class="problem" role="alert" ?hidden=${!refused}>${refused ? errorText(refused) : ''}</p>
    <button
      class="quiet square"
      type="button"
      aria-haspopup="dialog"
      aria-label=${t('phrases-open')}
      title=${t('phrases-open')}
      @click=${openPhrases}
    >
      ${ICONS.smile}
    </button>
    <label class="visually-hidden" for="say">${t('chat-say')}</label>
    <textarea
      id="say"
      rows="1"
      dir="auto"
      enterkeyhint="send"
      autocomplete="off"
      placeholder=${t('chat-say')}
      .value=${live(draft)}
      @input=${(/** @type {InputEvent} */ event) => {
        draft = /** @type {HTMLTextAreaElement} */ (event.target).value;
        returned = '';
        visit.changed();
      }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) say(event);
      }}
    ></textarea>
    <button class="primary square" type="submit" aria-label=${t('chat-send')} ?disabled=${!canSay(draft)}>${ICONS.send}</button>
    <p class="left" aria-live="polite" ?data-over=${(left ?? 0) < 0}>
      ${left === null ? (waiting ? t('chat-sending') : '') : number(left)}
    </p>
  </form>`;
}

/** The line that was the newest when it was last looked at. @type {Element | null} */
let followed = null;

/** After a draw: the newest line in sight, if the one before it was. @param {boolean} always */
export function followChat(always) {
  const lines = document.querySelector('#chat .lines');
  const last = lines?.lastElementChild ?? null;
  // Asking where it is scrolled to costs a layout of the whole page: only for a line that is new.
  if (!lines || (last === followed && !always)) return;
  followed = last;
  const below = lines.scrollHeight - lines.clientHeight - lines.scrollTop;
  if (always || below < 120) lines.scrollTop = lines.scrollHeight;
}
