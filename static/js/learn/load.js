/** What learning needs: its words, its styles, and the data that the engine has written. Each is loaded once. */
import { alsoSpeak } from '../messages.js';
import { data, dress } from '../part.js';

/** @import {Guide, Lesson} from './types.js' */

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** The words and styles alone. */
export const learning = () => Promise.all([alsoSpeak('learn'), dress('learn')]);

/** @param {string} name @returns {Promise<unknown>} */
async function loadOnce(name) {
  const asked = loaded.get(name) ?? data(`learn/${name}.json`);
  loaded.set(name, asked);
  try {
    const [found] = await Promise.all([asked, learning()]);
    return found;
  } catch (error) {
    loaded.delete(name);
    throw error;
  }
}

/** @returns {Promise<Guide>} */
export const loadGuide = async () => /** @type {Guide} */ (await loadOnce('guide'));

/** @returns {Promise<Lesson>} */
export const loadLesson = async () => /** @type {Lesson} */ (await loadOnce('lesson'));
