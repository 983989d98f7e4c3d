// npm test: every check, ending with one line "N passed, N failed". "npm test -- vitest <filter>" and
// "npm test -- e2e <filter>" run a part; "types", "lint" and "knip" do too.
import './help.mjs';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { fail, prepareOnNode24 } from './prepare.mjs';
import { add, countOne, countPlaywright, countVitest } from './results.mjs';
import { scratchFolder } from './scratch.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepareOnNode24();
const [part, ...filter] = process.argv.slice(2);
// One checker: several make the same types each for itself, which is twice the processor time and memory.
// knip: no file, export or package that nothing uses.
const checks = {
  types: ['tsc', '-p', '.', '--checkers', '1'],
  lint: ['biome', 'check', '.'],
  knip: ['knip', '--no-progress'],
};
const suites = { vitest: runVitest, e2e: runPlaywright };
const parts = [...Object.keys(checks), ...Object.keys(suites)];
if (part && !parts.includes(part)) fail(`"${part}" is no part of the tests; there are ${parts.join(', ')}.`);

const reports = scratchFolder();
// What the tests write and forget goes there as well.
process.env.TMPDIR = reports;
const needsBrowser = !part || part === 'e2e';
const chromium = needsBrowser ? ensureChromium() : undefined;
const shell = needsBrowser ? ensureHeadlessShell() : undefined;

const counts = [];
const texts = await run(node, node, ['scripts/texts.mjs']);
if (texts !== 0) counts.push(countOne(texts, 'texts'));
const isWanted = (name) => !part || part === name;
// The build runs beside them: the browser's part, which comes last, waits for it. Texts that failed fail it, too.
const build = ['scripts/build.mjs', '--if-changed', ...(texts === 0 ? ['--without-texts'] : [])];
const built = chromium && !isBuilt() ? start('build', [node, ...build]) : undefined;
const checking = Object.keys(checks)
  .filter(isWanted)
  .map((name) => ({ name, ended: start(name, checks[name]) }));
for (const { name, ended } of checking) counts.push(countOne(await ended(), name));
for (const name of Object.keys(suites).filter(isWanted)) {
  console.log(`\n── ${name}`);
  counts.push(await suites[name]());
}

const { passed, failed, skipped, names } = add(counts);
process.exitCode = failed > 0 ? 1 : 0;
// What failed stands together at the end: thousands of lines lie between.
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit();

/** Begins what runs beside others; answers how to wait for its exit code, and what it said is printed then. */
function start(name, [command, ...args]) {
  const file = join(reports, `${name}.txt`);
  const said = openSync(file, 'w');
  const ended = run(node, command, args, { stdio: ['ignore', said, said] });
  return async () => {
    const code = await ended;
    console.log(`\n── ${name}\n${readFileSync(file, 'utf8')}`);
    return code;
  };
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter];
  return countVitest(report, await run(node, 'vitest', args));
}

async function runPlaywright() {
  if (!chromium) return countOne(1, 'browser tests: no Chromium');
  const code = await built?.();
  if (code) return countOne(code, 'build');
  const report = join(reports, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: shell ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  return countPlaywright(
    report,
    await run(node, 'playwright', ['test', '--reporter=list,json', ...filter], { env }),
  );
}
