import { expect, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';

const wide = { viewport: { width: 1280, height: 800 } };

/** Counts what a person does: a key, a click, a field filled or chosen. */
function counting() {
  let count = 0;
  return {
    act: async (work: Promise<unknown>) => {
      count += 1;
      await work;
    },
    count: () => count,
  };
}

test('one application is reviewed from the list and decided by two keys', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Al Wakra Moorings'), wide);
  const opening = await savesOpening(desk, { title: 'Mooring master', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 2);
  await desk.goto(`/job_application/list?job_id=${opening.id}`);
  const row = desk.locator('.list-row').first();
  await row.getByRole('link').first().focus();
  const { act, count } = counting();
  await act(desk.keyboard.press('Enter'));
  await expect(desk.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Mark as screened' })).toBeVisible();
  await act(desk.keyboard.press('a'));
  await expect(desk.getByRole('button', { name: /^Screened/, pressed: true })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
  await desk.context().close();
});

test('five applications are shared and shortlisted by six acts', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Mesaieed Moorings'), wide);
  const opening = await savesOpening(desk, { title: 'Mooring mate', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 6);
  await desk.goto(`/job_application/list?job_id=${opening.id}`);
  const boxes = desk.locator('.list-row').getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  const { act, count } = counting();
  await act(boxes.nth(0).click());
  await act(boxes.nth(4).click({ modifiers: ['Shift'] }));
  const bar = desk.getByRole('region', { name: '5 selected' });
  await act(bar.getByRole('button', { name: 'Share' }).click());
  await act(desk.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click());
  const ready = desk.getByRole('dialog', { name: 'The link is ready' });
  const link = await ready.getByRole('textbox', { name: 'Link' }).inputValue();
  await act(desk.keyboard.press('Escape'));
  await act(bar.getByRole('button', { name: 'Shortlist' }).click());
  await expect(desk.getByText('5 applications are now Shortlisted')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
  expect((await desk.request.get(link)).status()).toBe(200);
  await desk.context().close();
});

test('an approved company has its first opening published and shared by twelve acts', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Dukhan Moorings'), {
    ...wide,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await desk.goto('/dashboard');
  const { act, count } = counting();
  await act(desk.getByRole('link', { name: 'New opening' }).first().click());
  await act(desk.getByLabel('Job title').fill('Mooring master'));
  await act(desk.getByLabel('City').fill('Dukhan'));
  await act(desk.getByLabel('Employment type').selectOption('full time'));
  await act(desk.getByLabel('Experience level').selectOption('mid'));
  await act(desk.getByRole('textbox', { name: 'Responsibilities' }).fill('Lead the quay.'));
  await act(desk.getByRole('textbox', { name: 'Requirements' }).fill('Five years at a port.'));
  await act(desk.getByLabel('Salary from').fill('9000'));
  await act(desk.getByLabel('Salary to').fill('12000'));
  await act(desk.getByRole('button', { name: 'Publish', exact: true }).click());
  await act(desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click());
  await act(desk.getByRole('button', { name: 'Copy link' }).first().click());
  await expect.poll(() => desk.evaluate(() => navigator.clipboard.readText())).toContain('/job/');
  expect(count()).toBeLessThanOrEqual(12);
  await desk.context().close();
});
