/** The hints in words: what each card of the hand would take, from the view's legal plays and nothing else; pure. */
import { list, t } from '../messages.js';
import { cardName } from '../table/names.js';
import { captureInWords, groupsInWords, mark } from './words.js';

/** @import {MatchView} from '../table/types.js' */
/** @import {Word} from './words.js' */

/** Captures that are told before the rest is only counted. */
const MOST_WAYS = 3;

/** What one card would take, with all its ways. @param {MatchView['legal'][number]} play @param {Word} [word] */
export function playInHint({ card, captures: [first, ...others] }, word = mark) {
  const told = others.slice(0, MOST_WAYS - 1).map(({ groups }) => t('hint-or', { cards: groupsInWords(card, groups, word) }));
  const more = others.length - told.length;
  return [captureInWords(card, first, word), ...told, ...(more > 0 ? [t('hint-more', { count: more })] : [])].join(' ');
}

/** The cards that take nothing, in one sentence; empty when all take something. @param {MatchView} match @param {Word} [word] */
export function staying({ legal }, word = mark) {
  const cards = legal.filter((play) => !takes(play)).map(({ card }) => word(card));
  if (cards.length > 1) return t('hint-stay', { cards: list(cards) });
  return cards.length ? t('hint-stays', { card: cards[0] }) : '';
}

/** @param {MatchView['legal'][number]} play */
export const takes = ({ captures }) => captures[0].cards.length > 0;

/** All of it, for those who listen. @param {MatchView} match */
export function hintsToHear(match) {
  if (match.legal.length === 0) return t('hint-wait');
  return [...match.legal.filter(takes).map((play) => playInHint(play, cardName)), staying(match, cardName)].join(' ').trim();
}
