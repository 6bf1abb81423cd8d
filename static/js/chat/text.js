// What may be said: at most 300 code points, whatever the letters weigh.

export const LONGEST = 300;
const WARN_AT = 240;

/** @param {string} text */
export function codePoints(text) {
  return [...text].length;
}

/**
 * Returns how many code points are left, once that is worth saying; null before.
 * @param {string} text
 */
export function leftToSay(text) {
  const used = codePoints(text);
  return used >= WARN_AT ? LONGEST - used : null;
}

/** @param {string} text */
export function canSay(text) {
  return text.trim() !== '' && codePoints(text) <= LONGEST;
}
