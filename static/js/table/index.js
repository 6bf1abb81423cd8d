/**
 * The table: `tableScene(state, actions)` is the whole scene of a room as a template, for every phase; `dispose()` lets
 * go of what it holds. The page renders the template whenever its state changes and when it is asked to.
 *
 * What is drawn follows from the state alone, with this browser's own `ui` (scene.js) beside it: the lifted card, the
 * places of floor cards. A view that is new (`seq` went up) is first *absorbed*: places kept, selection checked,
 * announcement made, motion planned; the motion starts right after the page has rendered.
 */
import { html, nothing, ref } from '../../vendor/lit-html.js';
import { errorText, t } from '../messages.js';
import { Animator } from './animate.js';
import { announcement, ownTurnTaken } from './announce.js';
import { sideOf } from './around.js';
import { barView } from './bar.js';
import { nextTick } from './clock.js';
import { countView } from './count.js';
import { dialogView } from './dialogs.js';
import { floorView } from './floor.js';
import { handOf, handView } from './hand.js';
import { hintIsOpen, hintView, toggleHint } from './hint.js';
import { icon } from './icons.js';
import { keyPressed } from './keys.js';
import { lastView } from './last.js';
import { hearOfMissing, heardWithTurn } from './missing.js';
import { cardName, cardNames } from './names.js';
import { overView } from './over.js';
import { pileAt, stockAt } from './pile.js';
import { keepPlaces } from './places.js';
import { plan } from './plan.js';
import { isAsked, mayPlay, newUi, pendingOf, refusalOf } from './scene.js';
import { mayRemove, seatView } from './seat.js';
import { NONE, capturesOf, chosen, cycled, intended, kept, lifted } from './selection.js';
import { outcomeOf, statusView } from './status.js';
import { waitingView } from './waiting.js';

/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('./types.js').TableActions} TableActions */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../wire.js').RoomView} RoomView */

/** A second tap within this many ms of the lift is a finger's bounce. */
const BOUNCE = 160;
/** A note of a refusal, or of a turn that was played for you, stays this long, in ms. */
const NOTE = 6000;

let ui = newUi();
/** @type {Scene | null} the scene as it was drawn last */
let shown = null;
/** @type {{seq: number, pending: string}} what of the state was absorbed */
let absorbed = { seq: -1, pending: '' };
/** @type {Animator | null} */
let animator = null;
/** @type {number | undefined} */
let tick;
/** @type {number | undefined} */
let note;
/** @type {ResizeObserver | null} */
let sizes = null;
/** @type {Element | undefined} */
let floorElement;

/**
 * The scene of the room, for the page to render.
 * @param {TableState} state @param {TableActions} actions
 */
export function tableScene(state, actions) {
  if (!state.room) {
    return html`<div class="t-scene" ${ref(rooted)}><div class="t-cloth t-loading"><span class="t-spinner"></span></div></div>`;
  }
  const scene = sceneOf(state, state.room, actions);
  const { said } = ui;
  absorb(scene);
  shown = scene;
  const { news, next } = hearOfMissing(ui.missing, scene.room, scene.now);
  if (news.length) say([ui.said === said ? '' : ui.said, ...news].join(' ').trim());
  schedule(scene, next);
  queueMicrotask(keepFocus(document.activeElement));
  return drawn(scene);
}

/** Lets go of listeners, timers and motion, and forgets this browser's own state of the table. */
export function dispose() {
  clearTimeout(tick);
  clearTimeout(note);
  animator?.finish();
  sizes?.disconnect();
  sizes = null;
  floorElement = undefined;
  animator = null;
  document.removeEventListener('keydown', keyed);
  ui = newUi();
  shown = null;
  absorbed = { seq: -1, pending: '' };
}

/** @param {TableState} state @param {RoomView} room @param {TableActions} actions @returns {Scene} */
function sceneOf(state, room, actions) {
  const redraw = () => (state.requestRender ?? actions.requestRender)?.();
  return { state, room, match: room.match, actions, ui, now: performance.now(), redraw };
}

/** Takes in what is new. @param {Scene} scene */
function absorb(scene) {
  const { state, room } = scene;
  if (shown && shown.room.code !== room.code) {
    ui = newUi();
    scene.ui = ui;
    shown = null;
    absorbed = { seq: -1, pending: '' };
  }
  const before = shown?.room ?? null;
  const pending = state.pending ? `${state.pending.id} ${state.pending.status}` : '';
  const viewIsNew = state.seq !== absorbed.seq;
  if (!viewIsNew && pending === absorbed.pending) return;
  const steps = viewIsNew && state.seq === absorbed.seq + 1 ? plan(before, room, state.events) : [];
  const card = viewIsNew || pending === absorbed.pending ? undefined : state.pending?.card;
  // Where everything lies costs a layout: only for what moves.
  const snapshot = steps.length || card ? animator?.snapshot() : undefined;
  if (viewIsNew) {
    absorbView(scene, before);
    if (snapshot) queueMicrotask(() => animator?.run(steps, snapshot, (points) => t('table-basra-worth', { points })));
    else animator?.finish();
  }
  if (pending !== absorbed.pending) {
    if (snapshot && card) queueMicrotask(() => animator?.slide(snapshot, card));
    const refusal = refusalOf(state, ui);
    if (refusal) tellRefusal(refusal);
  }
  absorbed = { seq: state.seq, pending };
}

/** @param {Scene} scene @param {RoomView | null} before */
function absorbView({ state, room, match, now }, before) {
  const places = ui.places;
  const sameDeal = before?.match && match && before.match_number === room.match_number && before.match.deal === match.deal;
  ui.places = keepPlaces(sameDeal ? places : new Map(), match?.floor ?? []);
  if (room.turn !== before?.turn) {
    const taken = new Set(sameDeal ? match.last_play?.capture : []);
    const inUse = new Set(ui.places.values());
    ui.footprints = [...places].filter(([card, place]) => taken.has(card) && !inUse.has(place)).map(([, place]) => place);
  }
  ui.selection = kept(ui.selection, room.phase === 'playing' ? match : null);
  if (!room.seats.some((view) => view.player === ui.removing && mayRemove(room, view))) ui.removing = null;
  say(announcement(before, room, state.events));
  if (room.turn !== before?.turn) heardWithTurn(ui.missing, room, now);
  const taken = ownTurnTaken(room, state.events);
  if (taken) {
    ui.note = taken;
    forgetNotes(() => (ui.note = ''));
  }
}

/** @param {{id: string, code?: string | null}} refusal */
function tellRefusal({ id, code }) {
  say(errorText(code ?? ''));
  forgetNotes(() => (ui.dismissed = id));
}

/** Lets go of the note that is shown, after a while. @param {() => void} forget */
function forgetNotes(forget) {
  clearTimeout(note);
  note = window.setTimeout(() => {
    forget();
    shown?.redraw();
  }, NOTE);
}

/** @param {string} words */
function say(words) {
  // The same words again are news only when they differ.
  if (words) ui.said = words === ui.said ? `${words}\u00a0` : words;
}

/** Asks for the next second of the clocks. @param {Scene} scene @param {number | null} sooner ms until there may be other news */
function schedule({ state, now, redraw }, sooner) {
  clearTimeout(tick);
  const wait = Math.min(nextTick(state, now) ?? Infinity, sooner ?? Infinity);
  if (wait < Infinity) tick = window.setTimeout(redraw, wait);
}

/** What had the focus and is no more gives it to the next best thing. @param {Element | null} before */
function keepFocus(before) {
  const inside = animator?.root.contains(before);
  return () => {
    if (!inside || !animator || before?.isConnected || document.activeElement !== document.body) return;
    const next = animator.root.querySelector('.t-sheet h2, .t-hand-card[tabindex="0"], [data-focus]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}

// What a person does

/** @param {string} card */
function tapped(card) {
  if (!shown) return;
  animator?.finish();
  if (ui.selection.card !== card) lift(card);
  else if (performance.now() - ui.liftedAt < BOUNCE) return;
  else if (mayPlay(shown)) play();
  else putBack();
}

/** @param {string} card */
function lift(card) {
  ui.selection = lifted(card);
  ui.liftedAt = performance.now();
  comeBack();
  tellChoice();
}

/** Whoever touches their cards is there, and plays for themselves again. */
function comeBack() {
  if (shown?.room.phase === 'playing' && shown.room.seats[shown.room.seat].away && !isAsked(shown.state, 'return')) shown.actions.back();
}

function putBack() {
  ui.selection = NONE;
  shown?.redraw();
}

/** @param {1 | -1} step */
function cycle(step) {
  if (!shown) return;
  ui.selection = cycled(ui.selection, capturesOf(shown.match, ui.selection.card).length, step);
  tellChoice();
}

function tellChoice() {
  if (!shown) return;
  const capture = chosen(ui.selection, shown.match);
  if (capture && mayPlay(shown)) {
    say([outcomeOf(capture), capture.cards.length ? t('table-say-choice', { cards: cardNames(capture.cards) }) : ''].join(' '));
  } else if (ui.selection.card) {
    say(t('table-say-lifted', { card: cardName(ui.selection.card) }));
  }
  shown.redraw();
}

function play() {
  // Handed over once: until the page has drawn what became of it, `shown` knows nothing of it.
  if (!shown || !mayPlay(shown) || ui.sent === shown) return;
  const intent = intended(ui.selection, shown.match);
  if (!intent) return;
  ui.sent = shown;
  ui.selection = NONE;
  shown.actions.play(intent.card, intent.capture);
  shown.redraw();
}

function hint() {
  if (shown) void toggleHint(shown, say);
}

function askToLeave() {
  ui.dialog = 'leave';
  shown?.redraw();
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (!shown || shown.room.phase !== 'playing' || ui.dialog || ui.removing) return;
  keyPressed(event, { cards: handOf(shown), lifted: ui.selection.card, lift, play, putBack, cycle, hint, hinted: hintIsOpen(shown) });
}

// The elements

/** @param {Element} [element] the scene, or none when it goes away */
function rooted(element) {
  if (!element) return;
  if (animator?.root === element) return;
  animator?.finish();
  animator = new Animator(/** @type {HTMLElement} */ (element));
  document.addEventListener('keydown', keyed);
}

/** @param {Element} [element] the floor */
function measured(element) {
  if (!element || element === floorElement) return;
  floorElement = element;
  sizes?.disconnect();
  sizes = new ResizeObserver(resized);
  sizes.observe(element);
  queueMicrotask(resized);
}

function resized() {
  if (!floorElement || !animator) return;
  const { clientWidth: width, clientHeight: height } = floorElement;
  const wide = animator.root.clientWidth >= 720 && animator.root.clientHeight >= 480;
  if (width === 0 || (width === ui.floor.width && height === ui.floor.height && wide === ui.wide)) return;
  ui.floor = { width, height };
  ui.wide = wide;
  shown?.redraw();
}

// What is drawn

/** @param {Scene} scene */
function drawn(scene) {
  const { room, state } = scene;
  return html`<div class="t-scene" data-phase=${room.phase} data-seats=${room.seats.length} dir=${state.dir} ${ref(rooted)}>
    ${barView(scene, askToLeave)}
    <main class="t-cloth">
      <div class="t-pattern" aria-hidden="true"></div>
      ${others(scene)} ${middle(scene)}
      ${room.phase === 'counting' ? countView(scene) : nothing} ${room.phase === 'over' ? overView(scene, askToLeave) : nothing}
      ${banner(scene)} ${toast(scene)} ${hintView(scene, lift)}
    </main>
    <div class="t-fx" aria-hidden="true"></div>
    <p class="t-hidden" role="status" aria-live="polite">${ui.said}</p>
    ${dialogView(scene)}
  </div>`;
}

/** @param {Scene} scene */
function others(scene) {
  const { room } = scene;
  return room.seats
    .filter(({ seat }) => seat !== room.seat)
    .map(({ seat }) => html`<div class="t-spot" data-side=${sideOf(seat, room.seat, room.seats.length)}>${pileAt(scene, seat)}${seatView(scene, seat)}${stockAt(scene, seat)}</div>`);
}

/** @param {Scene} scene */
function middle(scene) {
  const { room } = scene;
  if (room.phase === 'waiting' || room.phase === 'countdown') {
    return html`${waitingView(scene)}<div class="t-spot" data-side="bottom">${seatView(scene, room.seat)}</div>`;
  }
  return html`${lastView(scene)} ${floorView(scene, measured)} ${statusView(scene, { play, putBack, cycle: () => cycle(1), hint })}
    <div class="t-near">
      <div class="t-beside">${pileAt(scene, room.seat)}</div>
      ${handView(scene, tapped)}
      <div class="t-beside">${stockAt(scene, room.seat)}</div>
    </div>`;
}

/** @param {Scene} scene */
function banner({ state, room, actions }) {
  if (!room.seats[room.seat].away || room.phase !== 'playing') return nothing;
  const asked = isAsked(state, 'return');
  return html`<div class="t-banner">${icon('bot')}<span>${t('table-away-banner')}</span><button type="button" class="t-button t-main" aria-busy=${asked ? 'true' : nothing} @click=${() => asked || actions.back()}>${t('table-back')}</button></div>`;
}

/** @param {Scene} scene */
function toast({ state, redraw }) {
  const refusal = refusalOf(state, ui);
  const words = refusal && !pendingOf(state) ? errorText(refusal.code ?? '') : ui.note;
  if (!words) return nothing;
  const dismiss = () => {
    ui.note = '';
    if (refusal) ui.dismissed = refusal.id;
    redraw();
  };
  return html`<div class="t-toast"><span>${words}</span><button type="button" class="t-round" aria-label=${t('table-dismiss')} @click=${dismiss}>${icon('close')}</button></div>`;
}
