// Whom this person does not want to hear: kept by this tab for this room, told to nobody, and taken back at any time.

/** @import {ChatLine} from "../wire.js" */
/** @import {RoomState} from "../reduce.js" */

/**
 * Returns the muted players after one more, or one fewer.
 * @param {readonly number[]} muted
 * @param {number} player
 */
export function toggled(muted, player) {
  return muted.includes(player) ? muted.filter((other) => other !== player) : [...muted, player];
}

/**
 * Returns what this person hears of the chat: nothing that a muted player says or ever said.
 * @param {Pick<RoomState, "chat" | "muted">} state
 * @returns {ChatLine[]}
 */
export function heardLines({ chat, muted }) {
  return chat.lines.filter((said) => !muted.includes(said.player));
}

/**
 * Returns the others who can be muted: whoever sits here, and whoever is muted and has left lines behind.
 * @param {Pick<RoomState, "chat" | "muted" | "room" | "player">} state
 */
export function others({ chat, muted, room, player: own }) {
  /** @type {Map<number, string>} */
  const names = new Map();
  for (const { player, name } of chat.lines) if (muted.includes(player)) names.set(player, name);
  for (const { player, name } of room?.seats ?? []) if (player !== null && name !== null) names.set(player, name);
  return [...names]
    .filter(([player]) => player !== own)
    .map(([player, name]) => ({ player, name, muted: muted.includes(player) }));
}
