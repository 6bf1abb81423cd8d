// What the table takes and gives: the contract with the page around it.

import type { TemplateResult } from "../../vendor/lit-html.js";
import type { RoomView, View } from "../wire.js";

export type GameEvent = View["events"][number];
export type MatchView = NonNullable<RoomView["match"]>;

/** A play on its way, or refused (then `code` is the error's). */
export interface Pending {
  id: string;
  card: string;
  capture: string[] | null;
  turn: number;
  status: "sent" | "refused";
  code?: string | null;
}

/** What a person can ask of the room; it is on its way for as long as it is among `asked`. */
export type Asked = "start" | "ready" | "rematch" | "ask_bot" | "return" | "leave" | "remove";

/** What was just said at the table; drawn as a bubble at the player's seat for as long as it is given. */
export interface Said {
  player: number;
  text: string;
  /** Shown instead of the text, if there is one. */
  drawing?: TemplateResult | null;
}

export interface TableState {
  room: RoomView | null;
  /** What happened in this view; empty when it is only to be drawn. */
  events: GameEvent[];
  /** Goes up with every view. */
  seq: number;
  pending: Pending | null;
  lang: string;
  dir: "ltr" | "rtl";
  connection?: string;
  /** The types of the requests that have no answer yet. */
  asked?: readonly string[];
  /** Whether what is asked now has to wait: for the line, or for the store. */
  held?: boolean;
  /** `performance.now()` when this view came: its clocks are read from there. */
  receivedAt: number;
  /** The middle of the waiting room. */
  invite?: TemplateResult | unknown;
  chat?: { unread: number; open: boolean; said?: Said[] };
  requestRender?: () => void;
}

export interface TableActions {
  play(card: string, capture: string[] | null): void;
  start(): void;
  leave(): void;
  remove(player: number): void;
  ready(): void;
  rematch(agreed: boolean): void;
  askBot(): void;
  back(): void;
  openChat(): void;
  openSettings(): void;
  openPhrases(): void;
  requestRender?: () => void;
}
