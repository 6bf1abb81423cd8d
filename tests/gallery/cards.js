/** The whole deck at the sizes the table uses. */
import { html, render } from '../../static/vendor/lit-html.js';
import { face } from '../../static/cards/face.js';

const DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].flatMap((r) => ['C', 'D', 'H', 'S'].map((s) => r + s));

/** @param {string} card */
const one = (card) => html`<div class="card" data-suit=${card.slice(-1)}><svg class="card-art" viewBox="0 0 100 140">${face(card)}</svg></div>`;
const row = (/** @type {string} */ size, /** @type {string[]} */ cards) => html`<div class="row ${size}">${cards.map(one)}<div class="card-back"></div></div>`;

render(
  html`${row('w60', DECK)} ${row('w52', ['10H', 'JS', 'QD', 'KH', '7D', 'AS'])} ${row('w120', ['AS', '2H', '7D', '9C', '10S', 'JH', 'QS', 'KD', 'QH'])} ${row('w80', ['JH', 'QS', 'KD', '7D', '10C', '3H'])}`,
  /** @type {HTMLElement} */ (document.getElementById('sheet')),
);
