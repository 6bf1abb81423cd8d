import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeIn } from '../../static/js/address.js';
import { backoff } from '../../static/js/backoff.js';
import { FIRST, formOf, houseRules, requestOf, withPreset, withSeats } from '../../static/js/lobby/form.js';
import { remember, remembered, tabSeat } from '../../static/js/storage.js';

describe('the room form', () => {
  it('begins with the traditional game', () => {
    assert.deepEqual(formOf(null), FIRST);
    assert.deepEqual(formOf('nonsense'), FIRST);
    assert.deepEqual(formOf({ seats: 3, preset: 'murabaa', target: 5, turn_time: 31, public: 'yes', options: 7 }), FIRST);
  });

  it('comes back as it was', () => {
    const form = withPreset(withSeats({ ...FIRST, target: 77, public: true }, 4), 'v2');
    assert.deepEqual(formOf(JSON.parse(JSON.stringify(form))), form);
  });

  it('offers classic and v2 for two, murabaa and v2 for four', () => {
    assert.equal(withSeats(FIRST, 4).preset, 'murabaa');
    assert.equal(withSeats(withPreset(FIRST, 'v2'), 4).preset, 'v2');
    assert.equal(withSeats(withSeats(FIRST, 4), 2).preset, 'classic');
  });

  it('sends only the options that differ from the preset', () => {
    const v2 = withPreset(FIRST, 'v2');
    assert.deepEqual(requestOf(v2, 'Mona').options, {});
    const changed = { ...v2, options: { ...v2.options, tie: 'carry', jack_basra: 0 } };
    assert.deepEqual(requestOf(changed, 'Mona').options, { tie: 'carry', jack_basra: 0 });
    assert.equal(requestOf(changed, 'Mona').name, 'Mona');
  });

  it('sees the house rules in a whole ruleset', () => {
    assert.deepEqual(houseRules('classic', { preset: 'classic', ...FIRST.options, clean_opening: false }), {
      clean_opening: false,
    });
  });
});

describe('an address', () => {
  it('is a room under any root', () => {
    assert.equal(codeIn('/r/7K2M9P', '/'), '7K2M9P');
    assert.equal(codeIn('/games/basra/r/7K2M9P', '/games/basra/'), '7K2M9P');
    assert.equal(codeIn('/r/%D9%A7K', '/'), '٧K');
    assert.equal(codeIn('/r/%', '/'), '%');
  });

  it('is the lobby otherwise', () => {
    for (const path of ['/', '/r/', '/r', '/x/7K2M9P']) assert.equal(codeIn(path, '/'), null);
  });
});

describe('waiting', () => {
  it('doubles up to ten seconds, with full jitter', () => {
    const longest = [0, 1, 2, 3, 4, 5, 50].map((attempt) => backoff(attempt, () => 1));
    assert.deepEqual(longest, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    assert.equal(
      backoff(9, () => 0),
      0,
    );
  });
});

describe('memory', () => {
  /** A storage as browsers have it. */
  function area() {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    };
  }

  /** Runs with these storages in place of the browser's; null throws, as blocked storage does. */
  function withStorages(local, session, run) {
    const before = ['localStorage', 'sessionStorage'].map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    const getter = (value) => ({
      configurable: true,
      get: () => {
        if (!value) throw new DOMException('blocked', 'SecurityError');
        return value;
      },
    });
    Object.defineProperty(globalThis, 'localStorage', getter(local));
    Object.defineProperty(globalThis, 'sessionStorage', getter(session));
    try {
      run();
    } finally {
      ['localStorage', 'sessionStorage'].forEach((name, place) => {
        if (before[place]) Object.defineProperty(globalThis, name, before[place]);
        else delete globalThis[name];
      });
    }
  }

  it('keeps the person in one, the seat and its unanswered play in the other', () => {
    withStorages(area(), area(), () => {
      remember.name('منى');
      tabSeat('A').keepPlayer(2);
      const play = { id: 'p', turn: 3, card: '8S', capture: null };
      tabSeat('A').keepPlay(play);
      assert.equal(remembered.name(), 'منى');
      assert.equal(tabSeat('A').player(), 2);
      assert.equal(tabSeat('B').player(), null);
      assert.deepEqual(tabSeat('A').play(), play);
      tabSeat('A').keepPlay(null);
      assert.equal(tabSeat('A').play(), null);
    });
  });

  it('does without, when storage is blocked', () => {
    withStorages(null, null, () => {
      remember.name('Mona');
      tabSeat('A').keepPlayer(2);
      assert.equal(remembered.name(), '');
      assert.equal(remembered.language(), null);
      assert.equal(tabSeat('A').player(), null);
      assert.equal(tabSeat('A').play(), null);
    });
  });

  it('takes rubbish for nothing', () => {
    const local = area();
    local.setItem('basra.name', '{');
    const session = area();
    session.setItem('basra.play.A', '{"id": 7}');
    withStorages(local, session, () => {
      assert.equal(remembered.name(), '');
      assert.equal(tabSeat('A').play(), null);
    });
  });
});
