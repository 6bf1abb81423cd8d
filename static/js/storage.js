// What the browser remembers: about the person in localStorage, about this tab's seat in sessionStorage.
//
// Storage may be blocked or full (private windows, strict settings): then nothing is remembered and nothing breaks.

/** @typedef {{id: string, turn: number, card: string, capture: string[] | null}} Play */

/**
 * @param {'local' | 'session'} kind
 * @returns {Storage | null}
 */
function area(kind) {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * @param {'local' | 'session'} kind
 * @param {string} key
 * @returns {unknown}
 */
function read(kind, key) {
  try {
    return JSON.parse(area(kind)?.getItem(`basra.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {'local' | 'session'} kind
 * @param {string} key
 * @param {unknown} value null forgets
 */
function write(kind, key, value) {
  try {
    if (value === null) area(kind)?.removeItem(`basra.${key}`);
    else area(kind)?.setItem(`basra.${key}`, JSON.stringify(value));
  } catch {
    // not remembered
  }
}

/** @param {unknown} value */
const text = (value) => (typeof value === 'string' ? value : null);

export const remembered = {
  name: () => text(read('local', 'name')) ?? '',
  language: () => text(read('local', 'language')),
  theme: () => text(read('local', 'theme')),
  /** The room form as it was last sent; checked by whoever reads it. */
  form: () => read('local', 'form'),
  /** What preferences.js keeps; checked there. */
  preferences: () => read('local', 'preferences'),
};

export const remember = {
  /** @param {string} name */
  name: (name) => write('local', 'name', name),
  /** @param {string} language */
  language: (language) => write('local', 'language', language),
  /** @param {string | null} theme */
  theme: (theme) => write('local', 'theme', theme),
  /** @param {unknown} form */
  form: (form) => write('local', 'form', form),
  /** @param {unknown} preferences */
  preferences: (preferences) => write('local', 'preferences', preferences),
};

/**
 * What this tab keeps about its seat in one room, so that a reload continues it.
 * @param {string} code
 */
export function tabSeat(code) {
  return {
    player: () => {
      const player = read('session', `player.${code}`);
      return typeof player === 'number' ? player : null;
    },
    /** @param {number | null} player */
    keepPlayer: (player) => write('session', `player.${code}`, player),

    /** @returns {Play | null} the play that was sent and not answered yet */
    play: () => {
      const play = /** @type {Partial<Play> | null} */ (read('session', `play.${code}`));
      const whole = play && typeof play.id === 'string' && typeof play.turn === 'number' && typeof play.card === 'string';
      return whole ? /** @type {Play} */ (play) : null;
    },
    /** @returns {number[]} the players muted in this room */
    muted: () => {
      const muted = read('session', `muted.${code}`);
      return Array.isArray(muted) ? muted.filter((player) => Number.isInteger(player)) : [];
    },
    /** @param {readonly number[]} players */
    keepMuted: (players) => write('session', `muted.${code}`, players.length ? players : null),

    /** @param {Play | null} play */
    keepPlay: (play) => write('session', `play.${code}`, play),
  };
}

/** The room that this tab sits in, for the way back from the lobby. */
export const tabRoom = {
  get: () => text(read('session', 'room')),
  /** @param {string | null} code */
  keep: (code) => write('session', 'room', code),
};
