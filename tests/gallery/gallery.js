/**
 * Draws one fixture as the page would, without a server: `?scene=two-turn&lang=ar&theme=dark`. `&still` shows a move's
 * end only. Plays are answered by nobody, so what is tapped stays on its way.
 */
import { html, render } from '../../static/vendor/lit-html.js';
import { LANGUAGES, speak } from '../../static/js/messages.js';
import { dispose, tableScene } from '../../static/js/table/index.js';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') === 'ar' ? 'ar' : 'en';
const { dir } = LANGUAGES[lang];
document.documentElement.lang = lang;
document.documentElement.dir = dir;
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const deck = query.get('deck');
if (deck) document.documentElement.dataset.deck = deck;

const fixtures = await (await fetch('fixtures.json')).json();
await speak(lang);
const fixture = fixtures[query.get('scene') ?? ''];
const place = /** @type {HTMLElement} */ (document.getElementById('table'));

const invite = html`<div class="sample-invite"><i></i><b>KAMAR-42</b><span>${lang === 'ar' ? 'ابعت اللينك لأصحابك' : 'Send the link to your friends'}</span></div>`;
const calls = /** @type {unknown[]} */ ([]);
const note = (/** @type {string} */ name) => (/** @type {unknown[]} */ ...args) => {
  calls.push([name, ...args]);
  if (name === 'play') {
    state.pending = { id: String(calls.length), card: args[0], capture: args[1], turn: state.room.turn, status: 'sent', code: null };
    draw();
  }
};
const actions = Object.fromEntries(['play', 'start', 'leave', 'ready', 'rematch', 'askBot', 'back', 'openChat'].map((name) => [name, note(name)]));
/** @type {any} */
const state = {
  room: fixture?.before ?? fixture?.room,
  events: [],
  seq: 1,
  pending: fixture?.pending ?? null,
  lang,
  dir,
  connection: 'online',
  receivedAt: performance.now(),
  invite: fixture?.invite ? invite : null,
  chat: { unread: 3, open: false, said: fixture?.said },
  requestRender: () => requestAnimationFrame(draw),
};

function draw() {
  render(tableScene(state, /** @type {any} */ (actions)), place);
}

/** Shows the next view, as the server would send it. @param {any} room @param {any[]} events */
function next(room, events = []) {
  Object.assign(state, { room, events, seq: state.seq + 1, receivedAt: performance.now(), pending: null });
  draw();
}

Object.assign(window, { gallery: { fixtures, fixture, state, calls, draw, next, dispose } });

if (fixture) {
  draw();
  for (const card of fixture.tap ?? []) {
    await new Promise((done) => setTimeout(done, 60));
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-hand="${card}"]`))?.click();
  }
  if (fixture.before) {
    await new Promise((done) => setTimeout(done, 60));
    next(fixture.room, query.has('still') ? [] : fixture.events);
  }
} else {
  render(
    Object.keys(fixtures).map((name) => html`<a href="?scene=${name}&lang=${lang}${theme ? `&theme=${theme}` : ''}">${name}</a>`),
    /** @type {HTMLElement} */ (document.getElementById('list')),
  );
}
document.documentElement.dataset.ready = '';
