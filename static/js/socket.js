// One page's connection to one room, for as long as the page wants it.
//
// It greets, answers probes and, over a line that comes back for ever (line.js), comes back to its seat; only a `closed` from the
// server is final. What is asked (`ask`) is kept until it is answered, and asked again with the same id after every return, so
// that nothing is lost and, since the server knows the ids of plays, no card is played twice.

import { backoff } from './backoff.js';
import { Line, browser } from './line.js';

/** @import {ClientMessage, ServerMessage, Welcome, Refusal} from './wire.js' */
/** @import {World} from './line.js' */
/** @typedef {Extract<ClientMessage, {id: string}>} Request */
/** @typedef {'connecting' | 'online'} Link */

/**
 * @typedef {object} Ear
 * @property {(message: ServerMessage, about: Request | null, resent: boolean) => void} hear every message, with the request it
 *   answers and whether that had been sent more than once
 * @property {(link: Link, code: number, wait: number | null) => void} link the line's state; with the code of the close that ended
 *   the last one, or 0, and the ms until the next try: null when it is under way
 * @property {() => number | null} player the player number that this tab kept
 */

/** @typedef {{message: Request, sent: number, line: number, failures: number, putOff: boolean}} Waiting */

export const AGAIN_MS = 2_000;
const TRY_AGAIN = 1013;
const PATIENCE_WITH_FAILURES = 5;

/** @type {Record<number, 'left' | 'replaced' | 'removed' | 'gone'>} */
const FINAL = { 4000: 'left', 4001: 'replaced', 4002: 'removed', 4004: 'gone' };
const SITTING_DOWN = new Set(['join', 'take_over']);
const ASK_AGAIN = new Set(['store_unavailable', 'busy', 'rate_limited', 'internal']);

export class RoomSocket {
  /** @type {Line} */ #line;
  /** @type {'nobody' | 'door' | 'seat'} */ #greeted = 'nobody';
  /** @type {Map<string, Waiting>} */ #waiting = new Map();
  #heardLine = -1;
  /** @type {unknown} */ #again = null;

  /**
   * @param {string} url
   * @param {string} page random for each loaded page
   * @param {Ear} ear
   * @param {World} [world]
   */
  constructor(url, page, ear, world = browser) {
    this.page = page;
    this.ear = ear;
    this.world = world;
    this.#line = new Line(
      url,
      {
        trying: () => {
          this.#greeted = 'nobody';
          ear.link('connecting', 0, null);
        },
        opened: () => this.#line.send({ type: 'hello', page: this.page, player: ear.player() }),
        heard: (text) => this.#heard(text),
        final: (code) => this.#isFinal(code),
        lost: (code, wait) => {
          this.#greeted = 'nobody';
          ear.link('connecting', code, wait);
        },
      },
      world,
    );
  }

  /** Opens a fresh line at once, whatever became of the one before. */
  open() {
    this.#line.open();
  }

  /** Makes sure that the line is alive, after the page was hidden or frozen. */
  check() {
    this.#line.check();
  }

  /**
   * Asks for something, until it is answered.
   * @param {Request} message
   */
  ask(message) {
    const waiting = { message, sent: 0, line: this.#heardLine, failures: 0, putOff: false };
    this.#waiting.set(message.id, waiting);
    this.#post(waiting);
  }

  /**
   * Says something that needs no answer and is not missed when the line is down.
   * @param {ClientMessage} message
   */
  say(message) {
    if (this.#greeted === 'seat') this.#line.send(message);
  }

  /** Ends it for good. */
  close() {
    this.#line.close();
    this.world.cancel(this.#again);
  }

  /** @param {Waiting} waiting */
  #post(waiting) {
    const where = SITTING_DOWN.has(waiting.message.type) ? 'door' : 'seat';
    if (this.#greeted !== where) return;
    waiting.sent += 1;
    waiting.putOff = false;
    this.#line.send(waiting.message);
  }

  /** @param {(waiting: Waiting) => boolean} [which] */
  #postAll(which = () => true) {
    this.world.cancel(this.#again);
    this.#again = null;
    for (const waiting of this.#waiting.values()) if (which(waiting)) this.#post(waiting);
  }

  /** @param {string} text */
  #heard(text) {
    const message = /** @type {ServerMessage} */ (JSON.parse(text));
    switch (message.type) {
      case 'probe':
        return this.#line.send({ type: 'here' });
      case 'welcome':
        return this.#seated(message);
      case 'preview':
        return this.#atTheDoor(message);
      case 'closed':
        this.close();
        return this.ear.hear(message, null, false);
      case 'chatted':
        this.#heardLine = Math.max(this.#heardLine, message.line.line);
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
      const heard = sent > 0 && welcome.chat.some((said) => said.line > line && isEcho(said, welcome.player, message));
      if (SITTING_DOWN.has(message.type) || heard) this.#waiting.delete(id);
    }
    this.#heardLine = welcome.chat.reduce((last, said) => Math.max(last, said.line), this.#heardLine);
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
    this.#line.settled();
    this.ear.link('online', 0, null);
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
    if (this.#greeted === 'nobody') this.#line.giveUp(TRY_AGAIN);
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

  /**
   * @param {number} code
   * @returns {boolean}
   */
  #isFinal(code) {
    const reason = FINAL[code];
    if (!reason) return false;
    this.close();
    this.ear.hear({ type: 'closed', reason }, null, false);
    return true;
  }
}

/**
 * Returns whether this line of the chat is what was asked to be said: its answer was lost, not the line.
 * @param {import('./wire.js').ChatLine} said
 * @param {number} player
 * @param {Request} request
 */
function isEcho(said, player, request) {
  if (said.player !== player) return false;
  if (request.type === 'phrase') return said.phrase === request.phrase;
  return request.type === 'chat' && !said.phrase && tidy(said.text) === tidy(request.text);
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
