import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellOrder, floorLayout, keepPlaces, nextPlace, placeMiddle } from '../../../static/js/table/places.js';

const PHONE = [344, 316];
const SIDEWAYS = [620, 130];
const DESKTOP = [1180, 420];

describe('keepPlaces', () => {
  it('gives an opening floor the first places', () => {
    assert.deepEqual([...keepPlaces(new Map(), ['6H', '4S', 'KD'])], [['6H', 0], ['4S', 1], ['KD', 2]]);
  });

  it('moves no card when another leaves, and fills the gap with the next to come', () => {
    const before = keepPlaces(new Map(), ['6H', '4S', 'KD', '9C']);
    const after = keepPlaces(before, ['6H', 'KD', '9C']);
    assert.deepEqual(Object.fromEntries(after), { '6H': 0, KD: 2, '9C': 3 });
    assert.equal(nextPlace(after), 1);
    assert.equal(keepPlaces(after, ['6H', 'KD', '9C', '2S']).get('2S'), 1);
  });

  it('puts a card where nextPlace said that it would lie', () => {
    const before = keepPlaces(new Map(), ['6H', '4S']);
    assert.equal(keepPlaces(before, ['6H', '4S', '2S']).get('2S'), nextPlace(before));
  });
});

describe('cellOrder', () => {
  it('names every cell once, the middle row first, further rows last', () => {
    const cells = cellOrder(4, 3, 1);
    assert.equal(new Set(cells.map(({ col, row }) => `${col} ${row}`)).size, 16);
    assert.deepEqual(cells.slice(0, 2).map(({ row }) => row), [1, 1]);
    assert.ok(cells.slice(12).every(({ row }) => row === 3));
  });
});

describe('floorLayout', () => {
  for (const [name, [width, height]] of Object.entries({ PHONE, SIDEWAYS, DESKTOP })) {
    it(`lays twelve cards without an overlap: ${name}`, () => {
      const layout = floorLayout(width, height, 12);
      assert.ok(layout.cells.length >= 12);
      assert.ok(layout.stepX >= layout.card, 'sideways');
      assert.ok(layout.stepY >= layout.card * 1.4 - 0.01, 'downwards');
      assert.ok(layout.stepX * (layout.cols - 1) + layout.card <= width + 0.5);
      assert.ok(layout.stepY * (layout.rows - 1) + layout.card * 1.4 <= height + 0.5);
    });

    it(`keeps sixteen cards inside, their indices in sight: ${name}`, () => {
      const layout = floorLayout(width, height, 16);
      assert.ok(layout.cells.length >= 16);
      assert.ok(layout.stepY >= layout.card * 1.4 * 0.8);
      assert.ok(layout.stepY * (layout.rows - 1) + layout.card * 1.4 <= height + 1);
    });
  }

  it('has cards of 60 px and more on a phone of 360', () => {
    assert.ok(floorLayout(...PHONE, 12).card >= 60);
  });

  it('is the same for one card as for twelve', () => {
    assert.deepEqual(floorLayout(...PHONE, 1), floorLayout(...PHONE, 12));
  });

  it('keeps the order of places when it grows a row', () => {
    const [twelve, sixteen] = [floorLayout(...PHONE, 12), floorLayout(...PHONE, 13)];
    assert.deepEqual(sixteen.cells.slice(0, 12), twelve.cells);
  });

  it('centres the grid', () => {
    const layout = floorLayout(...PHONE, 12);
    const middles = layout.cells.map((_, place) => placeMiddle(layout, place));
    assert.ok(Math.abs(middles.reduce((sum, { x }) => sum + x, 0)) < 1e-6);
    assert.ok(Math.abs(middles.reduce((sum, { y }) => sum + y, 0)) < 1e-6);
  });
});
