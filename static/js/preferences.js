// What this browser's person prefers: read anywhere by name, changed by the settings, told to whoever asked to be told.
//
// Where nothing can be stored a preference lasts as long as the page. What is stored is checked value by value, so that an older
// page's, or a broken one, falls back to the default.

import { remember, remembered } from './storage.js';

/**
 * @typedef {object} Preferences
 * @property {'calm' | 'normal' | 'quick'} speed of motion at the table
 * @property {boolean} sound
 * @property {number} volume 0 to 100
 * @property {boolean} vibration
 * @property {boolean} notify a notification when it is your turn and the page is not in sight
 * @property {'hour' | 'teal' | 'indigo' | 'burgundy' | 'olive' | 'linen'} felt `hour`: linen at noon, teal in the evening
 * @property {'classic' | 'four'} deck two colours, or one for each suit
 * @property {'usual' | 'large'} indices rank and suit in the cards' corners
 */

/** @param {readonly unknown[]} values the first is the default */
const oneOf = (...values) => ({ first: values[0], fits: (/** @type {unknown} */ value) => values.includes(value) });

/** @param {number} first */
const percent = (first) => ({
  first,
  fits: (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
});

/** @type {Record<keyof Preferences, {first: unknown, fits: (value: unknown) => boolean}>} */
const KINDS = {
  speed: oneOf('normal', 'calm', 'quick'),
  sound: oneOf(true, false),
  volume: percent(40),
  vibration: oneOf(true, false),
  notify: oneOf(false, true),
  felt: oneOf('hour', 'teal', 'indigo', 'burgundy', 'olive', 'linen'),
  deck: oneOf('classic', 'four'),
  indices: oneOf('usual', 'large'),
};

/** @type {Preferences | null} */
let known = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Preferences} */
function all() {
  if (known) return known;
  const kept = remembered.preferences();
  const value = /** @type {Record<string, unknown>} */ (typeof kept === 'object' && kept ? kept : {});
  known = /** @type {Preferences} */ (
    Object.fromEntries(Object.entries(KINDS).map(([name, { first, fits }]) => [name, fits(value[name]) ? value[name] : first]))
  );
  return known;
}

/**
 * Returns what is preferred; the default until the person chose.
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @returns {Preferences[Name]}
 */
export function preference(name) {
  return all()[name];
}

/**
 * Remembers a choice; one that the preference does not know changes nothing.
 * @template {keyof Preferences} Name
 * @param {Name} name
 * @param {Preferences[Name]} value
 */
export function prefer(name, value) {
  if (!KINDS[name].fits(value) || all()[name] === value) return;
  known = { ...all(), [name]: value };
  remember.preferences(known);
  for (const listener of listeners) listener();
}

/**
 * Calls after every change, here or in another tab of this browser, until the function that it returns is called.
 * @param {() => void} listener
 */
export function whenPreferred(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null && key !== 'basra.preferences') return;
  known = null;
  for (const listener of listeners) listener();
});
