/** The keyboard at the table: arrows and 1–4 lift, up and down choose, Enter plays, Escape puts back, H gives hints. */

/**
 * @typedef {object} Keys
 * @property {readonly string[]} cards the hand as it lies
 * @property {string | null} lifted
 * @property {(card: string) => void} lift
 * @property {() => void} play
 * @property {() => void} putBack
 * @property {(step: 1 | -1) => void} cycle
 * @property {() => void} hint opens the hints, or closes them
 * @property {boolean} hinted whether they are open
 */

/** Whether keys typed there belong to something else. @param {EventTarget | null} target */
function isElsewhere(target) {
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  return target.isContentEditable || !!target.closest('input, textarea, select, dialog') || !target.closest('.t-scene');
}

/** @param {string} card */
function focusCard(card) {
  const element = document.querySelector(`.t-hand-card[data-hand="${card}"]`);
  if (element instanceof HTMLElement) element.focus();
}

/** @param {KeyboardEvent} event @param {Keys} keys */
export function keyPressed(event, { cards, lifted, lift, play, putBack, cycle, hint, hinted }) {
  if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
  const { key } = event;
  const at = lifted === null ? -1 : cards.indexOf(lifted);
  /** @param {string | undefined} card */
  const take = (card) => {
    if (card === undefined) return;
    lift(card);
    focusCard(card);
  };
  if (/^[1-4]$/.test(key)) take(cards[Number(key) - 1]);
  else if (key === 'ArrowRight') take(cards[(at + 1) % cards.length]);
  else if (key === 'ArrowLeft') take(cards[(at < 0 ? 0 : at) === 0 ? cards.length - 1 : at - 1]);
  else if (key === 'ArrowDown' && lifted !== null) cycle(1);
  else if (key === 'ArrowUp' && lifted !== null) cycle(-1);
  // The key, whatever letter the keyboard has there: an Arabic one has none of ours.
  else if (event.code === 'KeyH' || (key === 'Escape' && hinted)) hint();
  else if (key === 'Escape' && lifted !== null) putBack();
  else if (key === 'Enter' && lifted !== null && !(event.target instanceof HTMLButtonElement)) play();
  else return;
  event.preventDefault();
}
