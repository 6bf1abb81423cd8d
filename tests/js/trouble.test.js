import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { meanwhile, trouble, untilTry } from '../../static/js/trouble.js';
import { opening, reduce } from '../../static/js/reduce.js';
import { roomView, welcome } from './fakes.js';

const OTHERS = [
  { seat: 0, player: 1, connected: true },
  { seat: 1, player: 2, connected: true },
];
const up = { type: 'link', link: 'online', code: 0, at: 0, retryAt: null };
const lost = (code, at = 1000) => ({ type: 'link', link: 'connecting', code, at, retryAt: at + 3500 });
const offline = { type: 'link', link: 'offline', code: 0, at: 1000, retryAt: null };
const refused = (code) => ({ type: 'heard', message: { type: 'error', id: null, code, message: '' }, about: null, resent: false, at: 0 });
const seated = (room) => {
  const message = welcome(1, { room: roomView(1, { clock: null, kept_ms: 600_000, seats: OTHERS, ...room }) });
  return { type: 'heard', message, about: null, resent: false, at: 0 };
};
const after = (...actions) => actions.reduce(reduce, opening(null));

describe('what is wrong with the line', () => {
  it('is nothing while it is up', () => {
    assert.equal(trouble(after(up)), null);
  });

  it('is told apart', () => {
    assert.equal(trouble(after(up, lost(1006))), 'connecting');
    assert.equal(trouble(after(up, lost(1012))), 'restarting');
    assert.equal(trouble(after(up, offline)), 'offline');
    assert.equal(trouble(after(up, lost(1006), refused('too_many_sockets'), lost(1013))), 'full');
    assert.equal(trouble(after(up, lost(1006), refused('rate_limited'), lost(1013))), 'slowly');
    assert.equal(trouble(after(up, lost(1006), refused('store_unavailable'), lost(1013))), 'store');
    assert.equal(trouble(after(up, refused('store_unavailable'))), 'store');
  });

  it('says when the next try comes, and none where only the network can help', () => {
    const waits = after(up, lost(1006, 1000));
    assert.equal(untilTry(waits, 2000), 2500);
    assert.equal(untilTry(reduce(waits, { type: 'link', link: 'connecting', code: 0, at: 4500, retryAt: null }), 4500), 0);
    assert.equal(untilTry(after(up, offline), 2000), null);
    assert.equal(untilTry(after(up), 2000), null);
  });
});

describe('the own seat meanwhile', () => {
  it('is played by a bot once its turn is over, with the time where it is on', () => {
    assert.deepEqual(meanwhile(after(up, seated(), lost(1006)), 1000), { id: 'banner-bot', left: null });
    const turn = { clock: { kind: 'turn', seat: 0, left_ms: 20_000, total_ms: 30_000 } };
    assert.deepEqual(meanwhile(after(up, seated(turn), lost(1006)), 5000), { id: 'banner-turn', left: 15_000 });
    assert.deepEqual(meanwhile(after(up, seated(turn), lost(1006)), 25_000), { id: 'banner-bot', left: null });
  });

  it('waits with the whole table when nobody else is there, for as long as the room is kept', () => {
    const seats = [OTHERS[0], { ...OTHERS[1], connected: false }];
    const alone = after(up, seated({ seats }), lost(1006, 1000));
    assert.deepEqual(meanwhile(alone, 11_000), { id: 'banner-alone', left: 590_000 });
    assert.deepEqual(meanwhile(alone, 700_000), { id: 'banner-alone-long', left: null });
  });

  it('is kept before a match, and goes on when the server has restarted', () => {
    assert.equal(meanwhile(after(up, seated({ phase: 'waiting' }), lost(1006)), 1000).id, 'banner-kept');
    assert.equal(meanwhile(after(up, seated({ seats: [OTHERS[0]] }), lost(1012)), 1000).id, 'banner-soon');
  });

  it('loses nothing while the store is away', () => {
    assert.equal(meanwhile(after(up, seated(), refused('store_unavailable')), 1000).id, 'banner-held');
  });

  it('is nothing for who has none', () => {
    assert.equal(meanwhile(after(up, lost(1006)), 1000), null);
  });
});
