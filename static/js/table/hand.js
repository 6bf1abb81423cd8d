/** Your hand: a slight fan; a tap lifts a card, a second one plays it. */
import { html, repeat } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { faceArt } from './card.js';
import { suitOf } from './deck.js';
import { cardName } from './names.js';
import { mayPlay, pendingOf } from './scene.js';
import { vars } from './vars.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** The cards that are in the hand on the screen: one on its way lies on the floor already. @param {Scene} scene */
export function handOf({ state, match }) {
  const pending = pendingOf(state);
  return (match?.hand ?? []).filter((card) => card !== pending?.card);
}

/** @param {Scene} scene @param {(card: string) => void} tapped */
export function handView(scene, tapped) {
  const { ui } = scene;
  const cards = handOf(scene);
  const inert = !mayPlay(scene);
  const focus = ui.selection.card ?? cards[0];
  return html`<div class="t-hand" role="group" aria-label=${inert ? `${t('table-hand')}, ${t('table-not-yet')}` : t('table-hand')} ?data-inert=${inert}>
    ${repeat(cards, (card) => card, (card, i) => {
      const aside = i - (cards.length - 1) / 2;
      const lifted = ui.selection.card === card;
      return html`<button
        type="button" class="t-hand-card" data-hand=${card} ?data-lifted=${lifted} aria-pressed=${String(lifted)}
        aria-label=${cardName(card)} tabindex=${card === focus ? '0' : '-1'} @click=${() => tapped(card)}
        ${vars({ '--aside': String(aside), '--drop': String(aside * aside) })}
      ><span class="card" data-card=${card} data-suit=${suitOf(card)}>${faceArt(card)}</span></button>`;
    })}
  </div>`;
}
