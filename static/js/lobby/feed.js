// The open rooms, live: the lobby's socket, which only listens and comes back by itself while the lobby is shown.

import { socketPlace } from '../address.js';
import { backoff, firstTry } from '../backoff.js';
import { BEAT_MS } from '../socket.js';

/** @import {RoomSummary} from "../wire.js" */

/**
 * Follows the open rooms until the returned function is called.
 * @param {(rooms: RoomSummary[] | null, refusal: string | null) => void} told null when the line is down; with the code of
 *   the server's refusal, if it gave one
 */
export function followOpenRooms(told) {
  const ending = new AbortController();
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  let attempt = 0;
  /** @type {string | null} */
  let refusal = null;

  const drop = () => {
    clearTimeout(retry);
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = null;
  };

  const open = () => {
    drop();
    socket = new WebSocket(socketPlace('ws/lobby'));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'error') refusal = message.code;
      if (message.type !== 'lobby') return;
      attempt = 0;
      refusal = null;
      told(message.rooms, null);
    };
    socket.onclose = ({ code }) => {
      told(null, refusal);
      attempt = Math.max(attempt, firstTry(code));
      drop();
      retry = setTimeout(open, backoff(attempt++, Math.random));
    };
  };

  // Nobody answers here: the beat keeps proxies from cutting the line, and makes a dead one fail.
  const beat = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), BEAT_MS);
  const { signal } = ending;
  addEventListener('online', open, { signal });
  addEventListener('pageshow', (event) => event.persisted && open(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && open(), { signal });
  open();

  return () => {
    ending.abort();
    clearInterval(beat);
    drop();
  };
}
