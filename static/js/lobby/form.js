// What a creator can choose, and what they chose last: pure, and forgiving about what was remembered.

/** @import {CreateRoom, RoomSummary, Ruleset} from "../wire.js" */
/** @typedef {Required<Omit<Ruleset, "preset">>} Options */
/** @typedef {Ruleset["preset"]} Preset */
/** @typedef {{seats: 2 | 4, preset: Preset, target: number, turn_time: RoomSummary["turn_time"], public: boolean, options: Options}} Form */

export const TARGETS = [51, 101, 151, 201];
export const TARGET_LOW = 11;
export const TARGET_HIGH = 1001;
export const TURN_TIMES = /** @type {const} */ ([0, 15, 30, 60]);
export const JACK_BASRAS = /** @type {const} */ ([0, 10, 20, 30]);

/** @type {Record<2 | 4, Preset[]>} */
export const OFFERED = { 2: ['classic', 'v2'], 4: ['murabaa', 'v2'] };

/** @type {Options} */
const TRADITIONAL = { komi_on_floor: 'seven', jack_basra: 10, tie: 'nobody', clean_opening: true };

/** What each preset stands for, as the server has it (rules.md). @type {Record<Preset, Options>} */
export const PRESETS = {
  classic: TRADITIONAL,
  v2: { ...TRADITIONAL, komi_on_floor: 'any', jack_basra: 30 },
  murabaa: TRADITIONAL,
};

/** @type {Form} */
export const FIRST = { seats: 2, preset: 'classic', target: 101, turn_time: 30, public: false, options: PRESETS.classic };

/**
 * Returns a whole form from whatever was remembered.
 * @param {unknown} kept
 * @returns {Form}
 */
export function formOf(kept) {
  const found = /** @type {Record<string, unknown>} */ (typeof kept === 'object' && kept ? kept : {});
  const options = /** @type {Record<string, unknown>} */ (
    typeof found.options === 'object' && found.options ? found.options : {}
  );
  const seats = one(found.seats, /** @type {const} */ ([2, 4]), FIRST.seats);
  const preset = one(found.preset, OFFERED[seats], /** @type {Preset} */ (OFFERED[seats][0]));
  const its = PRESETS[preset];
  return {
    seats,
    preset,
    target: isTarget(found.target) ? found.target : FIRST.target,
    turn_time: one(found.turn_time, TURN_TIMES, FIRST.turn_time),
    public: found.public === true,
    options: {
      komi_on_floor: one(options.komi_on_floor, /** @type {const} */ (['seven', 'any']), its.komi_on_floor),
      jack_basra: one(options.jack_basra, JACK_BASRAS, its.jack_basra),
      tie: one(options.tie, /** @type {const} */ (['nobody', 'carry']), its.tie),
      clean_opening: typeof options.clean_opening === 'boolean' ? options.clean_opening : its.clean_opening,
    },
  };
}

/**
 * Returns the form with other seats, and a preset that is offered for them.
 * @param {Form} form
 * @param {2 | 4} seats
 * @returns {Form}
 */
export function withSeats(form, seats) {
  if (OFFERED[seats].includes(form.preset)) return { ...form, seats };
  return withPreset({ ...form, seats }, /** @type {Preset} */ (OFFERED[seats][0]));
}

/**
 * Returns the form with another preset and its own house rules.
 * @param {Form} form
 * @param {Preset} preset
 * @returns {Form}
 */
export function withPreset(form, preset) {
  return { ...form, preset, options: PRESETS[preset] };
}

/**
 * Returns the options that differ from what the preset stands for.
 * @param {Preset} preset
 * @param {Partial<Options>} options
 * @returns {Partial<Options>}
 */
export function houseRules(preset, options) {
  /** @type {Record<string, unknown>} */
  const its = PRESETS[preset];
  const changed = Object.entries(options).filter(([name, value]) => name in its && its[name] !== value);
  return Object.fromEntries(changed);
}

/**
 * Returns what to ask the server for.
 * @param {Form} form
 * @param {string} name
 * @returns {CreateRoom}
 */
export function requestOf(form, name) {
  return {
    ...form,
    name,
    options: /** @type {Record<string, string | number | boolean>} */ (houseRules(form.preset, form.options)),
  };
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
export function isTarget(value) {
  return Number.isInteger(value) && Number(value) >= TARGET_LOW && Number(value) <= TARGET_HIGH;
}

/**
 * @template T
 * @param {unknown} value
 * @param {readonly T[]} allowed
 * @param {T} otherwise
 * @returns {T}
 */
function one(value, allowed, otherwise) {
  return allowed.find((each) => each === value) ?? otherwise;
}
