// The first screens as text, for the page to show before any of its modules has come: what `tools/bundle.js` runs, bundled.

import { readFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr/lib/render.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { rememberRoot } from '../static/js/address.js';
import { LobbyPage } from '../static/js/lobby/lobby.js';
import { LANGUAGES, speak } from '../static/js/messages.js';
import { RoomPage } from '../static/js/roompage.js';

const ROOT = 'http://root.invalid/';

/**
 * Returns the lobby and the room that is being opened, in each language, as nobody has seen them yet: by `PLACE.LANGUAGE`.
 * @param {string} folder of the messages
 */
export async function firstScreens(folder) {
  const anyone = { documentElement: { dataset: { theme: 'dark' } } };
  Object.assign(globalThis, { document: anyone });
  rememberRoot(/** @type {any} */ ({ baseURI: ROOT, querySelector: () => null }));
  const actions = /** @type {any} */ ({});
  const draw = () => {};
  /** @type {Map<string, string>} */
  const screens = new Map();
  for (const lang of /** @type {import('../static/js/messages.js').Language[]} */ (Object.keys(LANGUAGES))) {
    await speak(lang, async () => [readFileSync(`${folder}/${lang}/app.ftl`, 'utf8')]);
    for (const [place, page] of [
      ['lobby', new LobbyPage(actions, draw)],
      ['room', new RoomPage('AAAAAA', actions, draw)],
    ]) {
      screens.set(`${place}.${lang}`, tidy(collectResultSync(render(page.template()))));
    }
  }
  return screens;
}

/**
 * Without the marks that only lit needs and without an address of its own; a property that is false is no attribute.
 * @param {string} html
 */
function tidy(html) {
  return html
    .replaceAll(/<!--.*?-->|<\?>/gsu, '')
    .replaceAll(/ (?:checked|disabled|selected)="false"/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(ROOT, './');
}
