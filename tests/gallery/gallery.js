/**
 * Draws one fixture as the page would, without a server: `?scene=two-turn&lang=ar&theme=dark`. `&still` shows a move's
 * end only. Plays are answered by nobody, so what is tapped stays on its way.
 */
import { html, nothing, render } from '../../static/vendor/lit-html.js';
import { LANGUAGES, speak } from '../../static/js/messages.js';
import { dispose, tableScene } from '../../static/js/table/index.js';

const query = new URLSearchParams(location.search);
const asked = query.get('lang') ?? '';
const lang = /** @type {import('../../static/js/messages.js').Language} */ (asked in LANGUAGES ? asked : 'en');
const { dir } = LANGUAGES[lang];
document.documentElement.lang = lang;
document.documentElement.dir = dir;
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const deck = query.get('deck');
if (deck) document.documentElement.dataset.deck = deck;

const fixtures = await (await fetch('fixtures.json')).json();
await speak(lang);
const place = /** @type {HTMLElement} */ (document.getElementById('table'));
const words = lang === 'ar' ? 'ابعت اللينك لأصحابك' : 'Send the link to your friends';
const invite = html`<div class="sample-invite"><i></i><b>KAMAR-42</b><span>${words}</span></div>`;
const frame = () => new Promise(requestAnimationFrame);

/** @type {any} */
const gallery = { fixtures, fixture: null, state: null, calls: [], draw, next, show };
Object.assign(window, { gallery });

/** What the table asks of the page. @type {any} */
const actions = Object.fromEntries(
  ['play', 'start', 'leave', 'remove', 'ready', 'rematch', 'askBot', 'back', 'openChat', 'openSettings', 'openPhrases'].map((name) => [
    name,
    (/** @type {any[]} */ ...args) => {
      gallery.calls.push([name, ...args]);
      if (name === 'play') send(args[0], args[1]);
    },
  ]),
);

/** @param {string} card @param {string[] | null} capture */
function send(card, capture) {
  const { turn } = gallery.state.room;
  gallery.state.pending = { id: String(gallery.calls.length), card, capture, turn, status: 'sent', code: null };
  draw();
}

function draw() {
  render(tableScene(gallery.state, actions), place);
}

/** Shows the next view, as the server would send it. @param {any} room @param {any[]} events */
function next(room, events = []) {
  const { seq } = gallery.state;
  Object.assign(gallery.state, { room, events, seq: seq + 1, receivedAt: performance.now(), pending: null });
  draw();
}

/** Shows a fixture anew. @param {string} name @param {boolean} still whether a move's end only */
async function show(name, still) {
  dispose();
  const fixture = fixtures[name];
  gallery.fixture = fixture;
  gallery.calls = [];
  gallery.state = {
    room: fixture.before ?? fixture.room,
    events: [],
    seq: 1,
    pending: fixture.pending ?? null,
    lang,
    dir,
    connection: 'online',
    asked: fixture.asked,
    held: fixture.held,
    receivedAt: performance.now(),
    invite: fixture.invite ? invite : null,
    chat: { unread: 3, open: false, said: fixture.said },
    requestRender: () => requestAnimationFrame(draw),
  };
  render(nothing, place);
  draw();
  for (const card of fixture.tap ?? []) {
    await frame();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-hand="${card}"]`))?.click();
  }
  for (const selector of fixture.press ?? []) /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
  await frame();
  if (fixture.before) next(fixture.room, still && !fixture.told ? [] : fixture.events);
  await frame();
  await frame();
}

const scene = query.get('scene');
if (scene) {
  await show(scene, query.has('still'));
} else {
  const more = `lang=${lang}${theme ? `&theme=${theme}` : ''}`;
  render(
    Object.keys(fixtures).map((name) => html`<a href="?scene=${name}&${more}">${name}</a>`),
    /** @type {HTMLElement} */ (document.getElementById('list')),
  );
}
document.documentElement.dataset.ready = '';
