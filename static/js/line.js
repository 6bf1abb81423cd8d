// A line to the server: one WebSocket that is kept alive for as long as somebody wants it.
//
// It beats its heart, notices that nothing is heard any more, and opens a fresh socket after growing jittered waits, for ever.
// What is said on it is its owner's business (`Ends`): a room's (socket.js) or the list of open rooms (lobby/feed.js).
//
// The world is an argument (`World`): tests run it without a network and without waiting.

import { backoff, firstTry } from './backoff.js';

/**
 * @typedef {object} World
 * @property {new (url: string) => WebSocket} WebSocket
 * @property {(run: () => void, ms: number) => unknown} after
 * @property {(timer: any) => void} cancel
 * @property {() => number} now ms, monotonic
 * @property {() => number} random in [0, 1)
 */

/**
 * @typedef {object} Ends
 * @property {() => void} trying a socket is being opened
 * @property {() => void} opened it is open, and can be spoken on
 * @property {(text: string) => void} heard
 * @property {(code: number) => boolean} final whether a close with this code is the last word
 * @property {(code: number, wait: number) => void} lost with the code of the close (0: given up by this side), and the ms until
 *   the next try
 */

export const BEAT_MS = 20_000;
export const SILENT_MS = 45_000; // two heartbeats, and the time for an answer
export const OPENING_MS = 10_000;
export const CHECK_MS = 4_000;
const TICK_MS = 2_500;
const BEAT = JSON.stringify({ type: 'ping' });

/** @type {World} */
export const browser = {
  WebSocket: globalThis.WebSocket,
  after: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  now: () => performance.now(),
  random: Math.random,
};

export class Line {
  /** @type {WebSocket | null} */ #socket = null;
  #settled = false;
  #attempt = 0;
  #done = false;
  #openedAt = 0;
  #heardAt = 0;
  #beatAt = 0;
  #checkBy = Infinity;
  /** @type {unknown} */ #retry = null;
  /** @type {unknown} */ #tick = null;

  /**
   * @param {string} url
   * @param {Ends} ends
   * @param {World} [world]
   */
  constructor(url, ends, world = browser) {
    this.url = url;
    this.ends = ends;
    this.world = world;
  }

  /** Opens a fresh socket at once, whatever became of the one before. */
  open() {
    if (this.#done) return;
    this.#drop();
    this.#openedAt = this.#heardAt = this.#beatAt = this.world.now();
    this.#checkBy = Infinity;
    const socket = new this.world.WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.ends.opened();
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => this.#lost(event.code);
    this.#tick ??= this.world.after(() => this.#watch(), TICK_MS);
    this.ends.trying();
  }

  /** Notes that the server has let this page in: the waits begin with short ones again. */
  settled() {
    if (this.#attempt) globalThis.dispatchEvent?.(new Event('basra-back')); // the server may be another by now
    this.#settled = true;
    this.#attempt = 0;
  }

  /** Makes sure that the line is alive, after the page was hidden or frozen: asks, and opens a fresh one without an answer. */
  check() {
    if (this.#done) return;
    const silent = this.world.now() - this.#heardAt;
    if (!this.#settled || silent > BEAT_MS + CHECK_MS) return this.open();
    this.#checkBy = this.world.now() + CHECK_MS;
    this.#post(BEAT);
  }

  /** @param {unknown} message */
  send(message) {
    this.#post(JSON.stringify(message));
  }

  /**
   * Gives this socket up and comes back later.
   * @param {number} code as if the server had closed with it
   */
  giveUp(code) {
    this.#lost(code);
  }

  /** Ends it for good. */
  close() {
    this.#done = true;
    this.#drop();
    this.world.cancel(this.#tick);
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#settled = false;
    this.world.cancel(this.#retry);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {string} text */
  #post(text) {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  /** @param {string} text */
  #heard(text) {
    this.#heardAt = this.world.now();
    this.#checkBy = Infinity;
    this.ends.heard(text);
  }

  /** @param {number} code */
  #lost(code) {
    this.#drop();
    if (this.ends.final(code)) return this.close();
    this.#attempt = Math.max(this.#attempt, firstTry(code));
    const wait = backoff(this.#attempt++, this.world.random);
    this.#retry = this.world.after(() => this.open(), wait);
    this.ends.lost(code, wait);
  }

  #watch() {
    const now = this.world.now();
    this.#tick = this.world.after(() => this.#watch(), TICK_MS);
    if (!this.#socket) return;
    const opening = !this.#settled && now - this.#openedAt >= OPENING_MS;
    if (opening || now >= this.#checkBy || now - this.#heardAt >= SILENT_MS) {
      this.#lost(0);
    } else if (now - this.#beatAt >= BEAT_MS) {
      this.#beatAt = now;
      this.#post(BEAT);
    }
  }
}
