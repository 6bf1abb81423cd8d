// A world for RoomSocket that passes no time and opens no line by itself.

import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto; // Node 18 has it, but not as a global

export class FakeWorld {
  time = 0;
  /** @type {{at: number, run: () => void}[]} */ timers = [];
  /** @type {FakeSocket[]} */ sockets = [];

  constructor() {
    const world = this;
    this.WebSocket = class extends FakeSocket {
      constructor(url) {
        super(url);
        world.sockets.push(this);
      }
    };
    this.random = () => 0.5;
    this.now = () => this.time;
    this.after = (run, ms) => {
      const timer = { at: this.time + ms, run };
      this.timers.push(timer);
      return timer;
    };
    this.cancel = (timer) => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  get socket() {
    return this.sockets.at(-1);
  }

  /** Lets time pass, with all that is due in it. */
  pass(ms) {
    const until = this.time + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.cancel(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = until;
  }
}

class FakeSocket {
  readyState = 0;
  sent = [];
  closed = false;

  constructor(url) {
    this.url = url;
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  hears(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The messages sent of one type. */
  of(type) {
    return this.sent.filter((message) => message.type === type);
  }
}

/** A view of a room, as small as the browser's code needs it. */
export function roomView(version, more = {}) {
  return { code: '7K2M9P', version, turn: 0, phase: 'playing', you: 1, seat: 0, match_number: 1, match: { deal: 0 }, ...more };
}

export function welcome(version, more = {}) {
  return { type: 'welcome', id: null, player: 1, room: roomView(version), chat: [], ...more };
}

export function preview(more = {}) {
  return { type: 'preview', room: { code: '7K2M9P', names: ['Mona'], seats: 2, free: 1 }, yours: [], ...more };
}

export function said(line, player, text) {
  return { line, player, name: `player ${player}`, text };
}
