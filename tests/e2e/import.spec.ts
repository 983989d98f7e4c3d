import { expect, test } from '@playwright/test';
import { anArchive } from '#support/archive-files.ts';
import { aCvOf } from '#support/archives.ts';
import { aNewCompany } from './support/accounts.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, hydrated, watchErrors } from './support/page-check.ts';

test('an owner moves in with a file of six rows, looks at what is refused, imports and undoes it', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Movers'));
  const errors = watchErrors(desk);
  const stamp = Date.now();
  const file = [
    'Candidate ID,Candidate Name,Email,Phone,Job Name,Current Stage,Applied On',
    `1,Mariam Al Kuwari,m${stamp}@example.com,+974 5512 3456,Site Engineer,Offer,03/04/2025`,
    `2,Omar Haddad,o${stamp}@example.com,,Site Engineer,Phone Screen,04/04/2025`,
    `3,Priya Nair,p${stamp}@example.com,,Planner,Rejected,05/04/2025`,
    `4,Lin Wu,l${stamp}@example.com,,Planner,Hired,06/04/2025`,
    '5,Ana Lopes,,,Planner,Offer,06/04/2025',
    `6,Omar Haddad,o${stamp}@example.com,,Site Engineer,Offer,07/04/2025`,
  ].join('\n');
  await desk.goto('/job_application/list');
  await hydrated(desk);
  await desk.getByRole('link', { name: 'Import from another system' }).click();
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'greenhouse.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(desk.getByText('looks like an export of Greenhouse')).toBeVisible();
  await expect(desk.getByLabel('Column “Job Name”')).toHaveValue('opening');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await expect(desk.getByText('Say which comes first, the day or the month').first()).toBeVisible();
  await desk.getByLabel('Order of the dates').selectOption('day-first');
  await desk.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await expect(desk.getByText('There is no email, so nobody could be told')).toBeVisible();
  await expect(desk.getByText('The same person and opening appear further up')).toBeVisible();
  await expectNothingWider(desk);
  await desk.getByRole('button', { name: 'Import 4 applications' }).press('Enter');
  await desk.getByRole('link', { name: 'Look at the applications' }).click();
  await expect(desk.getByRole('link', { name: 'Mariam Al Kuwari' })).toBeVisible();
  await desk.goBack();
  await desk.getByRole('button', { name: 'Undo the import' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Another file' }).click();
  await expect(desk.getByRole('link', { name: /^greenhouse\.csv/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an owner sends a ZIP of CVs, sees what was read and what is refused, and imports it', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Pearl Movers'));
  const errors = watchErrors(desk);
  const stamp = Date.now();
  const archive = anArchive([
    { name: 'مريم.pdf', content: aCvOf('Mariam Al Kuwari', `mk${stamp}@example.com`, '+974 5512 3456') },
    { name: 'no address.pdf', content: aCvOf('Ana Lopes') },
    { name: '__MACOSX/._no address.pdf', content: aCvOf('Nobody') },
  ]);
  const { id: openingId } = await savesOpening(desk, { title: 'Harbour Pilot' });
  await desk.goto('/company-profile-edit/settings/import');
  await hydrated(desk);
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'cvs.zip', mimeType: 'application/zip', buffer: archive });
  await expect(desk.getByText('This was read from the CVs')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Check the CVs' }).press('Enter');
  await expect(desk.getByText('Choose the opening of these CVs').first()).toBeVisible();
  await expect(desk.getByText(/\b(?:rows?|columns?)\b/i)).toHaveCount(0);
  const opening = desk.getByLabel('Job opening of these CVs');
  await opening.selectOption(openingId);
  await expect(opening.locator('option:checked')).toHaveText(/^Harbour Pilot, /);
  await desk.getByRole('button', { name: 'Check the CVs' }).press('Enter');
  await expect(desk.getByText('There is no email, so nobody could be told')).toBeVisible();
  await expect(desk.getByText('مريم.pdf')).toBeVisible();
  await expect(desk.getByText(/\b(?:rows?|columns?)\b/i)).toHaveCount(0);
  await expectNothingWider(desk);
  await desk.getByRole('button', { name: 'Import 1 application' }).press('Enter');
  await desk.getByRole('link', { name: 'Look at the applications' }).click();
  await expect(desk.getByRole('link', { name: 'Mariam Al Kuwari' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an owner sends a ZIP of CVs with a table, and reads which file each row has and which is missing', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Harbour Movers'));
  const errors = watchErrors(desk);
  const stamp = Date.now();
  const table = [
    'Name,Email,Job Title,Stage,CV',
    `Mariam Al Kuwari,mk${stamp}@example.com,Site Engineer,Offer,Mariam.pdf`,
    `Omar Haddad,oh${stamp}@example.com,Site Engineer,Offer,omar.pdf`,
  ].join('\n');
  const archive = anArchive([
    { name: 'applicants.csv', content: Buffer.from(table) },
    { name: 'cvs/mariam.pdf', content: aCvOf('Mariam Al Kuwari') },
    { name: 'cvs/nobody.pdf', content: aCvOf('Ana Lopes', 'ana@example.com') },
  ]);
  await desk.goto('/company-profile-edit/settings/import');
  await hydrated(desk);
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: archive });
  await expect(desk.getByText('CVs came along: 2.')).toBeVisible({ timeout: 30_000 });
  await expect(desk.getByLabel('Column “CV”')).toHaveValue('cv');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await expect(desk.getByText('The archive holds no file of this name')).toBeVisible();
  await expect(desk.getByText('No row of the table names this file')).toBeVisible();
  await expect(desk.getByText('cvs/nobody.pdf')).toBeVisible();
  // A file has no line in the table, and where all that is refused are files, nobody speaks of lines.
  const refused = desk.getByRole('region', { name: 'Refused files' });
  await expect(refused.getByRole('row', { name: 'nobody.pdf' })).toBeVisible();
  await expect(refused.getByRole('columnheader')).toHaveText(['File', 'Reason']);
  await expect(desk.getByRole('term').filter({ hasText: /^Refused/ })).toHaveText('Refused files');
  await expectNothingWider(desk);
  await desk.getByRole('button', { name: 'Import 2 applications' }).press('Enter');
  await desk.getByRole('link', { name: 'Look at the applications' }).click();
  await expect(desk.getByRole('link', { name: 'Omar Haddad' })).toBeVisible();
  expect(errors).toEqual([]);
});
