/** One of the engine's examples, drawn: the card, and the floor with what it takes. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { cardFace } from '../table/card.js';
import { sumOf, valueOf } from '../table/deck.js';
import { withChips } from './chips.js';
import { captureInWords, groupsInWords, mark } from './words.js';

/** @import {Example} from './types.js' */
/** @import {LegalCapture} from '../wire.js' */

const ARROW = html`<svg class="icon example-arrow" viewBox="0 0 24 24" aria-hidden="true"><path class="turns" d="M4 12h15M13.5 6.5 19 12l-5.5 5.5"/></svg>`;

/** @param {string} card @param {readonly string[]} group */
function groupView(card, group) {
  const sum = sumOf(group);
  return html`<span class="example-group">
    ${group.map(cardFace)}${sum?.total === valueOf(card) ? html`<span class="example-sum">${sum.ranks.join('+')} = ${sum.total}</span>` : nothing}
  </span>`;
}

/** The card, and the floor: what is taken first, group by group. @param {string} card @param {readonly string[]} floor @param {LegalCapture} capture */
export function exampleCards(card, floor, { cards, groups }) {
  const rest = floor.filter((lying) => !cards.includes(lying));
  return html`<div class="example-cards" aria-hidden="true">
    <span class="example-hand">${cardFace(card)}</span>${ARROW}
    <span class="example-floor">
      ${groups.map((group) => groupView(card, group))}
      ${rest.length ? html`<span class="example-group" data-left>${rest.map(cardFace)}</span>` : nothing}
    </span>
  </div>`;
}

/** What the card takes; with several ways, all of them. @param {Example} example */
export function exampleWords({ card, captures: [first, ...others] }) {
  return html`<p>
    ${withChips(captureInWords(card, first))}
    ${others.map(({ groups }) => html`${withChips(t('hint-or', { cards: groupsInWords(card, groups, mark) }))} `)}
  </p>`;
}

/** @param {Example} example @param {string} about what it is an example of */
export function exampleView(example, about) {
  return html`<figure class="example">
    <p>${about}</p>
    ${exampleCards(example.card, example.floor, example.captures[0])}
    <figcaption>${exampleWords(example)}</figcaption>
  </figure>`;
}
