// The open rooms, live: the lobby's line, which only listens and comes back by itself while the lobby is shown.

import { socketPlace } from '../address.js';
import { Line, browser } from '../line.js';

/** @import {World} from "../line.js" */
/** @import {RoomSummary} from "../wire.js" */

/**
 * Follows the open rooms until the returned function is called.
 * @param {(rooms: RoomSummary[] | null, refusal: string | null) => void} told null when the line is down; with the code of
 *   the server's refusal, if it gave one
 * @param {World} [world]
 * @param {string} [url]
 */
export function followOpenRooms(told, world = browser, url = socketPlace('ws/lobby')) {
  const ending = new AbortController();
  /** @type {string | null} */
  let refusal = null;

  const line = new Line(
    url,
    {
      trying() {},
      opened() {},
      heard(text) {
        const message = JSON.parse(text);
        if (message.type === 'error') refusal = message.code;
        if (message.type !== 'lobby') return;
        line.settled();
        told(message.rooms, null);
      },
      final: () => false,
      lost() {
        told(null, refusal);
        refusal = null;
      },
    },
    world,
  );

  const { signal } = ending;
  addEventListener('online', () => line.open(), { signal });
  addEventListener('pageshow', (event) => event.persisted && line.open(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && line.check(), { signal });
  line.open();

  return () => {
    ending.abort();
    line.close();
  };
}
