/** The end of a match: who won, the deals one by one, a rematch. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { STAR } from '../../cards/glyphs.js';
import { number, t } from '../messages.js';
import { teamOf } from './around.js';
import { countTable, ticks } from './count.js';
import { icon } from './icons.js';
import { voteWords } from './missing.js';
import { nameAt, teamName } from './names.js';
import { isAsked } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {Scene} scene @param {number} winner */
function headline({ room }, winner) {
  const mine = winner === teamOf(room.seat);
  if (room.seats.length === 4) return t(mine ? 'table-won-us' : 'table-won-them');
  return mine ? t('table-won-you') : t('table-won-other', { name: nameAt(room, winner) });
}

/** @param {Scene} scene @param {readonly number[]} teams */
function deals({ room, match }, teams) {
  if (!match || match.counts.length < 2) return nothing;
  return html`<table class="t-table t-deals">
    <caption>${t('table-over-deals')}</caption>
    <thead class="t-hidden">
      <tr><th scope="col">${t('table-count-what')}</th>${teams.map((team) => html`<th scope="col">${teamName(room, team)}</th>`)}</tr>
    </thead>
    <tbody>
      ${match.counts.map(
        (count) => html`<tr>
          <th scope="row">${t('table-over-deal', { deal: count.deal + 1 })}</th>
          ${teams.map((team) => html`<td>${number(count.scores[team])}<small>${count.points[team] > 0 ? '+' : ''}${number(count.points[team])}</small></td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Scene} scene @param {() => void} leave */
export function overView(scene, leave) {
  const { room, match, state, actions } = scene;
  if (!match || match.winner === null) return nothing;
  const teams = [teamOf(room.seat), 1 - teamOf(room.seat)];
  const { agreed } = room.seats[room.seat];
  const asked = isAsked(state, 'rematch');
  const last = match.counts.at(-1);
  return html`<section class="t-sheet" aria-labelledby="t-sheet-title" data-sheet="over">
    <div class="t-victory" data-team=${match.winner} data-mine=${String(match.winner === teamOf(room.seat))}>
      <div class="t-headline">
        <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">${svg`<path d=${STAR}/>`}</svg>
        <h2 id="t-sheet-title" tabindex="-1">${headline(scene, match.winner)}</h2>
      </div>
      <p class="t-final">
        ${teams.map(
          (team) => html`<span data-won=${String(team === match.winner)}><bdi class="t-name">${teamName(room, team)}</bdi><b>${number(match.scores[team])}</b></span>`,
        )}
      </p>
    </div>
    <div class="t-sheet-body" tabindex="0" role="group" aria-labelledby="t-sheet-title">
      ${deals(scene, teams)}
      ${last ? html`<h3>${t('table-over-last')}</h3>${countTable(scene, last)}` : nothing}
    </div>
    <footer>
      ${ticks(scene, 'agreed')}
      <p class="t-quiet">${voteWords(scene).join(' ')}</p>
      <div class="t-row">
        <button type="button" class="t-button" @click=${leave}>${icon('leave', 't-turns')}${t('table-leave-yes')}</button>
        <button type="button" class="t-button t-main t-wide" aria-pressed=${String(agreed)} aria-busy=${asked ? 'true' : nothing} ?data-done=${agreed} data-focus @click=${() => asked || actions.rematch(!agreed)}>
          ${agreed ? icon('check') : nothing}${t('table-rematch')}
        </button>
      </div>
    </footer>
  </section>`;
}
