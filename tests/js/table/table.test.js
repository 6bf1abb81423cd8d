import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { number, speak } from '../../../static/js/messages.js';
import { announcement } from '../../../static/js/table/announce.js';
import { sideOf } from '../../../static/js/table/around.js';
import { minutes, nextTick, turnClock } from '../../../static/js/table/clock.js';
import { sumOf, valueOf } from '../../../static/js/table/deck.js';
import { groupMarks, walk } from '../../../static/js/table/groups.js';
import { cardName, nameAt, teamName } from '../../../static/js/table/names.js';
import { mayPlay, newUi, pendingOf, refusalOf } from '../../../static/js/table/scene.js';

const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const FIXTURES = JSON.parse(file('../../gallery/fixtures.json'));
const load = async (lang) => [file(`../../../static/messages/${lang}/table.ftl`)];
const plain = (words) => words.replace(/[\u2068\u2069]/g, '');

describe('around the table', () => {
  it('has the next to play on the right, the partner opposite', () => {
    assert.deepEqual([0, 1, 2, 3].map((seat) => sideOf(seat, 0, 4)), ['bottom', 'right', 'top', 'left']);
    assert.equal(sideOf(0, 3, 4), 'right');
    assert.equal(sideOf(0, 1, 2), 'top');
  });
});

describe('sums', () => {
  it('explains number cards that add up', () => {
    assert.deepEqual(sumOf(['AS', '7C']), { ranks: ['7', 'A'], total: 8 });
  });

  it('says nothing of single cards, courts and sweeps', () => {
    assert.equal(sumOf(['8D']), null);
    assert.equal(sumOf(['KD', 'KH']), null);
    assert.equal(sumOf(['9H', '2C']), null);
    assert.equal(valueOf('10H'), 10);
    assert.equal(valueOf('JH'), 0);
  });
});

describe('groups on the floor', () => {
  const spots = { AS: { x: 0, y: 0 }, '7C': { x: 80, y: 0 }, '6H': { x: 0, y: 110 }, '2D': { x: 80, y: 110 } };
  const middle = (card) => spots[card] ?? null;

  it('walks through the cards by the shortest next step', () => {
    assert.deepEqual(walk([{ x: 9, y: 0 }, { x: 0, y: 0 }, { x: 4, y: 0 }]).map(({ x }) => x), [0, 4, 9]);
  });

  it('marks sums only, with labels apart from each other', () => {
    const marks = groupMarks([['AS', '7C'], ['6H', '2D'], ['8D']], middle);
    assert.deepEqual(marks.map(({ text }) => text), ['7+A = 8', '6+2 = 8']);
    assert.notDeepEqual(marks[0].label, marks[1].label);
  });

  it('leaves out what lies nowhere', () => {
    assert.deepEqual(groupMarks([['3S', '5S']], middle), []);
  });
});

describe('clocks', () => {
  const state = { room: { ask_bot_ms: null, clock: { kind: 'turn', seat: 1, left_ms: 12_500, total_ms: 30_000 } }, receivedAt: 1000 };

  it('runs on from when the view came', () => {
    assert.deepEqual(turnClock(state, 1000), { seat: 1, part: 12.5 / 30, seconds: 13, low: false });
    assert.equal(turnClock(state, 6000).low, true);
    assert.equal(turnClock(state, 60_000).seconds, 0);
  });

  it('ticks when the number changes, and not after the end', () => {
    assert.equal(nextTick(state, 1000), 520);
    assert.equal(nextTick(state, 60_000), null);
    assert.equal(nextTick({ room: { clock: null, ask_bot_ms: null }, receivedAt: 0 }, 5), null);
  });

  it('writes minutes', async () => {
    await speak('en', load);
    assert.equal(minutes(65_000, number), '1:05');
  });
});

describe('a play on its way', () => {
  const { room } = FIXTURES['two-turn'];
  const state = (more) => ({ room, pending: { id: 'a', card: '10S', capture: null, turn: room.turn, status: 'sent', ...more } });
  const scene = (given) => ({ state: given, room: given.room, match: given.room.match });

  it('locks the hand until its answer', () => {
    assert.equal(mayPlay(scene({ room, pending: null })), true);
    assert.equal(mayPlay(scene(state())), false);
    assert.equal(mayPlay(scene(state({ status: 'refused' }))), true);
  });

  it('is over with the view of a later turn, whatever the page still holds', () => {
    assert.equal(pendingOf(state({ turn: room.turn - 1 })), null);
  });

  it('tells a refusal until it is dismissed', () => {
    const ui = newUi();
    assert.equal(refusalOf(state({ status: 'refused' }), ui).id, 'a');
    ui.dismissed = 'a';
    assert.equal(refusalOf(state({ status: 'refused' }), ui), null);
  });
});

describe('words in English', () => {
  before(() => speak('en', load));

  it('names cards', () => {
    assert.equal(plain(cardName('7D')), 'seven of diamonds, komi');
    assert.equal(plain(cardName('10S')), 'ten of spades');
  });

  it('names people, bots and teams', () => {
    const { room } = FIXTURES['four-bots'];
    assert.deepEqual([0, 1, 2, 3].map((seat) => plain(nameAt(room, seat))), ['Salma', 'Bot 1', 'Mona', 'Bot 2']);
    assert.equal(teamName(room, 0), 'Us');
    assert.equal(teamName(FIXTURES['two-turn'].room, 1), 'Karim');
  });

  it('announces a play and the turn', () => {
    const { before: old, room, events } = FIXTURES['move-capture'];
    const words = plain(announcement(old, room, events));
    assert.match(words, /^Karim: ten of spades takes .*\. Your turn\.$/);
  });

  it('is quiet when nothing was played', () => {
    const { room } = FIXTURES['two-turn'];
    assert.equal(announcement(room, room, [{ type: 'player_connected', player: 2, seat: 1 }]), '');
  });
});

describe('words in Arabic', () => {
  before(() => speak('ar', load));

  it('names cards as players do', () => {
    assert.equal(plain(cardName('7D')), 'سبعة ديناري، الكومي');
    assert.equal(plain(cardName('KH')), 'شايب كوبة');
  });

  it('announces a basra', () => {
    const { before: old, room, events } = FIXTURES['move-basra'];
    assert.match(plain(announcement(old, room, events)), /^Karim: بصرة بـعشرة بستوني، ١٠ نقطة! دورك\.$/);
  });
});
