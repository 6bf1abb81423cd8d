/** Where the line and the sum of each captured group are drawn; pure. */
import { sumOf } from './deck.js';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{path: Point[], label: Point, text: string}} GroupMark */

const far = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The points in the order of a short walk through them, from the leftmost. @param {readonly Point[]} points */
export function walk(points) {
  const rest = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const path = rest.splice(0, 1);
  while (rest.length) {
    const here = path[path.length - 1];
    rest.sort((a, b) => far(a, here) - far(b, here));
    path.push(...rest.splice(0, 1));
  }
  return path;
}

/**
 * The marks of the groups that are sums: a line through their cards, and a label on the one of them that lies farthest
 * from the labels before it.
 * @param {readonly (readonly string[])[]} groups @param {(card: string) => Point | null} middle of a card
 * @returns {GroupMark[]}
 */
export function groupMarks(groups, middle) {
  /** @type {GroupMark[]} */
  const marks = [];
  for (const group of groups) {
    const sum = sumOf(group);
    const path = walk(group.map(middle).filter((point) => point !== null));
    if (!sum || path.length < 2) continue;
    const room = (/** @type {Point} */ point) => Math.min(...marks.map(({ label }) => far(point, label)));
    const label = path.reduce((best, point) => (room(point) > room(best) ? point : best));
    marks.push({ path, label, text: `${sum.ranks.join('+')} = ${sum.total}` });
  }
  return marks;
}
