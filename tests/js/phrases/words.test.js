import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES, speak } from '../../../static/js/messages.js';
import { PHRASES, REACTIONS, lineText } from '../../../static/js/phrases/words.js';

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const load = async (lang) => [read(`static/messages/${lang}/phrases.ftl`)];

describe('a line of the chat', () => {
  it('offers exactly the codes that the server takes', () => {
    const declared = /interface Say \{[^}]*phrase: ([^;]+);/u.exec(read('static/js/wire.d.ts'))?.[1] ?? '';
    const codes = [...declared.matchAll(/'(\w+)'/gu)].map(([, code]) => code);
    assert.deepEqual([...PHRASES, ...REACTIONS].sort(), codes.sort());
  });

  it('is read in the language of the reader', async () => {
    const line = { text: '', phrase: 'lucky' };
    await speak('ar', load);
    assert.equal(lineText(line), 'حظك حلو!');
    await speak('en', load);
    assert.equal(lineText(line), 'Lucky you!');
  });

  it('stays as it was written when it is no phrase', () => {
    assert.equal(lineText({ text: 'wow', phrase: null }), 'wow');
  });

  it('has words for every code in every language', async () => {
    for (const lang of Object.keys(LANGUAGES)) {
      await speak(lang, load);
      for (const phrase of [...PHRASES, ...REACTIONS]) assert.doesNotMatch(lineText({ text: '', phrase }), /^phrase-|^$/u, lang);
    }
  });
});
