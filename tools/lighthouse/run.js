// Runs Lighthouse on the packaged page as a mid-range phone on slow 4G sees it, the lobby and a table in play, several times each;
// prints the medians beside their budgets, and fails when one is missed.
//
// usage: run.js CHROMIUM [RUNS]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { tableInPlay } from './table.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [chromium, runs = '5'] = process.argv.slice(2);

// Scores are of 100, times of the simulated phone in ms. A room is for nobody to find: no SEO.
const BUDGETS = {
  lobby: {
    scores: { performance: 99, accessibility: 99, 'best-practices': 99, seo: 99 },
    most: { 'largest-contentful-paint': 1200, 'cumulative-layout-shift': 0 },
  },
  table: {
    scores: { performance: 95, accessibility: 95, 'best-practices': 95 },
    most: { 'cumulative-layout-shift': 0 },
  },
};
const ALSO = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

const scratch = mkdtempSync(join(tmpdir(), 'basra-lighthouse-'));
const server = spawn(join(ROOT, '.venv/bin/basra'), ['serve', '--port', '0'], {
  cwd: ROOT,
  env: { ...process.env, BASRA_STATIC: join(ROOT, 'build/static'), BASRA_SAVE_FILE: '', BASRA_COUNTDOWN: '0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** @type {import('puppeteer-core').Browser | undefined} */
let browser;
let failed = false;
try {
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const url = line.split(' ').at(-1);
  browser = await puppeteer.launch({
    executablePath: chromium,
    userDataDir: scratch,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  for (const [place, budget] of Object.entries(BUDGETS)) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1) results.push(await measured(browser, url, place, Object.keys(budget.scores)));
    failed = report(place, budget, results) || failed;
  }
} finally {
  await browser?.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = failed ? 1 : 0;

/**
 * Returns the result of one run, as of somebody who was never here before but for the seat.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {string} place
 * @param {string[]} onlyCategories
 */
async function measured(browser, url, place, onlyCategories) {
  const page = await (await browser.createBrowserContext()).newPage();
  const flags = { onlyCategories, logLevel: 'error', disableStorageReset: true };
  try {
    if (place === 'lobby') return (await lighthouse(url, flags, undefined, page)).lhr;
    const table = await tableInPlay(page, url);
    const session = await page.createCDPSession();
    await session.send('Network.clearBrowserCache');
    const result = await lighthouse(table.address, flags, undefined, page);
    table.end();
    return result.lhr;
  } finally {
    await page.browserContext().close();
  }
}

/**
 * Prints the medians of a place and what was found wanting, and returns whether a budget was missed.
 * @param {string} place
 * @param {{scores: Record<string, number>, most: Record<string, number>}} budget
 * @param {any[]} results
 */
function report(place, budget, results) {
  let missed = false;
  const row = (name, value, limit, fits) => {
    missed ||= !fits;
    console.log(`  ${name.padEnd(26)} ${value.padStart(9)}  ${limit.padEnd(12)} ${fits ? '' : 'MISSED'}`.trimEnd());
  };
  const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex));
  console.log(`${place}, the median of ${results.length} (benchmark index of the machine ${speeds.join(', ')})`);
  for (const [name, least] of Object.entries(budget.scores)) {
    const score = Math.round(median(results.map(({ categories }) => (categories[name].score ?? 0) * 100)));
    row(name, String(score), `>= ${least}`, score >= least);
  }
  for (const name of ALSO) {
    const value = median(results.map(({ audits }) => audits[name].numericValue));
    const limit = budget.most[name];
    const said = name.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`;
    row(name, said, limit === undefined ? '' : `<= ${limit}`, limit === undefined || Math.round(value * 1000) <= limit * 1000);
  }
  const wanting = new Set();
  for (const { categories, audits } of results) {
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        if (weight > 0 && audits[id].score !== null && audits[id].score < 0.9) wanting.add(`${id} (${audits[id].displayValue || audits[id].title})`);
      }
    }
  }
  for (const each of wanting) console.log(`  wanting: ${each}`);
  console.log();
  return missed;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
