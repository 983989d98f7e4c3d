import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readCsv } from '#support/csv.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible } from './support/page-check.ts';

test('what the filters show is downloaded as a table and read back', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto('/job_application/list?status=Hired');
  const title = await page.getByRole('heading', { level: 1 }).locator('xpath=following::p[1]').textContent();
  const total = Number(/\d+/.exec(title ?? '')?.[0]);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const path = await (await downloaded).path();
  const [head, ...rows] = readCsv(await readFile(path));
  expect(head?.slice(0, 5)).toEqual(['Candidate', 'Email', 'Phone', 'Position', 'Status']);
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map((row) => row[4]))).toEqual(new Set(['Hired']));
  await page.goto('/job_application/exports');
  await expect(page.getByText('Ready').first()).toBeVisible();
  await expectAccessible(page);
});
