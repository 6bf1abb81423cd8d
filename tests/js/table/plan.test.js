import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { lastsOf, plan } from '../../../static/js/table/plan.js';

const FIXTURES = JSON.parse(readFileSync(new URL('../../gallery/fixtures.json', import.meta.url), 'utf8'));
const steps = (name) => plan(FIXTURES[name].before, FIXTURES[name].room, FIXTURES[name].events);
const types = (list) => list.map(({ type }) => type);

describe('plan', () => {
  it('is empty without a view before or without events: then it is only drawn', () => {
    const { before, room, events } = FIXTURES['move-capture'];
    assert.deepEqual(plan(null, room, events), []);
    assert.deepEqual(plan(before, room, []), []);
  });

  it('places a card that stays, and moves the turn on', () => {
    assert.deepEqual(types(steps('move-place')), ['place', 'turn']);
  });

  it('gathers a capture group by group with its sum, then takes it to the pile', () => {
    const list = steps('move-capture');
    assert.equal(list[0].type, 'land');
    const gathers = list.filter(({ type }) => type === 'gather');
    assert.ok(gathers.length >= 1);
    assert.ok(gathers.every(({ sum }) => sum.total === 10));
    const collect = list.find(({ type }) => type === 'collect');
    assert.deepEqual(new Set(collect.cards), new Set(['10S', ...FIXTURES['move-capture'].events[0].capture]));
    assert.equal(collect.team, 1);
    assert.ok(collect.at >= Math.max(...gathers.map(({ at, lasts }) => at + lasts)) - 1e-9);
  });

  it('celebrates a basra once', () => {
    assert.equal(types(steps('move-basra')).filter((type) => type === 'basra').length, 1);
  });

  it('sweeps without sums', () => {
    const list = steps('move-sweep');
    assert.ok(!types(list).includes('gather'));
    assert.equal(list.find(({ type }) => type === 'collect').sweep, true);
  });

  it('deals to the seat on the right of the dealer first', () => {
    const { before, room } = FIXTURES['move-place'];
    const events = [
      { type: 'deal_begun', deal: 3, dealer: 0 },
      { type: 'batch_dealt', batch: 0, floor: ['AS', '2D', '9C', 'KH'] },
    ];
    const list = plan(before, room, events);
    assert.deepEqual(list.filter(({ type }) => type === 'deal').map(({ seat }) => seat), [1, 0]);
    assert.deepEqual(list.filter(({ type }) => type === 'open').map(({ card }) => card), ['AS', '2D', '9C', 'KH']);
  });

  it('begins steps in order and ends in time', () => {
    for (const name of Object.keys(FIXTURES).filter((key) => FIXTURES[key].before)) {
      const list = steps(name);
      assert.ok(list.every(({ at, lasts }) => at >= 0 && lasts > 0), name);
      assert.ok(lastsOf(list) < 2500, name);
    }
  });
});
