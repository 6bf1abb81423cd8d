import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { speak } from '../../../static/js/messages.js';
import { hintsToHear, playInHint } from '../../../static/js/learn/hintwords.js';
import { captureInWords, groupsInWords, mark } from '../../../static/js/learn/words.js';
import { cardName } from '../../../static/js/table/names.js';

const file = (path) => readFileSync(new URL(`../../../static/${path}`, import.meta.url), 'utf8');
const load = async (lang) => ['app', 'table', 'learn'].map((name) => file(`messages/${lang}/${name}.ftl`));
const plain = (words) => words.replaceAll(/[\u2068\u2069]/gu, '').replaceAll(/\uE000(\w+)\uE001/gu, '<$1>');
const capture = (cards, groups, kind = 'none', points = 0) => ({ cards, groups, kind, points });

before(() => speak('en', load));

describe('what a card takes', () => {
  it('has sums together, and what is no sum one by one', () => {
    const words = (card, groups) => plain(groupsInWords(card, groups, mark));
    assert.equal(words('8S', [['AS', '7C'], ['8D']]), '<AS> + <7C> and <8D>');
    // The komi takes them, but they are no sum of its own.
    assert.equal(words('7D', [['3C', '5H']]), '<3C> and <5H>');
    assert.equal(words('QS', [['QD'], ['QH']]), '<QD> and <QH>');
  });

  it('is one sentence for each kind', () => {
    const words = (...args) => plain(captureInWords(...args));
    assert.equal(words('5S', capture([], [])), '<5S> takes nothing and stays on the floor.');
    assert.equal(words('8S', capture(['8D'], [['8D']])), '<8S> takes <8D>.');
    assert.equal(words('JS', capture(['2C', 'KD'], [['2C', 'KD']], 'sweep')), '<JS> takes the whole floor, without a basra.');
    assert.equal(words('9S', capture(['9D'], [['9D']], 'basra', 10)), '<9S> takes <9D>. Basra, 10 points!');
    assert.equal(words('JS', capture(['JH'], [['JH']], 'jack_basra', 30)), '<JS> takes <JH>. Jack basra, 30 points!');
    assert.equal(words('JS', capture(['JH'], [['JH']], 'jack_basra', 0)), '<JS> takes <JH>. Jack basra, which counts nothing here!');
  });

  it('is said with the cards’ names to those who listen', () => {
    assert.equal(plain(captureInWords('7H', capture(['7C'], [['7C']]), cardName)), 'seven of hearts takes seven of clubs.');
  });
});

describe('the hints', () => {
  const six = capture(['4C', '6H'], [['4C', '6H']]);
  const other = capture(['4S', '6H'], [['4S', '6H']]);
  const ways = (count) => ({ card: '10S', captures: Array.from({ length: count }, (_, i) => (i % 2 ? other : six)) });

  it('tell all ways, up to three, and count the rest', () => {
    assert.equal(plain(playInHint(ways(2))), '<10S> takes <4C> + <6H>. Or <4S> + <6H>.');
    assert.equal(plain(playInHint(ways(3))).match(/Or/gu).length, 2);
    assert.match(plain(playInHint(ways(4))), /Or .* Or .* And 1 more way\.$/u);
    assert.match(plain(playInHint(ways(9))), /And 6 more ways\.$/u);
  });

  it('name together what takes nothing, after what takes something', () => {
    const none = (card) => ({ card, captures: [capture([], [])] });
    const heard = (legal) => plain(hintsToHear({ legal }));
    assert.equal(
      heard([none('3H'), ways(1), none('KS')]),
      'ten of spades takes four of clubs + six of hearts. three of hearts and king of spades take nothing and stay on the floor.',
    );
    assert.equal(heard([none('3H')]), 'three of hearts takes nothing and stays on the floor.');
    assert.equal(heard([ways(1)]), 'ten of spades takes four of clubs + six of hearts.');
  });

  it('wait for your turn', () => {
    assert.match(hintsToHear({ legal: [] }), /^Hints come with your turn/u);
  });
});
