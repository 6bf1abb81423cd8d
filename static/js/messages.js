// What the page says, in the language chosen: Fluent messages from static/messages/LANGUAGE/*.ftl.
//
// `t(id, args)` is the one way to words. Numbers given as numbers are written with the language's own digits. Placeables
// are isolated (Unicode FSI and PDI), so that an Arabic name in an English sentence does not tear it apart.

import { FluentBundle, FluentResource } from '../vendor/fluent.js';

/** @typedef {'ar' | 'en'} Language */
/** @typedef {Record<string, string | number>} Args */

/** @type {Record<Language, {name: string, locale: string, dir: 'ltr' | 'rtl'}>} */
export const LANGUAGES = {
  ar: { name: 'العربية', locale: 'ar-EG', dir: 'rtl' },
  en: { name: 'English', locale: 'en', dir: 'ltr' },
};

const FILES = ['app', 'table'];

/** @type {Language} */
let language = 'en';
/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

/**
 * Returns the bundle of one language from the texts of its files.
 * @param {Language} lang
 * @param {string[]} texts
 */
export function bundleOf(lang, texts) {
  const bundle = new FluentBundle(LANGUAGES[lang].locale);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * Makes this language the page's own; its messages are loaded the first time.
 * @param {Language} lang
 * @param {(lang: Language) => Promise<string[]>} [load]
 */
export async function speak(lang, load = fetchTexts) {
  if (!bundles.has(lang)) bundles.set(lang, bundleOf(lang, await load(lang)));
  language = lang;
}

/** @param {Language} lang */
async function fetchTexts(lang) {
  const answers = await Promise.all(FILES.map((file) => fetch(new URL(`../messages/${lang}/${file}.ftl`, import.meta.url))));
  return Promise.all(answers.map((answer) => (answer.ok ? answer.text() : '')));
}

/**
 * Returns the words of a message; its id where there are none, so that a gap shows and nothing breaks.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/**
 * Returns whether the language has this message.
 * @param {string} id
 */
export function has(id) {
  return bundles.get(language)?.hasMessage(id) ?? false;
}

/**
 * Returns the words for an error's code; those for any error where the code has none of its own.
 * @param {string} code
 * @param {Args} [args]
 */
export function errorText(code, args) {
  const id = `error-${code.replaceAll('_', '-')}`;
  return has(id) ? t(id, args) : t('error-fallback', { code });
}

/**
 * Returns a number in the language's digits.
 * @param {number} value
 */
export function number(value) {
  return new Intl.NumberFormat(LANGUAGES[language].locale).format(value);
}

/**
 * Returns names as the language lists them: "Mona, Ali and Sara".
 * @param {readonly string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(LANGUAGES[language].locale).format(names.map((name) => `\u2068${name}\u2069`));
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
  const found = wanted.find((tag) => tag === 'ar' || tag === 'en');
  return found === 'ar' ? 'ar' : 'en';
}
