/** Clocks: a view brings milliseconds left and is read from the moment it came. */

/** @typedef {import('./types.js').TableState} TableState */

/** Below this many seconds the turn clock shows its number. */
const LOW = 10;

/** @param {TableState} state @param {number} now @returns {number | null} milliseconds left of the room's clock */
export function clockLeft(state, now) {
  const clock = state.room?.clock;
  return clock ? Math.max(0, clock.left_ms - (now - state.receivedAt)) : null;
}

/** @param {TableState} state @param {number} now @returns {number | null} milliseconds until the bot may be asked */
export function askBotLeft(state, now) {
  const left = state.room?.ask_bot_ms ?? null;
  return left === null ? null : Math.max(0, left - (now - state.receivedAt));
}

/**
 * The ring of the seat to play: the part left, and the seconds once they are few.
 * @param {TableState} state @param {number} now
 */
export function turnClock(state, now) {
  const left = clockLeft(state, now);
  const clock = state.room?.clock;
  if (left === null || !clock || clock.kind !== 'turn') return null;
  const seconds = Math.ceil(left / 1000);
  return {
    seat: clock.seat,
    part: Math.min(1, left / Math.max(1, clock.total_ms)),
    seconds,
    low: seconds <= Math.min(LOW, clock.total_ms / 2000),
  };
}

/** '1:05' from milliseconds. @param {number} ms @param {(n: number) => string} number */
export function minutes(ms, number) {
  const seconds = Math.ceil(ms / 1000);
  const rest = seconds % 60;
  return `${number(Math.floor(seconds / 60))}:${rest < 10 ? number(0) : ''}${number(rest)}`;
}

/** Milliseconds until a shown clock shows something else, or null when none runs. @param {TableState} state @param {number} now */
export function nextTick(state, now) {
  const running = [clockLeft(state, now), askBotLeft(state, now)].filter((left) => left !== null && left > 0);
  return running.length === 0 ? null : Math.min(...running.map((left) => (/** @type {number} */ (left) % 1000) + 20));
}
