// A room's rules in a few words: on the create button, in the lobby's list, at the door.

import { html } from '../../vendor/lit-html.js';
import { t } from '../messages.js';
import { houseRules } from './form.js';

/** @import {RoomSummary} from "../wire.js" */
/** @typedef {Pick<RoomSummary, "seats" | "preset" | "target" | "turn_time" | "public">} Shape */

/**
 * Returns the main points.
 * @param {Shape} room
 */
export function mainPoints(room) {
  return [
    t('rules-preset', { preset: room.preset }),
    t('rules-target', { target: room.target }),
    t('rules-time', { seconds: room.turn_time }),
  ];
}

/**
 * Returns the house rules, each as a sentence: what the host changed of the preset.
 * @param {import("./form.js").Preset} preset
 * @param {Partial<import("./form.js").Options>} options
 */
export function houseRulePoints(preset, options) {
  const changed = houseRules(preset, options);
  return [
    changed.komi_on_floor && t('rules-komi', { value: changed.komi_on_floor }),
    changed.jack_basra !== undefined && t('rules-jack', { points: changed.jack_basra }),
    changed.tie && t('rules-tie', { value: changed.tie }),
    changed.clean_opening !== undefined && t('rules-opening', { clean: changed.clean_opening ? 'yes' : 'no' }),
  ].filter((point) => typeof point === 'string');
}

/**
 * Returns who has each seat, in order of joining; null for a free one.
 * @param {Pick<RoomSummary, "names" | "seats">} room
 * @returns {(string | null)[]}
 */
export function seatsOf({ names, seats }) {
  return Array.from({ length: seats }, (_, place) => names[place] ?? null);
}

/**
 * The points, each on a chip.
 * @param {string[]} all
 */
export function chips(all) {
  return html`<span class="chips">${all.map((point) => html`<span>${point}</span>`)}</span>`;
}
