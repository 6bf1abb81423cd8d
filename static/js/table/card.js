/** A card as an element: face, back, or a chip in a line of words. */
import { html } from '../../vendor/lit-html.js';
import { face, suitMark } from '../../cards/face.js';
import { rankOf, suitOf } from './deck.js';

/** The face alone, for inside an element with class `card` and `data-suit`. @param {string} card */
export function faceArt(card) {
  return html`<svg class="card-art" viewBox="0 0 100 140" aria-hidden="true">${face(card)}</svg>`;
}

/** A whole card without a role of its own. @param {string} card */
export function cardFace(card) {
  return html`<span class="card" data-card=${card} data-suit=${suitOf(card)}>${faceArt(card)}</span>`;
}

/** Rank and suit on a chip of paper; words beside it, or a label, must name the card. @param {string} card */
export function cardChip(card) {
  return html`<span class="card-chip" data-card=${card} data-suit=${suitOf(card)} aria-hidden="true"
    >${rankOf(card)}<svg viewBox='0 0 100 100'>${suitMark(suitOf(card))}</svg></span
  >`;
}
