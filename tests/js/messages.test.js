import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES, bundleOf, chooseLanguage, currentLanguage, errorText, list, number, speak, t } from '../../static/js/messages.js';
import { FluentResource } from '../../static/vendor/fluent.js';

const at = (path) => new URL(`../../${path}`, import.meta.url);
const LANGS = Object.keys(LANGUAGES);
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const COUNTS = [0, 1, 2, 3, 7, 11, 26, 99, 100, 101, 102, 201, 300, 1_000_000];
const filesOf = (lang) => readdirSync(at(`static/messages/${lang}`)).sort();
const texts = (lang) => filesOf(lang).map((file) => readFileSync(at(`static/messages/${lang}/${file}`), 'utf8'));
const resource = (lang) => new FluentResource(texts(lang).join('\n'));
const load = async (lang) => texts(lang);
const plain = (said) => said.replace(/[\u2068\u2069]/gu, '');

/** The selectors of a message, and the placeables it names. */
function parts(value, found = { selects: [], names: new Set() }) {
  if (Array.isArray(value)) for (const each of value) parts(each, found);
  else if (value?.type === 'select') {
    found.selects.push(value);
    parts(value.selector, found);
    for (const variant of value.variants) parts(variant.value, found);
  } else if (value?.type === 'var') found.names.add(value.name);
  return found;
}

/** What a select distinguishes, in order: numbers as numbers. */
const keysOf = (select) => select.variants.map(({ key }) => (key.type === 'num' ? key.value : key.value ?? key));

/** Whether a select goes by the grammar of numbers, and not by names or by numbers alone. */
const counts = (select) => keysOf(select).some((key) => FORMS.includes(key) && key !== 'other') || isPlain(select);
const isPlain = (select) => keysOf(select).every((key) => key === 'other' || typeof key === 'number');

/** The words of a message for each of its selects' variants; the words alone. */
function words(value) {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(words);
  return value?.type === 'select' ? value.variants.flatMap((variant) => words(variant.value)) : [];
}

const english = new Map(resource('en').body.map(({ id, value }) => [id, value]));
const arabic = new Map(resource('ar').body.map(({ id, value }) => [id, parts(value).names]));

// Files that are still to be translated from English; until then they are shown in English.
const TO_TRANSLATE = new Set(['learn.ftl']);

for (const lang of LANGS) {
  describe(`the messages in ${lang}`, () => {
    const { body } = resource(lang);

    it('are those of English, in the same files, with the same placeables', () => {
      const here = new Set(filesOf(lang));
      assert.deepEqual(filesOf('en').filter((file) => !here.has(file) && !TO_TRANSLATE.has(file)), []);
      const idsOf = (each) => {
        const found = filesOf(each).map((file, i) => [file, new FluentResource(texts(each)[i]).body.map(({ id }) => id).sort()]);
        return Object.fromEntries(found.filter(([file]) => here.has(file)));
      };
      assert.deepEqual(idsOf(lang), idsOf('en'));
      for (const { id, value } of body) {
        const [own, theirs] = [value, english.get(id)].map((each) => parts(each).names);
        for (const name of theirs) assert.ok(own.has(name), `${id}: $${name}`);
        // Arabic may need a number where English says the same for all.
        for (const name of own) assert.ok(theirs.has(name) || (lang === 'ar' ? name === 'count' : arabic.get(id)?.has(name)), `${id}: $${name}`);
      }
    });

    it('are there once each, and lose nothing to the parser', () => {
      const written = texts(lang).flatMap((text) => text.match(/^[a-z][a-z0-9-]* *=/gmu) ?? []);
      assert.equal(new Set(written).size, written.length);
      assert.equal(body.length, written.length);
      for (const text of texts(lang)) {
        const code = text.replaceAll(/^#.*$/gmu, '');
        assert.equal((code.match(/\{/gu) ?? []).length, (code.match(/\}/gu) ?? []).length);
        for (const line of code.split('\n')) assert.match(line, /^(?:$|[a-z][a-z0-9-]* = \S|   +\S| *\})/u);
      }
    });

    it('tell apart what English does', () => {
      for (const { id, value } of body) {
        const [own, theirs] = [value, english.get(id)].map((each) =>
          parts(each)
            .selects.filter((select) => !counts(select))
            .map((select) => keysOf(select).map(String).sort().join())
            .sort(),
        );
        assert.deepEqual(own, theirs, id);
      }
    });

    it('have exactly the plural forms of the language wherever they count', () => {
      // A form that only fractions or millions take is none that a card game needs, but a translator may give it.
      const rules = new Intl.PluralRules(LANGUAGES[lang].locale);
      const all = rules.resolvedOptions().pluralCategories;
      const needed = new Set(COUNTS.slice(0, -1).map((count) => rules.select(count)));
      for (const { id, value } of body) {
        const theirs = parts(english.get(id)).selects.filter((select) => counts(select) && !isPlain(select));
        const own = parts(value).selects.filter(counts);
        for (const select of own) {
          const forms = keysOf(select).filter((key) => typeof key === 'string');
          for (const form of forms) assert.ok(all.includes(form), `${id}: [${form}] is no form of ${lang}`);
        }
        if (needed.size === 1) continue;
        for (const { selector } of theirs) {
          const select = own.find((each) => each.selector.name === selector.name);
          assert.ok(select, `${id}: counts ${selector.name}`);
          const keys = keysOf(select);
          for (const form of needed) if (form !== 'zero' || !keys.includes(0)) assert.ok(keys.includes(form), `${id}: [${form}]`);
        }
        for (const select of own.filter((each) => !isPlain(each))) {
          const keys = keysOf(select);
          for (const form of needed) if (form !== 'zero' || !keys.includes(0)) assert.ok(keys.includes(form), `${id}: [${form}]`);
        }
      }
    });

    it('can be said for every count without a complaint', () => {
      const bundle = bundleOf(lang, texts(lang));
      for (const { id, value } of body) {
        for (const count of COUNTS) {
          const args = Object.fromEntries([...parts(value).names].map((name) => [name, count]));
          const errors = [];
          bundle.formatPattern(bundle.getMessage(id).value, args, errors);
          assert.deepEqual(errors, [], id);
        }
      }
    });

    it('have no words left in English, and the signs of printed text', () => {
      const same = (id) => words(english.get(id)).join('|');
      for (const { id, value } of body) {
        const said = words(value).join('|');
        assert.doesNotMatch(said, / {2}|\.\.\.|\p{L}'\p{L}|"/u, id);
        if (lang === 'en' || !/[a-z]{3}/iu.test(said.replaceAll(NAMES, ''))) continue;
        if (!MAY_BE_ENGLISH.has(id)) assert.notEqual(said, same(id), id);
      }
    });
  });
}

const NAMES = /basra|komi|murabaa/giu;
// Words that are the same in some language.
const MAY_BE_ENGLISH = new Set([
  'invite-code',
  'phrase-bravo',
  'phrase-laugh',
  'settings-vibration',
  'settings-volume',
  'table-bot',
  'table-bot-n',
  'table-count-total',
  'table-seat-bot',
]);

describe('the messages', () => {
  const sources = ['static/js', 'static/cards'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((name) => String(name).endsWith('.js'))
      .map((name) => readFileSync(at(`${folder}/${name}`), 'utf8')),
  );
  const source = sources.join('\n');
  const server = ['app', 'engine']
    .flatMap((folder) => readdirSync(at(folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.py'))
    .map((name) => readFileSync(at(name), 'utf8'))
    .join('\n');
  // 'an-id' stands in the source as it is, or is put together: `error-${…}` with a code that is quoted there or in the server.
  const quoted = new Set([...source.matchAll(/['`"]([\w-]+)['`"]/gu)].map(([, word]) => word));
  // The steps and notes of the lesson are named in what the engine has written for it.
  const lesson = readFileSync(at('static/learn/lesson.json'), 'utf8');
  const codes = new Set([...(server + lesson).matchAll(/"([a-z_]+)"/gu)].map(([, word]) => word));
  const known = (word) => quoted.has(word) || quoted.has(word.replaceAll('-', '_')) || codes.has(word.replaceAll('-', '_'));
  const templates = [...source.matchAll(/`([a-z][a-z-]*-)\$\{[^`}]*\}([a-z-]*)`/gu)].map(([, head, tail]) => ({ head, tail }));
  const ids = [...english.keys()];
  const made = (id) =>
    templates.some(({ head, tail }) => id.startsWith(head) && id.endsWith(tail) && known(id.slice(head.length, id.length - tail.length)));

  it('are all used by the page', () => {
    assert.deepEqual(
      ids.filter((id) => !quoted.has(id) && !made(id)),
      [],
    );
  });

  it('are all there that the page asks for', () => {
    const asked = [...source.matchAll(/\bt\(\s*(?:[^'`()]*\?\s*)?'([\w-]+)'(?:\s*:\s*'([\w-]+)')?/gu)].flatMap(([, one, other]) =>
      other ? [one, other] : [one],
    );
    assert.ok(new Set(asked).size > 150, 'the pattern finds them');
    assert.deepEqual(
      [...new Set(asked)].filter((id) => !english.has(id)),
      [],
    );
    // Whatever else looks like a message's id is one: those that are handed on, as in `word ? 'table-x' : 'table-y'`.
    const families = new Set(ids.map((id) => id.split('-')[0]));
    const like = [...source.matchAll(/'([a-z]+(?:-[a-z0-9]+)+)'/gu)].map(([, word]) => word).filter((word) => families.has(word.split('-')[0]));
    assert.deepEqual(
      [...new Set(like)].filter((word) => !english.has(word) && !OTHER_NAMES.has(word)),
      [],
    );
    for (const { head, tail } of templates.filter((each) => families.has(each.head.split('-')[0]))) {
      assert.ok(ids.some((id) => id.startsWith(head) && id.endsWith(tail)), `${head}…${tail}`);
    }
  });

  it('set French signs off with spaces that do not break', () => {
    for (const { id, value } of resource('fr').body) {
      const said = JSON.stringify(value);
      assert.doesNotMatch(said, /[^\u202f][!?;]|[^\u00a0]:(?!["\w[{])|«[^\u00a0]|[^\u00a0]»/u, id);
    }
  });

  it('set Armenian with the signs of Armenian', () => {
    for (const { id, value } of resource('hy').body) for (const said of words(value)) assert.doesNotMatch(said, /[!?:;]|\.(?!՝)/u, id);
  });

  it('write Arabic numbers with Arabic digits throughout', () => {
    for (const { id, value } of resource('ar').body) for (const said of words(value)) assert.doesNotMatch(said, /[0-9]/u, id);
  });
});

// Ids of elements and names of classes that look like messages.
const OTHER_NAMES = new Set(['card-back']);

describe('the languages', () => {
  it('are the folders, and what early.js knows', () => {
    assert.deepEqual(readdirSync(at('static/messages')).sort(), [...LANGS].sort());
    const early = [...readFileSync(at('static/js/early.js'), 'utf8').matchAll(/\['(\w+)', '(ltr|rtl)'\]/gu)];
    assert.deepEqual(
      early.map(([, lang, dir]) => [lang, dir]),
      LANGS.map((lang) => [lang, LANGUAGES[lang].dir]),
    );
  });

  it('have a name of their own, and a locale that this engine knows', () => {
    assert.equal(new Set(LANGS.map((lang) => LANGUAGES[lang].name)).size, LANGS.length);
    for (const lang of LANGS) {
      assert.equal(new Intl.PluralRules(LANGUAGES[lang].locale).resolvedOptions().locale.split('-')[0], lang);
      assert.equal(new Intl.NumberFormat(LANGUAGES[lang].locale).resolvedOptions().locale.split('-')[0], lang);
    }
  });
});

describe('speaking', () => {
  it('uses the digits of the language', async () => {
    await speak('ar', load);
    assert.equal(number(101), '١٠١');
    assert.match(t('rules-target', { target: 101 }), /١٠١/);
    await speak('en', load);
    assert.equal(number(1001), '1001');
    for (const lang of LANGS) {
      await speak(lang, load);
      assert.equal(t('form-target-range', { low: 11, high: 1001 }).match(/\d+|[٠-٩]+/gu).length, 2, lang);
    }
  });

  it('never falls back to the language of the browser', async () => {
    await speak('hy', load);
    const { NumberFormat, ListFormat } = Intl;
    const known = (Format) => (locales) => Format.supportedLocalesOf(locales).filter((tag) => tag !== 'hy');
    try {
      // As Chromium has it: a format for a language that it does not know is one for its own.
      Intl.NumberFormat = function (locales, more) {
        return new NumberFormat(known(NumberFormat)(locales)[0] ?? 'ar-EG', more);
      };
      Intl.ListFormat = { supportedLocalesOf: known(ListFormat) };
      assert.equal(number(11), '11');
      assert.equal(list(['A', 'B']), '\u2068A\u2069, \u2068B\u2069');
    } finally {
      Object.assign(Intl, { NumberFormat, ListFormat });
    }
    assert.equal(list(['A', 'B']), '\u2068A\u2069 և \u2068B\u2069');
  });

  it('isolates what is put in', async () => {
    await speak('en', load);
    assert.equal(t('door-take-over', { name: 'منى' }), 'Continue as \u2068منى\u2069');
  });

  it('has words for every error, known or not', async () => {
    const protocol = readFileSync(at('docs/protocol.md'), 'utf8');
    const section = protocol.split('## Error codes')[1].split('## ')[0];
    const codes = [...section.matchAll(/^\|(.*?)\|/gmu)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([a-z_]+)`/gu)].map(([, code]) => code),
    );
    assert.ok(codes.length > 25);
    for (const lang of LANGS) {
      await speak(lang, load);
      const fallback = errorText('never_heard_of');
      assert.match(fallback, /never_heard_of/);
      for (const code of codes)
        assert.notEqual(errorText(code), errorText('never_heard_of').replace('never_heard_of', code), code);
    }
  });

  it('says when to try again where that is known', async () => {
    await speak('en', load);
    assert.equal(plain(errorText('rate_limited', { seconds: 10 })), 'Too much at once: give it a moment. Try again in 10 s.');
    assert.equal(errorText('rate_limited'), 'Too much at once: give it a moment.');
  });

  it('says in English what the language lacks, and the id only where English lacks it too', async () => {
    // A module of its own, that has heard no English yet.
    const fresh = await import('../../static/js/messages.js?fresh');
    const asked = [];
    const gaps = async (lang) => {
      asked.push(lang);
      return lang === 'en' ? texts('en') : ['table-play = العب'];
    };
    await fresh.speak('ar', gaps);
    assert.equal(fresh.t('table-play'), 'العب');
    assert.deepEqual(asked, ['ar']);
    fresh.t('table-put-back');
    fresh.t('table-put-back');
    await new Promise(setImmediate);
    assert.deepEqual(asked, ['ar', 'en']);
    assert.equal(fresh.t('table-put-back'), 'Put back');
    assert.equal(fresh.t('table-play'), 'العب');
    assert.equal(fresh.errorText('busy'), 'The server is very busy. Try again in a moment.');
    assert.equal(fresh.t('no-such-message'), 'no-such-message');
    assert.deepEqual(asked, ['ar', 'en']);
  });
});

describe('choosing a language', () => {
  it('goes by the address, then memory, then the browser, then English', () => {
    assert.equal(chooseLanguage('ar', 'en', ['en']), 'ar');
    assert.equal(chooseLanguage(null, 'ar', ['en']), 'ar');
    assert.equal(chooseLanguage(null, null, ['sv-SE', 'AR-eg', 'en']), 'ar');
    assert.equal(chooseLanguage('sv', null, ['de']), 'en');
    assert.equal(chooseLanguage('constructor', null, []), 'en');
  });

  it('changes only when the words are there', async () => {
    await speak('en', load);
    const fresh = await import('../../static/js/messages.js?offline');
    await fresh.speak('en', load);
    await assert.rejects(fresh.speak('ar', () => Promise.reject(new Error('offline'))));
    assert.equal(fresh.currentLanguage(), 'en');
    assert.equal(currentLanguage(), 'en');
  });
});
