import { expect, type Route, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';

test('whoever is hired has what was agreed written down; the others hear that the position is filled', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  const opening = await savesOpening(desk, {
    title: 'Harbour pilot',
    due_date: daysFromNow(30),
    vacancies: 1,
  });
  await letOthersApplyTo(opening.id, 3);
  await desk.goto(`/job_application/list/details?job_id=${opening.id}`);
  const statuses = desk.getByRole('group', { name: 'Status' }).filter({ visible: true });
  await statuses.getByRole('button', { name: 'Hired' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Hire / });
  await dialog.getByLabel('Agreed salary').fill('24,000');
  await dialog.getByLabel('First day').fill(daysFromNow(60));
  await dialog.getByLabel('Tell them that the position is filled, and reject').check();
  await dialog.getByLabel('Close it: it is filled').check();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  const refused = (route: Route) => route.fulfill({ status: 500 });
  await desk.route('**/applications/changeStatus', refused, { times: 1 });
  await dialog.getByRole('button', { name: 'Set to Hired' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const received = async () => (await desk.request.get(`/api/job_application?job_id=${opening.id}`)).json();
  // Who was not hired makes nobody else's place taken.
  expect((await received()).data.counts).toMatchObject({ Pending: 3 });
  await dialog.getByRole('button', { name: 'Set to Hired' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('region', { name: 'Agreed' })).toContainText('24,000');
  expect((await received()).data.counts).toMatchObject({ Hired: 1, Rejected: 2 });
  // Within the minute the others are taken back; who is hired stays.
  await expectAccessible(desk);
  await desk.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
  await expect(desk.getByText('2 taken back')).toBeVisible();
  expect((await received()).data.counts).toMatchObject({ Hired: 1, Pending: 2 });
  await desk.goto(`/job_opening/${opening.id}`);
  await expect(desk.getByRole('main').getByText('Closed').first()).toBeVisible();
  // The one that was refused above.
  expect(errors).toEqual([expect.stringContaining('status of 500')]);
  await desk.context().close();
});
