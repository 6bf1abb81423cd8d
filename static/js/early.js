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
  const directions = new Map([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ]);
  const wanted = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages];
  const language = wanted.map((tag) => String(tag).toLowerCase().split('-')[0] ?? '').find((tag) => directions.has(tag)) ?? 'en';
  root.lang = language;
  root.dir = directions.get(language) ?? 'ltr';
}
