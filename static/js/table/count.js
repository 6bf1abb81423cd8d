/** The count after a deal, line by line, so that everybody can check it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { teamOf } from './around.js';
import { cardChip } from './card.js';
import { icon } from './icons.js';
import { countWords, isGone } from './missing.js';
import { cardName, teamName, who } from './names.js';
import { isAsked } from './scene.js';
import { vars } from './vars.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../wire.js').DealCount} DealCount */

/** Your own team first. @param {Scene} scene */
const teamsOf = ({ room }) => [teamOf(room.seat), 1 - teamOf(room.seat)];

/** @param {number} points */
const plus = (points) => (points > 0 ? html`<strong>+${number(points)}</strong>` : html`<span class="t-quiet">–</span>`);

/** @param {DealCount} count what the award says of itself */
function mostCardsNote(count) {
  const award = Math.max(...count.most_cards);
  if (award > 30) return t('table-count-most-carried', { points: award - 30 });
  if (award > 0) return '';
  return count.carried > 0 ? t('table-count-level-carried', { points: count.carried }) : t('table-count-level');
}

/** @param {Scene} scene @param {DealCount} count */
export function countTable(scene, count) {
  const { room, match } = scene;
  const teams = teamsOf(scene);
  const target = match?.target ?? room.target;
  const note = mostCardsNote(count);
  return html`<table class="t-table">
    <thead>
      <tr>
        <th scope="col"><span class="t-hidden">${t('table-count-what')}</span></th>
        ${teams.map((team) => html`<th scope="col"><span class="t-swatch" data-team=${team}></span><bdi class="t-name">${teamName(room, team)}</bdi></th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${t('table-count-cards')}</th>
        ${teams.map((team) => html`<td>${number(count.cards[team])}</td>`)}
      </tr>
      <tr>
        <th scope="row">${t('table-count-most')}${note ? html`<small>${note}</small>` : nothing}</th>
        ${teams.map((team) => html`<td>${plus(count.most_cards[team])}</td>`)}
      </tr>
      ${count.basras.map(
        (basra) => html`<tr>
          <th scope="row">
            <span class="t-line">
              <span role="img" aria-label=${cardName(basra.card)}>${cardChip(basra.card)}</span>
              <span>${t('table-count-basra', { kind: basra.kind })}<small><bdi class="t-name">${who(room, basra.seat)}</bdi></small></span>
            </span>
          </th>
          ${teams.map((team) => html`<td>${teamOf(basra.seat) === team ? plus(basra.points) : nothing}</td>`)}
        </tr>`,
      )}
      ${count.basras.length === 0 ? html`<tr><th scope="row" colspan="3" class="t-quiet">${t('table-count-none')}</th></tr>` : nothing}
    </tbody>
    <tfoot>
      <tr class="t-sum-row">
        <th scope="row">${t('table-count-deal')}</th>
        ${teams.map((team) => html`<td><strong>${count.points[team] > 0 ? '+' : ''}${number(count.points[team])}</strong></td>`)}
      </tr>
      <tr class="t-total-row">
        <th scope="row">${t('table-count-total')}<small>${t('table-to', { target })}</small></th>
        ${teams.map(
          (team) => html`<td>
            <b>${number(count.scores[team])}</b><i class="t-way" data-team=${team} ${vars({ '--part': String(Math.min(1, count.scores[team] / target)) })}></i>
          </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}

/** The people at the table with a tick for those who have said yes. @param {Scene} scene @param {'ready' | 'agreed'} said */
export function ticks({ room }, said) {
  const word = said === 'ready' ? 'table-seat-ready' : 'table-seat-agreed';
  return html`<ul class="t-ticks" role="list">
    ${room.seats
      .filter(({ occupant }) => occupant === 'player')
      .map(
        (view) => html`<li data-said=${String(view[said])} ?data-gone=${isGone(view)}>
          ${view[said] ? icon('check') : isGone(view) ? icon('offline') : html`<i class="t-untold"></i>`}<bdi class="t-name">${who(room, view.seat)}</bdi>
          ${view[said] || isGone(view) ? html`<span class="t-hidden">${t(view[said] ? word : 'table-seat-gone')}</span>` : nothing}
        </li>`,
      )}
  </ul>`;
}

/** @param {Scene} scene */
export function countView(scene) {
  const { room, match, state, actions } = scene;
  const count = match?.counts.at(-1);
  if (!match || !count) return nothing;
  const { ready } = room.seats[room.seat];
  const asked = isAsked(state, 'ready');
  return html`<section class="t-sheet" aria-labelledby="t-sheet-title" data-sheet="count">
    <h2 id="t-sheet-title" tabindex="-1">${t('table-count-title', { deal: count.deal + 1 })}</h2>
    <div class="t-sheet-body" tabindex="0" role="group" aria-labelledby="t-sheet-title">${countTable(scene, count)}</div>
    <footer>
      ${ticks(scene, 'ready')}
      <div class="t-row">
        <p class="t-quiet">${countWords(scene)}</p>
        <button type="button" class="t-button t-main t-wide" aria-disabled=${String(ready)} aria-busy=${asked ? 'true' : nothing} ?data-done=${ready} data-focus @click=${() => ready || asked || actions.ready()}>
          ${ready ? icon('check') : nothing}${t(ready ? 'table-ready-done' : 'table-ready')}
        </button>
      </div>
    </footer>
  </section>`;
}

