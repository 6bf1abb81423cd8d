// What can be set, in groups: language, how it looks, the cards, how it moves and sounds. Radio buttons and switches are the browser's
// own, so that keys and screen readers know them.

import { html, live, nothing } from '../../vendor/lit-html.js';
import { ICONS } from '../icons.js';
import { LANGUAGES, currentLanguage, number, t } from '../messages.js';
import { prefer, preference } from '../preferences.js';
import { cardFace } from '../table/card.js';
import { chooseTheme, chosenTheme } from '../theme.js';
import { canNotify, canVibrate, mayNotify } from './abilities.js';

/** @import {SettingsActions} from "./index.js" */
/** @import {Language} from "../messages.js" */
/** @import {Preferences} from "../preferences.js" */
/** @typedef {SettingsActions & {draw: () => void, close: () => void}} PanelActions */

const FELTS = /** @type {const} */ (['hour', 'teal', 'indigo', 'burgundy', 'olive', 'linen']);
const SAMPLE = ['JC', '7D', '10H', 'QS'];

/** Whether notifications were wanted and the browser said no. */
let refused = false;

/** @param {PanelActions} actions */
export function panel(actions) {
  return html`<header>
      <h2 id="settings-title" tabindex="-1" autofocus>${t('settings-title')}</h2>
      <button class="quiet square" type="button" aria-label=${t('settings-close')} @click=${actions.close}>${ICONS.close}</button>
    </header>
    <div class="settings-body">
      ${language(actions)} ${light(actions)} ${felt()} ${cards()} ${motion()} ${signals(actions)}
      <p class="note">${t('settings-kept')}</p>
    </div>`;
}

/** @param {PanelActions} actions */
function language({ language, draw }) {
  /** @param {Language} tag */
  const choose = async (tag) => {
    await language(tag);
    draw();
  };
  return choices(
    'language',
    Object.entries(LANGUAGES).map(([tag, { name }]) => ({
      value: /** @type {Language} */ (tag),
      words: html`<bdi lang=${tag}>${name}</bdi>`,
    })),
    currentLanguage(),
    choose,
  );
}

/** @param {PanelActions} actions */
function light({ relit, draw }) {
  return choices(
    'light',
    [null, /** @type {const} */ ('light'), /** @type {const} */ ('dark')].map((theme) => ({
      value: theme,
      words: html`${{ auto: nothing, light: ICONS.sun, dark: ICONS.moon }[theme ?? 'auto']}${t('settings-light-value', { theme: theme ?? 'auto' })}`,
    })),
    chosenTheme(),
    (theme) => {
      chooseTheme(theme);
      relit();
      draw();
    },
  );
}

function felt() {
  return choices(
    'felt',
    FELTS.map((felt) => ({
      value: felt,
      words: html`<i class="swatch" data-felt=${felt}></i><span>${t('settings-felt-value', { felt })}</span>`,
    })),
    preference('felt'),
    (felt) => prefer('felt', felt),
  );
}

function cards() {
  return html`<div class="sample felt" aria-hidden="true">${SAMPLE.map(cardFace)}</div>
    ${choices(
      'deck',
      /** @type {const} */ (['classic', 'four']).map((deck) => ({ value: deck, words: t('settings-deck-value', { deck }) })),
      preference('deck'),
      (deck) => prefer('deck', deck),
    )}
    ${toggle('indices', preference('indices') === 'large', (large) => prefer('indices', large ? 'large' : 'usual'))}`;
}

function motion() {
  return choices(
    'speed',
    /** @type {const} */ (['calm', 'normal', 'quick']).map((speed) => ({ value: speed, words: t('settings-speed-value', { speed }) })),
    preference('speed'),
    (speed) => prefer('speed', speed),
  );
}

/** @param {PanelActions} actions */
function signals({ draw }) {
  const volume = preference('volume');
  return html`${toggle('sound', preference('sound'), (on) => prefer('sound', on))}
    <label class="volume">
      <span>${t('settings-volume')}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        ?disabled=${!preference('sound')}
        aria-valuetext=${t('settings-percent', { value: volume })}
        .value=${live(String(volume))}
        @input=${(/** @type {Event} */ event) => prefer('volume', Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <output aria-hidden="true">${number(volume)}</output>
    </label>
    ${canVibrate() ? toggle('vibration', preference('vibration'), (on) => prefer('vibration', on)) : nothing}
    ${canNotify()
      ? toggle('notify', preference('notify'), async (on) => {
          refused = on && !(await mayNotify());
          prefer('notify', on && !refused);
          draw();
        })
      : nothing}
    <p class="note" role="status">${refused || !canNotify() ? t(refused ? 'settings-notify-refused' : 'settings-notify-not-here') : ''}</p>`;
}

/**
 * @template T
 * @param {string} name of the group, and of its message
 * @param {readonly {value: T, words: unknown}[]} values
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
function choices(name, values, chosen, choose) {
  return html`<fieldset class="choices" data-name=${name}>
    <legend>${t(`settings-${name}`)}</legend>
    <div class="segments">
      ${values.map(
        ({ value, words }) =>
          html`<label class="segment">
            <input type="radio" name="settings-${name}" .checked=${live(value === chosen)} @change=${() => choose(value)} />
            <span>${words}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {keyof Preferences} name
 * @param {boolean} on
 * @param {(on: boolean) => void} turn
 */
function toggle(name, on, turn) {
  return html`<label class="toggle">
    <span>${t(`settings-${name}`)}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${live(on)}
      @change=${(/** @type {Event} */ event) => turn(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
  </label>`;
}
