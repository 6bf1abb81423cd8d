/** The way to "how to play" from wherever one is: it opens over it, and is loaded when it is asked for. */
import { part } from '../part.js';

/** Opens it; without a network nothing happens, and the next press tries again. */
export async function openGuide() {
  try {
    const sheet = await part(() => import('./sheet.js'));
    await sheet.showGuide();
  } catch {
    // as said
  }
}
