// The page without a network, and after an update: see sw.js, which keeps the first screens.

import { place } from './address.js';
import { loadAgain, outdated } from './part.js';

/** Keeps what this page has loaded for a time without a network, when there is nothing else to do. */
export function keepForLater() {
  const worker = navigator.serviceWorker; // none where the address is not a safe one
  if (!worker) return;
  const soon = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ run) => setTimeout(run, 2_000));
  soon(async () => {
    try {
      await worker.register(place('sw.js'), { scope: place('./').pathname, updateViaCache: 'none' });
      const { active } = await worker.ready;
      active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
    } catch {
      // not kept: the page needs a network then, as always
    }
  });
}

/**
 * Loads a page that is older than the server by now again; not under the hands of somebody who is writing. Whatever they ask for
 * next finds it out as well.
 */
export async function keepUp() {
  if (!(await outdated())) return;
  const field = document.activeElement;
  const writing = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
  if (!writing) loadAgain();
}
