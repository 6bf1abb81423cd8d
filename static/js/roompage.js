// The room on the screen: which of its screens is shown, and the table with all that is around it.

import { html, nothing } from '../vendor/lit-html.js';
import { Banner } from './banner.js';
import { bar } from './bar.js';
import { chatPanel, followChat, putBack } from './chat/chat.js';
import { heardLines } from './chat/mute.js';
import { doorScreen } from './door/door.js';
import { ICONS } from './icons.js';
import { invite } from './invite.js';
import { alsoSpeak, currentLanguage, direction, errorText, t } from './messages.js';
import { part } from './part.js';
import { nextTry } from './nexttry.js';
import { unread } from './reduce.js';
import { lineDrawing } from './phrases/drawings.js';
import { lineText } from './phrases/words.js';
import { RoomVisit } from './room.js';
import { wordsScreen } from './screens.js';
import { tabRoom } from './storage.js';
import { untilTry } from './trouble.js';

/** @import {BarActions} from "./bar.js" */
/** @import {ChatLine} from "./wire.js" */
/** @typedef {typeof import("./table/index.js")} Table */

const NOTICE_MS = 7000;
const SAID_MS = 6000;
const TRIES_BEFORE_WORRY = 3;
const LOOK_AGAIN_MS = 15_000;
// From here on there is room for the chat beside the table.
const WIDE = '(min-width: 75rem)';

/** Returns the table, which is loaded while a person is still at the door. */
export async function loadTable() {
  const [table] = await Promise.all([part(() => import('./table/index.js')), alsoSpeak('phrases')]);
  return table;
}

export class RoomPage {
  /** @type {Table | null} */ table = null;
  #tableFailed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #noticeTimer;
  #noticed = 0;
  #lastLine = Infinity;
  #chatOffered = false;
  /** @type {{line: ChatLine, until: number}[]} */ #said = [];
  /** @type {Element | null} */ #beforeChat = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */ #looking;

  /**
   * @param {string} code
   * @param {BarActions} actions
   * @param {() => void} draw
   */
  constructor(code, actions, draw) {
    this.actions = actions;
    this.draw = draw;
    this.visit = new RoomVisit(
      code,
      () => this.#changed(),
      () => actions.goTo('./'),
    );
    this.banner = new Banner(draw, () => this.visit.socket.open());
  }

  start() {
    this.visit.start();
    this.#looking = setInterval(() => document.hidden || this.visit.lookAgain(), LOOK_AGAIN_MS);
    this.#loadTable();
  }

  stop() {
    clearTimeout(this.#noticeTimer);
    clearInterval(this.#looking);
    this.banner.stop();
    this.visit.stop();
    this.table?.dispose();
  }

  /** Names the screen, so that the focus moves when it changes. */
  get screen() {
    const { stage } = this.visit.state;
    return `room-${stage}`;
  }

  get title() {
    const { room, stage } = this.visit.state;
    if (stage !== 'seat' || !room) return t('app-name');
    const own = room.phase === 'playing' && room.match?.to_play === room.seat;
    return t(own ? 'title-your-turn' : 'title-room', { code: room.code });
  }

  template() {
    const { state } = this.visit;
    if (state.stage === 'seat') return this.#seat();
    return html`<div class="page">
      ${bar(this.actions)} ${state.stage === 'door' ? this.banner.template(state) : nothing} ${this.#beforeTheTable()}
    </div>`;
  }

  /** After each draw. */
  drawn() {
    followChat(false);
  }

  #beforeTheTable() {
    const { state } = this.visit;
    const lobby = { words: t('back-to-lobby'), run: () => this.actions.goTo('./') };
    if (state.stage === 'door' && state.door) return doorScreen(this.visit, state.door, lobby.run);
    if (state.stage === 'opening') return this.#opening(lobby);
    if (state.ended === 'replaced') {
      return wordsScreen('replaced', [{ words: t('continue-here'), run: () => this.visit.continueHere() }, lobby]);
    }
    if (state.ended === 'removed') return wordsScreen('removed', [lobby]);
    if (state.ended === 'left') return wordsScreen('left', [lobby]);
    return wordsScreen(state.known ? 'gone' : 'nosuch', [lobby]);
  }

  /** @param {import('./screens.js').Way} lobby */
  #opening(lobby) {
    const { state } = this.visit;
    this.banner.follow(state);
    const again = { words: t('banner-try-now'), run: () => this.visit.socket.open() };
    const wait = untilTry(state, performance.now());
    const note = wait === null ? '' : nextTry(wait);
    if (state.link === 'offline') return wordsScreen('offline', [lobby], true);
    if (state.storeAway) return wordsScreen('store', [again, lobby], true, undefined, note);
    if (state.denied) return wordsScreen('refused', [again, lobby], true, errorText(state.denied), note);
    if (state.tries < TRIES_BEFORE_WORRY) return wordsScreen('opening', [lobby], true);
    return wordsScreen('unreachable', [again, lobby], true, undefined, note);
  }

  #seat() {
    const { visit } = this;
    const { state } = visit;
    return html`<div class="room" ?data-chat-open=${state.chat.open} data-phase=${state.room?.phase ?? nothing}>
      ${this.banner.template(state)}
      <div class="room-table">${this.table ? this.#scene(this.table) : this.#noTable()}</div>
      ${state.chat.open
        ? html`<button class="chat-scrim" tabindex="-1" aria-hidden="true" @click=${() => this.#toggleChat()}></button>`
        : nothing}
      ${chatPanel(visit, () => this.#openPhrases())} ${this.#notice()}
      <p class="visually-hidden" role="status">${this.#lastSaid()}</p>
    </div>`;
  }

  #noTable() {
    if (!this.#tableFailed) return wordsScreen('opening', [], true);
    return wordsScreen('unreachable', [{ words: t('try-again'), run: () => location.reload() }]);
  }

  /** @param {Table} table */
  #scene({ tableScene }) {
    const { visit } = this;
    const { room, events, seq, pending, link, receivedAt, chat, asked, storeAway } = visit.state;
    if (!room) return nothing;
    return tableScene(
      {
        room,
        events,
        seq,
        pending,
        lang: currentLanguage(),
        dir: direction(),
        connection: link,
        asked: asked.map(({ type }) => type),
        held: link !== 'online' || storeAway,
        receivedAt,
        invite: invite(room.code, this.draw),
        chat: { unread: unread(visit.state), open: chat.open, said: this.#bubbles() },
        requestRender: this.draw,
      },
      {
        play: (card, capture) => visit.play(card, capture),
        start: () => visit.startMatch(),
        leave: () => visit.leave(),
        remove: (player) => visit.remove(player),
        ready: () => visit.ready(),
        rematch: (agreed) => visit.rematch(agreed),
        askBot: () => visit.askBot(),
        back: () => visit.back(),
        openChat: () => this.#toggleChat(),
        openSettings: () => this.actions.settings(),
        openPhrases: () => this.#openPhrases(),
        requestRender: this.draw,
      },
    );
  }

  /** What was just said, but for those who were muted meanwhile. */
  #heard() {
    const { muted } = this.visit.state;
    return this.#said.map(({ line }) => line).filter(({ player }) => !muted.includes(player));
  }

  #bubbles() {
    return this.#heard().map((line) => ({ player: line.player, text: lineText(line), drawing: lineDrawing(line) }));
  }

  /** A closed chat is heard all the same. */
  #lastSaid() {
    const { room, chat, player: own } = this.visit.state;
    const last = this.#heard().findLast(({ player }) => player !== own);
    if (chat.open || !last) return nothing;
    const name = room?.seats.find(({ player }) => player === last.player)?.name ?? '';
    return t('chat-said', { name, text: lineText(last) });
  }

  #notice() {
    const { refusal, renamed } = this.visit.state;
    const shown = refusal && !['join', 'take_over', 'chat'].includes(refusal.of ?? '') ? refusal : null;
    return html`<div class="notice" role="alert">
      ${shown
        ? html`<p>${errorText(shown.code)}</p>
            <button class="quiet square" type="button" aria-label=${t('notice-close')} @click=${() => this.visit.noticed()}>
              ${ICONS.close}
            </button>`
        : nothing}
    </div>
      <div class="notice" role="status" data-kind="good">
        ${renamed && !shown
          ? html`<p>${t('name-given', renamed)}</p>
              <button class="quiet square" type="button" aria-label=${t('notice-close')} @click=${() => this.visit.named()}>
                ${ICONS.close}
              </button>`
          : nothing}
      </div>`;
  }

  #openPhrases() {
    part(() => import('./phrases/picker.js')).then(
      ({ openPhrases }) => openPhrases((phrase) => this.visit.sayPhrase(phrase)),
      () => {}, // the line is down, and the banner says so
    );
  }

  #toggleChat() {
    const open = !this.visit.state.chat.open;
    this.#chatOffered = true;
    if (open) this.#beforeChat = document.activeElement;
    this.visit.showChat(open);
    queueMicrotask(() => {
      if (open) {
        document.getElementById('say')?.focus();
        followChat(true);
      } else if (this.#beforeChat instanceof HTMLElement) this.#beforeChat.focus();
    });
  }

  #changed() {
    const { state } = this.visit;
    if (state.stage === 'seat' && this.#lastLine === Infinity) this.#satDown();
    if (state.stage === 'ended') tabRoom.keep(null);
    this.#offerChat();
    this.#hearNewLines();
    if (state.refusal?.text && state.refusal.count !== this.#noticed) putBack(state.refusal.text);
    if (state.refusal && state.refusal.count !== this.#noticed && state.stage !== 'opening') {
      clearTimeout(this.#noticeTimer);
      this.#noticeTimer = setTimeout(() => this.visit.noticed(), NOTICE_MS);
    }
    this.#noticed = state.refusal?.count ?? 0;
    this.draw();
  }

  #satDown() {
    const { state } = this.visit;
    tabRoom.keep(state.room?.code ?? null);
    this.#lastLine = state.chat.lines.at(-1)?.line ?? -1;
  }

  /** Where there is room beside the table, the chat stands open as soon as there is somebody to talk to. */
  #offerChat() {
    const { stage, room, player } = this.visit.state;
    const company = stage === 'seat' && room?.seats.some((seat) => seat.player !== null && seat.player !== player);
    if (this.#chatOffered || !company) return;
    this.#chatOffered = true;
    if (matchMedia(WIDE).matches) queueMicrotask(() => this.visit.showChat(true));
  }

  /** What the others just said, and the own phrases, stand at their seats for a while. */
  #hearNewLines() {
    const now = performance.now();
    const fresh = heardLines(this.visit.state).filter(
      ({ line, player, phrase }) => line > this.#lastLine && (phrase !== null || player !== this.visit.state.player),
    );
    this.#lastLine = Math.max(this.#lastLine, this.visit.state.chat.lines.at(-1)?.line ?? -1);
    if (fresh.length === 0) return;
    const speakers = new Set(fresh.map(({ player }) => player));
    const newest = fresh.filter(({ player }, place) => !fresh.slice(place + 1).some((later) => later.player === player));
    this.#said = [
      ...this.#said.filter(({ line }) => !speakers.has(line.player)),
      ...newest.map((line) => ({ line, until: now + SAID_MS })),
    ];
    setTimeout(() => {
      this.#said = this.#said.filter(({ until }) => until > performance.now());
      this.draw();
    }, SAID_MS + 50);
  }

  #loadTable() {
    loadTable().then(
      (table) => {
        this.table = table;
        this.draw();
      },
      () => {
        this.#tableFailed = true;
        this.draw();
      },
    );
  }
}
