import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const css = readFileSync(new URL('../../../static/css/tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
const TEXT = 4.5; // WCAG 2.2, 1.4.3
const SHAPES = 3; // 1.4.11

/** Every rule as its selector and its custom properties. */
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector, body]) => ({
  selector: selector.trim(),
  tokens: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name, value.trim()])),
}));

/** The tokens as they stand for a theme and a felt; in the order of the file, as the cascade has them. */
function tokens(theme, felt) {
  const found = {};
  for (const { selector, tokens } of rules) {
    const whole = selector === ':root' && !('--cloth' in tokens);
    const light = selector.startsWith(':root,') && theme === 'light';
    const dark = selector === ':root[data-theme="dark"]' && theme === 'dark';
    if (whole || light || dark || selector.includes(`[data-felt="${felt}"]`)) Object.assign(found, tokens);
  }
  return found;
}

/** The colour of a token, its variables and their fallbacks put in. */
function colour(all, name) {
  let value = all[name];
  while (value?.startsWith('var(')) {
    const [, inner, otherwise] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/u.exec(value) ?? [];
    value = all[inner] ?? otherwise;
  }
  assert.match(value ?? '', /^#[0-9a-f]{6}$/u, name);
  return value;
}

/** Relative luminance (WCAG). */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function holds(all, pairs) {
  for (const [front, back, least] of pairs) {
    const found = contrast(colour(all, front), colour(all, back));
    assert.ok(found >= least, `${front} on ${back}: ${found.toFixed(2)}, not ${least}`);
  }
}

const felts = ['hour', ...new Set([...css.matchAll(/\[data-felt="(\w+)"\]/gu)].map(([, felt]) => felt))];

describe('the evening', () => {
  it('is the same by choice and by the system', () => {
    const chosen = rules.find(({ selector }) => selector === ':root[data-theme="dark"]');
    const systems = rules.find(({ selector, tokens }) => selector === ':root' && '--cloth' in tokens);
    assert.ok(Object.keys(chosen.tokens).length > 20);
    assert.deepEqual(systems.tokens, chosen.tokens);
  });
});

describe('the colours can be read', () => {
  it('for every felt there is', () => assert.deepEqual(felts.sort(), ['burgundy', 'hour', 'indigo', 'linen', 'olive', 'teal']));

  for (const theme of ['light', 'dark']) {
    it(`on paper, ${theme}`, () =>
      holds(tokens(theme, 'hour'), [
        ...['--ink', '--ink-muted', '--good', '--warn', '--bad-surface'].map((ink) => [ink, '--surface', TEXT]),
        ...['--ink', '--ink-muted'].map((ink) => [ink, '--surface-2', TEXT]),
        ['--brass-surface', '--surface', TEXT],
        ['--accent-surface-ink', '--accent-surface', TEXT],
        ['--team-0-ink', '--team-0', SHAPES],
        ['--team-1-ink', '--team-1', TEXT],
        ['--team-0', '--team-1', 2],
        ...['black', 'red', 'green', 'blue', 'heart'].map((ink) => [`--card-${ink}`, '--card', TEXT]),
      ]));

    for (const felt of felts) {
      it(`on the cloth, ${theme}, ${felt}`, () =>
        holds(
          tokens(theme, felt),
          ['--cloth', '--cloth-deep'].flatMap((cloth) => [
            ['--on-cloth', cloth, TEXT],
            ['--on-cloth-muted', cloth, TEXT],
            ['--brass-cloth', cloth, cloth === '--cloth' ? TEXT : SHAPES],
            ['--bad-cloth', cloth, SHAPES],
            ['--accent-cloth', cloth, SHAPES],
            ['--accent-cloth-ink', '--accent-cloth', TEXT],
            ['--card', cloth, theme === 'light' && ['hour', 'linen'].includes(felt) ? 1.4 : 6],
          ]),
        ));
    }
  }
});
