import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';

const own = 'src/web/application-stages.tsx';
// Companies, too, are pending and rejected.
const stages = storedApplicationStatuses.filter((one) => !['Pending', 'Rejected'].includes(one)).join('|');
const looked = new RegExp(
  `['"]?(?:${stages})['"]?\\s*(?::|\\?|&&)\\s*(?:\\{\\s*tone|['"](?:ok|wait|no|info|neutral)['"])`,
);

test('how a stage looks is said in one table', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => looked.test(readFileSync(file, 'utf8')))).toEqual([own]);
});
