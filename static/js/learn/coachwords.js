/** What the coach says; pure: the words are messages, the cards in them are what the engine has played. */
import { t } from '../messages.js';
import { nodeOf, stageOf, wanted } from './course.js';
import { groupsInWords, mark } from './words.js';

/** @import {Course} from './course.js' */
/** @import {LessonPlay} from './types.js' */

/** What was taken, as the view after the play tells it. @param {Course} course @param {LessonPlay} play */
function argsOf({ lesson }, play) {
  const last = lesson.frames[play.frame].match.last_play;
  return {
    card: mark(play.card),
    cards: groupsInWords(play.card, last?.groups ?? [], mark),
    points: last?.points ?? 0,
    most: lesson.most_cards,
    basra: lesson.basra,
    target: lesson.room.target,
  };
}

/** What the coach says now. @param {Course} course @returns {string} */
export function coachWords(course) {
  const { step } = nodeOf(course);
  const { made, lesson } = course;
  const stage = stageOf(course);
  if (stage === 'count') return t('lesson-count-say', { most: lesson.most_cards, basra: lesson.basra, target: lesson.room.target });
  const [aim] = wanted(course);
  if (!made) return t(`lesson-${step}-say`, argsOf(course, aim));
  if (made.note === undefined) return t(`lesson-${step}-done`, argsOf(course, made));
  return t(`lesson-note-${made.note}`, { ...argsOf(course, made), wanted: mark(aim.card) });
}
