import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeFault, codeOf } from '../../../static/js/lobby/code.js';

describe('a typed code', () => {
  for (const [typed, code] of [
    ['7k2m9p', '7k2m9p'],
    [' 7K2 M9P ', '7K2M9P'],
    ['7K2-M9P', '7K2M9P'],
    ['https://cards.example/basra/r/7K2M9P', '7K2M9P'],
    ['العب معايا: http://192.168.1.5:8000/r/7K2M9P?lang=ar', '7K2M9P'],
    ['https://cards.example/r/%D9%A7K2M9P', '٧K2M9P'],
    ['https://cards.example/r/%', '%'],
    ['   ', ''],
  ]) {
    it(`is found in "${typed}"`, () => assert.equal(codeOf(typed), code));
  }

  // What app/rooms/codes.py understands has to get there.
  for (const typed of ['7K2M9P', '7k2–m9p', '٧K٢M٩P', '７Ｋ２Ｍ９Ｐ', 'loilo1', '7К2М9Р', '7\u200fK2\u200eM9P', 'ı́K2M9P', '𝟕K2M9P', '7Қ2М9Р', 'ՀլՕտ00', '7K2Á9', 'đ7Ư900']) {
    it(`is asked for when it may be one: "${typed}"`, () => assert.equal(codeFault(typed), null));
  }

  for (const [typed, fault] of [
    ['', { code: 'code_needed' }],
    [' - ', { code: 'code_needed' }],
    ['7K2', { code: 'code_length', args: { count: 3 } }],
    ['7K2 M9P 4', { code: 'code_length', args: { count: 7 } }],
    ['7K2M9Á0', { code: 'code_length', args: { count: 7 } }],
    ['7K2M9U', { code: 'code_sign', args: { sign: 'U' } }],
    ['7K2M9+', { code: 'code_sign', args: { sign: '+' } }],
    ['7K2M9ب', { code: 'code_sign', args: { sign: 'ب' } }],
    ['7K2M9🂧', { code: 'code_sign', args: { sign: '🂧' } }],
    ['https://cards.example/', { code: 'code_link' }],
    ['https://cards.example/r/7K2M', { code: 'code_length', args: { count: 4 } }],
  ]) {
    it(`says what is wrong with "${typed}"`, () => assert.deepEqual(codeFault(typed), fault));
  }
});
