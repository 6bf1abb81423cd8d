// Parts of the page that are loaded when they are needed: a module, and the styles that go with it.
//
// A page that was opened before the server got another version finds nothing more at its address: it then loads itself again.

const PATIENCE_MS = 10_000; // a second time so soon would not help

/**
 * Returns the module, when the styles that index.html has for this part are there as well. A page that is outdated loads itself
 * again instead, and this never returns; rejects where the server does not answer.
 * @template T
 * @param {() => Promise<T>} load
 * @param {string} [name] of the part, as in `data-at`
 * @returns {Promise<T>}
 */
export async function part(load, name) {
  try {
    const [module] = await Promise.all([load(), name && dress(name)]);
    return module;
  } catch (error) {
    if (!(await outdated()) || !loadAgain()) throw error;
    return new Promise(() => {});
  }
}

/** Returns whether the server has other files than those that this page came with; false where it does not answer. */
export async function outdated() {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Loads the page again, and returns whether it does: not twice within a few seconds. */
export function loadAgain() {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem('basra.again')) < PATIENCE_MS) return false;
    sessionStorage.setItem('basra.again', String(now));
  } catch {
    return false; // nothing is remembered here: it might go on for ever
  }
  location.reload();
  return true;
}

/**
 * Returns what is in one of the page's JSON files; rejects where it is not to be had.
 * @param {string} path below static/
 * @returns {Promise<unknown>}
 */
export async function data(path) {
  const answer = await fetch(new URL(`../${path}`, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * Puts on the styles of a part, and resolves when they are there.
 * @param {string} name
 */
export function dress(name) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll(`link[rel=stylesheet][data-at="${name}"]`));
  return Promise.all([...links].map(puttingOn));
}

/** @param {HTMLLinkElement} link */
function puttingOn(link) {
  if (link.sheet) return undefined;
  const there = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  if (link.dataset.href && !link.href) link.href = link.dataset.href;
  return there;
}
