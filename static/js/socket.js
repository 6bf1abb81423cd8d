// One page's connection to one room, for as long as the page wants it.
//
// It greets, answers probes, beats its heart, notices a dead line, and comes back for ever with growing jittered waits; only a
// `closed` from the server is final. What is asked (`ask`) is kept until it is answered, and asked again with the same id after
// every return, so that nothing is lost and, since the server knows the ids of plays, no card is played twice.
//
// The world is an argument (`World`): tests run it without a network and without waiting.

import { backoff, firstTry } from './backoff.js';

/** @import {ClientMessage, ServerMessage, Welcome, Refusal} from './wire.js' */
/** @typedef {Extract<ClientMessage, {id: string}>} Request */
/** @typedef {'connecting' | 'online'} Link */

/**
 * @typedef {object} World
 * @property {new (url: string) => WebSocket} WebSocket
 * @property {(run: () => void, ms: number) => unknown} after
 * @property {(timer: any) => void} cancel
 * @property {() => number} now ms, monotonic
 * @property {() => number} random in [0, 1)
 */

/**
 * @typedef {object} Ear
 * @property {(message: ServerMessage, about: Request | null, resent: boolean) => void} hear every message, with the request it
 *   answers and whether that had been sent more than once
 * @property {(link: Link, code: number) => void} link the line's state; with the code of the close that ended it, or 0
 * @property {() => number | null} player the player number that this tab kept
 */

/** @typedef {{message: Request, sent: number, line: number, failures: number, putOff: boolean}} Waiting */

export const BEAT_MS = 20_000;
export const SILENT_MS = 45_000;
export const OPENING_MS = 10_000;
export const CHECK_MS = 4_000;
export const AGAIN_MS = 2_000;
const TICK_MS = 2_500;
const PATIENCE_WITH_FAILURES = 5;

/** @type {Record<number, 'left' | 'replaced' | 'removed' | 'gone'>} */
const FINAL = { 4000: 'left', 4001: 'replaced', 4002: 'removed', 4004: 'gone' };
const SITTING_DOWN = new Set(['join', 'take_over']);
const ASK_AGAIN = new Set(['store_unavailable', 'busy', 'rate_limited', 'internal']);

/** @type {World} */
export const browser = {
  WebSocket: globalThis.WebSocket,
  after: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  now: () => performance.now(),
  random: Math.random,
};

export class RoomSocket {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {'nobody' | 'door' | 'seat'} */ #greeted = 'nobody';
  /** @type {Map<string, Waiting>} */ #waiting = new Map();
  #attempt = 0;
  #done = false;
  #openedAt = 0;
  #heardAt = 0;
  #beatAt = 0;
  #checkBy = Infinity;
  #line = -1;
  /** @type {unknown} */ #retry = null;
  /** @type {unknown} */ #again = null;
  /** @type {unknown} */ #tick = null;

  /**
   * @param {string} url
   * @param {string} page random for each loaded page
   * @param {Ear} ear
   * @param {World} [world]
   */
  constructor(url, page, ear, world = browser) {
    this.url = url;
    this.page = page;
    this.ear = ear;
    this.world = world;
  }

  /** Opens a fresh socket at once, whatever became of the one before. */
  open() {
    if (this.#done) return;
    this.#drop();
    this.#greeted = 'nobody';
    this.#openedAt = this.#heardAt = this.#beatAt = this.world.now();
    this.#checkBy = Infinity;
    const socket = new this.world.WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', page: this.page, player: this.ear.player() });
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => this.#lost(event.code);
    this.#tick ??= this.world.after(() => this.#watch(), TICK_MS);
  }

  /** Makes sure that the line is alive, after the page was hidden or frozen: asks, and opens a fresh one without an answer. */
  check() {
    if (this.#done) return;
    const silent = this.world.now() - this.#heardAt;
    if (this.#greeted === 'nobody' || silent > BEAT_MS + CHECK_MS) return this.open();
    this.#checkBy = this.world.now() + CHECK_MS;
    this.#send({ type: 'ping' });
  }

  /**
   * Asks for something, until it is answered.
   * @param {Request} message
   */
  ask(message) {
    const waiting = { message, sent: 0, line: this.#line, failures: 0, putOff: false };
    this.#waiting.set(message.id, waiting);
    this.#post(waiting);
  }

  /**
   * Says something that needs no answer and is not missed when the line is down.
   * @param {ClientMessage} message
   */
  say(message) {
    if (this.#greeted === 'seat') this.#send(message);
  }

  /** Ends it for good. */
  close() {
    this.#done = true;
    this.#drop();
    this.world.cancel(this.#tick);
    this.world.cancel(this.#again);
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.world.cancel(this.#retry);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {ClientMessage} message */
  #send(message) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** @param {Waiting} waiting */
  #post(waiting) {
    const where = SITTING_DOWN.has(waiting.message.type) ? 'door' : 'seat';
    if (this.#greeted !== where) return;
    waiting.sent += 1;
    waiting.putOff = false;
    this.#send(waiting.message);
  }

  /** @param {(waiting: Waiting) => boolean} [which] */
  #postAll(which = () => true) {
    this.world.cancel(this.#again);
    this.#again = null;
    for (const waiting of this.#waiting.values()) if (which(waiting)) this.#post(waiting);
  }

  /** @param {string} text */
  #heard(text) {
    this.#heardAt = this.world.now();
    this.#checkBy = Infinity;
    const message = /** @type {ServerMessage} */ (JSON.parse(text));
    switch (message.type) {
      case 'probe':
        return this.#send({ type: 'here' });
      case 'welcome':
        return this.#seated(message);
      case 'preview':
        return this.#atTheDoor(message);
      case 'closed':
        this.close();
        return this.ear.hear(message, null, false);
      case 'chatted':
        this.#line = Math.max(this.#line, message.line.line);
        return this.ear.hear(message, null, false);
      case 'ack':
        return this.#answered(message, message.id);
      case 'error':
        return this.#refused(message);
      default:
        return this.ear.hear(message, null, false);
    }
  }

  /** @param {Welcome} welcome */
  #seated(welcome) {
    this.#greet('seat');
    for (const [id, { message, sent, line }] of this.#waiting) {
      const heard = message.type === 'chat' && sent > 0 && welcome.chat.some((said) => isEcho(said, welcome, line, message.text));
      if (SITTING_DOWN.has(message.type) || heard) this.#waiting.delete(id);
    }
    this.#line = welcome.chat.reduce((last, said) => Math.max(last, said.line), this.#line);
    this.ear.hear(welcome, null, false);
    this.#postAll();
  }

  /** @param {Extract<ServerMessage, {type: 'preview'}>} preview */
  #atTheDoor(preview) {
    this.#greet('door');
    const left = [...this.#waiting.values()].some(({ message, sent }) => message.type === 'leave' && sent > 0);
    if (left) {
      this.close();
      return this.ear.hear({ type: 'closed', reason: 'left' }, null, false);
    }
    for (const [id, { message }] of this.#waiting) if (!SITTING_DOWN.has(message.type)) this.#waiting.delete(id);
    this.ear.hear(preview, null, false);
    this.#postAll();
  }

  /** @param {'door' | 'seat'} where */
  #greet(where) {
    this.#greeted = where;
    this.#attempt = 0;
    this.ear.link('online', 0);
  }

  /** @param {Refusal} error */
  #refused(error) {
    const waiting = error.id === null ? undefined : this.#waiting.get(error.id);
    if (waiting && ASK_AGAIN.has(error.code)) {
      waiting.failures += 1;
      if (error.code !== 'internal' || waiting.failures < PATIENCE_WITH_FAILURES) {
        waiting.putOff = true;
        const wait = AGAIN_MS + backoff(waiting.failures, this.world.random);
        this.#again ??= this.world.after(() => this.#postAll((each) => each.putOff), wait);
        return this.ear.hear({ ...error, id: null }, null, false);
      }
    }
    if (error.id !== null) return this.#answered(error, error.id);
    this.ear.hear(error, null, false);
    // Without a greeting this socket is of no use: its hello was refused.
    if (this.#greeted === 'nobody') {
      this.#drop();
      this.#comeBack();
    }
  }

  /**
   * @param {ServerMessage} message
   * @param {string} id
   */
  #answered(message, id) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.ear.hear(message, waiting?.message ?? null, (waiting?.sent ?? 0) > 1);
  }

  /** @param {number} code */
  #lost(code) {
    this.#drop();
    this.#greeted = 'nobody';
    const reason = FINAL[code];
    if (reason) {
      this.close();
      return this.ear.hear({ type: 'closed', reason }, null, false);
    }
    this.ear.link('connecting', code);
    this.#attempt = Math.max(this.#attempt, firstTry(code));
    this.#comeBack();
  }

  #comeBack() {
    this.world.cancel(this.#retry);
    this.#retry = this.world.after(() => this.open(), backoff(this.#attempt++, this.world.random));
  }

  #watch() {
    const now = this.world.now();
    this.#tick = this.world.after(() => this.#watch(), TICK_MS);
    if (!this.#socket) return;
    const opening = this.#greeted === 'nobody' && now - this.#openedAt >= OPENING_MS;
    if (opening || now >= this.#checkBy || now - this.#heardAt >= SILENT_MS) {
      this.#lost(0);
    } else if (now - this.#beatAt >= BEAT_MS) {
      this.#beatAt = now;
      this.#send({ type: 'ping' });
    }
  }
}

/**
 * Returns whether this line of the chat is what was said with `text` after `line`: its answer was lost, not the line.
 * @param {import('./wire.js').ChatLine} said
 * @param {Welcome} welcome
 * @param {number} line
 * @param {string} text
 */
function isEcho(said, welcome, line, text) {
  return said.line > line && said.player === welcome.player && tidy(said.text) === tidy(text);
}

/** @param {string} text */
function tidy(text) {
  return text.normalize('NFC').split(/\s+/u).filter(Boolean).join(' ');
}

/** Returns a random id of 96 bits, as the wire wants them. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
