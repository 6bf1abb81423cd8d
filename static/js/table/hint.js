/** The hints at the table, asked for by a button or a key; their panel and its words are loaded the first time. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { part } from '../part.js';
import { icon } from './icons.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @type {typeof import('../learn/hintpanel.js') | null} */
let panel = null;

/** Whether they are open: for the turn that they were asked for. @param {Scene} scene */
export const hintIsOpen = ({ ui, room, match }) => panel !== null && match !== null && room.phase === 'playing' && ui.hint === room.turn;

/** @param {Scene} scene */
export function closeHint({ ui, redraw }) {
  ui.hint = null;
  redraw();
}

/** Opens or closes them. @param {Scene} scene @param {(words: string) => void} say */
export async function toggleHint(scene, say) {
  const { ui, match, room, redraw } = scene;
  if (hintIsOpen(scene) || !match) return closeHint(scene);
  ui.hint = room.turn;
  panel ??= await load();
  if (!panel || ui.hint !== room.turn) return;
  say(panel.words(match));
  redraw();
}

async function load() {
  try {
    const [module, { learning }] = await Promise.all([part(() => import('../learn/hintpanel.js')), import('../learn/load.js')]);
    await learning();
    return module;
  } catch {
    return null; // no network: the next press tries again
  }
}

/** @param {Scene} scene @param {() => void} toggle */
export function hintButton(scene, toggle) {
  const open = String(hintIsOpen(scene));
  return html`<button type="button" class="t-round" aria-label=${t('table-hint')} title=${t('table-hint')} aria-expanded=${open} aria-keyshortcuts="h" @click=${toggle}>${icon('hint')}</button>`;
}

/** @param {Scene} scene @param {(card: string) => void} lift */
export function hintView(scene, lift) {
  if (!panel || !scene.match || !hintIsOpen(scene)) return nothing;
  const lifting = (/** @type {string} */ card) => {
    scene.ui.hint = null;
    lift(card);
  };
  return panel.hintPanel(scene.match, lifting, () => closeHint(scene));
}
