import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { heardLines, others, toggled } from '../../../static/js/chat/mute.js';
import { opening, reduce, unread } from '../../../static/js/reduce.js';
import { tabSeat } from '../../../static/js/storage.js';
import { roomView, said, welcome } from '../fakes.js';

const hear = (message) => ({ type: 'heard', message, about: null, resent: false, at: 5 });
const line = (n, player) => hear({ type: 'chatted', line: said(n, player, `line ${n}`) });
const muted = (...players) => ({ type: 'muted', players });
const after = (...actions) => actions.reduce(reduce, opening(null));
const texts = (state) => heardLines(state).map(({ text }) => text);

describe('muting a player', () => {
  it('is a switch for each', () => {
    assert.deepEqual(toggled([], 2), [2]);
    assert.deepEqual(toggled([2, 3], 2), [3]);
  });

  it('hides what they say and what they ever said, and nothing of the others', () => {
    const state = after(hear(welcome(1)), line(0, 2), line(1, 3), muted(2), line(2, 2), line(3, 3));
    assert.deepEqual(texts(state), ['line 1', 'line 3']);
  });

  it('takes their lines out of the count of new ones', () => {
    const state = after(hear(welcome(1)), line(0, 2), line(1, 3));
    assert.equal(unread(state), 2);
    assert.equal(unread(reduce(state, muted(2))), 1);
  });

  it('can be undone, and all is there again', () => {
    const state = after(hear(welcome(1)), line(0, 2), muted(2), line(1, 2), muted());
    assert.deepEqual(texts(state), ['line 0', 'line 1']);
  });
});

describe('the players who can be muted', () => {
  const seats = [
    { player: 1, name: 'Mona' },
    { player: null, name: null },
    { player: 2, name: 'Ali' },
  ];

  it('are the others at the table', () => {
    const state = after(hear(welcome(1, { room: roomView(1, { seats }) })), muted(2));
    assert.deepEqual(others(state), [{ player: 2, name: 'Ali', muted: true }]);
  });

  it('and a muted one who has left, who can be heard again', () => {
    const state = after(hear(welcome(1, { room: roomView(1, { seats }) })), line(0, 7), line(1, 8), muted(7));
    assert.deepEqual(others(state).map(({ player }) => player), [7, 2]);
  });
});

describe('what this tab keeps', () => {
  beforeEach(() => {
    const kept = new Map();
    globalThis.sessionStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    };
  });

  it('is by room', () => {
    tabSeat('AAAAAA').keepMuted([2, 3]);
    assert.deepEqual(tabSeat('AAAAAA').muted(), [2, 3]);
    assert.deepEqual(tabSeat('BBBBBB').muted(), []);
  });

  it('is nothing when nobody is muted, and whatever else stands there is nobody', () => {
    tabSeat('AAAAAA').keepMuted([]);
    assert.equal(sessionStorage.getItem('basra.muted.AAAAAA'), null);
    for (const text of ['7', '{"2":1}', '["2", null, 1.5]', 'x']) {
      sessionStorage.setItem('basra.muted.AAAAAA', text);
      assert.deepEqual(tabSeat('AAAAAA').muted(), []);
    }
  });
});
