/** The first lesson, at /lesson: the real table, played on what the engine has prepared, with a coach over it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { createRoom } from '../api.js';
import { bar } from '../bar.js';
import { currentLanguage, direction, errorText, t } from '../messages.js';
import { remembered, tabSeat } from '../storage.js';
import { cardFace } from '../table/card.js';
import { dispose, tableScene } from '../table/index.js';
import { coachView } from './coach.js';
import { back, begin, onward, played, roomOf, skipped, stageOf, takenBack, wanted } from './course.js';
import { loadLesson } from './load.js';
import { wayOn } from './ways.js';

/** @import {BarActions} from '../bar.js' */
/** @import {Course} from './course.js' */
/** @import {Lesson} from './types.js' */

/** @param {BarActions} actions @param {() => void} draw */
export async function lessonPage(actions, draw) {
  return new LessonPage(await loadLesson(), actions, draw);
}

class LessonPage {
  screen = 'lesson';
  /** @type {string | null} why no room could be made */
  refusal = null;
  #busy = false;
  #receivedAt = performance.now();
  /** @type {'coach' | 'table' | null} where the focus belongs after the next drawing */
  #focus = null;

  /** @param {Lesson} lesson @param {BarActions} actions @param {() => void} draw */
  constructor(lesson, actions, draw) {
    this.actions = actions;
    this.draw = draw;
    this.course = begin(lesson);
  }

  get title() {
    return t('title-lesson');
  }

  start() {}

  stop() {
    dispose();
  }

  template() {
    return stageOf(this.course) === 'over' ? this.#over() : this.#lesson();
  }

  /** After each draw: shows the card that is wanted, and gives the focus to what is next. */
  drawn() {
    const card = stageOf(this.course) === 'play' ? wanted(this.course)[0].card : '';
    for (const element of document.querySelectorAll('.lesson [data-hand]')) {
      element.toggleAttribute('data-wanted', element instanceof HTMLElement && element.dataset.hand === card);
    }
    const place = { coach: '.coach-ways button', table: '.t-hand-card[tabindex="0"]' };
    const next = this.#focus && document.querySelector(place[this.#focus]);
    this.#focus = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  #lesson() {
    const { course } = this;
    const step = (/** @type {(course: Course) => Course} */ change) => () => this.#step(change);
    return html`<div class="lesson" data-stage=${stageOf(course)}>
      ${coachView(course, {
        close: () => this.actions.goTo('./'),
        back: step(back),
        skip: step(skipped),
        takeBack: step(takenBack),
        next: step(onward),
      })}
      <div class="lesson-table">${this.#table()}</div>
    </div>`;
  }

  #table() {
    const { course } = this;
    return tableScene(
      {
        room: roomOf(course, remembered.name() || t('table-you')),
        events: course.events,
        seq: course.seq,
        pending: null,
        lang: currentLanguage(),
        dir: direction(),
        receivedAt: this.#receivedAt,
        requestRender: this.draw,
      },
      {
        ...NOTHING,
        play: (card, capture) => this.#step((now) => played(now, card, capture)),
        ready: () => this.#step(onward),
        leave: () => this.actions.goTo('./'),
        openSettings: () => this.actions.settings(),
      },
    );
  }

  /** @param {(course: Course) => Course} change */
  #step(change) {
    const before = this.course;
    this.course = change(before);
    if (this.course === before) return;
    this.#receivedAt = performance.now();
    const stage = stageOf(this.course);
    this.screen = stage === 'over' ? 'learnt' : 'lesson';
    if (stage !== 'over') this.#focus = stage === 'play' ? 'table' : 'coach';
    else dispose();
    this.draw();
  }

  #over() {
    const { actions } = this;
    return html`<div class="page" data-page="learnt">
      ${bar(actions)}
      <main class="words" data-kind="learnt">
        <span class="fan peek" aria-hidden="true">${['JS', '7D', 'AH'].map(cardFace)}</span>
        <section class="panel">
          <h1 tabindex="-1" data-focus>${t('lesson-over-title')}</h1>
          <p>${t('lesson-over-text')}</p>
          <div class="ways">
            <button class="primary" type="button" aria-busy=${this.#busy ? 'true' : nothing} @click=${() => this.#playBot()}>${t('lesson-play-bot')}</button>
            <p class="problem" role="alert" ?hidden=${!this.refusal}>${this.refusal ? errorText(this.refusal) : ''}</p>
            ${wayOn(actions, './', t('lesson-play-friends'))} ${wayOn(actions, 'learn', t('bar-guide'))}
            <button class="quiet" type="button" @click=${() => this.#again()}>${t('lesson-again')}</button>
          </div>
        </section>
      </main>
    </div>`;
  }

  #again() {
    this.#step((course) => ({ ...begin(course.lesson), seq: course.seq + 1 }));
  }

  /** Opens a table for one person and a bot, with the rules that the lesson has shown. */
  async #playBot() {
    if (this.#busy) return;
    this.#busy = true;
    this.refusal = null;
    this.draw();
    try {
      const { room } = this.course.lesson;
      const name = remembered.name() || t('lesson-guest');
      const { code, player } = await createRoom({ name, seats: 2, preset: room.preset, target: room.target, turn_time: 0, public: false, options: {} });
      tabSeat(code).keepPlayer(player);
      this.actions.goTo(`r/${code}`);
    } catch (error) {
      this.refusal = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      this.#busy = false;
      this.draw();
    }
  }
}

const nothingToDo = () => {};
/** What a table asks of a room; nobody else is in this one. */
const NOTHING = {
  start: nothingToDo,
  remove: nothingToDo,
  rematch: nothingToDo,
  askBot: nothingToDo,
  back: nothingToDo,
  openChat: nothingToDo,
  openPhrases: nothingToDo,
};
