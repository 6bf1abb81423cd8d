// The screens that are only a few words and a way on: opening, unreachable, gone, no such room, replaced, an error of ours.

import { html, nothing } from '../vendor/lit-html.js';
import { t } from './messages.js';

/** @typedef {{words: string, run: () => void}} Way */

/**
 * @param {string} kind names the messages: `screen-KIND-title`, `screen-KIND-text`
 * @param {Way[]} ways the first is the likeliest
 * @param {boolean} [busy]
 * @param {string} [text] instead of the message's
 * @param {string} [note] a word on what happens by itself
 */
export function wordsScreen(kind, ways, busy = false, text = t(`screen-${kind}-text`), note = '') {
  return html`<main class="words" data-kind=${kind}>
    <section class="panel">
      <span class="lone-card" aria-hidden="true"><span class="card-back"></span></span>
      <h1 tabindex="-1" data-focus>${t(`screen-${kind}-title`)}</h1>
      <p>${text}</p>
      ${busy ? html`<span class="spinner" aria-hidden="true"></span>` : nothing}
      ${note ? html`<p class="next-try">${note}</p>` : nothing}
      <div class="ways">
        ${ways.map(
          ({ words, run }, place) =>
            html`<button class=${place === 0 ? 'primary' : 'secondary'} type="button" @click=${run}>${words}</button>`,
        )}
      </div>
    </section>
  </main>`;
}
