#!/usr/bin/env node
// Writes build/static/: the page's files as they are packaged, in a few minified modules and two style sheets.
//
// The sources run as they are; only a package has this. The names stay those of index.html, which is the one list of what is
// loaded when: its style sheets become one for each part, and each module that is imported when needed stays one by itself.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FROM = join(ROOT, 'static');
const TO = join(ROOT, 'build/static');
const BUNDLED = /[/\\](?:css|js|__pycache__|[^/\\]+\.(?:js|ts))$/u;
const NOTICE = '/* With lit-html, @fluent/bundle and uqr: see vendor/*.LICENSE. */';
const COMMON = { bundle: true, minify: true, target: ['es2022', 'safari16.4'], outdir: TO, outbase: FROM, logLevel: 'warning' };

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });

// Pictures, words, licences: as they are.
cpSync(FROM, TO, { recursive: true, filter: (path) => !BUNDLED.test(path) });

const scripts = { ...COMMON, absWorkingDir: ROOT, format: 'esm', splitting: true, banner: { js: NOTICE } };
const main = 'static/js/main.js';
const { inputs } = (await build({ ...scripts, entryPoints: [main], metafile: true, write: false })).metafile;
const needed = Object.values(inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import'));
await build({ ...scripts, entryPoints: [...new Set([main, ...needed.map(({ path }) => path)])], chunkNames: 'js/[name]-[hash]' });
await build({ ...COMMON, bundle: false, entryPoints: [join(FROM, 'js/early.js')] }); // no module, and for itself

let page = readFileSync(join(FROM, 'index.html'), 'utf8');
const lines = [...page.matchAll(/^ *<link rel="stylesheet" (?:data-at="(\w+)" )?href="static\/css\/([^"]+)" \/>\n/gmu)];
/** @type {Map<string, string[]>} */
const sheets = new Map();
for (const [line, part = 'first', name] of lines) {
  sheets.set(part, [...(sheets.get(part) ?? []), name]);
  const first = sheets.get(part)?.length === 1;
  page = page.replace(line, first ? line.replace(name, `${part}.css`) : '');
}
for (const [part, names] of sheets) {
  const contents = names.map((name) => `@import "./css/${name}";`).join('\n');
  await build({
    ...COMMON,
    stdin: { contents, loader: 'css', resolveDir: FROM },
    entryNames: `css/${part}`,
    assetNames: '[dir]/[name]',
    loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
  });
}
writeFileSync(join(TO, 'index.html'), page);

// Run where the packages can be found, but not packed.
const prerender = join(ROOT, 'build/prerender.mjs');
const lit = {
  name: 'the npm package, which @lit-labs/ssr knows',
  /** @param {import('esbuild').PluginBuild} build */
  setup: ({ onResolve }) =>
    onResolve({ filter: /vendor\/lit-html\.js$/ }, () => ({ path: join(ROOT, 'tools/lit-html.js') })),
};
await build({
  absWorkingDir: ROOT,
  entryPoints: ['tools/prerender.js'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  plugins: [lit],
  outfile: prerender,
  logLevel: 'warning',
});
const { firstScreens } = await import(pathToFileURL(prerender).href);
mkdirSync(join(TO, 'first'));
for (const [name, html] of await firstScreens(join(FROM, 'messages'))) writeFileSync(join(TO, `first/${name}.html`), html);
