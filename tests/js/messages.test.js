import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { bundleOf, chooseLanguage, errorText, number, speak, t } from '../../static/js/messages.js';
import { FluentResource } from '../../static/vendor/fluent.js';

const PLURALS = ['0', 'one', 'two', 'few', 'many', 'other'];
const COUNTS = [0, 1, 2, 3, 7, 11, 26, 99, 100, 101, 102, 201, 300];
const texts = (lang) =>
  ['app', 'table'].map((file) => readFileSync(new URL(`../../static/messages/${lang}/${file}.ftl`, import.meta.url), 'utf8'));
const resource = (lang) => new FluentResource(texts(lang).join('\n'));
const load = async (lang) => texts(lang);

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

describe('the messages', () => {
  it('are the same in both languages, with the same placeables', () => {
    const [ar, en] = ['ar', 'en'].map(
      (lang) => new Map(resource(lang).body.map(({ id, value }) => [id, [...parts(value).names].sort()])),
    );
    assert.deepEqual([...ar.keys()].sort(), [...en.keys()].sort());
    for (const [id, names] of en) assert.deepEqual(ar.get(id), names, id);
  });

  it('have no message twice in a language', () => {
    for (const lang of ['ar', 'en']) {
      const ids = resource(lang).body.map(({ id }) => id);
      assert.deepEqual(
        ids.filter((id, place) => ids.indexOf(id) !== place),
        [],
      );
    }
  });

  it('lose nothing to the parser', () => {
    for (const lang of ['ar', 'en']) {
      const written =
        texts(lang)
          .join('\n')
          .match(/^[a-z][a-z0-9-]* =/gmu) ?? [];
      assert.equal(resource(lang).body.length, written.length);
    }
  });

  it('have all of Arabic’s plural forms wherever they count', () => {
    for (const { id, value } of resource('ar').body) {
      for (const select of parts(value).selects) {
        const keys = select.variants.map(({ key }) => String(key.value ?? key));
        if (!keys.some((key) => ['one', 'two', 'few', 'many'].includes(key))) continue;
        assert.deepEqual(
          PLURALS.filter((form) => !keys.includes(form) && form !== '0'),
          [],
          id,
        );
      }
    }
  });

  it('can be said for every count without a complaint', () => {
    for (const lang of ['ar', 'en']) {
      const bundle = bundleOf(lang, texts(lang));
      for (const { id, value } of resource(lang).body) {
        for (const count of COUNTS) {
          const args = Object.fromEntries([...parts(value).names].map((name) => [name, count]));
          const errors = [];
          bundle.formatPattern(bundle.getMessage(id).value, args, errors);
          assert.deepEqual(errors, [], id);
        }
      }
    }
  });

  it('write Arabic numbers with Arabic digits throughout', () => {
    for (const line of texts('ar')[0]
      .split('\n')
      .filter((each) => !each.startsWith('#'))) {
      assert.doesNotMatch(line.replace(/^\s*\*?\[\w+\]|^[a-z0-9-]+ =/u, '').replaceAll(/\{[^}]*\}/gu, ''), /[0-9]/u, line);
    }
  });
});

describe('speaking', () => {
  it('uses the digits of the language', async () => {
    await speak('ar', load);
    assert.equal(number(101), '١٠١');
    assert.match(t('rules-target', { target: 101 }), /١٠١/);
    await speak('en', load);
    assert.equal(number(1001), '1,001');
  });

  it('isolates what is put in', async () => {
    await speak('en', load);
    assert.equal(t('door-take-over', { name: 'منى' }), 'Continue as \u2068منى\u2069');
  });

  it('has words for every error, known or not', async () => {
    const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
    const section = protocol.split('## Error codes')[1].split('## ')[0];
    const codes = [...section.matchAll(/^\|(.*?)\|/gmu)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([a-z_]+)`/gu)].map(([, code]) => code),
    );
    assert.ok(codes.length > 25);
    for (const lang of ['ar', 'en']) {
      await speak(lang, load);
      const fallback = errorText('never_heard_of');
      assert.match(fallback, /never_heard_of/);
      for (const code of codes)
        assert.notEqual(errorText(code), errorText('never_heard_of').replace('never_heard_of', code), code);
    }
  });

  it('shows the id where words are missing', () => {
    assert.equal(t('no-such-message'), 'no-such-message');
  });
});

describe('choosing a language', () => {
  it('goes by the address, then memory, then the browser, then English', () => {
    assert.equal(chooseLanguage('ar', 'en', ['en']), 'ar');
    assert.equal(chooseLanguage(null, 'ar', ['en']), 'ar');
    assert.equal(chooseLanguage(null, null, ['fr-FR', 'ar-EG', 'en']), 'ar');
    assert.equal(chooseLanguage('fr', null, ['de']), 'en');
  });
});
