// The code of a room as people type and paste it: found in a link, and looked at before the server is asked.
//
// The server forgives more than a reader would (app/rooms/codes.py), so nothing is refused here that it might understand.

const LENGTH = 6;
// What only separates, decorates or hides does not count.
const NO_SIGN = /[\p{Z}\p{P}\p{C}\p{M}\u2212]/gu;
// Digits of any script, Latin letters and the Cyrillic and Armenian ones that look like them; U is in no code.
const SIGN = /^(?!U)[\p{Nd}\p{Script=Latin}\p{Script=Cyrillic}ՀԼՕՏ]$/u;
// A Vietnamese keyboard makes one letter of two: Á of AS, Ư of W.
const MADE_OF_TWO = /[\u0110\u0111]|\p{L}\p{M}/u;

/**
 * Returns the room's code in what was typed or pasted: a code in any spacing, or a whole link.
 * @param {string} typed
 */
export function codeOf(typed) {
  const link = /\/r\/([^/?#\s]+)/u.exec(typed);
  const code = link?.[1] ? decoded(link[1]) : typed;
  return code.replaceAll(/[\s\-–—_.]+/gu, '');
}

/** @param {string} part of an address */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns why this can be no room's code, as an error of the page's own; null when the server is to be asked.
 * @param {string} typed
 * @returns {{code: string, args?: Record<string, string | number>} | null}
 */
export function codeFault(typed) {
  const code = codeOf(typed);
  if (!code) return { code: 'code_needed' };
  if (/^\w+:\/\//u.test(code)) return { code: 'code_link' };
  const signs = [...code.normalize('NFKD').toUpperCase().replaceAll(NO_SIGN, '')];
  if (signs.length <= LENGTH && MADE_OF_TWO.test(code.normalize('NFD'))) return null;
  const strange = signs.find((sign) => !SIGN.test(sign));
  if (strange) return { code: 'code_sign', args: { sign: strange } };
  return signs.length === LENGTH ? null : { code: 'code_length', args: { count: signs.length } };
}
