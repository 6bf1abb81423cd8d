// Written by tools/wire_types.py from app/protocol and what it names; do not edit.

/** The message with this id was committed; for a play, with its turn. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  turn: number | null;
}

/** Ask the bot to play for another's idle seat; allowed when the view's `ask_bot_ms` is 0. */
export interface AskBot {
  type: 'ask_bot';
  id: string;
  turn: number;
}

/** A sweep that scores: who made it, with which card, and its points under the match's ruleset. */
export interface Basra {
  seat: number;
  card: string;
  kind: 'basra' | 'jack_basra';
  points: number;
}

export interface BatchDealt {
  batch: number;
  floor: string[];
  type: 'batch_dealt';
}

export interface CardPlayed {
  seat: number;
  card: string;
  capture: string[];
  groups: string[][];
  kind: 'none' | 'sweep' | 'basra' | 'jack_basra';
  points: number;
  type: 'card_played';
}

/** Say something to the room: plain text, at most 300 code points. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** One line of the room's chat: plain text, or a `phrase` and no text. `line` counts up within the room. */
export interface ChatLine {
  line: number;
  player: number;
  name: string;
  text: string;
  phrase: 'hello' | 'wow' | 'well_played' | 'lucky' | 'enjoy' | 'pity' | 'lets_go' | 'one_second' | 'thanks' | 'goodbye' | 'bravo' | 'heart' | 'laugh' | 'surprise' | 'sad' | 'tea' | null;
}

/** A line was added to the chat. */
export interface Chatted {
  type: 'chatted';
  line: ChatLine;
}

export type ClientMessage = Hello | Join | TakeOver | Leave | Remove | Start | PlayCard | AskBot | Return | Ready | Rematch | Chat | Say | Ping | Here | Resync;

/** The deadline that everybody waits for. Milliseconds left, never a clock time. */
export interface ClockView {
  kind: 'countdown' | 'turn' | 'next_deal' | 'rematch' | 'erase';
  seat: number | null;
  left_ms: number;
  total_ms: number;
}

/** The last message before the server closes the socket for good: do not reconnect by yourself. */
export interface Closed {
  type: 'closed';
  reason: 'replaced' | 'left' | 'removed' | 'gone';
}

export interface CountdownStarted {
  type: 'countdown_started';
}

export interface CountdownStopped {
  type: 'countdown_stopped';
}

/** What a creator chooses; `options` overrides the preset's (rules.md: *option*). */
export interface CreateRoom {
  name: string;
  seats?: number;
  preset?: string;
  target?: number;
  turn_time?: number;
  public?: boolean;
  options?: Record<string, string | number | boolean>;
}

/** The new room's code, and the creator's player number for the WebSocket's hello. */
export interface CreatedRoom {
  code: string;
  player: number;
}

export interface DealBegun {
  deal: number;
  dealer: number;
  type: 'deal_begun';
}

/** How a deal was counted; every pair is by team. */
export interface DealCount {
  deal: number;
  cards: [number, number];
  most_cards: [number, number];
  carried: number;
  basras: Basra[];
  points: [number, number];
  scores: [number, number];
}

export interface DealCounted {
  count: DealCount;
  type: 'deal_counted';
}

/** A message was refused and nothing was changed by it; `code` is stable, `message` is for developers. */
export interface Refusal {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
}

/** The first message on a socket: who this tab thinks it is. */
export interface Hello {
  type: 'hello';
  page: string;
  player?: number | null;
}

/** The answer to `probe`: this connection is alive. */
export interface Here {
  type: 'here';
}

export interface HostChanged {
  player: number;
  type: 'host_changed';
}

/** Sit down as a new player. Answered by `welcome` or `error`. */
export interface Join {
  type: 'join';
  id: string;
  name: string;
}

/** The play that was made last in this deal. */
export interface LastPlay {
  seat: number;
  card: string;
  capture: string[];
  groups: string[][];
  kind: 'none' | 'sweep' | 'basra' | 'jack_basra';
  points: number;
}

/** Give the seat up. Answered by `ack`, then the socket is closed with 4000. */
export interface Leave {
  type: 'leave';
  id: string;
}

export interface LeftoversTaken {
  team: number | null;
  cards: string[];
  type: 'leftovers_taken';
}

/** One capture that a hand card may make, with what it would be worth (empty cards: it stays on the floor). */
export interface LegalCapture {
  cards: string[];
  groups: string[][];
  kind: 'none' | 'sweep' | 'basra' | 'jack_basra';
  points: number;
}

/** A hand card and all its legal captures; the first is the default (R3.2). */
export interface LegalPlay {
  card: string;
  captures: LegalCapture[];
}

/** The public rooms with a seat to take; sent on the lobby's socket whenever the list changes. */
export interface Lobby {
  type: 'lobby';
  rooms: RoomSummary[];
}

export interface MatchStarted {
  match: number;
  first_dealer: number;
  type: 'match_started';
}

/** The match as one seat may see it. */
export interface MatchView {
  seat: number;
  hand: string[];
  hand_counts: number[];
  floor: string[];
  stock: number;
  piles: [PileView, PileView];
  dealer: number;
  deal: number;
  batch: number;
  batches: number;
  to_play: number | null;
  legal: LegalPlay[];
  last_play: LastPlay | null;
  target: number;
  scores: [number, number];
  carried: number;
  counts: DealCount[];
  winner: number | null;
}

export interface MatchWon {
  team: number;
  scores: [number, number];
  type: 'match_won';
}

/** A player of this room that belongs to the asking browser. */
export interface OwnPlayer {
  player: number;
  seat: number;
  name: string;
  connected: boolean;
}

/** A team's pile as it lies on the table: the count, the seat it lies with (R1.7), its basras face up. */
export interface PileView {
  team: number;
  seat: number;
  cards: number;
  basras: Basra[];
}

/** The browser's heartbeat, every 20 s; answered by `pong` with the room's version. */
export interface Ping {
  type: 'ping';
}

/** Play a card. `id` has at least 64 random bits and stays the same across resends and reloads. */
export interface PlayCard {
  type: 'play';
  id: string;
  turn: number;
  card: string;
  capture?: string[] | null;
}

export interface PlayerConnected {
  player: number;
  seat: number;
  type: 'player_connected';
}

export interface PlayerDisconnected {
  player: number;
  seat: number;
  type: 'player_disconnected';
}

export interface PlayerJoined {
  player: number;
  seat: number;
  name: string;
  type: 'player_joined';
}

export interface PlayerLeft {
  player: number;
  seat: number;
  name: string;
  type: 'player_left';
}

/** The host took this player's seat away. */
export interface PlayerRemoved {
  player: number;
  seat: number;
  name: string;
  type: 'player_removed';
}

export interface PlayerReturned {
  player: number;
  seat: number;
  type: 'player_returned';
}

export interface PlayerWentAway {
  player: number;
  seat: number;
  type: 'player_went_away';
}

/** The heartbeat's answer; a page that sees a newer version than its own asks for `resync`. */
export interface Pong {
  type: 'pong';
  version: number;
}

/** You are not seated: the room as anybody with the code may see it, and the players this browser has in it. */
export interface Preview {
  type: 'preview';
  room: RoomSummary;
  yours: OwnPlayer[];
}

/** Another page asks for this seat: answer `here`, else this connection counts as dead. */
export interface Probe {
  type: 'probe';
}

/** A refusal: `code` is stable, `message` is for developers. */
export interface Problem {
  code: string;
  message: string;
}

/** The body of every 4xx and 5xx answer of the API. */
export interface Problems {
  error: Problem;
}

/** Seen the count of this deal, go on. */
export interface Ready {
  type: 'ready';
  id: string;
  match: number;
  deal: number;
}

/** Agree to a rematch, or take that back. */
export interface Rematch {
  type: 'rematch';
  id: string;
  match: number;
  agreed?: boolean;
}

/** The host takes another player's seat away before the match; that browser may not sit down here again. */
export interface Remove {
  type: 'remove';
  id: string;
  player: number;
}

/** Send me the whole view again. */
export interface Resync {
  type: 'resync';
}

/** I am back: the bot stops playing for me. */
export interface Return {
  type: 'return';
  id: string;
}

export type RoomEvent = PlayerJoined | PlayerLeft | PlayerRemoved | PlayerConnected | PlayerDisconnected | PlayerWentAway | PlayerReturned | HostChanged | CountdownStarted | CountdownStopped | MatchStarted | TurnTakenOver | DealBegun | BatchDealt | CardPlayed | LeftoversTaken | DealCounted | MatchWon;

/** A room from outside, and the players that the asking browser has in it. */
export interface RoomPreview {
  room: RoomSummary;
  yours: OwnPlayer[];
}

/** What anybody who has the code may know before sitting down, and what the lobby lists of a public room. */
export interface RoomSummary {
  code: string;
  host_name: string;
  names: string[];
  seats: number;
  free: number;
  preset: string;
  target: number;
  turn_time: 0 | 15 | 30 | 60;
  public: boolean;
  started: boolean;
  ruleset: Ruleset;
}

export interface RoomView {
  code: string;
  version: number;
  turn: number;
  phase: 'waiting' | 'countdown' | 'playing' | 'counting' | 'over';
  paused: boolean;
  you: number;
  seat: number;
  host: number;
  seats: SeatView[];
  preset: string;
  target: number;
  turn_time: 0 | 15 | 30 | 60;
  public: boolean;
  ruleset: Ruleset;
  match_number: number;
  match: MatchView | null;
  clock: ClockView | null;
  ask_bot_ms: number | null;
  kept_ms: number;
}

/** The options that a host can change, on top of the preset they came from. */
export interface Ruleset {
  preset: 'classic' | 'v2' | 'murabaa';
  komi_on_floor: 'seven' | 'any';
  jack_basra: 0 | 10 | 20 | 30;
  tie: 'nobody' | 'carry';
  clean_opening: boolean;
}

/** Say a quick phrase or a reaction, which each reader sees in their own language; a line of chat like any other. */
export interface Say {
  type: 'phrase';
  id: string;
  phrase: 'hello' | 'wow' | 'well_played' | 'lucky' | 'enjoy' | 'pity' | 'lets_go' | 'one_second' | 'thanks' | 'goodbye' | 'bravo' | 'heart' | 'laugh' | 'surprise' | 'sad' | 'tea';
}

export interface SeatView {
  seat: number;
  team: number;
  occupant: 'empty' | 'player' | 'bot' | 'vacant';
  player: number | null;
  name: string | null;
  connected: boolean;
  away: boolean;
  ready: boolean;
  agreed: boolean;
  host: boolean;
}

export type ServerMessage = Welcome | Preview | View | Chatted | Ack | Refusal | Pong | StoreAway | Probe | Closed | Lobby;

/** The host fills the empty seats with bots and starts. */
export interface Start {
  type: 'start';
  id: string;
}

/** The store of the rooms is away, and nothing can be played or falls due; or, `away` false, it is back. */
export interface StoreAway {
  type: 'store';
  away: boolean;
}

/** Continue here as a player this browser already has in the room. Answered by `welcome` or `error`. */
export interface TakeOver {
  type: 'take_over';
  id: string;
  player: number;
}

/** The card_played that follows was not the owner's own play. */
export interface TurnTakenOver {
  seat: number;
  by: 'player' | 'bot' | 'expired' | 'asked';
  type: 'turn_taken_over';
}

/** The room changed: the whole view, and what happened in that change (for motion only). */
export interface View {
  type: 'view';
  room: RoomView;
  events: (PlayerJoined | PlayerLeft | PlayerRemoved | PlayerConnected | PlayerDisconnected | PlayerWentAway | PlayerReturned | HostChanged | CountdownStarted | CountdownStopped | MatchStarted | TurnTakenOver | DealBegun | BatchDealt | CardPlayed | LeftoversTaken | DealCounted | MatchWon)[];
  resync: boolean;
}

/** You are seated: the whole view, and the chat since you joined. Keep `player` for this tab. */
export interface Welcome {
  type: 'welcome';
  id: string | null;
  player: number;
  room: RoomView;
  chat: ChatLine[];
  asked_name: string | null;
}
