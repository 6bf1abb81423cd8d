// What the page says, in the language chosen: Fluent messages from static/messages/LANGUAGE/*.ftl.
//
// `t(id, args)` is the one way to words. Numbers given as numbers are written with the language's own digits. Placeables
// are isolated (Unicode FSI and PDI), so that an Arabic name in an English sentence does not tear it apart. What a language
// lacks is said in English.

import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent.js';

/** @typedef {'ar' | 'en' | 'fr' | 'hy' | 'id' | 'kk' | 'tr' | 'vi'} Language */
/** @typedef {Record<string, string | number>} Args */

/**
 * Each language by its own name, as a menu lists them; `locale` is what numbers and plurals go by. The server takes those that have
 * a folder, early.js has the list once more, and a test holds the three together.
 * @type {Record<Language, {name: string, locale: string, dir: 'ltr' | 'rtl'}>}
 */
export const LANGUAGES = {
  ar: { name: 'العربية', locale: 'ar-EG', dir: 'rtl' },
  en: { name: 'English', locale: 'en', dir: 'ltr' },
  fr: { name: 'Français', locale: 'fr', dir: 'ltr' },
  hy: { name: 'Հայերեն', locale: 'hy', dir: 'ltr' },
  id: { name: 'Bahasa Indonesia', locale: 'id', dir: 'ltr' },
  kk: { name: 'Қазақша', locale: 'kk', dir: 'ltr' },
  tr: { name: 'Türkçe', locale: 'tr', dir: 'ltr' },
  vi: { name: 'Tiếng Việt', locale: 'vi', dir: 'ltr' },
};

const FALLBACK = 'en';
// A thousand points are 1001 in every language: "1,001" here would be "1.001" there.
const NUMBERS = /** @type {const} */ ({ useGrouping: 'min2' });
/** The files that are spoken from: more of them once a part of the page needs its own. */
const files = new Set(['app', 'table']);

/** @type {Language} */
let language = 'en';
/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();
/** Those that were asked for further. @type {Map<string, Promise<void>>} */
const further = new Map();
/** How the page's language was loaded. @type {(lang: Language) => Promise<string[]>} */
let loader = fetchTexts;
/** @type {Promise<void> | undefined} */
let inEnglish;

/**
 * Returns the bundle of one language from the texts of its files.
 * @param {Language} lang
 * @param {string[]} texts
 */
export function bundleOf(lang, texts) {
  const bundle = new FluentBundle(localesOf(lang));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * What is not known of a language (Chromium knows no Armenian numbers) is not to be the browser's own language.
 * @param {Language} lang
 */
function localesOf(lang) {
  return [LANGUAGES[lang].locale, FALLBACK];
}

/**
 * Makes this language the page's own; its messages are loaded the first time.
 * @param {Language} lang
 * @param {(lang: Language) => Promise<string[]>} [load]
 */
export async function speak(lang, load = fetchTexts) {
  await learn(lang, load);
  language = lang;
  loader = load;
}

/**
 * @param {Language} lang
 * @param {(lang: Language) => Promise<string[]>} load
 */
async function learn(lang, load) {
  if (!bundles.has(lang)) bundles.set(lang, bundleOf(lang, await load(lang)));
}

/** @param {Language} lang */
function fetchTexts(lang) {
  return Promise.all([...files].map((file) => fetchText(lang, file)));
}

/**
 * Resolves when the messages of a further file are there, now and in every language that is chosen later.
 * @param {string} file
 */
export function alsoSpeak(file) {
  const asked = further.get(file) ?? hear(file);
  further.set(file, asked);
  return asked;
}

/** @param {string} file */
async function hear(file) {
  files.add(file);
  try {
    const texts = await Promise.all([...bundles.keys()].map((lang) => fetchText(lang, file)));
    [...bundles.values()].slice(0, texts.length).forEach((bundle, i) => bundle.addResource(new FluentResource(texts[i])));
  } catch (error) {
    files.delete(file);
    further.delete(file);
    throw error;
  }
}

/**
 * @param {Language} lang
 * @param {string} file
 * @returns {Promise<string>}
 */
async function fetchText(lang, file) {
  const answer = await fetch(new URL(`../messages/${lang}/${file}.ftl`, import.meta.url));
  if (answer.ok) return answer.text();
  return lang === FALLBACK ? '' : fetchText(FALLBACK, file);
}

/**
 * Returns the words of a message; those in English where the language has none, and its id where English has none.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  for (const lang of new Set([language, /** @type {Language} */ (FALLBACK)])) {
    const bundle = bundles.get(lang);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args ? asNumbers(args) : null, []);
  }
  // All languages are complete, a test says; so English is fetched for this rare case only, and is there at the next drawing.
  if (bundles.has(language)) inEnglish ??= learn(FALLBACK, loader).catch(() => {});
  return id;
}

/** @param {Args} args */
function asNumbers(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new FluentNumber(value, NUMBERS) : value]),
  );
}

/**
 * Returns whether the language has this message.
 * @param {string} id
 */
export function has(id) {
  return [language, FALLBACK].some((lang) => bundles.get(/** @type {Language} */ (lang))?.hasMessage(id));
}

/**
 * Returns the words for an error's code; those for any error where the code has none of its own. With `seconds` they say when to
 * try again.
 * @param {string} code
 * @param {Args} [args]
 */
export function errorText(code, args) {
  const id = `error-${code.replaceAll('_', '-')}`;
  const words = has(id) ? t(id, args) : t('error-fallback', { code });
  return args?.seconds ? `${words} ${t('error-again-in', { seconds: args.seconds })}` : words;
}

/**
 * Returns a number in the language's digits.
 * @param {number} value
 */
export function number(value) {
  return new Intl.NumberFormat(localesOf(language), NUMBERS).format(value);
}

/**
 * Returns names as the language lists them: "Mona, Ali and Sara"; without the last word where the browser does not know it.
 * @param {readonly string[]} names
 */
export function list(names) {
  const { locale } = LANGUAGES[language];
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  return Intl.ListFormat.supportedLocalesOf(locale).length ? new Intl.ListFormat(locale).format(isolated) : isolated.join(', ');
}

export function currentLanguage() {
  return language;
}

export function direction() {
  return LANGUAGES[language].dir;
}

/**
 * Returns the language to start with: asked for in the address, else remembered, else the browser's, else English.
 * @param {string | null} asked
 * @param {string | null} remembered
 * @param {readonly string[]} preferred
 * @returns {Language}
 */
export function chooseLanguage(asked, remembered, preferred) {
  const wanted = [asked, remembered, ...preferred].map((tag) => tag?.toLowerCase().split('-')[0]);
  return wanted.find((tag) => isLanguage(tag)) ?? FALLBACK;
}

/**
 * @param {string | null | undefined} tag
 * @returns {tag is Language}
 */
function isLanguage(tag) {
  return Object.hasOwn(LANGUAGES, tag ?? '');
}
