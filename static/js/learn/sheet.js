/** "How to play" over whatever is there: at the table the match goes on below, and the sheet says when it is your turn. */
import { html, nothing, render } from '../../vendor/lit-html.js';
import { ICONS } from '../icons.js';
import { t } from '../messages.js';
import { guideView } from './guide.js';
import { loadGuide } from './load.js';

const LOOK_MS = 500;

/** Opens the sheet, once. */
export async function showGuide() {
  const guide = await loadGuide();
  if (document.querySelector('dialog.sheet-guide')) return;
  const sheet = document.createElement('dialog');
  sheet.className = 'sheet-guide';
  sheet.setAttribute('aria-label', t('guide-title'));
  document.body.append(sheet);
  const close = () => sheet.close();
  let turn = isOwnTurn();
  const draw = () => render(sheetView(guide, close, turn), sheet);
  const look = setInterval(() => {
    if (turn === isOwnTurn()) return;
    turn = !turn;
    draw();
  }, LOOK_MS);
  sheet.addEventListener('click', (event) => event.target === sheet && close());
  sheet.addEventListener('close', () => {
    clearInterval(look);
    sheet.remove();
  });
  draw();
  sheet.showModal();
}

/** Whether the table below waits for its own player. */
const isOwnTurn = () => document.querySelector('.t-hand:not([data-inert])') !== null;

/** @param {import('./types.js').Guide} guide @param {() => void} close @param {boolean} turn */
function sheetView(guide, close, turn) {
  return html`<div class="sheet-inside">
    <header>
      <h1>${t('guide-title')}</h1>
      <button class="quiet square" type="button" autofocus aria-label=${t('learn-close')} title=${t('learn-close')} @click=${close}>${ICONS.close}</button>
    </header>
    <div class="sheet-body" tabindex="0" role="group" aria-label=${t('guide-title')}>${guideView(guide)}</div>
    <footer role="status">
      ${turn
        ? html`<p>${t('learn-your-turn')}</p>
            <button class="primary" type="button" @click=${close}>${t('learn-to-table')}</button>`
        : nothing}
    </footer>
  </div>`;
}
