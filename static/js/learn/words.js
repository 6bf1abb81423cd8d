/** What a card takes, in words; pure. A card is written by its name, or marked to be drawn as a chip (chips.js). */
import { list, t } from '../messages.js';
import { sumOf, valueOf } from '../table/deck.js';

/** @import {LegalCapture} from '../wire.js' */
/** @typedef {(card: string) => string} Word how a card is written */

/** A message is plain text: a card goes through it between two characters that no language has. @type {Word} */
export const mark = (card) => `\uE000${card}\uE001`;

/**
 * The cards of a capture, those that make a sum together: "8♦ and A♠ + 7♣".
 * @param {string} card @param {readonly (readonly string[])[]} groups @param {Word} word
 */
export function groupsInWords(card, groups, word) {
  return list(groups.flatMap((group) => (sumOf(group)?.total === valueOf(card) ? [group.map(word).join(' + ')] : group.map(word))));
}

/** What a capture is, as one sentence. @param {string} card @param {LegalCapture} capture @param {Word} [word] */
export function captureInWords(card, { cards, groups, kind, points }, word = mark) {
  const args = { card: word(card), cards: groupsInWords(card, groups, word), points };
  if (cards.length === 0) return t('hint-stays', args);
  if (kind === 'basra') return t('hint-basra', args);
  if (kind === 'jack_basra') return t('hint-jack-basra', args);
  return t(kind === 'sweep' ? 'hint-sweeps' : 'hint-takes', args);
}
