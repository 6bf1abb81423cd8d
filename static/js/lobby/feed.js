// The open rooms, live: the lobby's line, which only listens and comes back by itself while the lobby is shown.

import { socketPlace } from '../address.js';
import { Line, browser } from '../line.js';

/** @import {World} from "../line.js" */
/** @import {RoomSummary} from "../wire.js" */

const TRY_AGAIN = 1013;

/**
 * Follows the open rooms until told to `stop`; `open` tries again at once.
 * @param {(rooms: RoomSummary[] | null, refusal: string | null, wait: number | null) => void} told null when the line is down; with
 *   the code of the server's refusal, if it gave one, and the ms until the next try: 0 while one is under way
 * @param {World} [world]
 * @param {string} [url]
 */
export function followOpenRooms(told, world = browser, url = socketPlace('ws/lobby')) {
  const ending = new AbortController();
  /** @type {string | null} */
  let refusal = null;
  let down = false;

  const line = new Line(
    url,
    {
      trying() {
        if (down) told(null, refusal, 0);
      },
      opened() {},
      heard(text) {
        const message = JSON.parse(text);
        if (message.type === 'error') refusal = message.code;
        if (message.type !== 'lobby') return;
        line.settled();
        down = false;
        refusal = null;
        told(message.rooms, null, null);
      },
      final: () => false,
      lost(code, wait) {
        if (code !== TRY_AGAIN) refusal = null;
        down = true;
        told(null, refusal, wait);
      },
    },
    world,
  );

  const { signal } = ending;
  addEventListener('online', () => line.open(), { signal });
  addEventListener('pageshow', (event) => event.persisted && line.open(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && line.check(), { signal });
  line.open();

  return {
    open: () => line.open(),
    stop() {
      ending.abort();
      line.close();
    },
  };
}
