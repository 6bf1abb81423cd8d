// How long to wait before the next try: exponential with full jitter, so that a restart is not a stampede.

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const RESTARTS = 1012;

/**
 * Returns the wait before try number `attempt` (0, 1, …), in ms.
 * @param {number} attempt
 * @param {() => number} random in [0, 1)
 */
export function backoff(attempt, random) {
  return Math.round(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt));
}

/**
 * Returns the number of the first try after a close with this code: a restart closes everybody's line at the same moment, and
 * takes a second or two, so all come back over two seconds instead of half a one.
 * @param {number} code
 */
export function firstTry(code) {
  return code === RESTARTS ? 2 : 0;
}
