import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { canSay, codePoints, leftToSay, tidied } from '../../../static/js/chat/text.js';

/** @type {{said: {typed: [string, number][], said: [string, number][] | null}[]}} */
const TEXTS = JSON.parse(readFileSync(new URL('../../texts.json', import.meta.url), 'utf8'));

/** @param {[string, number][]} runs */
const spelt = (runs) => runs.map(([text, times]) => text.repeat(times)).join('');

describe('what may be said', () => {
  for (const { typed, said } of TEXTS.said) {
    const text = spelt(typed);
    it(`agrees with the server on ${JSON.stringify(text).slice(0, 40)}`, () => {
      assert.equal(tidied(text), said === null ? '' : spelt(said));
      assert.equal(canSay(text), said !== null);
    });
  }

  it('is tidied for good', () => {
    for (const { typed } of TEXTS.said) assert.equal(tidied(tidied(spelt(typed))), tidied(spelt(typed)));
  });

  it('is counted in code points of what is shown', () => {
    assert.equal(codePoints('🂧ب'), 2);
    assert.equal(canSay('🂧'.repeat(300)), true);
    assert.equal(canSay('🂧'.repeat(301)), false);
    assert.equal(canSay(`${'ب'.repeat(150)}${' '.repeat(500)}${'ب'.repeat(149)}`), true);
    assert.equal(canSay(`a${'\u0301'.repeat(10_000)}`), true);
    assert.equal(canSay(' \n '), false);
  });

  it('says what is left only near the end', () => {
    assert.equal(leftToSay('a'.repeat(100)), null);
    assert.equal(leftToSay('a'.repeat(290)), 10);
    assert.equal(leftToSay('a'.repeat(305)), -5);
    assert.equal(leftToSay(`a${'\u0301'.repeat(10_000)}`), null);
  });
});
