// What is said with one touch: ten phrases and six reactions, in a dialog at the thumb, gone as soon as one is chosen.

import { html, render } from '../../vendor/lit-html.js';
import { ICONS } from '../icons.js';
import { direction, t } from '../messages.js';
import { DRAWINGS } from './drawings.js';
import { PHRASES, REACTIONS, phraseText } from './words.js';

/** @import {PhraseCode} from "./words.js" */

/** @type {HTMLDialogElement | null} */
let dialog = null;

/**
 * Opens the phrases; once is enough.
 * @param {(code: PhraseCode) => void} say
 */
export function openPhrases(say) {
  if (dialog) return;
  const opened = document.createElement('dialog');
  dialog = opened;
  opened.className = 'phrases';
  opened.dir = direction();
  opened.setAttribute('aria-labelledby', 'phrases-title');
  opened.addEventListener('click', ({ target }) => target === opened && opened.close());
  opened.addEventListener('close', () => {
    opened.remove();
    dialog = null;
  });
  const close = () => opened.close();
  /** @param {PhraseCode} code */
  const chosen = (code) => () => {
    close();
    say(code);
  };
  document.body.append(opened);
  render(inside(chosen, close), opened);
  opened.showModal();
}

/**
 * @param {(code: PhraseCode) => () => void} chosen
 * @param {() => void} close
 */
function inside(chosen, close) {
  return html`<div class="phrases-inside">
    <header>
      <h2 id="phrases-title" tabindex="-1" autofocus>${t('phrases-title')}</h2>
      <button class="quiet square" type="button" aria-label=${t('phrases-close')} @click=${close}>${ICONS.close}</button>
    </header>
    <ul class="reactions" role="list">
      ${REACTIONS.map(
        (code) =>
          html`<li>
            <button type="button" aria-label=${phraseText(code)} title=${phraseText(code)} @click=${chosen(code)}>
              ${DRAWINGS[code]}
            </button>
          </li>`,
      )}
    </ul>
    <ul class="ready-phrases" role="list">
      ${PHRASES.map((code) => html`<li><button type="button" @click=${chosen(code)}>${phraseText(code)}</button></li>`)}
    </ul>
  </div>`;
}
