/** What the table has to know of a card's code (`7D`, `10H`, `AS`): rank first, then suit. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const KOMI = '7D';

/** @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

/** @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** What a card counts in a sum: A = 1 … 10; 0 for jacks, queens and kings. @param {string} card */
export function valueOf(card) {
  const value = RANKS.indexOf(rankOf(card)) + 1;
  return value <= 10 ? value : 0;
}

/**
 * The sum that explains a group ('7 + A = 8'), or null when nothing is added up: a single card, courts, a sweep.
 * @param {readonly string[]} group
 * @returns {{ranks: string[], total: number} | null}
 */
export function sumOf(group) {
  if (group.length < 2 || group.some((card) => valueOf(card) === 0)) return null;
  const total = group.reduce((sum, card) => sum + valueOf(card), 0);
  if (total > 10) return null;
  const ranks = [...group].sort((a, b) => valueOf(b) - valueOf(a)).map(rankOf);
  return { ranks, total };
}

/** A number that is the same for a card on every page: loose things look played and not typeset. @param {string} card */
export function seedOf(card) {
  let seed = 7;
  for (const letter of card) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  return seed;
}
