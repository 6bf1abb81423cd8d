/** The coach over the lesson's table: where you are in it, what to do and why, what came of it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { ICONS } from '../icons.js';
import { t } from '../messages.js';
import { withChips } from './chips.js';
import { coachWords } from './coachwords.js';
import { nodeOf, stageOf, stepOf } from './course.js';

/** @import {Course} from './course.js' */
/** @typedef {{close: () => void, back: () => void, skip: () => void, takeBack: () => void, next: () => void}} CoachActions */

/** @param {Course} course @param {CoachActions} on */
export function coachView(course, on) {
  const stage = stageOf(course);
  const count = course.lesson.steps.length;
  const n = stepOf(course);
  return html`<header class="coach" data-stage=${stage}>
    <div class="coach-bar">
      ${square(t('lesson-close'), ICONS.close, on.close)}
      <span class="coach-dots" role="img" aria-label=${t('lesson-step', { n, count })}>
        ${course.lesson.steps.map((_, i) => html`<i ?data-now=${i + 1 === n} ?data-past=${i + 1 < n}></i>`)}
      </span>
      ${square(t('lesson-back'), ICONS.back, on.back, n === 1 && !course.made)} ${square(t('lesson-skip'), ICONS.forth, on.skip)}
    </div>
    <div class="coach-words">
      <div role="status" aria-atomic="true">
        <h1 tabindex="-1" data-focus>${t(`lesson-${nodeOf(course).step}-title`)}</h1>
        <p>${withChips(coachWords(course))}</p>
      </div>
      <div class="coach-ways">
        ${stage === 'right' ? html`<button class="primary" type="button" @click=${on.next}>${t('lesson-next')}</button>` : nothing}
        ${stage === 'wrong' ? html`<button class="primary" type="button" @click=${on.takeBack}>${t('lesson-take-back')}</button>` : nothing}
        ${stage === 'count' ? html`<button class="primary" type="button" @click=${on.next}>${t('lesson-finish')}</button>` : nothing}
      </div>
    </div>
  </header>`;
}

/** @param {string} words @param {unknown} sign @param {() => void} run @param {boolean} [off] */
function square(words, sign, run, off = false) {
  return html`<button class="quiet square" type="button" aria-label=${words} title=${words} ?disabled=${off} @click=${run}>${sign}</button>`;
}
