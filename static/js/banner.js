// What is wrong with the line, said once and calmly over whatever is on the screen: what it is, what becomes of the seat meanwhile,
// and when the next try comes. Trouble that is over within a moment is not spoken of.
//
// Only the sentence itself is announced; the seconds that run beside it are for the eyes.

import { html, nothing } from '../vendor/lit-html.js';
import { number, t } from './messages.js';
import { minutes } from './table/clock.js';
import { meanwhile, trouble, untilTry } from './trouble.js';

/** @import {LineState} from "./trouble.js" */

const PATIENCE_MS = 900;
const BACK_MS = 4000;

export class Banner {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  /** @type {number | null} */ #since = null;
  #shown = false;
  #backAt = -Infinity;

  /**
   * @param {() => void} draw asks for a new rendering
   * @param {() => void} tryNow
   */
  constructor(draw, tryNow) {
    this.draw = draw;
    this.tryNow = tryNow;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** @param {LineState} state */
  template(state) {
    const now = performance.now();
    const kind = this.#look(trouble(state), now);
    const wait = untilTry(state, now);
    const more = kind === null ? null : meanwhile(state, now);
    this.#tick(state, now);
    return html`<div class="banner" data-kind=${kind ?? 'none'}>
      <div class="banner-note" role=${kind ? 'region' : nothing} aria-label=${kind ? t('banner-label') : nothing}>
        ${kind ? html`<span class="spinner" aria-hidden="true"></span>` : nothing}
        <div>
          <p role="status" class=${kind ? nothing : 'visually-hidden'}>${kind ? t(`banner-${kind}`) : this.#back(now)}</p>
          ${more ? html`<small>${inWords(more)}</small>` : nothing}
        </div>
        ${kind && wait !== null
          ? html`<button class="secondary" type="button" aria-disabled=${String(wait === 0)} @click=${() => wait > 0 && this.tryNow()}>
              <span>${t('banner-try-now')}</span><small>${t('banner-next-try', { seconds: Math.ceil(wait / 1000) })}</small>
            </button>`
          : nothing}
      </div>
    </div>`;
  }

  /**
   * Draws again when the seconds that are shown have changed; for whatever else shows them, too.
   * @param {LineState} state
   */
  follow(state) {
    this.#tick(state, performance.now());
  }

  /**
   * Returns what trouble to show: none that has only just begun.
   * @param {string | null} kind
   * @param {number} now
   */
  #look(kind, now) {
    if (kind === null) {
      if (this.#shown) this.#backAt = now;
      this.#since = null;
      this.#shown = false;
      return null;
    }
    this.#since ??= now;
    this.#shown ||= now - this.#since >= PATIENCE_MS;
    return this.#shown ? kind : null;
  }

  /** @param {number} now */
  #back(now) {
    return this.#since === null && now - this.#backAt < BACK_MS ? t('banner-back') : '';
  }

  /**
   * @param {LineState} state
   * @param {number} now
   */
  #tick(state, now) {
    clearTimeout(this.#timer);
    const left = this.#untilChange(state, now);
    if (left !== null) this.#timer = setTimeout(this.draw, left + 20);
  }

  /**
   * Returns the ms until something else is to be shown, or null.
   * @param {LineState} state
   * @param {number} now
   */
  #untilChange(state, now) {
    if (trouble(state) === null) return now < this.#backAt + BACK_MS ? this.#backAt + BACK_MS - now : null;
    if (this.#since !== null && !this.#shown) return this.#since + PATIENCE_MS - now;
    const running = [untilTry(state, now) ?? 0, meanwhile(state, now)?.left ?? 0].filter((left) => left > 0);
    return running.length ? Math.min(...running.map((left) => left % 1000)) : null;
  }
}

/** @param {{id: string, left: number | null}} more */
function inWords({ id, left }) {
  return left === null ? t(id) : t(id, { time: minutes(left, number) });
}
