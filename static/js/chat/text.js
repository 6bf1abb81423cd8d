// What may be said: at most 300 code points of what the server will show, whatever the letters weigh. The server tidies by the same
// rules (app/rooms/text.py), and both are held to tests/texts.json; a joiner in the wrong place is removed by the server alone.

export const LONGEST = 300;
const WARN_AT = 240;
const MOST_MARKS = 4;
const MOST_SPACING = 8;

const BLANK = /[\p{White_Space}\p{Z}\u2800]+/gu;
const HIDDEN =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|(?![\u200C\u200D\p{Variation_Selector}])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const MARKS = /[\p{M}\u200C\u200D]+/gu;
const WIDTHLESS = /[\p{Mn}\p{Me}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the text as it is sent: on one line, without what hides or reorders, with a few marks on each letter; empty when nothing
 * visible is left.
 * @param {string} text
 */
export function tidied(text) {
  const shown = text.replace(BLANK, ' ').replace(HIDDEN, '$1').normalize('NFD').replace(MARKS, few);
  const tidy = shown.normalize('NFC').replace(BLANK, ' ').trim();
  return VISIBLE.test(tidy) ? tidy : '';
}

/** @param {string} marks @param {number} at @param {string} text */
function few(marks, at, text) {
  if (at === 0 || text[at - 1] === ' ') return '';
  let widthless = 0;
  const kept = [...marks].slice(0, MOST_SPACING);
  const end = kept.findIndex((mark) => WIDTHLESS.test(mark) && ++widthless > MOST_MARKS);
  return kept.slice(0, end < 0 ? MOST_SPACING : end).join('');
}

/** @param {string} text */
export function codePoints(text) {
  return [...text].length;
}

/**
 * Returns how many code points are left, once that is worth saying; null before.
 * @param {string} text
 */
export function leftToSay(text) {
  const used = codePoints(tidied(text));
  return used >= WARN_AT ? LONGEST - used : null;
}

/** @param {string} text */
export function canSay(text) {
  const said = tidied(text);
  return said !== '' && codePoints(said) <= LONGEST;
}
