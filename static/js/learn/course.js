/**
 * How far a learner is in the first lesson; pure. The lesson is a graph that the engine has played (tools/lesson.py): here
 * nothing is known of the rules, only which of its plays was made and where it leads.
 */

/** @import {GameEvent} from '../table/types.js' */
/** @import {RoomView} from '../wire.js' */
/** @import {Lesson, LessonNode, LessonPlay} from './types.js' */

/**
 * @typedef {object} Course
 * @property {Lesson} lesson
 * @property {number} node the step's
 * @property {number} frame what is drawn
 * @property {GameEvent[]} events what led to it
 * @property {number} seq goes up with every frame
 * @property {LessonPlay | null} made the play that was made in this step
 * @property {number[]} behind the nodes of the steps before
 * @property {boolean} over
 */

/** @typedef {'play' | 'right' | 'wrong' | 'count' | 'over'} Stage */

/** @param {Lesson} lesson @returns {Course} */
export function begin(lesson) {
  const { frame, events = [] } = lesson.nodes[lesson.first];
  return { lesson, node: lesson.first, frame, events, seq: 1, made: null, behind: [], over: false };
}

/** @param {Course} course @returns {LessonNode} */
export const nodeOf = ({ lesson, node }) => lesson.nodes[node];

/** The plays that the step wants: one, or several that are as good. @param {Course} course */
export const wanted = (course) => nodeOf(course).plays.filter(({ note }) => note === undefined);

/** @param {Course} course @returns {Stage} */
export function stageOf(course) {
  if (course.over) return 'over';
  if (course.made) return course.made.note === undefined ? 'right' : 'wrong';
  return nodeOf(course).plays.length ? 'play' : 'count';
}

/** Which step it is: 1, 2, … @param {Course} course */
export const stepOf = (course) => course.lesson.steps.indexOf(nodeOf(course).step) + 1;

/** The room as the table draws it. @param {Course} course @param {string} name the learner's @returns {RoomView} */
export function roomOf({ lesson, frame, seq }, name) {
  const { room } = lesson;
  const seats = room.seats.map((seat) => (seat.seat === room.seat ? { ...seat, name } : seat));
  return { ...room, ...lesson.frames[frame], version: seq, seats };
}

/**
 * After a play; the same course when it is none of this step's.
 * @param {Course} course @param {string} card @param {readonly string[] | null} capture null is the default
 * @returns {Course}
 */
export function played(course, card, capture) {
  if (stageOf(course) !== 'play') return course;
  // The default capture is the first of its card.
  const made = nodeOf(course).plays.find((play) => play.card === card && (!capture || same(play.capture, capture)));
  return made ? shown({ ...course, made }, made.frame, made.events) : course;
}

/** Takes the play of this step back. @param {Course} course @returns {Course} */
export function takenBack(course) {
  return course.made ? shown({ ...course, made: null }, nodeOf(course).frame, []) : course;
}

/** On to the next step: after a play that the step wanted the bot replies, and the count ends the lesson. @param {Course} course @returns {Course} */
export function onward(course) {
  const { made } = course;
  if (stageOf(course) === 'count') return { ...course, over: true };
  if (stageOf(course) !== 'right' || made?.next === undefined) return course;
  return entered(course, made.next, made.reply ?? undefined);
}

/** Past this step without playing. @param {Course} course @returns {Course} */
export function skipped(course) {
  const next = course.made?.next ?? wanted(course)[0]?.next;
  return next === undefined ? { ...course, over: true } : entered(course, next);
}

/** To before the play, or to the step before. @param {Course} course @returns {Course} */
export function back(course) {
  if (course.made) return takenBack(course);
  const before = course.behind.at(-1);
  if (before === undefined) return course;
  const { frame } = course.lesson.nodes[before];
  return shown({ ...course, node: before, behind: course.behind.slice(0, -1) }, frame, []);
}

/** @param {Course} course @param {number} node @param {Pick<LessonNode, 'frame' | 'events'>} [seen] what is seen of it first @returns {Course} */
function entered(course, node, seen = course.lesson.nodes[node]) {
  const { frame, events = [] } = seen;
  return shown({ ...course, node, made: null, behind: [...course.behind, course.node] }, frame, events);
}

/** @param {Course} course @param {number} frame @param {GameEvent[]} events @returns {Course} */
function shown(course, frame, events) {
  return { ...course, frame, events, seq: course.seq + 1 };
}

/** @param {readonly string[]} one @param {readonly string[]} other */
function same(one, other) {
  return one.length === other.length && one.every((card) => other.includes(card));
}
