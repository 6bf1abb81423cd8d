/** What a screen reader is told of a new view, in one polite region: the plays, the deal, whose turn it is. */
import { number, t } from '../messages.js';
import { duration, isGone, namesOf } from './missing.js';
import { cardName, cardNames, nameAt, teamName, who } from './names.js';

/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {import('../wire.js').RoomView} RoomView */
/** @typedef {Pick<import('../wire.js').LastPlay, 'seat' | 'card' | 'capture' | 'kind' | 'points'>} Played */

/** A play as one sentence. @param {RoomView} room @param {Played} play */
export function playInWords(room, play) {
  const name = who(room, play.seat);
  const card = cardName(play.card);
  if (play.kind === 'basra' || play.kind === 'jack_basra') return t('table-say-basra', { name, card, points: play.points });
  if (play.capture.length === 0) return t('table-say-stays', { name, card });
  if (play.kind === 'sweep') return t('table-say-sweep', { name, card, count: play.capture.length });
  return t('table-say-took', { name, card, cards: cardNames(play.capture) });
}

/** @param {RoomView} room @param {GameEvent} event @returns {string} */
function inWords(room, event) {
  switch (event.type) {
    case 'card_played':
      return playInWords(room, event);
    case 'deal_begun':
      return t('table-say-deal', { deal: event.deal + 1, name: who(room, event.dealer) });
    case 'batch_dealt':
      return event.batch > 0 ? t('table-say-dealt') : '';
    case 'leftovers_taken':
      return event.team !== null && event.cards.length ? t('table-say-leftovers', { name: teamName(room, event.team) }) : '';
    case 'deal_counted': {
      const scores = [0, 1].map((team) => `${teamName(room, team)} ${number(event.count.scores[team])}`).join(', ');
      return t('table-say-counted', { scores });
    }
    case 'player_joined':
      return t('table-say-joined', { name: event.name });
    case 'player_left':
      return t('table-say-left', { name: event.name });
    case 'player_removed':
      return t('table-say-removed', { name: event.name });
    case 'countdown_started':
      return t('table-say-countdown');
    case 'countdown_stopped':
      return t('table-say-countdown-off');
    case 'host_changed': {
      const host = room.seats.find(({ player }) => player === event.player);
      return host ? t('table-say-host', { who: whoIs(room, host.seat), name: nameAt(room, host.seat) }) : '';
    }
    case 'player_went_away':
      return t('table-say-away', { who: whoIs(room, event.seat), name: nameAt(room, event.seat) });
    case 'player_returned':
      return t('table-say-returned', { who: whoIs(room, event.seat), name: nameAt(room, event.seat) });
    case 'turn_taken_over':
      return event.by === 'bot' ? '' : t('table-say-taken-over', { by: event.by, who: whoIs(room, event.seat), name: nameAt(room, event.seat) });
    default:
      return '';
  }
}

/** @param {RoomView} room @param {number} seat */
const whoIs = (room, seat) => (seat === room.seat ? 'you' : 'other');

/**
 * What is to be shown to whoever lost the own turn; empty when that did not happen.
 * @param {RoomView} room @param {readonly GameEvent[]} events
 */
export function ownTurnTaken(room, events) {
  const taken = events.find((event) => event.type === 'turn_taken_over' && event.seat === room.seat && event.by !== 'bot');
  return taken ? inWords(room, taken) : '';
}

/** The others who have just asked for a rematch. @param {RoomView | null} before @param {RoomView} room */
function newlyAgreed(before, room) {
  if (room.phase !== 'over' || before?.phase !== 'over') return [];
  return room.seats.filter(({ seat, agreed }) => agreed && seat !== room.seat && !before.seats[seat].agreed);
}

/** @param {RoomView} room @param {number} seat */
function turnInWords(room, seat) {
  if (seat === room.seat) return t('table-say-your-turn');
  const name = nameAt(room, seat);
  const { clock } = room;
  if (isGone(room.seats[seat]) && clock?.kind === 'turn') return t('table-say-turn-gone', { name, time: duration(clock.left_ms) });
  return t('table-say-turn-of', { name });
}

/**
 * @param {RoomView | null} before @param {RoomView} room @param {readonly GameEvent[]} events
 * @returns {string} empty when there is nothing to say
 */
export function announcement(before, room, events) {
  const said = events.map((event) => inWords(room, event)).filter(Boolean);
  const turn = room.match?.to_play ?? null;
  if (room.phase === 'playing' && turn !== null && (room.turn !== before?.turn || before.phase !== 'playing')) {
    said.push(turnInWords(room, turn));
  }
  const asking = newlyAgreed(before, room);
  if (asking.length) said.push(t('table-rematch-asked', { count: asking.length, names: namesOf(room, asking) }));
  return said.join(' ');
}
