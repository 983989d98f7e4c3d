// npm test: every check, ending with one line "N passed, N failed". "npm test -- vitest <filter>" and
// "npm test -- e2e <filter>" run a part; "types", "lint" and "knip" do too.
import './help.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepareOnNode24 } from './prepare.mjs';
import { add, countOne, countPlaywright, countVitest } from './results.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepareOnNode24();
const [part, ...filter] = process.argv.slice(2);
const parts = { types: checkTypes, lint: checkLint, knip: findUnused, vitest: runVitest, e2e: runPlaywright };
if (part && !(part in parts))
  fail(`"${part}" is no part of the tests; there are ${Object.keys(parts).join(', ')}.`);

const reports = mkdtempSync(join(tmpdir(), 'mihna-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const chromium = !part || part === 'e2e' ? ensureChromium() : undefined;

const counts = [];
const texts = await run(node, node, ['scripts/texts.mjs']);
if (texts !== 0) counts.push(countOne(texts));
for (const [name, runPart] of Object.entries(parts)) {
  if (part && part !== name) continue;
  console.log(`\n── ${name}`);
  counts.push(await runPart());
}

const { passed, failed, skipped } = add(counts);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit();

async function checkTypes() {
  return countOne(await run(node, 'tsc', ['-p', '.']));
}

async function checkLint() {
  return countOne(await run(node, 'biome', ['check', '.']));
}

/** No file, export or package that nothing uses. */
async function findUnused() {
  return countOne(await run(node, 'knip', ['--no-progress']));
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter];
  return countVitest(report, await run(node, 'vitest', args));
}

async function runPlaywright() {
  if (!chromium) return countOne(1);
  if (!isBuilt()) {
    const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
    if (code !== 0) return countOne(code);
  }
  const report = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return countPlaywright(
    report,
    await run(node, 'playwright', ['test', '--reporter=list,json', ...filter], { env }),
  );
}
