import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { squares } from '../../static/js/qr.js';
import { encode } from '../../static/vendor/uqr.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(ROOT, 'static/index.html'), 'utf8');

/** All files with this ending under static/js and static/cards. */
function files(ending) {
  return ['static/js', 'static/cards']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, String(name))))
    .filter((name) => name.endsWith(ending));
}

describe('the page', () => {
  it('has the base that the server replaces', () => {
    assert.equal(page.split('<base href="./">').length, 2);
  });

  it('names only files that are there, from a relative root', () => {
    const named = [...page.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, path]) => path).filter((path) => path !== './');
    assert.ok(named.length > 10);
    for (const path of named) {
      assert.match(path, /^static\//u);
      assert.ok(existsSync(join(ROOT, path)), path);
    }
  });

  it('has nothing inline, as its Content-Security-Policy wants', () => {
    assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=/u);
    for (const [, attributes, body] of page.matchAll(/<script([^>]*)>([^<]*)/gu)) {
      assert.match(attributes, /src=/u);
      assert.equal(body.trim(), '');
    }
    for (const name of files('.js')) assert.doesNotMatch(readFileSync(name, 'utf8'), /\sstyle=[$"']/u, name);
  });

  it('imports only by paths, to files that are there', () => {
    for (const name of files('.js')) {
      for (const [, path] of readFileSync(name, 'utf8').matchAll(/^(?:import|export)[^'"]*?from ['"]([^'"]+)['"]/gmu)) {
        assert.match(path, /^\.\.?\//u, name);
        assert.ok(existsSync(join(dirname(name), path)), `${name}: ${path}`);
      }
    }
  });
});

describe('a QR code', () => {
  it('has every dark module of the code in its path, once', () => {
    const { data, size } = encode('https://cards.example/r/7K2M9P', { ecc: 'M', border: 2 });
    const drawn = Array.from({ length: size }, () => Array(size).fill(false));
    for (const [, x, y, width] of squares(data).matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/gu)) {
      for (let column = 0; column < Number(width); column += 1) drawn[Number(y)][Number(x) + column] = true;
    }
    assert.deepEqual(drawn, data);
  });
});
