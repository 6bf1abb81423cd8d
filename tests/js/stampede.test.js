import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RoomSocket } from '../../static/js/socket.js';
import { FakeWorld } from './fakes.js';

const CLIENTS = 1_000;
const WINDOW_MS = 100;

/** A small generator with a seed (mulberry32): the same crowd each time. */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns when each of the crowd reached a server that restarts for `away` ms, in ms since it went. */
function arrivals(away) {
  return Array.from({ length: CLIENTS }, (_, seed) => {
    const world = new FakeWorld();
    world.random = chance(seed);
    const socket = new RoomSocket('ws://here/', `page-${seed}`, { hear() {}, link() {}, player: () => 1 }, world);
    socket.open();
    world.socket.opens();
    world.socket.hears({ type: 'welcome', id: null, player: 1, room: {}, chat: [] });
    world.socket.breaks(1012);
    let known = world.sockets.length;
    for (;;) {
      const [next] = [...world.timers].sort((one, other) => one.at - other.at);
      world.pass(next.at - world.time);
      if (world.sockets.length === known) continue;
      if (world.time >= away) return world.time;
      known = world.sockets.length;
      world.socket.breaks();
    }
  });
}

describe('a thousand clients of a server that restarts', () => {
  for (const away of [0, 300, 1_000, 3_000, 10_000, 60_000]) {
    it(`come back spread out, and soon, after ${away / 1000} s`, () => {
      const times = arrivals(away);
      const busiest = new Map();
      for (const time of times) busiest.set(Math.floor(time / WINDOW_MS), (busiest.get(Math.floor(time / WINDOW_MS)) ?? 0) + 1);
      assert.ok(Math.max(...busiest.values()) <= CLIENTS * 0.08, `${Math.max(...busiest.values())} in ${WINDOW_MS} ms`);
      assert.ok(Math.max(...times) <= away + 10_000);
    });
  }
});
