/**
 * Who is missing, what will happen, and when: the words for whoever waits. What they say is all in the view; pure but for `hearOfMissing`,
 * which keeps what was said in the memory it is given, so that a line that is back at once is not spoken of.
 */
import { list, number, t } from '../messages.js';
import { askBotLeft, clockLeft, minutes } from './clock.js';
import { nameAt } from './names.js';

/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('../wire.js').RoomView} RoomView */
/** @typedef {import('../wire.js').SeatView} SeatView */
/** @typedef {Pick<import('./scene.js').Scene, 'state' | 'room' | 'match' | 'now'>} Waiting */
/** @typedef {{since: Map<number, number>, told: Set<number>}} Memory players without a connection, and of whom it was told */

/** Below so many ms a connected player's clock is put into words. */
const LOW = 10_000;
/** So long before the bot may be asked it is worth a word, in ms. */
const FORESEEN = 90_000;
const OWN_FORESEEN = 30_000;
/** A line that is back within so many ms is not spoken of. */
const BLIP = 3_000;

/** '12 s', or '1:40' from a hundred on. @param {number} ms */
export function duration(ms) {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 100 ? t('table-seconds', { seconds }) : minutes(ms, number);
}

/** @param {SeatView} view */
export const isGone = (view) => view.occupant === 'player' && !view.connected;

/** The others' seats whose players have no connection. @param {RoomView} room */
export function goneSeats(room) {
  return room.seats.filter((view) => isGone(view) && view.player !== room.you);
}

/** @param {RoomView} room @param {readonly SeatView[]} seats */
export const namesOf = (room, seats) => list(seats.map(({ seat }) => nameAt(room, seat)));

/** @param {TableState} state @param {number} now @param {number} seat @returns {number | null} ms until the bot plays its turn */
export function turnLeft(state, now, seat) {
  const clock = state.room?.clock;
  return clock?.kind === 'turn' && clock.seat === seat ? clockLeft(state, now) : null;
}

/** @param {number} left */
const botIn = (left) => (left > 0 ? t('table-bot-in', { time: duration(left) }) : t('table-bot-now'));

/**
 * Whose turn it is, and what happens when they do not play.
 * @param {Waiting} scene
 * @returns {{text: string, more: string, tone?: string}}
 */
export function turnWords({ state, room, match, now }) {
  const seat = match?.to_play ?? null;
  if (seat === null) return { text: '', more: '' };
  const view = room.seats[seat];
  // Without a line, or without the store, nobody knows when.
  const left = state.held ? null : turnLeft(state, now, seat);
  const ask = state.held ? null : askBotLeft(state, now);
  if (seat === room.seat) return ownTurn(view, left, ask);
  const name = nameAt(room, seat);
  if (view.away) return { text: t('table-turn-away', { name }), more: t('table-until-back') };
  if (isGone(view)) return { text: t('table-turn-gone', { name }), more: left === null ? '' : botIn(left) };
  if (ask === 0) return { text: t('table-ask-bot-why', { name }), more: '' };
  const text = t('table-turn-of', { name });
  if (left !== null && left <= LOW) return { text, more: botIn(left) };
  return { text, more: ask !== null && ask < FORESEEN ? t('table-ask-bot-in', { time: duration(ask) }) : '' };
}

/** @param {SeatView} view @param {number | null} left @param {number | null} ask */
function ownTurn(view, left, ask) {
  if (view.away) return { text: t('table-away'), more: t('table-away-touch'), tone: 'turn' };
  const text = t('table-your-turn');
  if (left !== null && left <= LOW) return { text, more: botIn(left), tone: 'turn' };
  if (ask === 0) return { text, more: t('table-own-ask-now'), tone: 'turn' };
  return { text, more: ask !== null && ask < OWN_FORESEEN ? t('table-own-ask-in', { time: duration(ask) }) : t('table-pick'), tone: 'turn' };
}

/** What of the seat's connection stands at the seat. @param {Waiting} scene @param {SeatView} view */
export function goneNote({ state, room, match, now }, view) {
  if (view.away) return t('table-seat-gone-away');
  const left = room.phase === 'playing' && match?.to_play === view.seat ? turnLeft(state, now, view.seat) : null;
  if (left === null) return t('table-seat-gone');
  return left > 0 ? t('table-seat-bot-in', { time: duration(left) }) : t('table-bot-now');
}

/** Before a match: who is missing, and who can start all the same. @param {RoomView} room @returns {string[]} */
export function goneBeforeMatch(room) {
  const gone = goneSeats(room);
  const host = gone.find((view) => view.host);
  const others = gone.filter((view) => view !== host);
  const names = namesOf(room, others);
  const said = [];
  if (host && room.phase === 'waiting') {
    const acting = room.seats.find(({ player }) => player === room.host);
    const words = { host: nameAt(room, host.seat), name: acting ? nameAt(room, acting.seat) : '' };
    said.push(acting && room.you !== room.host ? t('table-host-gone', words) : t('table-host-gone-you', { host: words.host }));
  }
  if (room.phase === 'countdown' && gone.length) said.push(t('table-countdown-gone', { count: gone.length, names: namesOf(room, gone) }));
  else if (others.length) said.push(t('table-waiting-gone', { count: others.length, names }));
  return said;
}

/** Between deals: when it goes on, and who may make it go on sooner. @param {Waiting} scene @returns {string} */
export function countWords({ state, room, now }) {
  const left = room.clock?.kind === 'next_deal' ? clockLeft(state, now) : null;
  if (left === null) return '';
  if (left === 0) return t('table-next-now');
  const time = duration(left);
  if (!room.seats[room.seat].ready) return t('table-next-in', { time });
  const waited = room.seats.filter(({ occupant, connected, ready }) => occupant === 'player' && connected && !ready);
  return waited.length ? t('table-next-or', { time, count: waited.length, names: namesOf(room, waited) }) : t('table-next-in', { time });
}

/** After a match: what a rematch waits for, and for whom it does not. @param {Waiting} scene @returns {string[]} */
export function voteWords({ state, room, now }) {
  const others = room.seats.filter(({ occupant, player }) => occupant === 'player' && player !== room.you);
  const gone = others.filter((view) => isGone(view) && !view.agreed);
  const left = room.clock?.kind === 'rematch' ? clockLeft(state, now) : null;
  if (left !== null) {
    return [t('table-rematch-in', { time: duration(left), count: gone.length, names: namesOf(room, gone) })];
  }
  const agreed = others.filter((view) => view.agreed);
  const undecided = others.filter((view) => view.connected && !view.away && !view.agreed);
  const said = [];
  if (!room.seats[room.seat].agreed) {
    said.push(agreed.length ? t('table-rematch-asked', { count: agreed.length, names: namesOf(room, agreed) }) : t('table-rematch-free'));
  } else if (undecided.length) said.push(t('table-rematch-waits', { count: undecided.length, names: namesOf(room, undecided) }));
  if (gone.length) said.push(t('table-rematch-gone', { count: gone.length, names: namesOf(room, gone) }));
  return said;
}

/** Whether everybody else who has a seat is without a connection, so that without you the table waits. @param {RoomView} room */
export function wouldWait(room) {
  const others = room.seats.filter(({ occupant, player }) => occupant === 'player' && player !== room.you);
  return others.length > 0 && others.every(isGone);
}

/** One who is missing, and what that means, in a sentence. @param {RoomView} room @param {SeatView} view */
function goneNews(room, view) {
  const names = namesOf(room, [view]);
  switch (room.phase) {
    case 'waiting':
      return view.host ? goneBeforeMatch(room)[0] : t('table-waiting-gone', { count: 1, names });
    case 'countdown':
      return t('table-countdown-gone', { count: 1, names });
    case 'over':
      return t('table-rematch-gone', { count: 1, names });
    default:
      return t('table-say-gone', { name: names });
  }
}

/** Notes that a turn was told with its player's line being lost. @param {Memory} memory @param {RoomView} room @param {number} now */
export function heardWithTurn(memory, room, now) {
  const seat = room.phase === 'playing' ? (room.match?.to_play ?? null) : null;
  const view = seat === null ? null : room.seats[seat];
  if (!view || view.player === null || view.player === room.you || !isGone(view)) return;
  memory.since.set(view.player, memory.since.get(view.player) ?? now);
  memory.told.add(view.player);
}

/**
 * What is to be said of lines that are lost for longer than a moment, or back after that was said.
 * @param {Memory} memory @param {RoomView} room @param {number} now
 * @returns {{news: string[], next: number | null}} `next`: ms until there may be more to say
 */
export function hearOfMissing(memory, room, now) {
  const gone = new Map(goneSeats(room).map((view) => [Number(view.player), view]));
  const seated = new Map(room.seats.filter(({ player }) => player !== null).map((view) => [Number(view.player), view]));
  const news = [];
  for (const player of [...memory.since.keys()].filter((known) => !gone.has(known))) {
    const view = seated.get(player);
    if (view && memory.told.has(player)) news.push(t('table-say-back', { name: nameAt(room, view.seat) }));
    memory.since.delete(player);
    memory.told.delete(player);
  }
  let next = null;
  for (const [player, view] of gone) {
    const since = memory.since.get(player) ?? now;
    memory.since.set(player, since);
    if (memory.told.has(player)) continue;
    if (now - since >= BLIP) {
      memory.told.add(player);
      news.push(goneNews(room, view));
    } else next = Math.min(next ?? Infinity, since + BLIP - now);
  }
  return { news, next };
}
