// What is wrong with the line, what becomes of the own seat meanwhile, and when the next try comes; pure.

/** @import {RoomState} from "./reduce.js" */
/** @typedef {Pick<RoomState, "link" | "restarting" | "lostAt" | "retryAt" | "denied" | "storeAway"> & Partial<RoomState>} LineState */

const DENIED = new Map([
  ['too_many_sockets', 'full'],
  ['rate_limited', 'slowly'],
]);

/**
 * Returns what to say of the line, or null when all is well.
 * @param {LineState} state
 */
export function trouble({ link, restarting, denied, storeAway }) {
  if (link === 'offline') return 'offline';
  if (link === 'connecting') return (denied && DENIED.get(denied)) || (storeAway ? 'store' : restarting ? 'restarting' : 'connecting');
  return storeAway ? 'store' : null;
}

/**
 * Returns the ms until the next try, 0 when one is under way, or null when none is to come.
 * @param {LineState} state
 * @param {number} now
 */
export function untilTry({ link, retryAt }, now) {
  if (link !== 'connecting') return null;
  return retryAt === null ? 0 : Math.max(0, retryAt - now);
}

/**
 * Returns what becomes of the own seat meanwhile, and the ms until then where they are known.
 * @param {LineState} state
 * @param {number} now
 * @returns {{id: string, left: number | null} | null}
 */
export function meanwhile({ stage, room, restarting, lostAt, storeAway, receivedAt = 0 }, now) {
  if (stage !== 'seat' || !room) return null;
  if (restarting) return { id: 'banner-soon', left: null };
  if (storeAway) return { id: 'banner-held', left: null };
  const others = room.seats.some(({ player, connected }) => connected && player !== room.you);
  if (!others) {
    const left = room.kept_ms - (now - (lostAt ?? now));
    return left > 0 ? { id: 'banner-alone', left } : { id: 'banner-alone-long', left: null };
  }
  if (room.phase !== 'playing') return { id: 'banner-kept', left: null };
  const { clock } = room;
  const left = clock?.kind === 'turn' && clock.seat === room.seat ? clock.left_ms - (now - receivedAt) : -1;
  return left > 0 ? { id: 'banner-turn', left } : { id: 'banner-bot', left: null };
}
