/**
 * The scene: all that a part of the table needs to draw itself. `ui` is this browser's own state of the table (what is
 * lifted, where floor cards lie, which dialog is open); everything else comes from the page and is never changed here.
 */
import { NONE } from './selection.js';

/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('./types.js').TableActions} TableActions */
/** @typedef {import('./types.js').MatchView} MatchView */
/** @typedef {import('../wire.js').RoomView} RoomView */
/** @typedef {import('./selection.js').Selection} Selection */

/**
 * @typedef {object} Ui
 * @property {Selection} selection
 * @property {Map<string, number>} places of the floor's cards
 * @property {number[]} footprints places that the last play emptied
 * @property {'leave' | 'pile-0' | 'pile-1' | null} dialog
 * @property {number | null} removing the player of whom the host is asked whether to remove them
 * @property {string | null} dismissed id of the refused play whose note was closed
 * @property {unknown} sent the scene on which the last play was handed to the page
 * @property {number} liftedAt when the card was lifted
 * @property {string} said the live region's text
 * @property {string} note what happened to the own turn, for a while
 * @property {import('./missing.js').Memory} missing
 * @property {{width: number, height: number}} floor its size in px
 * @property {boolean} wide whether there is room for more than the essentials
 * @property {number | null} hint the turn for which the hints were asked for
 */

/** @returns {Ui} */
export const newUi = () => ({
  selection: NONE,
  places: new Map(),
  footprints: [],
  dialog: null,
  removing: null,
  dismissed: null,
  sent: null,
  liftedAt: -1e9,
  said: '',
  note: '',
  missing: { since: new Map(), told: new Set() },
  floor: { width: 344, height: 320 },
  wide: false,
  hint: null,
});

/**
 * @typedef {object} Scene
 * @property {TableState} state
 * @property {RoomView} room
 * @property {MatchView | null} match
 * @property {TableActions} actions
 * @property {Ui} ui
 * @property {number} now
 * @property {() => void} redraw asks the page for a new rendering
 */

/** A play that waits for its answer, if it still can: a view of a later turn has answered it. @param {TableState} state */
export function pendingOf({ pending, room }) {
  return pending && pending.status === 'sent' && pending.turn === room?.turn ? pending : null;
}

/** Whether this was asked and is not answered yet. @param {TableState} state @param {import('./types.js').Asked} type */
export function isAsked({ asked }, type) {
  return asked?.includes(type) ?? false;
}

/** The refused play to tell about. @param {TableState} state @param {Ui} ui */
export function refusalOf(state, ui) {
  const { pending } = state;
  return pending && pending.status === 'refused' && pending.id !== ui.dismissed ? pending : null;
}

/** @param {Scene} scene whether a card of the hand can be played now */
export function mayPlay({ state, room, match }) {
  return room.phase === 'playing' && !room.paused && !!match && match.to_play === room.seat && match.legal.length > 0 && !pendingOf(state);
}
