// Where things are, relative to where the page is served: any host, any sub-path, with or without TLS.

/** @type {URL | null} */
let root = null;

/**
 * Keeps the root that the page came with, before any navigation moves the relative base.
 * @param {Document} page
 */
export function rememberRoot(page) {
  root = new URL(page.baseURI);
  page.querySelector('base')?.setAttribute('href', root.href);
}

/** @param {string} path */
export function place(path) {
  return new URL(path, root ?? document.baseURI);
}

/** @param {string} path */
export function socketPlace(path) {
  const url = place(path);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** @param {string} code */
export function roomLink(code) {
  return place(`r/${encodeURIComponent(code)}`).href;
}

/**
 * Returns which of the pages for learners an address names, or null.
 * @param {string} pathname
 * @param {string} rootPath
 */
export function lessonIn(pathname, rootPath) {
  const found = /^(learn|lesson)\/?$/u.exec(pathname.slice(rootPath.length))?.[1];
  return found === 'learn' || found === 'lesson' ? found : null;
}

/**
 * Returns the room's code that an address names, or null: then it is the lobby's.
 * @param {string} pathname
 * @param {string} rootPath
 */
export function codeIn(pathname, rootPath) {
  const found = /^r\/([^/]+)\/?$/u.exec(pathname.slice(rootPath.length));
  if (!found?.[1]) return null;
  try {
    return decodeURIComponent(found[1]);
  } catch {
    return found[1];
  }
}
