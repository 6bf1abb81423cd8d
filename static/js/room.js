// One visit to one room: the socket, the state it makes, what this tab keeps of it, and what a person can do there.

import { roomLink, socketPlace } from './address.js';
import { missedSomething, opening, reduce } from './reduce.js';
import { RoomSocket, randomId } from './socket.js';
import { remember, tabSeat } from './storage.js';

/** @import {Action, RoomState} from './reduce.js' */
/** @import {Request} from './socket.js' */
/** @import {ServerMessage} from './wire.js' */

// One for each loaded page, so that it takes its own dead connection over without a question.
const PAGE = randomId();

export class RoomVisit {
  #closing = new AbortController();

  /**
   * @param {string} code
   * @param {() => void} changed called after every change of `state`
   * @param {() => void} left called when the person has left
   */
  constructor(code, changed, left) {
    this.code = code;
    this.changed = changed;
    this.left = left;
    this.tab = tabSeat(code);
    /** @type {RoomState} */
    this.state = { ...opening(this.tab.play()), muted: this.tab.muted() };
    this.socket = this.#connection();
  }

  /** Connects, and from then on comes back by itself. */
  start() {
    const { signal } = this.#closing;
    addEventListener('online', () => this.socket.open(), { signal });
    addEventListener('offline', () => this.#link('offline', 0, null), { signal });
    addEventListener('pageshow', (event) => event.persisted && this.socket.open(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#inSight(), { signal });
    const play = this.tab.play();
    if (play) this.socket.ask({ type: 'play', ...play });
    this.socket.open();
  }

  /** Goes away; the seat stays. */
  stop() {
    this.#closing.abort();
    this.socket.close();
  }

  /** Connects anew after the seat was taken over elsewhere. */
  continueHere() {
    this.socket.close();
    this.state = { ...opening(null), muted: this.tab.muted() };
    this.socket = this.#connection();
    this.socket.open();
    this.changed();
  }

  /** At the door: asks anew who sits there, unless that would ask another page for the seat, or something is under way. */
  lookAgain() {
    const { stage, door, asked } = this.state;
    if (stage === 'door' && door?.yours.length === 0 && asked.length === 0) this.socket.open();
  }

  /** @param {string} name */
  join(name) {
    this.#ask({ type: 'join', id: randomId(), name });
  }

  /** @param {number} player */
  takeOver(player) {
    this.#ask({ type: 'take_over', id: randomId(), player });
  }

  leave() {
    this.#ask({ type: 'leave', id: randomId() });
  }

  /**
   * Takes another player's seat away, as the host.
   * @param {number} player
   */
  remove(player) {
    this.#ask({ type: 'remove', id: randomId(), player });
  }

  startMatch() {
    this.#ask({ type: 'start', id: randomId() });
  }

  /**
   * @param {string} card
   * @param {string[] | null} capture
   */
  play(card, capture) {
    const { room, pending } = this.state;
    if (!room || (pending?.status === 'sent' && pending.turn === room.turn)) return;
    const play = { id: randomId(), turn: room.turn, card, capture };
    this.tab.keepPlay(play);
    this.#ask({ type: 'play', ...play });
  }

  askBot() {
    if (this.state.room) this.#ask({ type: 'ask_bot', id: randomId(), turn: this.state.room.turn });
  }

  back() {
    this.#ask({ type: 'return', id: randomId() });
  }

  ready() {
    const { room } = this.state;
    if (room?.match) this.#ask({ type: 'ready', id: randomId(), match: room.match_number, deal: room.match.deal });
  }

  /** @param {boolean} agreed */
  rematch(agreed) {
    if (this.state.room) this.#ask({ type: 'rematch', id: randomId(), match: this.state.room.match_number, agreed });
  }

  /** @param {string} text */
  say(text) {
    const request = { type: /** @type {const} */ ('chat'), id: randomId(), text };
    this.#ask(request);
    return request.id;
  }

  /** @param {import('./phrases/words.js').PhraseCode} phrase */
  sayPhrase(phrase) {
    this.#ask({ type: 'phrase', id: randomId(), phrase });
  }

  /** @param {boolean} open */
  showChat(open) {
    this.#step({ type: 'chat', open });
  }

  /**
   * Hears these players no more, and whoever else was muted again.
   * @param {readonly number[]} players
   */
  mute(players) {
    this.tab.keepMuted(players);
    this.#step({ type: 'muted', players });
  }

  noticed() {
    this.#step({ type: 'noticed' });
  }

  /** The note about one's own name was read. */
  named() {
    this.#step({ type: 'named' });
  }

  /** After the page was out of sight: the line may be dead, and the clocks late, since time stands still in a sleeping device. */
  #inSight() {
    this.socket.check();
    this.socket.say({ type: 'resync' });
  }

  #connection() {
    return new RoomSocket(socketPlace(`ws/rooms/${encodeURIComponent(this.code)}`), PAGE, {
      hear: (message, about, resent) => this.#hear(message, about, resent),
      link: (link, code, wait) => this.#link(link === 'connecting' && !navigator.onLine ? 'offline' : link, code, wait),
      player: () => this.tab.player(),
    });
  }

  /**
   * @param {RoomState['link']} link
   * @param {number} code
   * @param {number | null} wait
   */
  #link(link, code, wait) {
    const at = performance.now();
    this.#step({ type: 'link', link, code, at, retryAt: wait === null ? null : at + wait });
  }

  /**
   * @param {ServerMessage} message
   * @param {Request | null} about
   * @param {boolean} resent
   */
  #hear(message, about, resent) {
    if (message.type === 'welcome' || message.type === 'preview') this.#named(message.room.code);
    if (message.type === 'welcome') this.tab.keepPlayer(message.player);
    if (message.type === 'welcome' && about?.type === 'join') remember.name(about.name);
    if (about?.type === 'play' && about.id === this.tab.play()?.id) this.tab.keepPlay(null);
    if (message.type === 'closed' && message.reason !== 'replaced') {
      this.tab.keepPlayer(null);
      this.tab.keepPlay(null);
      if (message.reason === 'gone') this.tab.keepMuted([]);
    }
    if (missedSomething(this.state, message)) this.socket.say({ type: 'resync' });
    this.#step({ type: 'heard', message, about, resent, at: performance.now() });
    if (message.type === 'closed' && message.reason === 'left') this.left();
  }

  /**
   * The code as the server writes it, however it was typed into the address.
   * @param {string} code
   */
  #named(code) {
    if (code === this.code) return;
    this.code = code;
    this.tab = tabSeat(code);
    this.#step({ type: 'muted', players: this.tab.muted() });
    history.replaceState(null, '', roomLink(code));
  }

  /** @param {Request} request */
  #ask(request) {
    this.#step({ type: 'asked', request });
    this.socket.ask(request);
  }

  /** @param {Action} action */
  #step(action) {
    const before = this.state;
    this.state = reduce(before, action);
    if (this.state !== before) this.changed();
  }
}
