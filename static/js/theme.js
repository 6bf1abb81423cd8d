// How the page looks: evening or noon, the felt, the deck. The system chooses the light until the person does.

import { preference } from './preferences.js';
import { remember } from './storage.js';

/** @typedef {"dark" | "light"} Theme */

const LOOKS = /** @type {const} */ (['felt', 'deck', 'indices']);

/** @returns {Theme} */
export function currentTheme() {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Returns what was chosen; null where it goes by the system. */
export function chosenTheme() {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'dark' || chosen === 'light' ? chosen : null;
}

/** @param {Theme | null} theme null goes by the system */
export function chooseTheme(theme) {
  remember.theme(theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Puts on what is preferred: CSS does the rest. */
export function wear() {
  for (const look of LOOKS) document.documentElement.dataset[look] = preference(look);
}
