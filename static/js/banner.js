// What is wrong with the line, said once and calmly, over whatever is on the screen.

import { html } from '../vendor/lit-html.js';
import { t } from './messages.js';

/** @import {RoomState} from "./reduce.js" */

/**
 * Returns what to say of the line, or null when all is well.
 * @param {Pick<RoomState, "link" | "restarting" | "storeAway">} state
 */
export function trouble({ link, restarting, storeAway }) {
  if (link === 'offline') return 'offline';
  if (link === 'connecting') return restarting ? 'restarting' : 'connecting';
  return storeAway ? 'store' : null;
}

/** @param {RoomState} state */
export function banner(state) {
  const kind = trouble(state);
  return html`<div class="banner" role="status" data-kind=${kind ?? 'none'}>
    ${kind ? html`<p><span class="spinner" aria-hidden="true"></span><span>${t(`banner-${kind}`)}</span></p>` : ''}
  </div>`;
}
