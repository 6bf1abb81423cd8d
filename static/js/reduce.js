// The room page's state, as a pure function of what was heard and done: (state, action) → state.
//
// The view is the truth: `room` is always the newest whole view, `events` what happened in exactly that one step (else empty), and
// `seq` goes up with every view, so that the table animates each step once.

import { heardLines } from './chat/mute.js';

/** @import {ChatLine, OwnPlayer, RoomEvent, RoomSummary, RoomView, ServerMessage} from './wire.js' */
/** @import {Request} from './socket.js' */
/** @import {Play} from './storage.js' */

/** @typedef {Play & {status: 'sent' | 'refused', code: string | null}} Pending */

/**
 * @typedef {object} RoomState
 * @property {'opening' | 'door' | 'seat' | 'ended'} stage
 * @property {'replaced' | 'left' | 'removed' | 'gone' | null} ended why, at stage `ended`
 * @property {boolean} known whether this room was ever seen by this page: one that is gone at once never was
 * @property {'connecting' | 'online' | 'offline'} link
 * @property {number} tries lines lost since one was up
 * @property {boolean} restarting the server said that it restarts
 * @property {number | null} lostAt performance.now() when the line was lost, while it is
 * @property {number | null} retryAt performance.now() of the next try; null while one is under way
 * @property {string | null} denied the code with which the server lets no line of this page in
 * @property {boolean} storeAway the server is there, its memory of the rooms is not
 * @property {{room: RoomSummary, yours: OwnPlayer[]} | null} door
 * @property {number | null} player own number
 * @property {RoomView | null} room
 * @property {RoomEvent[]} events
 * @property {number} seq
 * @property {number} receivedAt performance.now() of the view
 * @property {Pending | null} pending the own play that no view shows yet
 * @property {Request[]} asked what was asked and not answered yet
 * @property {{code: string, of: Request['type'] | null, text: string | null, count: number} | null} refusal the last refusal, for a
 *   notice; `text` is the line of chat that was refused
 * @property {{name: string, asked: string} | null} renamed one's own name, when it is not the one that was asked for; until it was read
 * @property {{lines: ChatLine[], read: number, open: boolean}} chat `read`: the newest line that was seen
 * @property {readonly number[]} muted the players whom this person does not want to hear
 */

/**
 * @typedef {| {type: 'heard', message: ServerMessage, about: Request | null, resent: boolean, at: number}
 *   | {type: 'link', link: RoomState['link'], code: number, at: number, retryAt: number | null}
 *   | {type: 'asked', request: Request}
 *   | {type: 'chat', open: boolean}
 *   | {type: 'muted', players: readonly number[]}
 *   | {type: 'noticed'}
 *   | {type: 'named'}} Action
 */

const MOST_LINES = 200;
const RESTARTS = 1012;
const TRY_AGAIN = 1013;
// A resent one may well have been done the first time: then its refusal is no news.
const QUIET_WHEN_RESENT = new Set(['start', 'ready', 'rematch', 'return', 'ask_bot', 'leave', 'remove']);
const STORE_AWAY = new Set(['store_unavailable', 'busy']);

/**
 * @param {Play | null} play one that was sent before this page was loaded, and never answered
 * @returns {RoomState}
 */
export function opening(play) {
  return {
    stage: 'opening',
    ended: null,
    known: false,
    link: 'connecting',
    tries: 0,
    restarting: false,
    lostAt: null,
    retryAt: null,
    denied: null,
    storeAway: false,
    door: null,
    player: null,
    room: null,
    events: [],
    seq: 0,
    receivedAt: 0,
    pending: play && { ...play, status: 'sent', code: null },
    asked: [],
    refusal: null,
    renamed: null,
    chat: { lines: [], read: -1, open: false },
    muted: [],
  };
}

/**
 * @param {RoomState} state
 * @param {Action} action
 * @returns {RoomState}
 */
export function reduce(state, action) {
  switch (action.type) {
    case 'heard':
      return heard(state, action);
    case 'link':
      return link(state, action);
    case 'asked':
      return asked(state, action.request);
    case 'chat':
      return { ...state, chat: read({ ...state.chat, open: action.open }) };
    case 'muted':
      return { ...state, muted: action.players };
    case 'noticed':
      return { ...state, refusal: null };
    case 'named':
      return { ...state, renamed: null };
  }
}

/**
 * Returns how many lines others said that this page has not shown; of a muted player's there is nothing to show.
 * @param {RoomState} state
 */
export function unread(state) {
  return heardLines(state).filter((said) => said.line > state.chat.read && said.player !== state.player).length;
}

/**
 * Returns whether the room has moved on without telling this page.
 * @param {RoomState} state
 * @param {ServerMessage} message
 */
export function missedSomething(state, message) {
  return message.type === 'pong' && state.stage === 'seat' && state.room !== null && message.version > state.room.version;
}

/**
 * @param {RoomState} state
 * @param {Extract<Action, {type: 'heard'}>} action
 * @returns {RoomState}
 */
function heard(state, { message, about, resent, at }) {
  const asked = about ? state.asked.filter((request) => request.id !== about.id) : state.asked;
  switch (message.type) {
    case 'welcome': {
      const first = state.player !== message.player;
      const last = message.chat.at(-1)?.line ?? -1;
      const seated = draw({ ...state, storeAway: false }, message.room, [], at);
      return {
        ...seated,
        stage: 'seat',
        known: true,
        door: null,
        player: message.player,
        asked: state.asked.filter(({ type }) => type !== 'join' && type !== 'take_over'),
        refusal: first ? null : state.refusal,
        renamed: message.asked_name ? { name: nameIn(message.room), asked: message.asked_name } : state.renamed,
        chat: read({ ...state.chat, lines: message.chat, read: first ? last : state.chat.read }),
      };
    }
    case 'preview':
      return {
        ...state,
        stage: 'door',
        known: true,
        storeAway: false,
        door: { room: message.room, yours: message.yours },
        player: null,
        room: null,
        events: [],
        pending: null,
        asked: state.asked.filter(({ type }) => type === 'join' || type === 'take_over'),
      };
    case 'view': {
      const mine = state.room?.version ?? -1;
      if (!message.resync && message.room.version <= mine) return state;
      const next = !message.resync && message.room.version === mine + 1;
      // What answers a resync comes from the server's own memory, whatever became of the store.
      const storeAway = message.resync && state.storeAway;
      return draw({ ...state, storeAway }, message.room, next ? message.events : [], at);
    }
    case 'chatted': {
      const { line, player, text, phrase } = message.line;
      const known = state.chat.lines.find((said) => said.line === line);
      if (known && known.player === player && known.text === text && known.phrase === phrase) return state;
      // Another line of that number: the store came back older, and what was said from there on is no more.
      const kept = known ? state.chat.lines.filter((said) => said.line < line) : state.chat.lines;
      const lines = [...kept, message.line].sort((one, other) => one.line - other.line).slice(-MOST_LINES);
      const seen = known ? Math.min(state.chat.read, line - 1) : state.chat.read;
      return { ...state, chat: read({ ...state.chat, lines, read: seen }) };
    }
    case 'store':
      return { ...state, storeAway: message.away };
    case 'ack':
      return { ...state, asked, storeAway: false };
    case 'error':
      return refused({ ...state, asked }, message.code, about, resent);
    case 'closed':
      return { ...state, stage: 'ended', ended: message.reason, asked: [] };
    default:
      return state;
  }
}

/** @param {RoomView} room */
function nameIn(room) {
  return room.seats[room.seat].name ?? '';
}

/**
 * @param {RoomState} state
 * @param {RoomView} room
 * @param {RoomEvent[]} events
 * @param {number} at
 * @returns {RoomState}
 */
function draw(state, room, events, at) {
  const over = state.pending !== null && room.turn > state.pending.turn;
  return { ...state, room, events, seq: state.seq + 1, receivedAt: at, pending: over ? null : state.pending };
}

/**
 * @param {RoomState} state
 * @param {string} code
 * @param {Request | null} about
 * @param {boolean} resent
 * @returns {RoomState}
 */
function refused(state, code, about, resent) {
  if (STORE_AWAY.has(code)) return { ...state, storeAway: true };
  if (about?.type === 'play' && state.pending?.id === about.id) {
    return { ...state, pending: { ...state.pending, status: 'refused', code } };
  }
  // Without a line there is nothing that was asked on it: it is the line that was refused.
  if (!about && state.link !== 'online') return { ...state, denied: code };
  if (about && resent && QUIET_WHEN_RESENT.has(about.type)) return state;
  const text = about?.type === 'chat' ? about.text : null;
  return { ...state, refusal: { code, of: about?.type ?? null, text, count: (state.refusal?.count ?? 0) + 1 } };
}

/**
 * @param {RoomState} state
 * @param {Extract<Action, {type: 'link'}>} action
 * @returns {RoomState}
 */
function link(state, { link, code, at, retryAt }) {
  if (link === 'online') return { ...state, link, tries: 0, restarting: false, lostAt: null, retryAt: null, denied: null };
  const lostAt = state.lostAt ?? at;
  if (retryAt === null) return { ...state, link, lostAt, retryAt };
  return {
    ...state,
    link,
    lostAt,
    retryAt,
    tries: state.tries + 1,
    restarting: state.restarting || code === RESTARTS,
    denied: code === TRY_AGAIN ? state.denied : null,
    storeAway: code === TRY_AGAIN && state.storeAway,
  };
}

/**
 * @param {RoomState} state
 * @param {Request} request
 * @returns {RoomState}
 */
function asked(state, request) {
  const next = { ...state, asked: [...state.asked, request], refusal: null };
  if (request.type !== 'play') return next;
  const { id, turn, card, capture = null } = request;
  return { ...next, pending: { id, turn, card, capture, status: 'sent', code: null } };
}

/**
 * An open chat is a read one.
 * @param {RoomState['chat']} chat
 */
function read(chat) {
  return chat.open ? { ...chat, read: chat.lines.at(-1)?.line ?? chat.read } : chat;
}
