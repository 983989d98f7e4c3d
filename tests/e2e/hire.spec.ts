import { expect, type Route, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { arabicReader, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';

test('in Arabic, whoever is hired has what was agreed written down; the others hear that the position is filled, then or later', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'), arabicReader);
  const errors = watchErrors(desk);
  const opening = await savesOpening(desk, {
    title: 'Harbour pilot',
    due_date: daysFromNow(30),
    vacancies: 1,
  });
  await letOthersApplyTo(opening.id, 3);
  await desk.goto(`/job_application/list/details?job_id=${opening.id}`);
  const statuses = desk
    .getByRole('group', { name: inArabic('applications_column_status') })
    .filter({ visible: true });
  await statuses.getByRole('button', { name: inArabic('reference_application_status_hired') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(inArabic('applications_hire_salary')).fill('٢٤٬٠٠٠');
  await dialog.getByLabel(inArabic('applications_hire_start')).fill(daysFromNow(60));
  await dialog.getByLabel(inArabic('applications_hire_others_reject')).check();
  await dialog.getByLabel(inArabic('applications_hire_opening_close')).check();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  const refused = (route: Route) => route.fulfill({ status: 500 });
  await desk.route('**/applications/changeStatus', refused, { times: 1 });
  await dialog.getByRole('button', { name: inArabic('applications_hire_confirm') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const received = async () => (await desk.request.get(`/api/job_application?job_id=${opening.id}`)).json();
  // Who was not hired makes nobody else's place taken.
  expect((await received()).data.counts).toMatchObject({ Pending: 3 });
  await dialog.getByRole('button', { name: inArabic('applications_hire_confirm') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('region', { name: inArabic('applications_hire') })).toContainText('24,000');
  expect((await received()).data.counts).toMatchObject({ Hired: 1, Rejected: 2 });
  // Within the minute the others are taken back; who is hired stays.
  await expectAccessible(desk);
  await desk
    .getByRole('status')
    .getByRole('button', { name: inArabic('applications_undo') })
    .first()
    .click();
  await expect(desk.getByText(inArabic('applications_batch_undone', { count: 2 }))).toBeVisible();
  expect((await received()).data.counts).toMatchObject({ Hired: 1, Pending: 2 });
  await desk.keyboard.press('a');
  const others = desk.getByRole('dialog', { name: inArabic('applications_bulk_reject_title', { count: 2 }) });
  await expect(others.getByRole('combobox')).toHaveValue('position filled');
  await expectAccessible(desk);
  await others.getByRole('button', { name: inArabic('applications_reject') }).click();
  await expect(others).toHaveCount(0);
  await expect(desk.locator('.next-act')).toBeEmpty();
  expect((await received()).data.counts).toMatchObject({ Hired: 1, Rejected: 2 });
  await desk.goto(`/job_opening/${opening.id}`);
  await expect(
    desk.getByRole('main').getByText(inArabic('reference_opening_status_closed')).first(),
  ).toBeVisible();
  // The one that was refused above.
  expect(errors).toEqual([expect.stringContaining('status of 500')]);
  await desk.context().close();
});
