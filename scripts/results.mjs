// Reads how many tests passed and failed from what the runners write.
import { existsSync, readFileSync } from 'node:fs';

/** A step that is one check, such as the type check. */
export function countOne(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export function countVitest(file, code) {
  const report = read(file);
  if (!report) return countOne(1);
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return countOne(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(code, { passed: expected + flaky, failed: unexpected + report.errors.length, skipped });
}

export function add(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) for (const key of Object.keys(total)) total[key] += count[key];
  return total;
}

// A runner that crashed, or that ran nothing, has not passed.
function settle(code, count) {
  if (count.failed > 0) return count;
  if (code !== 0 || count.passed === 0) return { ...count, failed: 1 };
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
