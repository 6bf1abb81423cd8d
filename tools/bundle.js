#!/usr/bin/env node
// Writes build/static/, or the folder that is named: the page's files as they are packaged, in a few minified modules and a
// style sheet for each part.
//
// The sources run as they are; only a package has this. index.html stays the one list of what is loaded when.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FROM = join(ROOT, 'static');
const TO = resolve(process.argv[2] ?? join(ROOT, 'build/static'));
const BUNDLED = /[/\\](?:css|js|__pycache__|[^/\\]+\.(?:js|ts))$/u;
const NOTICE = '/* With lit-html, @fluent/bundle and uqr: see vendor/*.LICENSE. */';
const TARGET = ['es2022', 'safari16.4'];
const COMMON = { bundle: true, minify: true, target: TARGET, outdir: TO, outbase: FROM, logLevel: 'warning' };

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });

// Pictures, words, licences: as they are.
cpSync(FROM, TO, { recursive: true, filter: (path) => !BUNDLED.test(path) });

// Few files, so that few are asked for: what every page has, what the lobby and a room have beside that, and one for each part.
const MAIN = join(FROM, 'js/main.js');
const LOBBY = [join(FROM, 'js/lobby/lobby.js')];
const ROOM = ['js/roompage.js', 'js/table/index.js'].map((name) => join(FROM, name));
const pack = await rollup({ input: MAIN, preserveEntrySignatures: false, onwarn: refuse });
const { output } = await pack.generate({
  format: 'es',
  compact: true,
  entryFileNames: 'js/main.js',
  chunkFileNames: 'js/[name].js',
  manualChunks: (id, { getModuleInfo }) => {
    const of = closure(getModuleInfo);
    const [inLobby, inRoom] = [of(LOBBY).has(id), of(ROOM).has(id)];
    if ((inLobby && inRoom) || of([MAIN]).has(id)) return 'main';
    if (inLobby || inRoom) return inLobby ? 'lobby' : 'room';
    return basename(dirname(id)) === 'vendor' ? basename(id, '.js') : basename(dirname(id));
  },
});
/** @type {Map<string, string>} the file that a module went into */
const wentTo = new Map();
for (const chunk of output) {
  if (chunk.type !== 'chunk') continue;
  for (const id of chunk.moduleIds) wentTo.set(id, chunk.fileName);
  const { code } = await transform(chunk.code, { minify: true, target: TARGET, format: 'esm', banner: NOTICE });
  mkdirSync(dirname(join(TO, chunk.fileName)), { recursive: true });
  writeFileSync(join(TO, chunk.fileName), code.replaceAll(/\n\s+/gu, '\n')); // what is left of lines is in the templates
}
// No modules, and each for itself.
await build({ ...COMMON, bundle: false, entryPoints: [join(FROM, 'js/early.js'), join(FROM, 'sw.js')] });

let page = readFileSync(join(FROM, 'index.html'), 'utf8');
page = page.replaceAll(/(<link rel="modulepreload" .*href="static\/)([^"]+)/gu, (_, link, name) => link + wentTo.get(join(FROM, name)));
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

// Run where the packages can be found.
const prerender = join(ROOT, `build/prerender-${process.pid}.mjs`);
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
rmSync(prerender);
mkdirSync(join(TO, 'first'));
for (const [name, html] of await firstScreens(join(FROM, 'messages'))) writeFileSync(join(TO, `first/${name}.html`), html);

/**
 * Returns what tells all modules that some need, themselves included, but for those that they load later.
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function closure(getModuleInfo) {
  /** @param {string[]} ids */
  return (ids) => {
    const found = new Set(ids);
    for (const id of found) for (const needed of getModuleInfo(id)?.importedIds ?? []) found.add(needed);
    return found;
  };
}

/** @param {import('rollup').RollupLog} warning */
function refuse({ message }) {
  throw new Error(message);
}
