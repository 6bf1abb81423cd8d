// What a line of the chat says to this reader: its own text, or a phrase in the reader's language.

import { t } from '../messages.js';

/** @import {ChatLine} from "../wire.js" */
/** @typedef {NonNullable<ChatLine['phrase']>} PhraseCode */

export const PHRASES = /** @type {const} */ ([
  'hello',
  'wow',
  'well_played',
  'lucky',
  'enjoy',
  'pity',
  'lets_go',
  'one_second',
  'thanks',
  'goodbye',
]);
export const REACTIONS = /** @type {const} */ (['bravo', 'heart', 'laugh', 'surprise', 'sad', 'tea']);

/** @param {PhraseCode} code */
export function phraseText(code) {
  return t(`phrase-${code.replaceAll('_', '-')}`);
}

/** @param {Pick<ChatLine, 'text' | 'phrase'>} line */
export function lineText({ text, phrase }) {
  return phrase ? phraseText(phrase) : text;
}
