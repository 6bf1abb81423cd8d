/** Links between the lobby, the lesson and the guide, drawn as buttons. */
import { html } from '../../vendor/lit-html.js';
import { place } from '../address.js';
import { follow } from '../bar.js';

/** @import {BarActions} from '../bar.js' */

/** @param {Pick<BarActions, 'goTo'>} actions @param {string} path @param {string} words @param {'primary' | 'secondary'} [kind] */
export function wayOn(actions, path, words, kind = 'secondary') {
  return html`<a
    class="way-on ${kind}"
    href=${place(path).href}
    @click=${(/** @type {MouseEvent} */ event) => follow(event, actions, path)}
    >${words}</a
  >`;
}
