/**
 * A card's face as one SVG, 100 × 140. It carries three drawings and cards.css shows one of them: by the card's own width
 * `.small` (rank and suit side by side, one big pip or figure) below 92 px and `.large` (the full pattern) above; for those who
 * prefer large indices `.jumbo` at any width.
 */
import { nothing, svg } from '../vendor/lit-html.js';
import { COURTS } from './courts.js';
import { RANK_STROKES, STAR, SUIT_PATHS } from './glyphs.js';

/** @typedef {import('../vendor/lit-html.js').TemplateResult<2>} Drawing */

const [LEFT, MIDDLE, RIGHT] = [33, 50, 67];

/** Where the pips of the full pattern stand; those below the middle are drawn upside down. @type {Record<string, number[][]>} */
const PATTERNS = {
  2: [[MIDDLE, 30], [MIDDLE, 110]],
  3: [[MIDDLE, 30], [MIDDLE, 70], [MIDDLE, 110]],
  4: [[LEFT, 30], [RIGHT, 30], [LEFT, 110], [RIGHT, 110]],
  5: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 70], [LEFT, 110], [RIGHT, 110]],
  6: [[LEFT, 30], [RIGHT, 30], [LEFT, 70], [RIGHT, 70], [LEFT, 110], [RIGHT, 110]],
  7: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 50], [LEFT, 70], [RIGHT, 70], [LEFT, 110], [RIGHT, 110]],
  8: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 50], [LEFT, 70], [RIGHT, 70], [MIDDLE, 90], [LEFT, 110], [RIGHT, 110]],
  9: [[LEFT, 28], [RIGHT, 28], [LEFT, 56], [RIGHT, 56], [MIDDLE, 70], [LEFT, 84], [RIGHT, 84], [LEFT, 112], [RIGHT, 112]],
  10: [
    [LEFT, 28], [RIGHT, 28], [MIDDLE, 42], [LEFT, 56], [RIGHT, 56],
    [LEFT, 84], [RIGHT, 84], [MIDDLE, 98], [LEFT, 112], [RIGHT, 112],
  ],
};

/** @param {string} suit @param {number} x centre @param {number} y centre @param {number} size @param {boolean} [turned] */
function pip(suit, x, y, size, turned = false) {
  const half = size / 2;
  const turn = turned ? `rotate(180 ${x} ${y})` : '';
  return svg`<path class="suit-ink" transform="${turn} translate(${x - half} ${y - half}) scale(${size / 100})" d=${SUIT_PATHS[suit]}/>`;
}

/** @param {string} rank @param {number} x left @param {number} y top @param {number} scale */
function rankAt(rank, x, y, scale) {
  return svg`<path class="rank-ink" transform="translate(${x} ${y}) scale(${scale})" d=${RANK_STROKES[rank]}/>`;
}

/** The index in both corners. @param {Drawing} index */
function twice(index) {
  return svg`${index}<g transform="rotate(180 50 70)">${index}</g>`;
}

/** @param {number} x @param {number} y @param {number} radius @param {string} kind */
function star(x, y, radius, kind) {
  return svg`<path class=${kind} transform="translate(${x} ${y}) scale(${radius})" d=${STAR}/>`;
}

/** @param {string} rank @param {string} suit @param {boolean} komi */
function smallFace(rank, suit, komi) {
  const letter = rankAt(rank, 8, 8, 1.2);
  const index = svg`${letter}${pip(suit, rank === '10' ? 56 : 46, 27, rank === '10' ? 23 : 26)}`;
  if (rank in COURTS) {
    return svg`<g class="small"><g transform="translate(${rank === "K" ? -9 : -3} 62) scale(0.78)">${COURTS[rank]}</g>
      ${index}<g transform="rotate(180 50 70)">${letter}</g></g>`;
  }
  const middle = svg`${komi ? star(50, 71, 31, 'komi-star') : nothing}${pip(suit, 50, 71, komi ? 36 : 48)}`;
  return svg`<g class="small">${middle}${twice(index)}</g>`;
}

/**
 * Rank over suit in the strip that a fan leaves of a card.
 * @param {string} rank @param {string} suit @param {boolean} komi
 */
function jumboFace(rank, suit, komi) {
  const letter = rankAt(rank, 7, 8, rank === '10' ? 1.62 : 1.8);
  const index = svg`${letter}${pip(suit, 26, 84, 38)}`;
  if (rank in COURTS) return svg`<g class="jumbo"><g transform="translate(40 ${rank === 'K' ? 86 : 84}) scale(0.56)">${COURTS[rank]}</g>${index}</g>`;
  const corner = komi ? star(73, 108, 21, 'komi-star') : nothing;
  return svg`<g class="jumbo">${corner}${index}${pip(suit, komi ? 73 : 71, 108, komi ? 26 : 50)}</g>`;
}

/** @param {string} rank @param {string} suit @param {boolean} komi */
function largeFace(rank, suit, komi) {
  const index = svg`${rankAt(rank, rank === '10' ? 5.5 : 7, 8, rank === '10' ? 0.72 : 0.8)}${pip(suit, 15, 41, 16)}`;
  return svg`<g class="large">${largeMiddle(rank, suit, komi)}${twice(index)}</g>`;
}

/** @param {string} rank @param {string} suit @param {boolean} komi */
function largeMiddle(rank, suit, komi) {
  if (rank in COURTS) {
    const half = svg`<g transform="translate(21 12) scale(0.58)">${COURTS[rank]}</g>`;
    return svg`${half}<g transform="rotate(180 50 70)">${half}</g>
      <path class="brass-line" d="M23 70H77"/>`;
  }
  if (rank === 'A') return pip(suit, 50, 70, 52);
  const pips = PATTERNS[rank].map(([x, y]) => pip(suit, x, y, 19, y > 70));
  return svg`${komi ? star(MIDDLE, 90, 11, 'komi-dot') : nothing}${pips}`;
}

/** @type {Map<string, Drawing>} */
const drawn = new Map();

/** The drawing of a card's face, for an `<svg class="card-art" viewBox="0 0 100 140">`. @param {string} card its code */
export function face(card) {
  let drawing = drawn.get(card);
  if (!drawing) {
    const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
    const komi = card === '7D';
    drawing = svg`
      ${komi ? svg`<rect class="komi-line" x="3" y="3" width="94" height="134" rx="5"/>` : nothing}
      ${smallFace(rank, suit, komi)}${largeFace(rank, suit, komi)}${jumboFace(rank, suit, komi)}`;
    drawn.set(card, drawing);
  }
  return drawing;
}

/** A suit alone, for words and lists, for an `<svg viewBox="0 0 100 100">`. @param {string} suit */
export function suitMark(suit) {
  return svg`<path class="suit-ink" d=${SUIT_PATHS[suit]}/>`;
}
