/**
 * What moves between two views, as a list of steps with times in ms: pure, so that it can be tested, and told in words
 * or in sound as well as drawn. The view is the truth and is drawn at once; steps only tell how it came about.
 */
import { sumOf } from './deck.js';

/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {import('../wire.js').RoomView} RoomView */
/** @typedef {import('../wire.js').CardPlayed} CardPlayed */

/**
 * @typedef {{at: number, lasts: number} & (
 *   | {type: 'place', seat: number, card: string}
 *   | {type: 'land', seat: number, card: string, on: string}
 *   | {type: 'gather', on: string, group: string[], sum: {ranks: string[], total: number} | null}
 *   | {type: 'basra', seat: number, team: number, kind: 'basra' | 'jack_basra', points: number}
 *   | {type: 'collect', cards: string[], team: number, sweep: boolean}
 *   | {type: 'deal', seat: number, count: number, from: number}
 *   | {type: 'open', card: string, from: number}
 *   | {type: 'turn', seat: number}
 *   | {type: 'count'}
 * )} Step
 */

/** The times of the design notes. */
export const TIMES = {
  place: 220,
  land: 160,
  gather: 450,
  hold: 120,
  basra: 600,
  collect: 260,
  sweep: 300,
  card: 45,
  deal: 240,
  turn: 180,
  count: 200,
};

/**
 * The steps from the view before to the one now; none when there is nothing to tell (then it is just drawn).
 * @param {RoomView | null} before @param {RoomView} after @param {readonly GameEvent[]} events
 * @returns {Step[]}
 */
export function plan(before, after, events) {
  if (!before || !after.match || events.length === 0) return [];
  /** @type {Step[]} */
  const steps = [];
  let at = 0;
  let dealer = before.match?.dealer ?? after.match.dealer;
  for (const event of events) {
    switch (event.type) {
      case 'card_played':
        at = played(steps, event, at);
        break;
      case 'leftovers_taken':
        if (event.cards.length === 0 || event.team === null) break;
        steps.push({ type: 'collect', at, lasts: TIMES.collect, cards: event.cards, team: event.team, sweep: false });
        at += TIMES.collect;
        break;
      case 'deal_begun':
        dealer = event.dealer;
        break;
      case 'batch_dealt':
        at = dealt(steps, dealer, after.seats.length, event.floor, at);
        break;
      case 'deal_counted':
        steps.push({ type: 'count', at, lasts: TIMES.count });
        break;
      default:
    }
  }
  const turn = after.match.to_play;
  if (turn !== null && turn !== before.match?.to_play) steps.push({ type: 'turn', at, lasts: TIMES.turn, seat: turn });
  return steps;
}

/** When the last step ends. @param {readonly Step[]} steps */
export const lastsOf = (steps) => Math.max(0, ...steps.map(({ at, lasts }) => at + lasts));

/** @param {Step[]} steps @param {CardPlayed} event @param {number} at @returns {number} when it is over */
function played(steps, event, at) {
  const { seat, card, capture } = event;
  if (capture.length === 0) {
    steps.push({ type: 'place', at, lasts: TIMES.place, seat, card });
    return at + TIMES.place;
  }
  const on = event.groups[0]?.[0] ?? capture[0];
  steps.push({ type: 'land', at, lasts: TIMES.land, seat, card, on });
  at += TIMES.land;
  const sweep = event.kind === 'sweep' || event.kind === 'jack_basra';
  if (!sweep) {
    const each = TIMES.gather / Math.max(1, event.groups.length);
    for (const group of event.groups) {
      steps.push({ type: 'gather', at, lasts: each, on, group, sum: sumOf(group) });
      at += each;
    }
  }
  if (event.kind === 'basra' || event.kind === 'jack_basra') {
    steps.push({ type: 'basra', at: at + TIMES.hold, lasts: TIMES.basra, seat, team: seat % 2, kind: event.kind, points: event.points });
    at += TIMES.hold;
  }
  const lasts = sweep ? TIMES.sweep : TIMES.collect;
  steps.push({ type: 'collect', at, lasts, cards: [card, ...capture], team: seat % 2, sweep });
  return at + lasts;
}

/** @param {Step[]} steps @param {number} dealer @param {number} seats @param {readonly string[]} floor @param {number} at */
function dealt(steps, dealer, seats, floor, at) {
  for (let i = 1; i <= seats; i += 1) {
    steps.push({ type: 'deal', at, lasts: TIMES.deal, seat: (dealer + i) % seats, count: 4, from: dealer });
    at += TIMES.card * 4;
  }
  for (const card of floor) {
    steps.push({ type: 'open', at, lasts: TIMES.deal, card, from: dealer });
    at += TIMES.card;
  }
  return at + TIMES.deal - TIMES.card;
}
