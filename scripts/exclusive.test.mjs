import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hiring-exclusive-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('work that computes without a pause keeps its mark fresh, and gives it back', async () => {
  const program = `
    import { existsSync, statSync, utimesSync } from 'node:fs';
    import { exclusively } from ${JSON.stringify(resolve('scripts/exclusive.mjs'))};
    await exclusively('working', async () => {
      utimesSync('dist/.working', 0, 0);
      const until = Date.now() + 20_000;
      while (statSync('dist/.working').mtimeMs === 0) if (Date.now() > until) throw new Error('It grew old');
    });
    console.log(existsSync('dist/.working'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  });
  expect(stdout.trim()).toBe('false');
});
