import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { speak } from '../../../static/js/messages.js';
import { coachWords } from '../../../static/js/learn/coachwords.js';
import { back, begin, nodeOf, onward, played, roomOf, skipped, stageOf, stepOf, takenBack, wanted } from '../../../static/js/learn/course.js';

const file = (path) => readFileSync(new URL(`../../../static/${path}`, import.meta.url), 'utf8');
const LESSON = JSON.parse(file('learn/lesson.json'));
const load = async (lang) => ['app', 'table', 'learn'].map((name) => file(`messages/${lang}/${name}.ftl`));
const start = () => begin(LESSON);
const right = (course) => played(course, wanted(course)[0].card, wanted(course)[0].capture);

/** Every course that there is on the way, by playing what is wanted. */
function way() {
  const courses = [start()];
  while (stageOf(courses.at(-1)) !== 'over') {
    const course = courses.at(-1);
    courses.push(stageOf(course) === 'play' ? right(course) : onward(course));
  }
  return courses;
}

describe('the way through the lesson', () => {
  it('begins at the first step, with a deal to see', () => {
    const course = start();
    assert.deepEqual([stageOf(course), stepOf(course)], ['play', 1]);
    assert.deepEqual(course.events.map(({ type }) => type), ['deal_begun', 'batch_dealt']);
  });

  it('goes through every step to the end', () => {
    const courses = way();
    const steps = courses.filter((course) => ['play', 'count'].includes(stageOf(course))).map((course) => nodeOf(course).step);
    assert.deepEqual(steps, LESSON.steps);
    assert.deepEqual(courses.at(-2) && stageOf(courses.at(-2)), 'count');
  });

  it('tells the table of every frame but once, in order', () => {
    const courses = way();
    courses.slice(1, -1).forEach((course, i) => assert.equal(course.seq, courses[i].seq + 1));
  });

  it('shows the bot’s reply with the next step', () => {
    const next = onward(right(start()));
    assert.equal(stepOf(next), 2);
    assert.deepEqual(next.events.map(({ type, seat }) => [type, seat]), [['card_played', 1]]);
    assert.equal(roomOf(next, 'Mona').match.to_play, 0);
  });

  it('does not go on before the card is played', () => {
    const course = start();
    assert.equal(onward(course), course);
  });
});

describe('a play', () => {
  it('is shown as the engine made it', () => {
    const course = right(start());
    assert.equal(stageOf(course), 'right');
    assert.equal(roomOf(course, 'Mona').match.last_play.card, '8H');
    assert.equal(roomOf(course, 'Mona').seats[0].name, 'Mona');
  });

  it('that is another is shown too, and taken back', () => {
    const course = start();
    const wrong = played(course, '3H', null);
    assert.equal(stageOf(wrong), 'wrong');
    assert.ok(roomOf(wrong, '').match.floor.includes('3H'));
    assert.equal(onward(wrong), wrong);
    const again = takenBack(wrong);
    assert.deepEqual([stageOf(again), again.frame, again.node], ['play', course.frame, course.node]);
    assert.ok(again.seq > wrong.seq);
    assert.equal(stageOf(right(again)), 'right');
  });

  it('is made once, and none that is not there', () => {
    const course = right(start());
    assert.equal(right(course), course);
    const first = start();
    assert.equal(played(first, 'KS', null), first);
    assert.equal(played(first, '8H', ['7S']), first);
  });

  it('may be either of two that are as good, in any order of the cards', () => {
    let course = start();
    while (nodeOf(course).step !== 'choice') course = skipped(course);
    for (const capture of [['6H', '4C'], ['4S', '6H']]) {
      const chosen = played(course, '10S', capture);
      assert.equal(stageOf(chosen), 'right');
      assert.equal(nodeOf(onward(chosen)).step, 'komi');
      assert.ok(!roomOf(onward(chosen), '').match.floor.includes(capture[0]));
    }
  });
});

describe('going about', () => {
  it('skips every step to the end', () => {
    let course = start();
    for (const step of LESSON.steps) {
      assert.equal(nodeOf(course).step, step);
      course = skipped(course);
    }
    assert.equal(stageOf(course), 'over');
  });

  it('goes back: first to before the play, then step by step, and no further than the first', () => {
    const second = onward(right(start()));
    const there = right(second);
    assert.deepEqual([stepOf(back(there)), stageOf(back(there))], [2, 'play']);
    const first = back(back(there));
    assert.deepEqual([stepOf(first), first.behind], [1, []]);
    assert.equal(back(first), first);
  });
});

for (const lang of ['en', 'ar']) {
  it(`the coach has words for whatever is played, in ${lang}`, async () => {
    await speak(lang, load);
    const said = new Set();
    const visit = (course) => {
      said.add(coachWords(course));
      for (const { card, capture } of nodeOf(course).plays) {
        const after = played(course, card, capture);
        said.add(coachWords(after));
        if (stageOf(after) === 'right') visit(onward(after));
      }
    };
    visit(start());
    assert.ok(said.size > 35);
    for (const words of said) assert.doesNotMatch(words, /lesson-|hint-|\{|undefined|NaN/u);
  });
}
