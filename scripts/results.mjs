// Reads how many tests passed and failed, and which failed, from what the runners write.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A step that is one check, such as the type check. */
export function countOne(code, name) {
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, names: [] }
    : { passed: 0, failed: 1, skipped: 0, names: [name] };
}

export function countVitest(file, code) {
  const report = read(file);
  if (!report) return countOne(1, 'vitest');
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap((file) => namesIn(file, brokenFiles.includes(file))),
  });
}

function namesIn({ name: file, assertionResults }, isBroken) {
  const place = relative(process.cwd(), file);
  if (isBroken) return [place];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${place}: ${fullName}`);
}

export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return countOne(1, 'browser tests');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(code, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    names: [
      ...report.suites.flatMap(unexpectedIn),
      ...report.errors.map(({ message }) => firstLine(message)),
    ],
  });
}

function unexpectedIn({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(unexpectedIn)];
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}

export function add(counts) {
  const total = { passed: 0, failed: 0, skipped: 0, names: [] };
  for (const { passed, failed, skipped, names } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.names.push(...names);
  }
  return total;
}

// A runner that crashed, or that ran nothing, has not passed.
function settle(code, count) {
  if (count.failed > 0) return count;
  if (code !== 0 || count.passed === 0)
    return { ...count, failed: 1, names: [`a runner that ended with ${code}`] };
  return count;
}

function read(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
