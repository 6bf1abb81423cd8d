/** Words with cards in them, drawn: each marked card a chip for the eyes and a name for the ears. */
import { html } from '../../vendor/lit-html.js';
import { cardChip } from '../table/card.js';
import { cardName } from '../table/names.js';

const MARKED = /\uE000(\w+)\uE001/u;

/** The text with its marked cards (words.js) as chips. @param {string} text */
export function withChips(text) {
  return text.split(MARKED).map((part, i) => (i % 2 ? namedChip(part) : part));
}

/** @param {string} card */
function namedChip(card) {
  return html`<span class="named-chip">${cardChip(card)}<span class="visually-hidden">${cardName(card)}</span></span>`;
}
