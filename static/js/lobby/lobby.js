// The lobby: open a table with one button, join one with its code, or pick one of the open ones.

import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { ApiError, createRoom, previewRoom } from '../api.js';
import { avatar } from '../avatar.js';
import { bar, follow } from '../bar.js';
import { place, roomLink } from '../address.js';
import { ICONS } from '../icons.js';
import { errorText, list, t } from '../messages.js';
import { nextTry } from '../nexttry.js';
import { remember, remembered, tabRoom, tabSeat } from '../storage.js';
import { cardFace } from '../table/card.js';
import { followOpenRooms } from './feed.js';
import { codeFault, codeOf } from './code.js';
import { formOf, houseRules, requestOf } from './form.js';
import { options } from './options.js';
import { chips, mainPoints, seatsOf } from './summary.js';

/** @import {RoomSummary} from "../wire.js" */
/** @import {BarActions} from "../bar.js" */
/** @typedef {"name" | "code" | "target" | "create"} Field */

/** @type {Record<Field, string>} by the id of the element */
const FIELDS = { name: 'own-name', code: 'room-code', target: 'own-target', create: 'create' };

export class LobbyPage {
  screen = 'lobby';
  form = formOf(remembered.form());
  name = remembered.name();
  /** Whether the name is asked for: until it is known, or to change it. */
  naming = !this.name;
  unfolded = false;
  /** Whether the target is being typed, and whether what was typed is none. */
  target = { own: false, wrong: false };
  busy = false;
  /** @type {{field: Field, code: string, args?: Record<string, string | number>} | null} */
  error = null;
  /** @type {RoomSummary[] | null} null until they are known, or while the line is down */
  rooms = null;
  /** @type {string | null} why the server does not list them */
  refusal = null;
  /** @type {string | null} the room where this tab has a seat */
  kept = null;
  /** @type {number | null} performance.now() of the next try, while the line is down */
  retryAt = null;
  /** @type {ReturnType<typeof followOpenRooms> | null} */
  feed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #tick;

  /**
   * @param {BarActions} actions
   * @param {() => void} changed
   */
  constructor(actions, changed) {
    this.actions = actions;
    this.changed = changed;
  }

  get title() {
    return t('title-lobby');
  }

  template() {
    return html`<div class="page" data-page="lobby">${bar(this.actions)} ${lobby(this)}</div>`;
  }

  /** After each draw: the seconds run. */
  drawn() {
    clearTimeout(this.#tick);
    const left = (this.retryAt ?? 0) - performance.now();
    if (left > 0) this.#tick = setTimeout(this.changed, (left % 1000) + 20);
  }

  start() {
    void this.#lookForSeat();
    this.feed = followOpenRooms((rooms, refusal, wait) => {
      this.rooms = rooms ?? this.rooms;
      this.refusal = refusal;
      this.retryAt = wait === null ? null : performance.now() + wait;
      this.changed();
    });
  }

  stop() {
    clearTimeout(this.#tick);
    this.feed?.stop();
  }

  async create() {
    if (this.busy) return;
    const name = this.name.trim();
    if (!name) return this.#refuse('name', 'name_needed');
    if (this.target.wrong) return this.#refuse('target', 'bad_target');
    this.#wait();
    try {
      const { code, player } = await createRoom(requestOf(this.form, name));
      remember.name(name);
      remember.form(this.form);
      tabSeat(code).keepPlayer(player);
      this.actions.goTo(`r/${code}`);
    } catch (error) {
      const { code: refused, args } = error instanceof ApiError ? error : { code: 'internal', args: undefined };
      /** @type {Record<string, Field>} */
      const fields = { bad_name: 'name', reserved_name: 'name', bad_target: 'target' };
      this.#refuse(fields[refused] ?? 'create', refused, args);
    }
  }

  /** @param {string} typed */
  async join(typed) {
    if (this.busy) return;
    const code = codeOf(typed);
    const fault = codeFault(typed);
    if (fault) return this.#refuse('code', fault.code, fault.args);
    this.#wait();
    try {
      const { room } = await previewRoom(code);
      if (this.name.trim()) remember.name(this.name.trim()); // the door asks for it
      this.actions.goTo(`r/${room.code}`);
    } catch (error) {
      const { code: refused, args } = error instanceof ApiError ? error : { code: 'internal', args: undefined };
      this.#refuse('code', refused, args);
    }
  }

  /** A person who came here by the back button still has their seat: the room is asked whether it is so. */
  async #lookForSeat() {
    const code = tabRoom.get();
    if (!code) return;
    const found = await previewRoom(code).catch(() => null);
    if (!found?.yours.length) return tabRoom.keep(null);
    this.kept = found.room.code;
    this.changed();
  }

  #wait() {
    this.busy = true;
    this.error = null;
    this.changed();
  }

  /**
   * Says at the field what is wrong there, and goes to it.
   * @param {Field} field
   * @param {string} code
   * @param {Record<string, string | number>} [args]
   */
  #refuse(field, code, args) {
    this.busy = false;
    this.error = { field, code, args };
    if (field === 'name') this.naming = true;
    if (field === 'target') this.unfolded = true;
    this.changed();
    queueMicrotask(() => document.getElementById(FIELDS[field])?.focus());
  }

  /**
   * Takes back what was said of a field that the person is mending.
   * @param {Field} field
   */
  mended(field) {
    if (this.error?.field !== field) return;
    this.error = null;
    this.changed();
  }
}

/** @param {LobbyPage} visit */
function lobby(visit) {
  return html`<main class="lobby">
    <div class="hero">
      <h1 class="wordmark" tabindex="-1" data-focus><span lang="ar">بصرة</span><span class="latin" lang="en">Basra</span></h1>
      <p class="tagline">${t('lobby-tagline')}</p>
      <span class="fan" aria-hidden="true">${['JS', '7D', 'AH'].map(cardFace)}</span>
      ${learn(visit)}
    </div>
    <div class="doors">${seatKept(visit)} ${openATable(visit)} ${joinATable(visit)} ${openTables(visit)}</div>
  </main>`;
}

/** For whoever does not know the game yet. @param {LobbyPage} visit */
function learn({ actions }) {
  /** @param {string} path @param {string} words */
  const way = (path, words) =>
    html`<a href=${place(path).href} @click=${(/** @type {MouseEvent} */ event) => follow(event, actions, path)}>${words}</a>`;
  return html`<p class="to-learn">${way('lesson', t('lobby-lesson'))} ${way('learn', t('bar-guide'))}</p>`;
}

/** @param {LobbyPage} visit */
function seatKept({ kept, actions }) {
  if (!kept) return nothing;
  return html`<section class="panel resume">
    <p>${t('lobby-resume', { code: kept })}</p>
    <button class="primary" type="button" @click=${() => actions.goTo(`r/${kept}`)}>${t('lobby-resume-go')}</button>
  </section>`;
}

/** @param {LobbyPage} visit */
function openATable(visit) {
  const { form } = visit;
  const house = Object.keys(houseRules(form.preset, form.options)).length;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void visit.create();
  };
  return html`<form class="open-a-table" @submit=${submit} novalidate>
    ${visit.naming ? nameField(visit) : nothing}
    <button class="primary big" id="create" type="submit" aria-busy=${visit.busy ? 'true' : nothing}>
      <span>${t('lobby-create')}</span>
      <small
        >${chips([
          t('form-seats-n', { n: form.seats }),
          ...mainPoints(form),
          t('rules-public', { public: form.public ? 'yes' : 'no' }),
          ...(house ? [t('form-house-n', { n: house })] : []),
        ])}</small
      >
    </button>
    ${problem(visit, 'create')}
    <div class="before-it">
      <button
        class="quiet unfold"
        type="button"
        aria-expanded=${visit.unfolded ? 'true' : 'false'}
        aria-controls="room-options"
        @click=${() => {
          visit.unfolded = !visit.unfolded;
          visit.changed();
        }}
      >
        <span>${t('lobby-settings')}</span><span class="turn">${ICONS.chevron}</span>
      </button>
      ${visit.naming ? nothing : ownName(visit)}
    </div>
    <div id="room-options" class="panel" ?hidden=${!visit.unfolded}>
      ${visit.unfolded
        ? options(form, { ...visit.target, problem: problem(visit, 'target') }, (next, own = visit.target.own, wrong = own && visit.target.wrong) => {
            visit.form = next;
            visit.target = { own, wrong };
            visit.error = wrong ? { field: 'target', code: 'bad_target' } : visit.error?.field === 'target' ? null : visit.error;
            visit.changed();
          })
        : nothing}
    </div>
  </form>`;
}

/** @param {LobbyPage} visit */
function nameField(visit) {
  return html`<div class="own-name">
    <label class="field" for="own-name">${t('field-name')}</label>
    <input
      id="own-name"
      type="text"
      dir="auto"
      maxlength="120"
      autocomplete="nickname"
      autocapitalize="words"
      spellcheck="false"
      enterkeyhint="go"
      placeholder=${t('field-name-example')}
      .value=${visit.name}
      aria-invalid=${visit.error?.field === 'name' ? 'true' : nothing}
      aria-describedby="name-error"
      @input=${(/** @type {InputEvent} */ event) => {
        visit.name = /** @type {HTMLInputElement} */ (event.target).value;
        visit.mended('name');
      }}
    />
    ${problem(visit, 'name')}
  </div>`;
}

/**
 * The name that is known, and the way to another.
 * @param {LobbyPage} visit
 */
function ownName(visit) {
  const change = () => {
    visit.naming = true;
    visit.changed();
    queueMicrotask(() => /** @type {HTMLInputElement | null} */ (document.getElementById('own-name'))?.select());
  };
  return html`<button class="quiet" type="button" aria-label=${t('lobby-as', { name: visit.name })} title=${t('lobby-as', { name: visit.name })} @click=${change}>
    ${ICONS.seat}<bdi>${visit.name}</bdi>${ICONS.pencil}
  </button>`;
}

/** @param {LobbyPage} visit */
function joinATable(visit) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    void visit.join(String(new FormData(form).get('code') ?? ''));
  };
  return html`<form class="panel join-a-table" @submit=${submit} novalidate>
    <label class="field" for="room-code">${t('lobby-code')}</label>
    <div class="joined">
      <input
        id="room-code"
        name="code"
        type="text"
        inputmode="url"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="200"
        placeholder="7K2M9P"
        aria-invalid=${visit.error?.field === 'code' ? 'true' : nothing}
        aria-describedby="code-error"
        @input=${() => visit.mended('code')}
      />
      <button class="secondary" type="submit">${t('lobby-join')}</button>
    </div>
    ${problem(visit, 'code')}
  </form>`;
}

/**
 * @param {LobbyPage} visit
 * @param {Field} field
 */
function problem({ error }, field) {
  const words = error?.field === field ? errorText(error.code, error.args) : '';
  return html`<p class="problem" id="${field}-error" role="alert" ?hidden=${!words}>${words}</p>`;
}

/** Why the list is none, or an old one, and when it comes back. @param {LobbyPage} visit */
function lineDown({ refusal, retryAt, feed }) {
  const wait = retryAt === null ? null : Math.max(0, retryAt - performance.now());
  return html`<div class=${wait === null ? nothing : 'line-down'}>
    <p role="status">${wait === null ? nothing : refusal ? errorText(refusal) : t(navigator.onLine ? 'banner-connecting' : 'banner-offline')}</p>
    ${wait === null
      ? nothing
      : html`<p>${nextTry(wait)}</p>
          <button class="secondary" type="button" aria-disabled=${String(wait === 0)} @click=${() => wait > 0 && feed?.open()}>
            ${t('banner-try-now')}
          </button>`}
  </div>`;
}

/** @param {LobbyPage} visit */
function openTables(visit) {
  const { rooms, retryAt } = visit;
  return html`<section class="panel open-tables" aria-labelledby="open-tables" data-line=${retryAt === null ? nothing : 'down'}>
    <h2 id="open-tables">${t('lobby-open')}</h2>
    ${lineDown(visit)}
    ${retryAt !== null && !rooms?.length
      ? nothing
      : rooms === null
        ? html`<p class="empty" role="status">${t('lobby-open-looking')}</p>`
        : rooms.length === 0
          ? html`<p class="empty">${t('lobby-open-none')}</p>`
          : html`<ul class="tables">
              ${repeat(
                rooms,
                (room) => room.code,
                (room) => openTable(room, visit),
              )}
            </ul>`}
  </section>`;
}

/**
 * @param {RoomSummary} room
 * @param {LobbyPage} visit
 */
function openTable(room, visit) {
  return html`<li>
    <a
      class="open-table"
      href=${roomLink(room.code)}
      @click=${(/** @type {MouseEvent} */ event) => follow(event, visit.actions, `r/${room.code}`)}
    >
      <span class="faces"> ${seatsOf(room).map(avatar)} </span>
      <span class="who"><bdi>${list(room.names)}</bdi></span>
      <span class="what">${chips(mainPoints(room))}</span>
      <span class="free"
        >${room.started ? t('lobby-open-started', { free: room.free }) : t('lobby-open-free', { free: room.free })}</span
      >
    </a>
  </li>`;
}
