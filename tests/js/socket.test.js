import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BEAT_MS, CHECK_MS, OPENING_MS, SILENT_MS } from '../../static/js/line.js';
import { RoomSocket, randomId } from '../../static/js/socket.js';
import { FakeWorld, preview, roomView, said, welcome } from './fakes.js';

/** Opens a socket in a fake world, and keeps what it tells. */
function visit(player = null) {
  const world = new FakeWorld();
  const heard = [];
  const links = [];
  const ear = {
    hear: (message, about, resent) => heard.push({ message, about, resent }),
    link: (link, code, wait) => links.push([link, code, wait]),
    player: () => player,
  };
  const socket = new RoomSocket('ws://x/ws/rooms/7K2M9P', 'page-1', ear, world);
  socket.open();
  world.socket.opens();
  const types = () => heard.map(({ message }) => message.type);
  return { world, socket, heard, links, types };
}

const PLAY = { type: 'play', id: 'play-1', turn: 4, card: '8S', capture: null };

describe('greeting', () => {
  it('says hello with the page and the player this tab kept', () => {
    const { world } = visit(3);
    assert.deepEqual(world.socket.sent, [{ type: 'hello', page: 'page-1', player: 3 }]);
  });

  it('says the same hello again on a new line', () => {
    const { world } = visit(3);
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    assert.equal(world.sockets.length, 2);
    assert.deepEqual(world.socket.sent, [{ type: 'hello', page: 'page-1', player: 3 }]);
  });

  it('answers a probe at once, and tells nobody', () => {
    const { world, heard } = visit();
    world.socket.hears({ type: 'probe' });
    assert.equal(world.socket.of('here').length, 1);
    assert.deepEqual(heard, []);
  });
});

describe('coming back', () => {
  it('never gives up, and waits at most ten seconds', () => {
    const { world } = visit();
    world.random = () => 0.999;
    for (let tries = 0; tries < 40; tries += 1) {
      const before = world.sockets.length;
      world.socket.breaks();
      world.pass(10_000);
      assert.equal(world.sockets.length, before + 1);
    }
  });

  it('spreads the first tries over the whole wait (full jitter)', () => {
    const { world } = visit();
    world.random = () => 0;
    world.socket.breaks(1012);
    world.pass(0);
    assert.equal(world.sockets.length, 2);
  });

  it('begins with short waits again once it was greeted', () => {
    const { world } = visit();
    for (let tries = 0; tries < 8; tries += 1) {
      world.socket.breaks();
      world.pass(10_000);
    }
    world.socket.opens();
    world.socket.hears(welcome(1));
    const before = world.sockets.length;
    world.socket.breaks();
    world.pass(500);
    assert.equal(world.sockets.length, before + 1);
  });

  it('tells the code of the close, how long it waits, and that it tries', () => {
    const { world, links } = visit();
    world.socket.hears(welcome(1));
    world.socket.breaks(1012);
    world.pass(1000);
    assert.deepEqual(links, [
      ['connecting', 0, null],
      ['online', 0, null],
      ['connecting', 1012, 1000],
      ['connecting', 0, null],
    ]);
  });

  it('tries at once when asked to, and not a second time when the wait is over', () => {
    const { world, socket } = visit();
    world.socket.hears(welcome(1));
    world.socket.breaks(1012);
    socket.open();
    world.pass(5000);
    assert.equal(world.sockets.length, 2);
  });

  it('does not listen to a line it has replaced', () => {
    const { world, socket, heard } = visit();
    const old = world.socket;
    socket.open();
    old.hears(welcome(1));
    old.breaks(4001);
    assert.deepEqual(heard, []);
    assert.equal(world.sockets.length, 2);
  });

  for (const [code, reason] of [
    [4000, 'left'],
    [4001, 'replaced'],
    [4004, 'gone'],
  ]) {
    it(`stays away after ${reason}, told or only closed with ${code}`, () => {
      const told = visit();
      told.world.socket.hears({ type: 'closed', reason });
      const closed = visit();
      closed.world.socket.breaks(code);
      for (const { world, heard, socket } of [told, closed]) {
        assert.deepEqual(heard[0].message, { type: 'closed', reason });
        socket.open();
        socket.check();
        world.pass(100_000);
        assert.equal(world.sockets.length, 1);
      }
    });
  }

  it('tries another line when its hello was refused for the store', () => {
    const { world, types, links } = visit();
    world.socket.hears({ type: 'error', id: null, code: 'store_unavailable', message: '' });
    assert.deepEqual(links.at(-1), ['connecting', 1013, 250]);
    world.pass(10_000);
    assert.equal(world.sockets.length, 2);
    assert.deepEqual(types(), ['error']);
  });
});

describe('a dead line', () => {
  it('pings every 20 s', () => {
    const { world } = visit();
    world.socket.hears(welcome(1));
    for (let beats = 0; beats < 5; beats += 1) {
      world.pass(BEAT_MS + 2500);
      world.socket.hears({ type: 'pong', version: 1 });
    }
    assert.ok(world.socket.of('ping').length >= 4);
    assert.equal(world.sockets.length, 1);
  });

  it('is left after 45 s of silence', () => {
    const { world } = visit();
    world.socket.hears(welcome(1));
    world.pass(SILENT_MS - 5000);
    assert.equal(world.sockets.length, 1);
    world.pass(10_000);
    assert.ok(world.sockets[0].closed);
    assert.equal(world.sockets.length, 2);
  });

  it('is left when it does not open', () => {
    const world = new FakeWorld();
    const socket = new RoomSocket('ws://x', 'p', { hear() {}, link() {}, player: () => null }, world);
    socket.open();
    world.pass(OPENING_MS + 5000);
    assert.equal(world.sockets.length, 2);
  });

  it('is noticed in seconds when the page is looked at again', () => {
    const { world, socket } = visit();
    world.socket.hears(welcome(1));
    world.pass(5000);
    socket.check();
    assert.equal(world.socket.of('ping').length, 1);
    world.pass(CHECK_MS + 5000);
    assert.equal(world.sockets.length, 2);
  });

  it('is kept when it answers the check', () => {
    const { world, socket } = visit();
    world.socket.hears(welcome(1));
    world.pass(5000);
    socket.check();
    world.socket.hears({ type: 'pong', version: 1 });
    world.pass(CHECK_MS + 5000);
    assert.equal(world.sockets.length, 1);
  });

  it('is replaced at once after a long silence (a frozen tab)', () => {
    const { world, socket } = visit();
    world.socket.hears(welcome(1));
    world.time += 10 * 60_000;
    socket.check();
    assert.equal(world.sockets.length, 2);
  });
});

describe('asking', () => {
  it('waits for the seat, then sends once', () => {
    const { world, socket } = visit();
    socket.ask(PLAY);
    assert.deepEqual(world.socket.of('play'), []);
    world.socket.hears(welcome(1));
    assert.deepEqual(world.socket.of('play'), [PLAY]);
  });

  it('sends the same play with the same id on every line until it is answered', () => {
    const { world, socket, heard } = visit();
    world.socket.hears(welcome(1));
    socket.ask(PLAY);
    for (let tries = 0; tries < 3; tries += 1) {
      world.socket.breaks();
      world.pass(10_000);
      world.socket.opens();
      world.socket.hears(welcome(1));
      assert.deepEqual(world.socket.of('play'), [PLAY]);
    }
    world.socket.hears({ type: 'ack', id: PLAY.id, version: 2, turn: 4 });
    assert.deepEqual(heard.at(-1).about, PLAY);
    assert.equal(heard.at(-1).resent, true);
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(welcome(2));
    assert.deepEqual(world.socket.of('play'), []);
  });

  it('asks again, and says nothing of a refusal, while the store is away', () => {
    const { world, socket, heard } = visit();
    world.socket.hears(welcome(1));
    socket.ask(PLAY);
    for (let tries = 0; tries < 3; tries += 1) {
      world.socket.hears({ type: 'error', id: PLAY.id, code: 'store_unavailable', message: '' });
      assert.equal(heard.at(-1).message.id, null);
      world.pass(15_000);
      world.socket.hears({ type: 'pong', version: 1 });
    }
    assert.equal(world.socket.of('play').length, 4);
  });

  it('gives a failing server five tries', () => {
    const { world, socket, heard } = visit();
    world.socket.hears(welcome(1));
    socket.ask(PLAY);
    for (let tries = 0; tries < 6; tries += 1) {
      world.socket.hears({ type: 'error', id: PLAY.id, code: 'internal', message: '' });
      world.pass(15_000);
      world.socket.hears({ type: 'pong', version: 1 });
    }
    assert.equal(world.socket.of('play').length, 5);
    assert.ok(heard.some(({ message, about }) => message.code === 'internal' && about?.id === PLAY.id));
  });

  it('takes a refusal as the answer', () => {
    const { world, socket, heard } = visit();
    world.socket.hears(welcome(1));
    socket.ask(PLAY);
    world.socket.hears({ type: 'error', id: PLAY.id, code: 'stale_turn', message: '' });
    assert.deepEqual(heard.at(-1).about, PLAY);
    world.pass(60_000);
    assert.equal(world.sockets.flatMap((each) => each.of('play')).length, 1);
  });

  it('joins at the door only, and again when the line broke before the answer', () => {
    const { world, socket } = visit();
    const join = { type: 'join', id: 'join-1', name: 'Ali' };
    socket.ask(join);
    world.socket.hears(preview());
    assert.deepEqual(world.socket.of('join'), [join]);
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(preview());
    assert.deepEqual(world.socket.of('join'), [join]);
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(welcome(2)); // it had joined after all
    assert.deepEqual(world.socket.of('join'), []);
  });

  it('does not say a line twice that was said but not acknowledged', () => {
    const { world, socket } = visit();
    world.socket.hears(welcome(1, { chat: [said(7, 1, 'يلا بينا')] }));
    socket.ask({ type: 'chat', id: 'c1', text: '  يلا   بينا ' });
    socket.ask({ type: 'chat', id: 'c2', text: 'second' });
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(welcome(1, { chat: [said(7, 1, 'يلا بينا'), said(8, 1, 'يلا بينا')] }));
    assert.deepEqual(
      world.socket.of('chat').map(({ id }) => id),
      ['c2'],
    );
  });

  it('does not say a phrase twice either, and takes no words for one', () => {
    const { world, socket } = visit();
    const wow = { ...said(7, 1, ''), phrase: 'wow' };
    world.socket.hears(welcome(1, { chat: [wow] }));
    socket.ask({ type: 'phrase', id: 'p1', phrase: 'wow' });
    socket.ask({ type: 'phrase', id: 'p2', phrase: 'tea' });
    socket.ask({ type: 'chat', id: 'c1', text: 'wow' });
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(welcome(1, { chat: [wow, { ...wow, line: 8 }, { ...said(9, 2, ''), phrase: 'tea' }] }));
    assert.deepEqual(
      ['phrase', 'chat'].map((type) => world.socket.of(type).map(({ id }) => id)),
      [['p2'], ['c1']],
    );
  });

  it('has left when the door opens after its leave was sent', () => {
    const { world, socket, heard } = visit();
    world.socket.hears(welcome(1));
    socket.ask({ type: 'leave', id: 'l1' });
    world.socket.breaks();
    world.pass(10_000);
    world.socket.opens();
    world.socket.hears(preview());
    assert.deepEqual(heard.at(-1).message, { type: 'closed', reason: 'left' });
  });

  it('drops what needs no answer while the line is down', () => {
    const { world, socket } = visit();
    socket.say({ type: 'resync' });
    world.socket.hears(welcome(1));
    assert.deepEqual(world.socket.of('resync'), []);
    socket.say({ type: 'resync' });
    assert.equal(world.socket.of('resync').length, 1);
  });
});

it('hands every view on', () => {
  const { world, types } = visit();
  world.socket.hears(welcome(1));
  world.socket.hears({ type: 'view', room: roomView(2), events: [], resync: false });
  assert.deepEqual(types(), ['welcome', 'view']);
});

it('makes ids that the wire takes, never the same', () => {
  const ids = new Set(Array.from({ length: 500 }, randomId));
  assert.equal(ids.size, 500);
  for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{16}$/);
});
