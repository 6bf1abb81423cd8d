import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

let copies = 0;
/** The module as a page loads it, over what this browser has stored. @param {string | null} stored @param {boolean} [blocked] */
async function page(stored, blocked = false) {
  const kept = new Map(stored === null ? [] : [['basra.preferences', stored]]);
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (key) => {
      if (blocked) throw new Error('blocked');
      return kept.get(key) ?? null;
    },
    setItem: (key, value) => {
      if (blocked) throw new Error('blocked');
      kept.set(key, value);
    },
  });
  copies += 1;
  return { ...(await import(`../../static/js/preferences.js?copy=${copies}`)), kept };
}

describe('preferences', () => {
  it('have defaults', async () => {
    const { preference } = await page(null);
    assert.deepEqual(
      ['speed', 'sound', 'volume', 'vibration', 'notify'].map((name) => preference(name)),
      ['normal', true, 40, true, false],
    );
  });

  it('have the looks of the hour, and take no others than there are', async () => {
    const { prefer, preference } = await page('{"felt": "leopard", "deck": "four", "indices": 7}');
    assert.deepEqual(
      ['felt', 'deck', 'indices'].map((name) => preference(name)),
      ['hour', 'four', 'usual'],
    );
    prefer('felt', 'leopard');
    assert.equal(preference('felt'), 'hour');
    prefer('felt', 'indigo');
    assert.equal(preference('felt'), 'indigo');
  });

  it('are remembered, and told to whoever listens', async () => {
    const { prefer, preference, whenPreferred, kept } = await page(null);
    let told = 0;
    const stop = whenPreferred(() => (told += 1));
    prefer('speed', 'quick');
    prefer('speed', 'quick');
    assert.equal(told, 1);
    stop();
    prefer('volume', 0);
    assert.equal(told, 1);
    assert.equal(preference('volume'), 0);
    const again = await page(kept.get('basra.preferences'));
    assert.deepEqual([again.preference('speed'), again.preference('volume')], ['quick', 0]);
  });

  it('take no value that they do not know, from whoever it comes', async () => {
    const { prefer, preference } = await page('{"speed": "ludicrous", "volume": 101, "sound": "loud", "vibration": false}');
    assert.deepEqual([preference('speed'), preference('volume'), preference('sound')], ['normal', 40, true]);
    assert.equal(preference('vibration'), false);
    prefer('volume', 12.5);
    assert.equal(preference('volume'), 40);
  });

  it('last as long as the page where nothing can be stored', async () => {
    const { prefer, preference } = await page(null, true);
    prefer('sound', false);
    assert.equal(preference('sound'), false);
  });

  it('survive whatever else lies there', async () => {
    for (const junk of ['7', '"x"', '[]', 'null', '{']) assert.equal((await page(junk)).preference('speed'), 'normal');
  });
});
