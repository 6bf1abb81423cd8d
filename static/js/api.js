// The HTTP API. Every refusal, and every failure to get an answer, is one ApiError with a code.

import { place } from './address.js';

/** @import {CreateRoom, CreatedRoom, Problems, RoomPreview} from './wire.js' */

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number} [seconds] until it is worth trying again
   */
  constructor(code, message, seconds) {
    super(message);
    this.code = code;
    this.args = seconds ? { seconds } : undefined;
  }
}

/**
 * Makes a room and returns its code, and the own player number.
 * @param {CreateRoom} room
 * @returns {Promise<CreatedRoom>}
 */
export function createRoom(room) {
  return ask('api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(room),
  });
}

/**
 * Looks at a room from outside.
 * @param {string} code as typed
 * @returns {Promise<RoomPreview>}
 */
export function previewRoom(code) {
  return ask(`api/rooms/${encodeURIComponent(code)}`, {});
}

/**
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<any>}
 */
async function ask(path, options) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(place(path), { ...options, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new ApiError('unreachable', String(error));
  }
  /** @type {any} */
  const body = await answer.json().catch(() => null);
  if (answer.ok && body) return body;
  const problem = /** @type {Problems | null} */ (body)?.error;
  const code = problem?.code ?? (answer.status >= 500 ? 'internal' : 'unreachable');
  throw new ApiError(code, problem?.message ?? answer.statusText, Number(answer.headers.get('retry-after')));
}
