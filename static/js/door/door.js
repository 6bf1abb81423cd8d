// The door: who sits at this table and what is played there, before sitting down.

import { html, nothing } from '../../vendor/lit-html.js';
import { avatar } from '../avatar.js';
import { chips, houseRulePoints, mainPoints, seatsOf } from '../lobby/summary.js';
import { errorText, t } from '../messages.js';
import { remembered } from '../storage.js';
import { cardFace } from '../table/card.js';

/** @import {OwnPlayer, RoomSummary} from "../wire.js" */
/** @import {RoomVisit} from "../room.js" */

/** Whether the question of the own seat was answered with "as another player", by room. @type {Set<string>} */
const asAnother = new Set();
/** The room where somebody wanted to sit down without a name. */
let nameless = '';

/**
 * @param {RoomVisit} visit
 * @param {{room: RoomSummary, yours: OwnPlayer[]}} door
 * @param {() => void} goToLobby
 */
export function doorScreen(visit, { room, yours }, goToLobby) {
  const question = yours.length > 0 && !asAnother.has(room.code);
  return html`<main class="door">
    <span class="fan peek" aria-hidden="true">${['QH', '7D', 'KS'].map(cardFace)}</span>
    <section class="panel">
      <p class="overline">${t('door-table')} <bdi class="code" dir="ltr">${room.code}</bdi></p>
      <h1 tabindex="-1" data-focus>${t('door-title', { name: room.host_name })}</h1>
      <ul class="sitting" aria-label=${t('door-seats')}>
        ${seatsOf(room).map(
          (name) =>
            html`<li>
              ${avatar(name)}${name === null ? html`<span class="free">${t('door-free')}</span>` : html`<bdi>${name}</bdi>`}
            </li>`,
        )}
      </ul>
      ${rules(room)} ${question ? ownSeat(visit, room, yours) : sitDown(visit, room)}
      <button class="quiet" type="button" @click=${goToLobby}>${t('back-to-lobby')}</button>
    </section>
  </main>`;
}

/** @param {RoomSummary} room */
function rules(room) {
  const house = houseRulePoints(room.ruleset.preset, room.ruleset);
  return html`<p>${chips([t('form-seats-n', { n: room.seats }), ...mainPoints(room)])}</p>
    ${house.length
      ? html`<ul class="house-points">
          ${house.map((point) => html`<li>${point}</li>`)}
        </ul>`
      : nothing}
    ${room.started && room.free ? html`<p class="note">${t('door-started')}</p>` : nothing}`;
}

/**
 * @param {RoomVisit} visit
 * @param {RoomSummary} room
 */
function sitDown(visit, room) {
  if (room.free === 0) return html`<p class="note strong" role="status">${t('door-full')}</p>`;
  const { state } = visit;
  const busy = state.asked.some(({ type }) => type === 'join');
  const refused = nameless === room.code ? 'name_needed' : state.refusal?.of === 'join' ? state.refusal.code : null;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (busy) return;
    if (name) return visit.join(name);
    nameless = room.code;
    visit.changed();
    form.querySelector('input')?.focus();
  };
  const mended = () => {
    nameless = '';
    visit.noticed();
    visit.changed();
  };
  return html`<form class="sit-down" @submit=${submit} novalidate>
    <label class="field" for="own-name">${t('field-name')}</label>
    <input
      id="own-name"
      name="name"
      type="text"
      dir="auto"
      required
      maxlength="120"
      autocomplete="nickname"
      autocapitalize="words"
      spellcheck="false"
      placeholder=${t('field-name-example')}
      value=${remembered.name()}
      aria-invalid=${refused ? 'true' : nothing}
      aria-describedby="join-error"
      @input=${() => refused && mended()}
    />
    <p class="problem" id="join-error" role="alert" ?hidden=${!refused}>${refused ? errorText(refused) : ''}</p>
    <button class="primary big" type="submit" aria-busy=${busy ? 'true' : nothing}>${t('door-sit')}</button>
  </form>`;
}

/**
 * This browser plays here already, in a page that is alive.
 * @param {RoomVisit} visit
 * @param {RoomSummary} room
 * @param {OwnPlayer[]} yours
 */
function ownSeat(visit, room, yours) {
  const refused = visit.state.refusal?.of === 'take_over' ? visit.state.refusal.code : null;
  return html`<div class="own-seat">
    <p class="note strong">${t('door-yours', { count: yours.length })}</p>
    ${yours.map(
      ({ player, name }) =>
        html`<button class="primary" type="button" @click=${() => visit.takeOver(player)}>
          ${t('door-take-over', { name })}
        </button>`,
    )}
    <p class="problem" role="alert" ?hidden=${!refused}>${refused ? errorText(refused) : ''}</p>
    ${room.free > 0
      ? html`<button
          class="secondary"
          type="button"
          @click=${() => {
            asAnother.add(room.code);
            visit.changed();
          }}
        >
          ${t('door-as-another')}
        </button>`
      : nothing}
  </div>`;
}
