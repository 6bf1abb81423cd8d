/** The questions in front of the table: leave? remove a player? and what is in that pile? */
import { html, keyed, nothing, ref } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { teamOf } from './around.js';
import { cardChip } from './card.js';
import { icon } from './icons.js';
import { wouldWait } from './missing.js';
import { cardName, nameAt, teamName, who } from './names.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {Element} [element] */
function opened(element) {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  // The element is in its place only after this rendering.
  queueMicrotask(() => dialog?.isConnected && !dialog.open && dialog.showModal());
}

/** @param {string} label @param {unknown} content @param {() => void} close */
function dialog(label, content, close) {
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === event.currentTarget && close();
  return html`<dialog class="t-dialog" aria-label=${label} ${ref(opened)} @close=${close} @click=${outside}>
    <div class="t-dialog-inside">${content}</div>
  </dialog>`;
}

/** @param {Scene} scene @param {() => void} close */
function leaveDialog({ room, actions }, close) {
  const yes = () => {
    close();
    actions.leave();
  };
  const alone = room.seats.filter((seat) => seat.occupant === 'player').length === 1;
  const before = room.match ? 'table-leave-playing' : 'table-leave-waiting';
  const why = alone ? 'table-leave-last' : wouldWait(room) ? 'table-leave-alone' : room.phase === 'over' ? 'table-leave-over' : before;
  return dialog(
    t('table-leave-title'),
    html`<h2>${t('table-leave-title')}</h2>
      <p>${t(why, { minutes: Math.max(1, Math.round(room.kept_ms / 60_000)) })}</p>
      <div class="t-row">
        <button type="button" class="t-button" autofocus @click=${close}>${t('table-leave-no')}</button>
        <button type="button" class="t-button t-bad" @click=${yes}>${t('table-leave-yes')}</button>
      </div>`,
    close,
  );
}

/**
 * Asks the host first; nothing when that player is gone meanwhile.
 * @param {Scene} scene @param {number} player @param {() => void} close
 */
function removeDialog({ room, actions }, player, close) {
  const seat = room.seats.find((view) => view.player === player);
  if (!seat) return nothing;
  const name = nameAt(room, seat.seat);
  const yes = () => {
    close();
    actions.remove(player);
  };
  return dialog(
    t('table-remove-title', { name }),
    html`<h2>${t('table-remove-title', { name })}</h2>
      <p>${t('table-remove-why')}</p>
      <div class="t-row">
        <button type="button" class="t-button" autofocus @click=${close}>${t('table-remove-no')}</button>
        <button type="button" class="t-button t-bad" @click=${yes}>${t('table-remove-yes')}</button>
      </div>`,
    close,
  );
}

/** @param {Scene} scene @param {number} team @param {() => void} close */
function pileDialog({ room, match }, team, close) {
  const pile = match?.piles[team];
  if (!pile) return nothing;
  const name = teamName(room, team);
  const mine = team === teamOf(room.seat);
  const whose = room.seats.length === 4 ? (mine ? 'us' : 'them') : mine ? 'you' : 'other';
  const title = t('table-pile-title', { who: whose, name });
  return dialog(
    title,
    html`<h2><span class="t-swatch" data-team=${team}></span> ${title}</h2>
      <p>${t('table-pile-cards', { count: pile.cards })}</p>
      ${pile.basras.length
        ? html`<ul class="t-basras">
            ${pile.basras.map(
              (basra) => html`<li>
                <span role="img" aria-label=${cardName(basra.card)}>${cardChip(basra.card)}</span>
                <span>${t('table-count-basra', { kind: basra.kind })} · <bdi>${who(room, basra.seat)}</bdi></span><strong>+${number(basra.points)}</strong>
              </li>`,
            )}
          </ul>`
        : html`<p class="t-quiet">${t('table-pile-no-basra')}</p>`}
      <div class="t-row"><button type="button" class="t-button" autofocus @click=${close}>${icon('close')}${t('table-close')}</button></div>`,
    close,
  );
}

/** @param {Scene} scene */
export function dialogView(scene) {
  const { ui } = scene;
  const close = () => {
    ui.dialog = null;
    ui.removing = null;
    scene.redraw();
  };
  if (ui.removing !== null) return keyed(ui.removing, removeDialog(scene, ui.removing, close));
  if (!ui.dialog) return nothing;
  return keyed(ui.dialog, ui.dialog === 'leave' ? leaveDialog(scene, close) : pileDialog(scene, ui.dialog === 'pile-0' ? 0 : 1, close));
}
