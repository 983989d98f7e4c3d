// npm run lighthouse: the public pages as Lighthouse sees them on a phone, on demo data; fails below the promise.
// "npm run lighthouse -- --runs=1 /blog" measures fewer times, or other pages; "--language=ar" the same pages in that one.
import './help.mjs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepareOnNode24 } from './prepare.mjs';
import { freePort, startProduct } from './product.mjs';
import { isBuilt } from './sources.mjs';

/** Least scores, and most bytes of script that a page may fetch, compressed. */
const promise = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostScript = 200_000;

const node = await prepareOnNode24();
const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const language = args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length);
const chromiumPath = ensureChromium();
if (!chromiumPath) process.exit(1);
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}

const { default: lighthouse } = await import('lighthouse');
const { chromium } = await import('@playwright/test');
const debugPort = await freePort();
const product = await startProduct(node, join(tmpdir(), 'mihna-lighthouse-'));
const { site } = product;
let browser;
try {
  await product.ready();
  browser = await chromium.launch({ executablePath: chromiumPath, args: browserArgs(debugPort) });
  const chosen = args.filter((arg) => arg.startsWith('/'));
  const results = [];
  for (const path of chosen.length > 0 ? chosen : await promisedPages()) results.push(await measure(path));
  process.exitCode = report(results) ? 0 : 1;
} catch (error) {
  fail(`Lighthouse could not be run: ${error.message}`);
} finally {
  await browser?.close();
  await product.stop();
}
process.exit();

async function promisedPages() {
  const [openings, articles] = await Promise.all(
    ['/api/jobs_pool', '/api/blog'].map(async (path) => (await fetch(site + path)).json()),
  );
  const pages = ['/', '/jobs-pool', `/job/${openings.data.data[0].id}`, `/blog/${articles.data[0].blog_url}`];
  return language ? pages.map((path) => `/${language}${path === '/' ? '' : path}`) : pages;
}

/** The medians of several visits with an empty cache, and what Lighthouse names. */
async function measure(path) {
  const reports = [];
  for (let count = 0; count < runs; count += 1) {
    const flags = { port: debugPort, output: 'json', logLevel: 'error' };
    const { lhr } = await lighthouse(site + path, flags);
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    reports.push(lhr);
  }
  const scores = Object.fromEntries(
    Object.keys(promise).map((name) => [
      name,
      Math.round(100 * median(reports.map((lhr) => lhr.categories[name].score ?? 0))),
    ]),
  );
  const metric = (name) => median(reports.map((lhr) => lhr.audits[name].numericValue));
  return {
    path,
    scores,
    script: median(reports.map(scriptBytes)),
    largestPaint: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    faults: faultsOf(reports[0]),
  };
}

function scriptBytes(lhr) {
  const requests = lhr.audits['network-requests'].details?.items ?? [];
  return requests
    .filter((request) => request.resourceType === 'Script')
    .reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
}

/** What keeps a category that must be perfect from being so. */
function faultsOf(lhr) {
  return Object.values(lhr.categories)
    .filter(({ id }) => promise[id] === 100)
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id }) => lhr.audits[id])
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id, title }) => `${id}: ${title}`);
}

/** Prints the medians as a table, and what is missed below it. */
function report(results) {
  const misses = results.flatMap(missesOf);
  const rows = results.map(({ path, scores, script, largestPaint, blocking, shift }) => ({
    page: path.replace(/[0-9a-f-]{36}$/, '{id}'),
    ...scores,
    'script kB': (script / 1000).toFixed(1),
    'largest paint s': (largestPaint / 1000).toFixed(2),
    'blocking ms': Math.round(blocking),
    shift: shift.toFixed(3),
  }));
  console.log(`Medians of ${runs}, mobile, simulated throttling:`);
  console.table(rows);
  for (const miss of misses) console.log(`Missed: ${miss}`);
  return misses.length === 0;
}

function missesOf({ path, scores, script, faults }) {
  const misses = Object.entries(promise)
    .filter(([name, least]) => scores[name] < least)
    .map(([name, least]) => `${path}: ${name} ${scores[name]}, promised ${least}`);
  if (script > mostScript)
    misses.push(`${path}: script ${(script / 1000).toFixed(1)} kB, at most ${mostScript / 1000}`);
  return misses.length > 0 ? [...misses, ...faults.map((fault) => `${path}: ${fault}`)] : misses;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function browserArgs(debuggingPort) {
  return [
    ...[`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ];
}
