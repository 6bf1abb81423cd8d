// What the engine writes for learners: static/learn/lesson.json (tools/lesson.py) and guide.json (tools/guide.py).

import type { GameEvent, MatchView } from "../table/types.js";
import type { LegalCapture, RoomView } from "../wire.js";

/** What may differ in the learner's view of the room. */
export type Frame = Pick<RoomView, "phase" | "turn" | "match_number"> & { match: MatchView };

/** A play that the learner may make, with what comes of it. One without `note` is what the step wants. */
export interface LessonPlay {
  card: string;
  capture: string[];
  frame: number;
  events: GameEvent[];
  /** Why another play is wanted. */
  note?: "stays" | "fewer" | "keep" | "jack";
  reply?: { frame: number; events: GameEvent[] } | null;
  next?: number;
}

/** One step: what lies there, and every legal play. `events` when it does not follow from the play before. */
export interface LessonNode {
  step: string;
  frame: number;
  events?: GameEvent[];
  plays: LessonPlay[];
}

export interface Lesson {
  room: Omit<RoomView, "match"> & { match: null };
  most_cards: number;
  basra: number;
  /** Their names, in order. */
  steps: string[];
  first: number;
  nodes: LessonNode[];
  frames: Frame[];
}

export interface Example {
  floor: string[];
  card: string;
  captures: LegalCapture[];
}

type PresetName = "classic" | "v2" | "murabaa";

export interface Guide {
  target: number;
  most_cards: number;
  basra: number;
  batches: Record<"2" | "4", number>;
  options: string[];
  presets: { preset: PresetName; seats: number; options: Record<string, string | number | boolean> }[];
  examples: Record<string, Example>;
  differences: { floor: string[]; card: string; answers: Record<PresetName, LegalCapture[]> }[];
}
