import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { number, speak } from '../../../static/js/messages.js';
import { announcement, ownTurnTaken } from '../../../static/js/table/announce.js';
import { countWords, duration, goneBeforeMatch, goneNote, hearOfMissing, heardWithTurn, turnWords, voteWords, wouldWait } from '../../../static/js/table/missing.js';

const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const FIXTURES = JSON.parse(file('../../gallery/fixtures.json'));
const load = async (lang) => [file(`../../../static/messages/${lang}/table.ftl`)];
const plain = (words) => words.replace(/[\u2068\u2069]/g, '');

/** The scene of a fixture, so many ms after its view came. */
function scene(name, later = 0) {
  const { room } = FIXTURES[name];
  return { state: { room, receivedAt: 0 }, room, match: room.match, now: later };
}
const turn = (name, later) => {
  const { text, more } = turnWords(scene(name, later));
  return [text, more].map(plain);
};

describe('who is waited for', () => {
  before(() => speak('en', load));

  it('is named in the turn, with what happens and when', () => {
    assert.deepEqual(turn('wait-turn-gone'), ['Karim has no connection', 'A bot plays in 13 s']);
    assert.deepEqual(turn('wait-turn-gone', 5400), ['Karim has no connection', 'A bot plays in 7 s']);
    assert.deepEqual(turn('wait-turn-gone', 60_000), ['Karim has no connection', 'A bot plays any moment']);
    assert.deepEqual(turn('wait-turn-gone-untimed')[1], 'A bot plays in 43 s');
    assert.deepEqual(turn('wait-turn-away'), ['A bot plays for Karim', 'until they are back']);
  });

  it('has no time that nobody knows, while the line or the store is away', () => {
    const held = scene('wait-turn-gone');
    const { text, more } = turnWords({ ...held, state: { ...held.state, held: true } });
    assert.deepEqual([plain(text), more], ['Karim has no connection', '']);
  });

  it('is only named while there is time', () => {
    assert.deepEqual(turn('two-wait', 0), ['Karim is playing', 'A bot plays in 8 s']);
    assert.deepEqual(turn('four-wait'), ['Karim is playing', '']);
  });

  it('may be played for when quiet, at the time that is told before', () => {
    assert.deepEqual(turn('wait-ask-soon'), ['Karim is playing', 'In 45 s you can have a bot play']);
    assert.deepEqual(turn('wait-ask-soon', 45_000), ['Karim is quiet', '']);
    assert.deepEqual(turn('wait-own-ask'), ['Your turn', 'In 12 s others can have a bot play']);
    assert.deepEqual(turn('wait-own-ask', 13_000), ['Your turn', 'Others can have a bot play for you now']);
  });

  it('is told in the own turn, too', () => {
    assert.deepEqual(turn('two-low'), ['Your turn', 'A bot plays in 7 s']);
    assert.deepEqual(turn('two-turn'), ['Your turn', 'Pick a card']);
    assert.deepEqual(turn('wait-own-away'), ['A bot is playing for you', 'Touch a card, and you are back']);
  });

  it('has it said at the seat', () => {
    const four = scene('wait-four-gone');
    const notes = [1, 3].map((seat) => plain(goneNote(four, four.room.seats[seat])));
    assert.deepEqual(notes, ['bot in 17 s', 'gone, bot plays']);
    const before = scene('wait-host-gone');
    assert.equal(goneNote(before, before.room.seats[0]), 'no connection');
  });
});

describe('before a match', () => {
  before(() => speak('en', load));
  const said = (name) => goneBeforeMatch(FIXTURES[name].room).map(plain);

  it('everybody is told who stands in for the host', () => {
    assert.deepEqual(said('wait-host-gone'), ['Salma opened this room and has no connection. Until they are back, you can start.']);
    assert.match(said('wait-host-gone-guest')[0], /^W+ opened this room and has no connection. Until they are back, M+ can start\.$/);
  });

  it('the others’ seats are kept', () => {
    assert.deepEqual(said('wait-two-gone'), ['كريم and منى have no connection. Their seats are kept.']);
  });

  it('the countdown waits for nobody', () => {
    assert.deepEqual(said('wait-countdown-gone'), [
      'سلمى and يوسف have no connection. It begins all the same; bots play when their time runs out.',
    ]);
  });

  it('nothing is said while all are there', () => {
    for (const name of ['waiting-2', 'waiting-4-host', 'countdown-4']) assert.deepEqual(said(name), []);
  });
});

describe('between deals and after a match', () => {
  before(() => speak('en', load));

  it('the next deal comes in time, or with the last who is ready and here', () => {
    assert.equal(plain(countWords(scene('count-2'))), 'Next deal in 14 s');
    assert.equal(plain(countWords(scene('wait-count-gone', 1000))), 'Next deal in 13 s, or when كريم is ready');
    assert.equal(countWords(scene('count-4', 99_000)), 'The next deal begins any moment');
  });

  it('a rematch tells whom it waits for, and for whom not', () => {
    const said = (name, later) => voteWords(scene(name, later)).map(plain);
    assert.deepEqual(said('wait-vote-asked'), ['Karim wants a rematch.']);
    const [waits, gone] = said('wait-vote-waits');
    assert.match(waits, /^It waits for M+ and .* to agree\.$/);
    assert.equal(gone, 'Wilhelmine Mwangi-WW has no connection, and is not waited for.');
    assert.deepEqual(said('wait-vote-gone', 300), ['It begins in 7 s, without كريم unless they are back.']);
    const { room } = FIXTURES['wait-vote-asked'];
    const nobody = { ...room, seats: room.seats.map((seat) => ({ ...seat, agreed: false })) };
    assert.deepEqual(voteWords({ ...scene('wait-vote-asked'), room: nobody }), ['It begins when all who are here agree.']);
  });

  it('a table of people who are gone would wait', () => {
    assert.equal(wouldWait(FIXTURES['wait-alone'].room), true);
    assert.equal(wouldWait(FIXTURES['wait-four-gone'].room), false);
    assert.equal(wouldWait(FIXTURES['waiting-2'].room), false);
  });
});

describe('what is heard of the missing', () => {
  before(() => speak('en', load));
  const memory = () => ({ since: new Map(), told: new Set() });
  const here = FIXTURES['two-wait'].room;
  const gone = FIXTURES['wait-turn-gone'].room;

  it('is nothing when a line is back at once', () => {
    const kept = memory();
    assert.deepEqual(hearOfMissing(kept, gone, 1000), { news: [], next: 3000 });
    assert.deepEqual(hearOfMissing(kept, here, 2500), { news: [], next: null });
    assert.deepEqual(hearOfMissing(kept, gone, 5000).news, []);
  });

  it('is told once, and that they are back', () => {
    const kept = memory();
    hearOfMissing(kept, gone, 1000);
    assert.deepEqual(hearOfMissing(kept, gone, 4000).news.map(plain), ['Karim has no connection. When their time runs out, a bot plays.']);
    assert.deepEqual(hearOfMissing(kept, gone, 9000), { news: [], next: null });
    assert.deepEqual(hearOfMissing(kept, here, 9500).news.map(plain), ['Karim is connected again.']);
    assert.deepEqual(hearOfMissing(kept, here, 9600).news, []);
  });

  it('says of the host who can start instead', () => {
    const kept = memory();
    const { room } = FIXTURES['wait-host-gone'];
    hearOfMissing(kept, room, 0);
    assert.match(plain(hearOfMissing(kept, room, 3000).news[0]), /^Salma opened this room .* you can start\.$/);
  });

  it('is not told again after the turn that was told with it', () => {
    const kept = memory();
    heardWithTurn(kept, gone, 0);
    assert.deepEqual(hearOfMissing(kept, gone, 3000), { news: [], next: null });
    assert.deepEqual(hearOfMissing(kept, here, 3500).news.map(plain), ['Karim is connected again.']);
    heardWithTurn(kept, FIXTURES['wait-alone'].room, 4000);
    heardWithTurn(kept, here, 4000);
    assert.equal(kept.told.size, 1);
  });

  it('says nothing of a seat that was given up', () => {
    const kept = memory();
    hearOfMissing(kept, gone, 0);
    hearOfMissing(kept, gone, 3000);
    const left = { ...gone, seats: gone.seats.map((seat) => (seat.seat === 1 ? { ...seat, occupant: 'vacant', player: null } : seat)) };
    assert.deepEqual(hearOfMissing(kept, left, 4000), { news: [], next: null });
  });
});

describe('the announcements', () => {
  before(() => speak('en', load));
  const heard = (name, ...events) => plain(announcement(FIXTURES[name].room, FIXTURES[name].room, events));

  it('tell whose turn a bot played, and why', () => {
    assert.equal(heard('two-wait', { type: 'turn_taken_over', seat: 1, by: 'expired' }), 'The time of Karim ran out: a bot played.');
    assert.equal(heard('two-wait', { type: 'turn_taken_over', seat: 1, by: 'asked' }), 'A bot was asked to play for Karim.');
    assert.equal(heard('two-wait', { type: 'turn_taken_over', seat: 1, by: 'bot' }), '');
    assert.equal(heard('two-wait', { type: 'player_went_away', seat: 0 }), 'From now on a bot plays for you, until you are back.');
    assert.equal(heard('two-wait', { type: 'host_changed', player: 1 }), 'You are the host now.');
  });

  it('tell a turn that nobody is there to play', () => {
    const { room } = FIXTURES['wait-turn-gone'];
    const words = plain(announcement({ ...room, turn: room.turn - 1 }, room, []));
    assert.equal(words, 'Karim is to play, but has no connection. A bot plays in 13 s.');
  });

  it('tell who asks for a rematch, once', () => {
    const { room } = FIXTURES['wait-vote-asked'];
    const before = { ...room, seats: room.seats.map((seat) => ({ ...seat, agreed: false })) };
    assert.equal(plain(announcement(before, room, [])), 'Karim wants a rematch.');
    assert.equal(announcement(room, room, []), '');
    assert.equal(announcement(null, room, []), '');
  });

  it('show the own turn that was lost', () => {
    const { room, events } = FIXTURES['wait-played-for'];
    assert.equal(ownTurnTaken(room, events), 'Your time ran out: a bot played this card for you.');
    assert.equal(ownTurnTaken(room, [{ type: 'turn_taken_over', seat: 1, by: 'expired' }]), '');
    assert.equal(ownTurnTaken(room, [{ type: 'turn_taken_over', seat: 0, by: 'bot' }]), '');
  });
});

it('writes long times in minutes', async () => {
  await speak('en', load);
  assert.deepEqual([duration(900), duration(99_000), duration(101_000)].map(plain), ['1 s', '99 s', '1:41']);
  await speak('ar', load);
  assert.equal(plain(duration(12_000)), `${number(12)} ث`);
});
