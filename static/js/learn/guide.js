/** How to play, on one page: short sections with the engine's own examples and figures. */
import { html, nothing } from '../../vendor/lit-html.js';
import { list, number, t } from '../messages.js';
import { exampleCards, exampleView, exampleWords } from './example.js';

/** @import {Guide} from './types.js' */

/** @param {string} name @param {unknown} title @param {unknown} content */
function section(name, title, content) {
  return html`<section class="guide-section" aria-labelledby="guide-${name}">
    <h2 id="guide-${name}">${title}</h2>
    ${content}
  </section>`;
}

/** @param {Guide} guide */
function take({ examples }) {
  return html`<p>${t('guide-take-text')}</p>
    <div class="examples">
      ${exampleView(examples.rank, t('guide-rank'))} ${exampleView(examples.sum, t('guide-sum'))}
      ${exampleView(examples.groups, t('guide-groups'))} ${exampleView(examples.court, t('guide-court'))}
      ${exampleView(examples.choice, t('guide-choice'))} ${exampleView(examples.stays, t('guide-stays'))}
    </div>`;
}

/** @param {Guide} guide */
function sweep({ examples }) {
  return html`<div class="examples">
    ${exampleView(examples.jack, t('guide-jack'))} ${exampleView(examples.komi, t('guide-komi'))}
  </div>`;
}

/** @param {Guide} guide */
function basra({ examples }) {
  return html`<div class="examples">
      ${exampleView(examples.basra, t('guide-basra'))} ${exampleView(examples.komibasra, t('guide-komibasra'))}
      ${exampleView(examples.jackbasra, t('guide-jackbasra'))}
    </div>
    <p>${t('guide-leftovers')}</p>`;
}

/** @param {Guide} guide */
function count({ most_cards, basra, presets }) {
  const jack = [...new Set(presets.map(({ options }) => Number(options.jack_basra)))];
  const rows = [
    [t('table-count-most'), number(most_cards)],
    [t('table-count-basra', { kind: 'basra' }), number(basra)],
    [t('table-count-basra', { kind: 'jack_basra' }), jack.map(number).join(' / ')],
  ];
  return html`<p>${t('guide-count-text')}</p>
    <table class="guide-points">
      <tbody>
        ${rows.map(
          ([what, points]) => html`<tr>
            <th scope="row">${what}</th>
            <td>${points}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p>${t('guide-count-level')} ${t('guide-count-win')}</p>`;
}

/** The words for each option of a preset and for its values; the rules' own are in app.ftl, with the room form. */
const OPTIONS = /** @type {Record<string, {name: () => string, value: (value: any) => string}>} */ ({
  seats: { name: () => t('form-seats'), value: (n) => number(n) },
  komi_on_floor: { name: () => t('form-komi'), value: (value) => t('form-komi-value', { value }) },
  jack_basra: { name: () => t('form-jack'), value: (points) => number(points) },
  tie: { name: () => t('form-tie'), value: (value) => t('form-tie-value', { value }) },
  clean_opening: { name: () => t('form-opening'), value: (clean) => t(clean ? 'form-opening-yes' : 'form-opening-no') },
});

/** @param {Guide} guide */
function presetTable({ presets, options }) {
  const rows = ['seats', ...options].map((option) => ({
    option,
    values: presets.map((preset) => (option === 'seats' ? preset.seats : preset.options[option])),
  }));
  return html`<table class="guide-presets">
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t('guide-presets-rule')}</span></th>
          ${presets.map(({ preset }) => html`<th scope="col">${t('rules-preset', { preset })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ option, values }) => html`<tr>
            <th scope="row">${OPTIONS[option].name()}</th>
            ${values.map(
              (value) => html`<td ?data-differs=${values.filter((other) => other === value).length * 2 < values.length}>
                ${OPTIONS[option].value(value)}
              </td>`,
            )}
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/** One play by all presets: those that answer alike together. @param {Guide['differences'][number]} difference */
function differenceView({ card, floor, answers }) {
  /** @type {Map<string, (keyof typeof answers)[]>} */
  const alike = new Map();
  for (const preset of /** @type {(keyof typeof answers)[]} */ (Object.keys(answers))) {
    const answer = JSON.stringify(answers[preset]);
    alike.set(answer, [...(alike.get(answer) ?? []), preset]);
  }
  return html`<figure class="example">
    ${exampleCards(card, floor, { cards: [], groups: [], kind: 'none', points: 0 })}
    <figcaption>
      ${[...alike.values()].map(
        (presets) => html`<p class="guide-answerers">${list(presets.map((preset) => t('rules-preset', { preset })))}</p>
          ${exampleWords({ card, floor, captures: answers[presets[0]] })}`,
      )}
    </figcaption>
  </figure>`;
}

/** @param {Guide} guide */
function presets(guide) {
  return html`<p>${t('guide-presets-text')}</p>
    ${presetTable(guide)}
    <h3>${t('guide-presets-examples')}</h3>
    <div class="examples">${guide.differences.map(differenceView)}</div>`;
}

/** The table of four as it is seen from your seat, with the order of play. */
function fourSeats() {
  const seats = [
    ['bottom', 0, t('table-you')],
    ['right', 1, t('table-them')],
    ['top', 0, t('guide-four-partner')],
    ['left', 1, t('table-them')],
  ];
  return html`<ol class="guide-seats">
    ${seats.map(([side, team, name], i) => html`<li data-side=${side} data-team=${team}><b>${number(i + 1)}</b> ${name}</li>`)}
  </ol>`;
}

/** @param {Guide} guide @param {unknown} [ways] on from here */
export function guideView(guide, ways = nothing) {
  const { most_cards: most, basra: points, target, batches } = guide;
  return html`<div class="guide">
    <p class="guide-lead">${t('guide-lead')}</p>
    ${ways} ${section('aim', t('guide-aim-title'), html`<p>${t('guide-aim-text', { most, basra: points, target })}</p>`)}
    ${section('deal', t('guide-deal-title'), html`<p>${t('guide-deal-text')} ${t('guide-deal-batches', { two: batches[2], four: batches[4] })}</p>`)}
    ${section('take', t('guide-take-title'), take(guide))} ${section('sweep', t('guide-sweep-title'), sweep(guide))}
    ${section('basra', t('guide-basra-title'), basra(guide))} ${section('count', t('guide-count-title'), count(guide))}
    ${section('four', t('guide-four-title'), html`<p>${t('guide-four-text')}</p>${fourSeats()}`)}
    ${section('presets', t('guide-presets-title'), presets(guide))}
  </div>`;
}
