import { expect, test } from '@playwright/test';
import { demoAccounts, demoPassword } from '#server/demo/demo-accounts.ts';
import { aNewCandidate, aNewCompany, aNewMember } from './support/accounts.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('the filters of a list stand in its address, and its search box follows them', async ({ browser }) => {
  const company = await aNewCompany('Lusail List Keepers');
  const desk = await signedIn(browser, company);
  const errors = watchErrors(desk);
  const pilot = await savesOpening(desk, { title: 'Harbour Pilot' });
  await savesOpening(desk, { title: 'Dock Welder', publish: false });
  const applicant = await signedIn(browser, await aNewCandidate());
  await sendsApplication(applicant, pilot.id);

  await desk.goto('/job_opening');
  const box = desk.getByRole('searchbox', { name: 'Search by title' });
  const items = desk.getByRole('main').locator('tbody tr');
  await box.fill('pilot');
  await box.press('Enter');
  await desk.waitForURL('**/job_opening?search=pilot');
  await expect(items).toHaveText([/Harbour Pilot/]);
  await desk.getByLabel('Status').selectOption('Open');
  await desk.waitForURL('**/job_opening?search=pilot&status=Open');
  await expect(desk.getByRole('heading', { name: 'No Search Results Found' })).toBeVisible();
  await desk.getByRole('link', { name: 'Clear the filters' }).click();
  await desk.waitForURL('**/job_opening');
  await expect(items).toHaveCount(2);
  await expect(box).toHaveValue('');
  await desk.goBack();
  await expect(box).toHaveValue('pilot');
  await expect(desk.getByLabel('Status')).toHaveValue('Open');

  await desk.goto('/dashboard');
  await desk.getByRole('link', { name: /not published/ }).click();
  await desk.waitForURL('**/job_opening?status=Open');
  await expect(items).toHaveText([/Dock Welder/]);

  await desk.goto('/job_opening');
  await items.filter({ hasText: 'Harbour Pilot' }).getByRole('link', { name: '1', exact: true }).click();
  await desk.waitForURL(`**/job_application/list?job_id=${pilot.id}`);
  await expect(desk.getByRole('row', { name: /Rania Saleh/ })).toBeVisible();
  expect(errors).toEqual([]);
  for (const page of [desk, applicant]) await page.context().close();
});

test('the activity log is narrowed by who did it, and says when nothing is left', async ({ browser }) => {
  const company = await aNewCompany('Wakrah Log Keepers');
  const owner = await signedIn(browser, company);
  const recruiter = await signedIn(browser, await aNewMember(company, 'recruiter'));
  await savesOpening(owner, { title: 'Net Maker' });
  await savesOpening(recruiter, { title: 'Sail Maker' });
  await owner.goto('/operations');
  const entries = owner.locator('.activity-list li');
  await expect(entries).toHaveCount(2);
  await owner.getByLabel('Done by').selectOption('Salma Nasser');
  await owner.waitForURL(/\/operations\?member=[\w-]{36}$/);
  await expect(entries).toHaveText([/Sail Maker/]);
  await owner.getByLabel('Area').selectOption('Members');
  await expect(owner.getByRole('heading', { name: 'No Search Results Found' })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: 'Clear the filters' }).click();
  await expect(entries).toHaveCount(2);
  for (const page of [owner, recruiter]) await page.context().close();
});

test('a list that could not be read says so and is asked for again', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Patient Readers'));
  await savesOpening(desk, { title: 'Lighthouse Keeper' });
  const calls = '**/api/rpc/jobOpenings/**';
  await desk.route(calls, (route) => route.abort());
  for (const path of ['/job_opening', '/statistics/openings']) {
    await desk.goto(path);
    const failure = desk.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
    await expect(failure).toContainText('Looks like something went wrong');
    await expectAccessible(desk);
    await desk.unroute(calls);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByText('Lighthouse Keeper').filter({ visible: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
    await desk.route(calls, (route) => route.abort());
  }
  await desk.context().close();
});

test('the review goes on past the end of a page, and back', async ({ browser }) => {
  const desk = await signedIn(browser, { email: demoAccounts.company.email, password: demoPassword });
  const { data } = await (await desk.request.get('/api/job_application?show=20')).json();
  expect(data.total).toBeGreaterThan(20);
  const last: { id: string } = data.data[19];
  await desk.goto(`/job_application/list/details?id=${last.id}`);
  await expect(desk.getByText(`20 of ${data.total}`)).toBeVisible();
  await desk.keyboard.press('j');
  await desk.waitForURL(/page=2/);
  await expect(desk.getByText(`21 of ${data.total}`)).toBeVisible();
  await desk.keyboard.press('k');
  await desk.waitForURL((url) => url.searchParams.get('id') === last.id && !url.searchParams.has('page'));
  await expect(desk.getByText(`20 of ${data.total}`)).toBeVisible();
  await desk.context().close();
});

test('on a phone the filters lie in a drawer, and the status of an application at the thumb', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Thumb Readers'));
  await desk.setViewportSize({ width: 390, height: 844 });
  const eligibility = { in_country: true, languages: [{ name: 'Arabic', level: 'Expert' }] };
  const { id } = await savesOpening(desk, { title: 'Tide Keeper', eligibility });
  const applicant = await signedIn(browser, await aNewCandidate());
  await sendsApplication(applicant, id);
  await desk.goto('/job_application/list');
  await desk.getByRole('button', { name: 'Filters' }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: 'Pending' }).check();
  await expectAccessible(desk);
  await drawer.getByRole('button', { name: 'Show 1 application' }).click();
  await expect(desk.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await desk.getByRole('link', { name: 'Rania Saleh' }).click();
  await expect(desk.getByRole('heading', { name: 'Meets 0 of 2' })).toBeVisible();
  await expect(desk.getByText('Not said in the profile: Arabic, Expert')).toBeVisible();
  await desk.getByRole('button', { name: 'Status: Pending' }).click();
  await drawer.getByRole('button', { name: 'Screened' }).click();
  await expect(desk.getByRole('button', { name: 'Status: Screened' })).toBeVisible();
  await expectAccessible(desk);
  for (const page of [desk, applicant]) await page.context().close();
});
