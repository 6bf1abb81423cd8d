import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { followOpenRooms } from '../../../static/js/lobby/feed.js';
import { BEAT_MS, CHECK_MS, SILENT_MS } from '../../../static/js/line.js';
import { FakeWorld } from '../fakes.js';

const ROOMS = [{ code: '7K2M9P' }];
const LIST = { type: 'lobby', rooms: ROOMS };
const kept = {};

/** The lobby's line in a fake world, open, and what it tells. */
function lobby() {
  const world = new FakeWorld();
  const told = [];
  const feed = followOpenRooms((...news) => told.push(news), world, 'ws://x/ws/lobby');
  world.socket.opens();
  return { world, told, feed };
}

describe('the list of open rooms', () => {
  beforeEach(() => {
    const page = new EventTarget();
    Object.assign(kept, { addEventListener: globalThis.addEventListener, document: globalThis.document });
    globalThis.document = page;
    globalThis.addEventListener = page.addEventListener.bind(page);
  });
  afterEach(() => Object.assign(globalThis, kept));

  it('is told as it comes', () => {
    const { world, told } = lobby();
    world.socket.hears(LIST);
    assert.deepEqual(told, [[ROOMS, null, null]]);
  });

  it('comes on a fresh line when nothing was heard for two heartbeats', () => {
    const { world, told } = lobby();
    world.socket.hears(LIST);
    world.pass(SILENT_MS - 5000);
    assert.equal(world.sockets.length, 1);
    assert.ok(world.socket.of('ping').length >= 1);
    world.pass(10_000);
    assert.ok(world.sockets[0].closed);
    assert.equal(world.sockets.length, 2);
    assert.deepEqual(told.at(-1), [null, null, 0]);
  });

  it('tells when the next try comes, and tries at once when asked to', () => {
    const { world, told, feed } = lobby();
    world.socket.hears(LIST);
    world.socket.breaks();
    assert.deepEqual(told.at(-1), [null, null, 250]);
    feed.open();
    assert.deepEqual(told.at(-1), [null, null, 0]);
    world.socket.opens();
    world.socket.hears(LIST);
    assert.deepEqual(told.at(-1), [ROOMS, null, null]);
    world.pass(5000);
    assert.equal(world.sockets.length, 2);
  });

  it('stays on a line that answers the heartbeats', () => {
    const { world, told } = lobby();
    world.socket.hears(LIST);
    for (let beats = 0; beats < 6; beats += 1) {
      world.pass(BEAT_MS + 2500);
      world.socket.hears({ type: 'pong', version: 0 });
    }
    assert.equal(world.sockets.length, 1);
    assert.equal(told.length, 1);
  });

  it('looks whether the line lives when the page is looked at again', () => {
    const { world } = lobby();
    world.socket.hears(LIST);
    world.pass(5000);
    document.dispatchEvent(new Event('visibilitychange'));
    assert.equal(world.socket.of('ping').length, 1);
    world.pass(CHECK_MS + 5000);
    assert.equal(world.sockets.length, 2);
  });

  it('says why the server does not list them, and no longer than it does', () => {
    const { world, told } = lobby();
    world.socket.hears({ type: 'error', id: null, code: 'store_unavailable', message: '' });
    world.socket.breaks(1013);
    assert.deepEqual(told.at(-1), [null, 'store_unavailable', 250]);
    world.pass(1000);
    assert.deepEqual(told.at(-1), [null, 'store_unavailable', 0]);
    world.socket.breaks(1006);
    assert.equal(told.at(-1)[1], null);
  });

  it('is followed no more after the end', () => {
    const { world, feed } = lobby();
    feed.stop();
    globalThis.document.dispatchEvent(new Event('visibilitychange'));
    world.pass(100_000);
    assert.equal(world.sockets.length, 1);
    assert.ok(world.socket.closed);
  });
});
