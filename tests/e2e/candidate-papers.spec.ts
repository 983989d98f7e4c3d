import { expect, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import { signInByCall } from './support/candidate.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage } from './support/page-check.ts';

test('licences and references are added, marked where they have expired, changed and removed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInByCall(page, await aNewCandidate());
  await openPage(page, '/profile');
  const card = (name: string) => page.locator(`#${name}`);
  const save = (name: string) => card(name).getByRole('button', { name: 'Save' }).click();

  const papers = card('certificates');
  await papers.getByRole('button', { name: /^Add/ }).click();
  await save('certificates');
  await expect(papers.getByText('Please fill the required fields')).toHaveCount(2);
  await expect(papers.getByLabel('Name of the certificate or licence')).toBeFocused();
  await papers.getByLabel('Name of the certificate or licence').fill('DHP licence');
  await expect(papers.getByLabel('Issued by')).toHaveValue('Department of Healthcare Professions, Qatar');
  await expect(papers.getByLabel('Kind')).toHaveValue('Licence');
  await papers.getByLabel('Number').fill('N-48213');
  await papers.getByLabel('Month of issue').selectOption('3');
  await papers.getByLabel('Year of issue').selectOption('2020');
  await papers.getByLabel('Year of expiry').selectOption('2019');
  await save('certificates');
  await expect(papers.getByText('The expiry cannot come before the issue')).toBeVisible();
  await expectAccessible(page);
  await papers.getByLabel('Year of expiry').selectOption('2022');
  await save('certificates');
  await expect(papers.getByText('Expired')).toBeVisible();
  await expect(papers.getByText('Licence · No. N-48213 · Issued Mar 2020 · Valid until 2022')).toBeVisible();

  await papers.getByRole('button', { name: /^Edit / }).click();
  await papers.getByRole('button', { name: 'Edit: DHP licence' }).click();
  await papers.getByLabel('Does not expire').check();
  await expect(papers.getByLabel('Year of expiry')).toHaveCount(0);
  await save('certificates');
  await expect(papers.getByText('Does not expire')).toBeVisible();
  await expect(papers.getByText('Expired')).toHaveCount(0);

  const people = card('references');
  await people.getByRole('button', { name: /^Add/ }).click();
  await people.getByLabel('Full name of the person').fill('Salma Khoury');
  await people.getByLabel('Their company').fill('Al Noor');
  await people.getByLabel('How they know you').selectOption('Manager');
  await people.getByLabel('Their phone number').fill('call');
  await save('references');
  await expect(people.getByText('Please enter a valid phone number')).toBeVisible();
  await people.getByLabel('Their phone number').fill('+974 4444 4444');
  await save('references');
  await expect(people.getByText('Nobody but you reads these.')).toBeVisible();
  await expect(people.getByRole('link', { name: '+974 4444 4444' })).toBeVisible();
  await people.getByRole('button', { name: /^Edit / }).click();
  await people.getByLabel('Show my references to companies that I apply to').check();
  await save('references');
  await expect(people.getByText('Companies that you apply to read these.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { data } = await (await page.request.get('/api/candidate-details')).json();
  await openPage(page, `/user/${data.share_id}?as=company`);
  await expect(page.getByText('DHP licence')).toBeVisible();
  await expect(page.getByText('Salma Khoury')).toHaveCount(0);
  await openPage(page, '/profile');
  await people.getByRole('button', { name: /^Edit / }).click();
  await people.getByRole('button', { name: 'Remove: Salma Khoury' }).click();
  await people.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(people.getByText('Salma Khoury')).toBeVisible();
});
