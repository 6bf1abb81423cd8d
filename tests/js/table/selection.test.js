import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NONE, chosen, cycled, intended, kept, lifted, touched } from '../../../static/js/table/selection.js';

const capture = (...cards) => ({ cards, groups: [cards], kind: 'none', points: 0 });
const WAYS = [capture('4C', '6H'), capture('4S', '6H'), capture('KD')];
const match = {
  hand: ['3S', '10S'],
  legal: [
    { card: '3S', captures: [capture()] },
    { card: '10S', captures: WAYS },
  ],
};

describe('the selection', () => {
  it('asks for the default with null when there is nothing to choose', () => {
    assert.deepEqual(intended(lifted('3S'), match), { card: '3S', capture: null });
  });

  it('names the cards when there is a choice', () => {
    assert.deepEqual(intended(lifted('10S'), match), { card: '10S', capture: ['4C', '6H'] });
    assert.deepEqual(intended({ card: '10S', capture: 1 }, match).capture, ['4S', '6H']);
  });

  it('plays nothing when it is not the turn, or nothing is lifted', () => {
    assert.equal(intended(lifted('10S'), { ...match, legal: [] }), null);
    assert.equal(intended(NONE, match), null);
    assert.equal(chosen(lifted('10S'), { ...match, legal: [] }), null);
  });

  it('goes round the captures both ways', () => {
    assert.equal(cycled(lifted('10S'), 3, -1).capture, 2);
    assert.equal(cycled({ card: '10S', capture: 2 }, 3, 1).capture, 0);
    assert.equal(cycled(lifted('3S'), 1, 1).capture, 0);
  });

  it('lets a touched card of the capture go, for the capture most like it', () => {
    assert.equal(touched(lifted('10S'), WAYS, '4C').capture, 1);
  });

  it('takes a touched card that lies outside, keeping what it can', () => {
    assert.equal(touched(lifted('10S'), WAYS, '4S').capture, 1);
    assert.equal(touched(lifted('10S'), WAYS, 'KD').capture, 2);
  });

  it('stays when no capture obeys the touch', () => {
    const selection = lifted('10S');
    assert.equal(touched(selection, [capture('4C', '6H'), capture('4S', '6H')], '6H'), selection);
  });

  it('survives a view that still has the card, and no other', () => {
    const selection = { card: '10S', capture: 2 };
    assert.equal(kept(selection, match), selection);
    assert.equal(kept(selection, { ...match, hand: ['3S'] }), NONE);
    assert.equal(kept(selection, null), NONE);
    const fewer = { ...match, legal: [{ card: '10S', captures: [capture()] }] };
    assert.deepEqual(kept(selection, fewer), { card: '10S', capture: 0 });
  });
});
