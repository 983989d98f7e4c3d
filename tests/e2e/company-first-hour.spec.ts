import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, aNewMember } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

test.use({ serviceWorkers: 'allow' });

test('a company goes from its approval to the first shared opening', async ({ browser }) => {
  test.setTimeout(120_000);
  const company = await aNewCompany('Zubarah First Works');
  const desk = await signedIn(browser, company);
  const errors = watchErrors(desk);
  await desk.goto('/dashboard');
  await expect(desk.getByText('Zubarah First Works is approved.')).toBeVisible();
  await expect(desk.getByText(/Your trial is free until/)).toBeVisible();
  const current = desk.locator('.first-steps [aria-current=step]');
  await expect(current).toContainText('Show who you are');
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);

  const viewer = await signedIn(browser, await aNewMember(company, 'viewer'));
  await viewer.goto('/dashboard');
  await expect(viewer.getByText(/you read and rate what comes in/)).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'New opening' })).toHaveCount(0);

  await desk.getByRole('link', { name: 'New opening' }).click();
  await writes(desk);
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Published.')).toBeVisible();
  // Each way on stands once, and nothing speaks of applications that are not there.
  for (const way of ['Copy link', 'View']) await expect(desk.getByText(way, { exact: true })).toHaveCount(1);
  await expect(desk.getByText(/\b0 applications/)).toHaveCount(0);
  const shared = await desk.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  const text = new URL(shared ?? '').searchParams.get('text') ?? '';
  const link = /http\S+$/.exec(text)?.[0] ?? '/no-link';
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download the QR code' }).click();
  expect((await download).suggestedFilename()).toBe('Quay Supervisor.png');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await hydrated(visitor);
  const apply = visitor.getByRole('link', { name: 'Apply now' }).first();
  await expect(apply).toHaveAttribute('href', /apply%3Fsource%3Dwhatsapp/);

  await desk.goto('/dashboard');
  await expect(desk.getByText('Zubarah First Works is approved.')).toHaveCount(0);
  await desk.getByRole('link', { name: /Active openings/ }).click();
  await desk.waitForURL('**/job_opening?status=Active');
  expect(errors).toEqual([]);
  for (const page of [desk, viewer, visitor]) await page.context().close();
});

async function writes(page: Page): Promise<void> {
  await page.getByLabel('Job title *').fill('Quay Supervisor');
  await page.getByLabel('City *').fill('Al Khor');
  await page.getByLabel('Employment type *').selectOption('full time');
  await page.getByLabel('Experience level *').selectOption('mid');
  await page.getByLabel('Due date').fill(daysFromNow(60));
  await page.getByRole('textbox', { name: 'Responsibilities *' }).fill('Lead the quay.');
  await page.getByRole('textbox', { name: 'Requirements *' }).fill('Five years at a port.');
  await page.getByLabel('Salary from *').fill('12000');
  await page.getByLabel('Salary to *').fill('16000');
}
