// The entry: where we are (the lobby, a room, or learning), in which language and light, and one draw for all of it.

import { render } from '../vendor/lit-html.js';
import { codeIn, lessonIn, place, rememberRoot } from './address.js';
import { LANGUAGES, chooseLanguage, currentLanguage, direction, speak } from './messages.js';
import { keepForLater, keepUp } from './offline.js';
import { dress, part } from './part.js';
import { whenPreferred } from './preferences.js';
import { remember, remembered } from './storage.js';
import { wear } from './theme.js';

rememberRoot(document);

const root = /** @type {HTMLElement} */ (document.getElementById('page'));
const broken = document.getElementById('broken');
/** @typedef {Pick<import('./lobby/lobby.js').LobbyPage, 'screen' | 'title' | 'template' | 'start' | 'stop' | 'drawn'>} Page */
/** @type {Page | undefined} */
let here;
let arrivals = 0;
let screen = '';
let drawing = false;

const actions = {
  goTo,
  /** @param {import("./messages.js").Language} language */
  language: async (language) => {
    await speak(language);
    remember.language(language);
    draw();
  },
  relit,
  settings: () => {
    part(() => import('./settings/index.js'), 'settings').then(
      ({ openSettings }) => openSettings(actions),
      () => {}, // the line is down, and the page says so where it matters
    );
  },
};

/** @param {string} path */
function goTo(path) {
  history.pushState(null, '', place(path));
  arrive().catch(failed);
}

/** Shows what the address names; what was there stays until that is loaded. */
async function arrive() {
  arrivals += 1;
  const arrival = arrivals;
  const next = await pageAt(location.pathname, place('./').pathname);
  if (arrival !== arrivals) return; // the person went on meanwhile
  here?.stop();
  here = next;
  here.start();
  draw();
}

/**
 * @param {string} path
 * @param {string} rootPath
 * @returns {Promise<Page>}
 */
function pageAt(path, rootPath) {
  const code = codeIn(path, rootPath);
  if (code !== null) return room(code);
  const lesson = lessonIn(path, rootPath);
  return lesson ? learning(lesson) : lobby();
}

async function lobby() {
  const { LobbyPage } = await part(() => import('./lobby/lobby.js'));
  return new LobbyPage(actions, draw);
}

/** @param {'learn' | 'lesson'} page */
async function learning(page) {
  if (page === 'learn') return part(async () => (await import('./learn/guidepage.js')).guidePage(actions), 'learn');
  return part(async () => (await import('./learn/lessonpage.js')).lessonPage(actions, draw), 'room');
}

/** @param {string} code */
async function room(code) {
  const { RoomPage } = await part(() => import('./roompage.js'), 'room');
  return new RoomPage(code, actions, draw);
}

/** Draws soon, once for all that changed. */
function draw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    drawNow();
  });
}

/** After the light has changed: the browser's own frame takes the cloth's colour. */
function relit() {
  const cloth = getComputedStyle(document.documentElement).getPropertyValue('--cloth-deep').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cloth);
  draw();
}

function drawNow() {
  const page = document.documentElement;
  // Even the same language again would have the browser work out every style anew.
  if (page.lang !== currentLanguage()) page.lang = currentLanguage();
  if (page.dir !== direction()) page.dir = direction();
  if (!here) return;
  if (root.inert) takeOver();
  render(here.template(), root);
  document.title = here.title;
  here.drawn();
  moveFocus(here.screen);
}

/** The first screen that came with the page gives way to the living one, which looks the same. */
function takeOver() {
  root.replaceChildren();
  root.inert = false;
}

/**
 * A new screen begins at its heading, for those who hear it and those who use keys.
 * @param {string} now
 */
function moveFocus(now) {
  if (screen === now) return;
  const first = screen === '';
  screen = now;
  if (first) return;
  scrollTo(0, 0);
  const heading = root.querySelector('[data-focus]');
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}

/** Without its messages or its modules the page has only what index.html says for this case. */
function failed() {
  if (!broken) return;
  if (here) broken.role = 'alert'; // there is a page above it
  broken.dataset.now = '';
  document.body.append(broken);
}

async function theRoom() {
  const { loadTable } = await import('./roompage.js');
  await loadTable();
}

/** Loads the room as soon as somebody does anything in the lobby: it is what they came for. */
function expectRoom() {
  for (const sign of ['pointerdown', 'focusin']) {
    root.addEventListener(sign, () => void Promise.all([dress('room'), theRoom()]).catch(() => {}), { once: true });
  }
}

async function begin() {
  const asked = new URLSearchParams(location.search).get('lang');
  const language = chooseLanguage(asked, remembered.language(), navigator.languages);
  if (asked && asked in LANGUAGES) remember.language(asked);
  await speak(language);
  wear();
  whenPreferred(() => {
    wear();
    relit();
  });
  addEventListener('popstate', () => arrive().catch(failed));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', relit);
  await arrive();
  broken?.remove();
  relit();
  expectRoom();
  keepForLater();
  addEventListener('basra-back', () => void keepUp());
  if (navigator.serviceWorker?.controller) void keepUp(); // this page may come from it
}

begin().catch(failed);
