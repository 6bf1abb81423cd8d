/** Who sits where as this seat sees the table: you at the bottom, play passes to the right, counter-clockwise. */

/** @typedef {'bottom' | 'right' | 'top' | 'left'} Side */

/** @type {Record<number, Side[]>} by number of seats, in turn order from your own */
const SIDES = { 2: ['bottom', 'top'], 4: ['bottom', 'right', 'top', 'left'] };

/** @param {number} seat @param {number} you your own seat @param {number} seats @returns {Side} */
export function sideOf(seat, you, seats) {
  return SIDES[seats][(seat - you + seats) % seats];
}

/** The team of a seat (R1.2). @param {number} seat */
export const teamOf = (seat) => seat % 2;
