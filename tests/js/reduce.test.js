import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missedSomething, opening, reduce, unread } from '../../static/js/reduce.js';
import { preview, roomView, said, welcome } from './fakes.js';

const hear = (message, about = null, resent = false) => ({ type: 'heard', message, about, resent, at: 5 });
const after = (...actions) => actions.reduce(reduce, opening(null));
const view = (version, more = {}, room = {}) => ({
  type: 'view',
  room: roomView(version, room),
  events: [{ type: 'x' }],
  resync: false,
  ...more,
});
const PLAY = { type: 'play', id: 'p1', turn: 4, card: '8S', capture: ['AS', '7C'] };
const asked = (request) => ({ type: 'asked', request });
const up = { type: 'link', link: 'online', code: 0, at: 0, retryAt: null };
const lost = (code, at = 0, retryAt = at + 100) => ({ type: 'link', link: 'connecting', code, at, retryAt });
const trying = (at = 0) => ({ type: 'link', link: 'connecting', code: 0, at, retryAt: null });
const refusal = (code, id = null) => ({ type: 'error', id, code, message: '' });

describe('views', () => {
  it('draws a welcome whatever its version, and moves nothing', () => {
    const state = after(hear(welcome(9)), hear(welcome(3)));
    assert.equal(state.room.version, 3);
    assert.deepEqual(state.events, []);
    assert.equal(state.seq, 2);
    assert.equal(state.receivedAt, 5);
  });

  it('shows the events of the very next version', () => {
    const state = after(hear(welcome(3)), hear(view(4)));
    assert.equal(state.events.length, 1);
    assert.equal(state.seq, 2);
  });

  it('only draws a version further ahead', () => {
    const state = after(hear(welcome(3)), hear(view(6)));
    assert.equal(state.room.version, 6);
    assert.deepEqual(state.events, []);
  });

  it('drops a version that is not newer', () => {
    const state = after(hear(welcome(3)));
    assert.equal(reduce(state, hear(view(3))), state);
    assert.equal(reduce(state, hear(view(2))), state);
  });

  it('draws a resync even when it is older: the store came back older', () => {
    const state = after(hear(welcome(9)), hear(view(7, { resync: true })));
    assert.equal(state.room.version, 7);
    assert.deepEqual(state.events, []);
  });

  it('sees from a pong that something was missed', () => {
    const state = after(hear(welcome(3)));
    assert.equal(missedSomething(state, { type: 'pong', version: 4 }), true);
    assert.equal(missedSomething(state, { type: 'pong', version: 3 }), false);
    assert.equal(missedSomething(after(hear(preview())), { type: 'pong', version: 4 }), false);
  });
});

describe('an own play', () => {
  const sent = after(hear(welcome(3, { room: roomView(3, { turn: 4 }) })), asked(PLAY));

  it('is pending as soon as it is made', () => {
    assert.deepEqual(sent.pending, { id: 'p1', turn: 4, card: '8S', capture: ['AS', '7C'], status: 'sent', code: null });
  });

  it('stays pending over the ack, until a view shows a later turn', () => {
    const acked = reduce(sent, hear({ type: 'ack', id: 'p1', version: 4, turn: 4 }, PLAY));
    assert.equal(acked.pending.status, 'sent');
    assert.deepEqual(acked.asked, []);
    const joined = reduce(acked, hear(view(4, {}, { turn: 4 })));
    assert.equal(joined.pending.status, 'sent');
    assert.equal(reduce(joined, hear(view(5, {}, { turn: 5 }))).pending, null);
  });

  it('is refused with its reason', () => {
    const refused = reduce(sent, hear(refusal('stale_turn', 'p1'), PLAY));
    assert.equal(refused.pending.status, 'refused');
    assert.equal(refused.pending.code, 'stale_turn');
    assert.equal(refused.refusal, null);
  });

  it('is told of when the table has moved on before the refusal came', () => {
    const moved = reduce(sent, hear(view(4, {}, { turn: 5 })));
    const refused = reduce(moved, hear(refusal('stale_turn', 'p1'), PLAY));
    assert.equal(refused.pending, null);
    assert.equal(refused.refusal.code, 'stale_turn');
  });

  it('is pending after a reload, and played once the view says so', () => {
    const { type: _, ...kept } = PLAY;
    const loaded = opening(kept);
    assert.equal(loaded.pending.status, 'sent');
    assert.equal(reduce(loaded, hear(welcome(9, { room: roomView(9, { turn: 5 }) }))).pending, null);
    assert.equal(reduce(loaded, hear(welcome(9, { room: roomView(9, { turn: 4 }) }))).pending.status, 'sent');
  });
});

describe('the door', () => {
  it('shows the room and the own players', () => {
    const state = after(hear(preview({ yours: [{ player: 1, seat: 0, name: 'Mona', connected: true }] })));
    assert.equal(state.stage, 'door');
    assert.equal(state.door.yours.length, 1);
  });

  it('keeps a refused join at the door, with its reason', () => {
    const join = { type: 'join', id: 'j', name: '' };
    const state = after(hear(preview()), asked(join), hear(refusal('bad_name', 'j'), join));
    assert.equal(state.stage, 'door');
    assert.deepEqual(state.asked, []);
    assert.deepEqual({ code: state.refusal.code, of: state.refusal.of }, { code: 'bad_name', of: 'join' });
  });
});

describe('the end', () => {
  for (const reason of ['replaced', 'left', 'gone']) {
    it(`is ${reason}`, () => {
      const state = after(hear(welcome(1)), hear({ type: 'closed', reason }));
      assert.equal(state.stage, 'ended');
      assert.equal(state.ended, reason);
      assert.equal(state.known, true);
    });
  }

  it('tells a room that is gone from one that never was', () => {
    assert.equal(after(hear({ type: 'closed', reason: 'gone' })).known, false);
  });
});

describe('the line', () => {
  it('remembers a restart until it is back', () => {
    const restarting = after(
      hear(welcome(1)),
      up,
      lost(1012),
      lost(1006),
    );
    assert.equal(restarting.restarting, true);
    assert.equal(restarting.tries, 2);
    const back = reduce(restarting, up);
    assert.equal(back.restarting, false);
    assert.equal(back.tries, 0);
  });

  it('knows since when it is lost and when the next try comes, and that one is under way', () => {
    const waits = after(hear(welcome(1)), up, lost(1006, 1000, 1400), trying(1400), lost(1006, 1500, 2600));
    assert.deepEqual([waits.link, waits.lostAt, waits.retryAt], ['connecting', 1000, 2600]);
    const tries = reduce(waits, trying(2600));
    assert.deepEqual([tries.lostAt, tries.retryAt, tries.tries], [1000, null, 2]);
    const back = reduce(tries, up);
    assert.deepEqual([back.link, back.lostAt, back.retryAt], ['online', null, null]);
  });

  it('knows why the server lets it in no more, until it does or is gone itself', () => {
    const full = after(hear(welcome(1)), up, lost(1006), hear(refusal('too_many_sockets')), lost(1013), trying());
    assert.equal(full.denied, 'too_many_sockets');
    assert.equal(full.refusal, null);
    assert.equal(reduce(full, lost(1006)).denied, null);
    assert.equal(reduce(full, up).denied, null);
  });

  it('forgets that the store is away when the server itself is', () => {
    const away = after(lost(1006), hear(refusal('store_unavailable')), lost(1013));
    assert.equal(away.storeAway, true);
    assert.equal(reduce(away, lost(1006)).storeAway, false);
  });

  it('hears that the store is away and that it is back', () => {
    const away = after(hear(welcome(1)), up, hear({ type: 'store', away: true }));
    assert.equal(away.storeAway, true);
    assert.equal(reduce(away, hear(view(1, { resync: true }))).storeAway, true);
    assert.equal(reduce(away, hear({ type: 'store', away: false })).storeAway, false);
  });

  it('knows the store away until something is saved or seen again', () => {
    const away = after(hear(welcome(1)), hear(refusal('store_unavailable')));
    assert.equal(away.storeAway, true);
    assert.equal(away.refusal, null);
    assert.equal(reduce(away, hear({ type: 'ack', id: 'x', version: 1, turn: null })).storeAway, false);
    assert.equal(reduce(away, hear(view(2))).storeAway, false);
  });

  it('says nothing of a resent request that had been done', () => {
    const start = { type: 'start', id: 's' };
    assert.equal(after(hear(welcome(1)), asked(start), hear(refusal('wrong_phase', 's'), start, true)).refusal, null);
    assert.equal(after(hear(welcome(1)), asked(start), hear(refusal('not_host', 's'), start, false)).refusal.code, 'not_host');
  });
});

describe('the own name', () => {
  const seats = [{ player: 2, name: 'Ali' }, { player: 1, name: 'Mona 2' }];
  const sat = (asked_name) => hear(welcome(1, { asked_name, room: roomView(1, { seat: 1, seats }) }));

  it('is told once when it is not the one that was asked for', () => {
    const state = after(sat('Mona'));
    assert.deepEqual(state.renamed, { name: 'Mona 2', asked: 'Mona' });
    assert.deepEqual(reduce(state, sat(null)).renamed, state.renamed, 'a lost line is no reason to forget it');
    const read = reduce(state, { type: 'named' });
    assert.equal(read.renamed, null);
    assert.equal(reduce(read, sat(null)).renamed, null);
  });

  it('is not spoken of when it is', () => {
    assert.equal(after(sat(null)).renamed, null);
  });
});

describe('the chat', () => {
  const line = (n, player = 2) => hear({ type: 'chatted', line: said(n, player, `line ${n}`) });

  it('knows the line that was refused', () => {
    const chat = { type: 'chat', id: 'c', text: 'hello' };
    const state = after(hear(welcome(1)), asked(chat), hear(refusal('chat_too_fast', 'c'), chat));
    assert.deepEqual(state.refusal, { code: 'chat_too_fast', of: 'chat', text: 'hello', count: 1 });
  });

  it('counts what others said since it was open, not the own lines', () => {
    const state = after(hear(welcome(1)), line(0), line(1, 1), line(2));
    assert.equal(unread(state), 2);
    assert.equal(unread(reduce(state, { type: 'chat', open: true })), 0);
  });

  it('stays read while it is open', () => {
    const state = after(hear(welcome(1)), { type: 'chat', open: true }, line(0), line(1), { type: 'chat', open: false }, line(2));
    assert.equal(unread(state), 1);
  });

  it('takes what was said before sitting down here as read, and what was missed meanwhile as new', () => {
    const first = after(hear(welcome(1, { chat: [said(0, 2, 'a'), said(1, 2, 'b')] })));
    assert.equal(unread(first), 0);
    const again = reduce(first, hear(welcome(1, { chat: [said(0, 2, 'a'), said(1, 2, 'b'), said(2, 2, 'c')] })));
    assert.equal(unread(again), 1);
  });

  it('keeps each line once, in order, and 200 of them', () => {
    const state = after(hear(welcome(1)), line(1), line(0), line(1));
    assert.deepEqual(
      state.chat.lines.map((each) => each.line),
      [0, 1],
    );
    const many = Array.from({ length: 250 }, (_, n) => line(n)).reduce(reduce, after(hear(welcome(1))));
    assert.equal(many.chat.lines.length, 200);
    assert.equal(many.chat.lines[0].line, 50);
  });

  it('goes on from a line whose number was given again, by a server that forgot the ones after it', () => {
    const again = hear({ type: 'chatted', line: said(1, 2, 'another') });
    const state = after(hear(welcome(1)), { type: 'chat', open: true }, line(0), line(1), line(2), { type: 'chat', open: false }, again);
    assert.deepEqual(
      state.chat.lines.map(({ text }) => text),
      ['line 0', 'another'],
    );
    assert.equal(unread(state), 1);
    assert.equal(reduce(state, again), state);
  });
});
