/** What the player is about to play: the lifted card and which of its captures; pure, the rules come from `view.legal`. */

/** @typedef {import('./types.js').MatchView} MatchView */
/** @typedef {MatchView['legal'][number]} LegalPlay */
/** @typedef {LegalPlay['captures'][number]} LegalCapture */
/** @typedef {{card: string | null, capture: number}} Selection `capture` is an index into the card's legal captures */

/** @type {Selection} */
export const NONE = { card: null, capture: 0 };

/** @param {MatchView | null} match @param {string | null} card @returns {readonly LegalCapture[]} */
export function capturesOf(match, card) {
  return match?.legal.find((play) => play.card === card)?.captures ?? [];
}

/** The selection that still makes sense on this view. @param {Selection} selection @param {MatchView | null} match @returns {Selection} */
export function kept(selection, match) {
  if (!match || selection.card === null || !match.hand.includes(selection.card)) return NONE;
  const captures = capturesOf(match, selection.card);
  return selection.capture < Math.max(1, captures.length) ? selection : { card: selection.card, capture: 0 };
}

/** @param {string} card @returns {Selection} */
export const lifted = (card) => ({ card, capture: 0 });

/**
 * The capture that is shown and would be played, or null when it is not this seat's turn.
 * @param {Selection} selection @param {MatchView | null} match @returns {LegalCapture | null}
 */
export function chosen(selection, match) {
  return capturesOf(match, selection.card)[selection.capture] ?? null;
}

/** The next (or the one before) of several captures. @param {Selection} selection @param {number} count @param {1 | -1} step @returns {Selection} */
export function cycled(selection, count, step) {
  return count > 1 ? { ...selection, capture: (selection.capture + step + count) % count } : selection;
}

/**
 * The selection after a floor card was touched: a card in the shown capture is let go, another one is asked for. Of the
 * captures that obey, the one most like the shown; the same selection when none does.
 * @param {Selection} selection @param {readonly LegalCapture[]} captures @param {string} card @returns {Selection}
 */
export function touched(selection, captures, card) {
  const shown = captures[selection.capture]?.cards ?? [];
  const want = !shown.includes(card);
  let best = -1;
  let likeness = -1;
  captures.forEach((capture, i) => {
    if (i === selection.capture || capture.cards.includes(card) !== want) return;
    const alike = capture.cards.filter((other) => shown.includes(other)).length;
    if (alike > likeness) [best, likeness] = [i, alike];
  });
  return best < 0 ? selection : { ...selection, capture: best };
}

/**
 * What to ask the server for; capture null where there is nothing to choose.
 * @param {Selection} selection @param {MatchView | null} match @returns {{card: string, capture: string[] | null} | null}
 */
export function intended(selection, match) {
  const captures = capturesOf(match, selection.card);
  if (selection.card === null || captures.length === 0) return null;
  return { card: selection.card, capture: captures.length > 1 ? [...captures[selection.capture].cards] : null };
}
