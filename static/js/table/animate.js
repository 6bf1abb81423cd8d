/**
 * Draws a plan's steps with the Web Animations API: transform and opacity only, on the new elements themselves or on
 * ghosts in a layer above. Nothing waits for it: the view is already drawn, and `finish` drops all motion at once.
 */
import { render } from '../../vendor/lit-html.js';
import { cardFace } from './card.js';

/** @typedef {import('./plan.js').Step} Step */
/** @typedef {{x: number, y: number, w: number}} Spot the middle of a card in the scene, and its width */
/** @typedef {{cards: Map<string, Spot>, stock: Spot | null}} Snapshot where cards lay before the rendering */

const EASE_OUT = 'cubic-bezier(.2,.7,.3,1)';
const EASE_IN = 'cubic-bezier(.6,0,.9,.4)';
const FADE = 120;

export class Animator {
  /** @type {Animation[]} */
  #running = [];
  /** @type {HTMLElement[]} */
  #ghosts = [];

  /** @param {HTMLElement} root the scene, with a `.t-fx` layer in it */
  constructor(root) {
    this.root = root;
  }

  get #still() {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Where the cards lie now. @returns {Snapshot} */
  snapshot() {
    const cards = new Map();
    for (const element of this.root.querySelectorAll('.t-places .card, .t-hand .card')) {
      const spot = this.#spotOf(element);
      if (spot) cards.set(/** @type {HTMLElement} */ (element).dataset.card, spot);
    }
    return { cards, stock: this.#spotOf(this.root.querySelector('.t-stock .card-back')) };
  }

  /** Ends all motion where it leads to. */
  finish() {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running = [];
    this.#ghosts = [];
  }

  /** Moves one card from where it lay to where it lies now. @param {Snapshot} before @param {string} card */
  slide(before, card) {
    const element = this.root.querySelector(`.t-places [data-card="${card}"], .t-hand [data-card="${card}"]`);
    const from = before.cards.get(card);
    if (element && from) this.#arrive(element, from, 0, 180, 14);
  }

  /** @param {readonly Step[]} steps @param {Snapshot} before @param {(points: number) => string} basraWords */
  run(steps, before, basraWords) {
    this.finish();
    const ghosts = this.#still ? new Map() : this.#ghostsOf(steps, before);
    const gone = this.#still ? this.#ghostsOf(steps, before) : new Map();
    for (const ghost of gone.values()) this.#play(ghost, [{ opacity: 1 }, { opacity: 0 }], 0, FADE, 'forwards');
    for (const step of steps) this.#step(step, before, ghosts, basraWords);
    const all = this.#ghosts;
    Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => all.forEach((ghost) => ghost.remove()));
  }

  /** @param {Step} step @param {Snapshot} before @param {Map<string, HTMLElement>} ghosts @param {(points: number) => string} basraWords */
  #step(step, before, ghosts, basraWords) {
    const { at, lasts } = step;
    switch (step.type) {
      case 'place':
        return this.#place(step, before);
      case 'land':
        return this.#move(ghosts.get(step.card), before.cards.get(step.on), at, lasts, { x: 12, y: 12 }, EASE_OUT);
      case 'gather':
        step.group.forEach((card, i) => {
          // Fanned, so that the ranks that are added up can be read.
          const on = before.cards.get(step.on);
          if (on) this.#move(ghosts.get(card), on, at, lasts * 0.6, { x: -0.4 * on.w * i, y: -6 * i }, EASE_OUT);
        });
        return this.#sum(step, before);
      case 'collect':
        return this.#collect(step, ghosts);
      case 'basra':
        return this.#celebrate(step, basraWords(step.points));
      case 'deal':
        return this.#deal(step, before);
      case 'open': {
        const element = this.root.querySelector(`.t-places [data-card="${step.card}"]`);
        return element ? this.#arrive(element, this.#dealer(before, step.from), at, lasts, 20) : undefined;
      }
      case 'turn':
        return this.#turn(step);
      case 'count':
        return this.#rise(this.root.querySelector('.t-sheet'), at, lasts);
    }
  }

  /** A card comes to lie on the floor. @param {Extract<Step, {type: 'place'}>} step @param {Snapshot} before */
  #place({ card, seat, at, lasts }, before) {
    const element = this.root.querySelector(`.t-places [data-card="${card}"]`);
    if (element) this.#arrive(element, before.cards.get(card) ?? this.#seat(seat), at, lasts, 26);
  }

  /** Ghosts of the cards that have left the floor, and of those that took them. @param {readonly Step[]} steps @param {Snapshot} before */
  #ghostsOf(steps, before) {
    /** @type {Map<string, HTMLElement>} */
    const ghosts = new Map();
    for (const step of steps) {
      if (step.type === 'land') {
        const from = before.cards.get(step.card) ?? this.#seat(step.seat);
        if (from) ghosts.set(step.card, this.#ghost(step.card, from, before.cards.get(step.on)?.w, true));
      } else if (step.type === 'collect') {
        for (const card of step.cards) {
          const from = before.cards.get(card);
          if (from && !ghosts.has(card)) ghosts.set(card, this.#ghost(card, from, from.w, false));
        }
      }
    }
    return ghosts;
  }

  /** @param {string} card @param {Spot} from @param {number | undefined} width @param {boolean} above */
  #ghost(card, from, width = from.w, above) {
    const ghost = this.#layer('t-ghost', from, width);
    if (above) ghost.classList.add('t-above');
    render(cardFace(card), ghost);
    ghost.dataset.x = String(from.x);
    ghost.dataset.y = String(from.y);
    return ghost;
  }

  /** A thing in the layer above, its middle at a spot. @param {string} name @param {{x: number, y: number}} at @param {number} [width] */
  #layer(name, at, width) {
    const element = document.createElement('div');
    element.className = name;
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    if (width) element.style.setProperty('--card-w', `${width}px`);
    this.root.querySelector('.t-fx')?.append(element);
    this.#ghosts.push(element);
    return element;
  }

  /** @param {HTMLElement | undefined} ghost @param {Spot | undefined} to @param {number} at @param {number} lasts @param {{x: number, y: number}} aside @param {string} easing */
  #move(ghost, to, at, lasts, aside, easing) {
    if (!ghost || !to) return;
    const [x, y] = [to.x + aside.x - Number(ghost.dataset.x), to.y + aside.y - Number(ghost.dataset.y)];
    const from = ghost.dataset.at ?? 'none';
    ghost.dataset.at = `translate(${x}px, ${y}px) rotate(2deg)`;
    this.#play(ghost, [{ transform: from }, { transform: ghost.dataset.at }], at, lasts, 'forwards', easing);
  }

  /** @param {Extract<Step, {type: 'gather'}>} step @param {Snapshot} before */
  #sum({ sum, on, at, lasts }, before) {
    const spot = before.cards.get(on);
    if (!sum || !spot || this.#still) return;
    const label = this.#layer('t-sum t-floating', { x: spot.x, y: spot.y - spot.w * 0.9 });
    label.textContent = `${sum.ranks.join('+')} = ${sum.total}`;
    this.#play(label, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], at, lasts + 200, 'both');
  }

  /** @param {Extract<Step, {type: 'collect'}>} step @param {Map<string, HTMLElement>} ghosts */
  #collect({ cards, team, sweep, at, lasts }, ghosts) {
    const pile = this.#spotOf(this.root.querySelector(`[data-pile="${team}"]`));
    cards.forEach((card, i) => {
      const ghost = ghosts.get(card);
      if (!ghost || !pile) return;
      const [x, y] = [pile.x - Number(ghost.dataset.x), pile.y - Number(ghost.dataset.y)];
      const turn = sweep ? (i - cards.length / 2) * 14 : 0;
      const end = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(.45)`;
      this.#play(ghost, [{ transform: ghost.dataset.at ?? 'none', opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0 }], at + (sweep ? i * 12 : 0), lasts, 'forwards', EASE_IN);
    });
  }

  /** @param {Extract<Step, {type: 'basra'}>} step @param {string} words */
  #celebrate({ at, lasts }, words) {
    const floor = this.#spotOf(this.root.querySelector('.t-floor'));
    if (!floor) return;
    const ring = this.#layer('t-celebrate', floor);
    ring.append(document.createElement('i'), Object.assign(document.createElement('strong'), { textContent: words }));
    const frames = this.#still
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { opacity: 0, transform: 'translate(-50%, -50%) scale(.6)' },
          { opacity: 1, transform: 'translate(-50%, -50%) scale(1.04)', offset: 0.25 },
          { opacity: 1, transform: 'translate(-50%, -50%) scale(1)', offset: 0.75 },
          { opacity: 0, transform: 'translate(-50%, -50%) scale(1.12)' },
        ];
    this.#play(ring, frames, at, lasts + 500, 'both');
  }

  /** @param {Extract<Step, {type: 'deal'}>} step @param {Snapshot} before */
  #deal({ seat, count, from, at, lasts }, before) {
    const start = this.#dealer(before, from);
    if (this.root.querySelector(`.t-mine[data-seat="${seat}"]`)) {
      this.root.querySelectorAll('.t-hand .card').forEach((card, i) => this.#arrive(card, start, at + i * 45, lasts, 20));
      return;
    }
    const to = this.#seat(seat);
    if (!start || !to || this.#still) return;
    for (let i = 0; i < count; i += 1) {
      const back = this.#layer('t-ghost', start, 34);
      back.append(Object.assign(document.createElement('div'), { className: 'card-back' }));
      const end = `translate(${to.x - start.x}px, ${to.y - start.y}px) scale(.6)`;
      this.#play(back, [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0 }], at + i * 45, lasts, 'both', EASE_OUT);
    }
  }

  /** @param {Extract<Step, {type: 'turn'}>} step */
  #turn({ seat, at, lasts }) {
    const ring = this.root.querySelector(`[data-seat="${seat}"] .t-ring`);
    if (ring) this.#play(ring, [{ opacity: 0, transform: this.#still ? 'none' : 'scale(1.25)' }, { opacity: 1, transform: 'none' }], at, lasts, 'backwards');
  }

  /** @param {Element | null} sheet @param {number} at @param {number} lasts */
  #rise(sheet, at, lasts) {
    if (sheet) this.#play(sheet, [{ opacity: 0, transform: this.#still ? 'none' : 'translateY(24px)' }, { opacity: 1, transform: 'none' }], at, lasts, 'backwards');
  }

  /**
   * An element that is in its place already comes there from a spot, over a small arc.
   * @param {Element} element @param {Spot | null | undefined} from @param {number} at @param {number} lasts @param {number} arc
   */
  #arrive(element, from, at, lasts, arc) {
    const to = this.#spotOf(element);
    if (!to || !from) return;
    if (this.#still) {
      this.#play(element, [{ opacity: 0 }, { opacity: 1 }], 0, FADE, 'backwards');
      return;
    }
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(x, y) < 4) return;
    const middle = `translate(${x / 2}px, ${y / 2 - arc}px) rotate(2deg) scale(${(from.w / to.w + 1) / 2 + 0.05})`;
    this.#play(
      element,
      [{ transform: `translate(${x}px, ${y}px) scale(${from.w / to.w})` }, { transform: middle, offset: 0.5 }, { transform: 'none' }],
      at, lasts, 'backwards', EASE_OUT,
    );
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number} delay @param {number} duration @param {FillMode} fill @param {string} [easing] */
  #play(element, frames, delay, duration, fill, easing = 'ease-out') {
    this.#running.push(element.animate(frames, { delay, duration, fill, easing }));
  }

  /** @param {Element | null} element @returns {Spot | null} */
  #spotOf(element) {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const scene = this.root.getBoundingClientRect();
    const w = /** @type {HTMLElement} */ (element).offsetWidth || box.width;
    return { x: box.x + box.width / 2 - scene.x, y: box.y + box.height / 2 - scene.y, w };
  }

  /** @param {number} seat */
  #seat(seat) {
    const spot = this.#spotOf(this.root.querySelector(`[data-seat="${seat}"] .t-avatar`));
    return spot && { ...spot, w: 40 };
  }

  /** Where a dealer's cards come from. @param {Snapshot} before @param {number} seat */
  #dealer(before, seat) {
    return this.#spotOf(this.root.querySelector('.t-stock .card-back')) ?? before.stock ?? this.#seat(seat);
  }
}
