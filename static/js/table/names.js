/** What people, teams and cards are called in the page's language. */
import { list, t } from '../messages.js';
import { teamOf } from './around.js';
import { KOMI, rankOf, suitOf } from './deck.js';

/** @typedef {import('../wire.js').RoomView} RoomView */

/** The name shown at a seat; a bot's when nobody sits there. @param {RoomView} room @param {number} seat @returns {string} */
export function nameAt(room, seat) {
  const { name } = room.seats[seat];
  if (name) return name;
  const bots = room.seats.filter((other) => !other.name);
  return bots.length > 1 ? t('table-bot-n', { n: bots.findIndex((bot) => bot.seat === seat) + 1 }) : t('table-bot');
}

/** As `nameAt`, but "You" for your own seat. @param {RoomView} room @param {number} seat */
export function who(room, seat) {
  return seat === room.seat ? t('table-you') : nameAt(room, seat);
}

/** What a team is called: us and them, or the two players. @param {RoomView} room @param {number} team */
export function teamName(room, team) {
  if (room.seats.length === 2) return who(room, team);
  return t(team === teamOf(room.seat) ? 'table-us' : 'table-them');
}

/** "seven of diamonds, komi". @param {string} card */
export function cardName(card) {
  // A variant like [7] is chosen by a number only.
  const rank = Number(rankOf(card)) || rankOf(card);
  const name = t('card-name', { rank, suit: suitOf(card) });
  return card === KOMI ? t('card-komi', { card: name }) : name;
}

/** "ace of spades, two of clubs and three of hearts". @param {readonly string[]} cards */
export function cardNames(cards) {
  return list(cards.map(cardName));
}
