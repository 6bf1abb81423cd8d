// The room form's settings, unfolded: each group a set of radio buttons, so that keys and screen readers know them.

import { html, live, nothing } from '../../vendor/lit-html.js';
import { number, t } from '../messages.js';
import { JACK_BASRAS, OFFERED, TARGETS, TARGET_HIGH, TARGET_LOW, TURN_TIMES, isTarget, withPreset, withSeats } from './form.js';

/** @import {Form} from "./form.js" */
/** @typedef {{own: boolean, wrong: boolean, problem: unknown}} Typing whether the target is typed, whether that is none, and what is said of it */

/**
 * @param {Form} form
 * @param {Typing} typing
 * @param {(form: Form, own?: boolean, wrong?: boolean) => void} change
 */
export function options(form, typing, change) {
  const { options } = form;
  return html`<div class="options">
    ${choices(
      'seats',
      t('form-seats'),
      [2, 4],
      form.seats,
      (n) => t('form-seats-n', { n }),
      (seats) => change(withSeats(form, seats)),
    )}
    ${choices(
      'preset',
      t('form-preset'),
      OFFERED[form.seats],
      form.preset,
      (preset) => t('rules-preset', { preset }),
      (preset) => change(withPreset(form, preset)),
      t('form-preset-about', { preset: form.preset }),
    )}
    ${targetChoice(form, typing, change)}
    ${choices(
      'turn_time',
      t('form-time'),
      TURN_TIMES,
      form.turn_time,
      (seconds) => t('form-time-n', { seconds }),
      (turn_time) => change({ ...form, turn_time }),
    )}
    ${choices(
      'public',
      t('form-public'),
      [false, true],
      form.public,
      (open) => t(open ? 'form-public-yes' : 'form-public-no'),
      (open) => change({ ...form, public: open }),
    )}
    <details class="house">
      <summary>${t('form-house')}</summary>
      <div class="options">
        ${choices(
          'komi_on_floor',
          t('form-komi'),
          /** @type {const} */ (['seven', 'any']),
          options.komi_on_floor,
          (value) => t('form-komi-value', { value }),
          (komi_on_floor) => change({ ...form, options: { ...options, komi_on_floor } }),
        )}
        ${choices(
          'jack_basra',
          t('form-jack'),
          JACK_BASRAS,
          options.jack_basra,
          (points) => number(points),
          (jack_basra) => change({ ...form, options: { ...options, jack_basra } }),
        )}
        ${choices(
          'tie',
          t('form-tie'),
          /** @type {const} */ (['nobody', 'carry']),
          options.tie,
          (value) => t('form-tie-value', { value }),
          (tie) => change({ ...form, options: { ...options, tie } }),
        )}
        ${choices(
          'clean_opening',
          t('form-opening'),
          [true, false],
          options.clean_opening,
          (clean) => t(clean ? 'form-opening-yes' : 'form-opening-no'),
          (clean_opening) => change({ ...form, options: { ...options, clean_opening } }),
        )}
      </div>
    </details>
  </div>`;
}

/**
 * @param {Form} form
 * @param {Typing} typing
 * @param {(form: Form, own?: boolean, wrong?: boolean) => void} change
 */
function targetChoice(form, typing, change) {
  const typed = typing.own || !TARGETS.includes(form.target);
  /** @param {Event} event */
  const type = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const target = Number(westernDigits(field.value));
    change(isTarget(target) ? { ...form, target } : form, true, !isTarget(target));
  };
  return html`<fieldset class="choices">
    <legend>${t('form-target')}</legend>
    <div class="segments">
      ${TARGETS.map((target) =>
        segment('target', number(target), !typed && form.target === target, () => change({ ...form, target }, false)),
      )}
      ${segment('target', t('form-target-own'), typed, () => change(form, true))}
    </div>
    ${typed
      ? html`<label class="own-target">
          <span>${t('form-target-range', { low: TARGET_LOW, high: TARGET_HIGH })}</span>
          <input
            id="own-target"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="4"
            aria-invalid=${typing.wrong ? 'true' : nothing}
            aria-describedby="target-error"
            .value=${String(form.target)}
            @change=${type}
          /> </label
          >${typing.problem}`
      : nothing}
  </fieldset>`;
}

/**
 * @template {string | number | boolean} T
 * @param {string} name
 * @param {string} legend
 * @param {readonly T[]} values
 * @param {T} chosen
 * @param {(value: T) => string} words
 * @param {(value: T) => void} choose
 * @param {string} [about]
 */
function choices(name, legend, values, chosen, words, choose, about = '') {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    <div class="segments">${values.map((value) => segment(name, words(value), value === chosen, () => choose(value)))}</div>
    ${about ? html`<p class="about">${about}</p>` : nothing}
  </fieldset>`;
}

/**
 * @param {string} name
 * @param {string} words
 * @param {boolean} checked
 * @param {() => void} choose
 */
function segment(name, words, checked, choose) {
  return html`<label class="segment">
    <input type="radio" name=${name} .checked=${live(checked)} @change=${choose} />
    <span>${words}</span>
  </label>`;
}

/**
 * Returns what was typed with the digits that a computer counts with.
 * @param {string} typed
 */
function westernDigits(typed) {
  return typed
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
