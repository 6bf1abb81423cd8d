// A person as a disc with their initial; nobody as a ring.

import { html } from '../vendor/lit-html.js';

/**
 * Returns the first letter of a name, as a reader sees letters (a grapheme cluster).
 * @param {string} name
 */
export function initial(name) {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '?').toLocaleUpperCase();
}

/** @param {string | null} name */
export function avatar(name) {
  return name === null
    ? html`<span class="avatar nobody" aria-hidden="true"></span>`
    : html`<span class="avatar" aria-hidden="true">${initial(name)}</span>`;
}
