// Before the first paint, and so no module: the theme and the language that were chosen, lest the page flashes. After it the
// modules, which are being loaded all the while: what came with the page is seen before they run.
{
  /** @param {string} key */
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`basra.${key}`) ?? 'null');
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = kept('theme');
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  const looks = kept('preferences') ?? {};
  for (const look of ['felt', 'deck', 'indices']) if (typeof looks[look] === 'string') root.dataset[look] = looks[look];
  const directions = new Map([
    ['ar', 'rtl'],
    ['en', 'ltr'],
    ['fr', 'ltr'],
    ['hy', 'ltr'],
    ['id', 'ltr'],
    ['kk', 'ltr'],
    ['tr', 'ltr'],
    ['vi', 'ltr'],
  ]);
  const wanted = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages];
  const language = wanted.map((tag) => String(tag).toLowerCase().split('-')[0] ?? '').find((tag) => directions.has(tag)) ?? 'en';
  if (root.lang !== language) root.dataset.otherwise = ''; // the first screen that came with the page is in other words
  root.lang = language;
  root.dir = directions.get(language) ?? 'ltr';

  // They are gone where the server has other files by now: the page loads itself again, once. Only this file is there still.
  const main = new URL('main.js', /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const failed = async () => {
    const answer = await fetch(main, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    try {
      const now = Date.now();
      if (answer?.status === 404 && now - Number(sessionStorage.getItem('basra.again')) > 10_000) {
        sessionStorage.setItem('basra.again', String(now));
        return location.reload();
      }
    } catch {
      // nothing is remembered here: it might go on for ever
    }
    document.getElementById('broken')?.setAttribute('data-now', '');
  };
  const start = () => void import('./main.js').catch(failed);
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 500); // nobody looked after all; a module runs but once
  });
}
