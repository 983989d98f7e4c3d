import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import { shortCv, shortWordCv, signInByCall } from './support/candidate.ts';
import { daysFromNow } from './support/days.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage } from './support/page-check.ts';

test('a profile grows to 100 with every card, and its rules stand beside the fields', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await giveVideos(page);
  await openPage(page, '/profile');
  await expectAccessible(page);

  const card = (name: string) => page.locator(`#${name}`);
  const edit = (name: string) =>
    card(name)
      .getByRole('button', { name: /^(Edit|Add)/ })
      .first()
      .click();
  const save = (name: string) => card(name).getByRole('button', { name: 'Save' }).click();

  await edit('summary');
  await card('summary').getByLabel('Summary').fill('x'.repeat(301));
  await expect(card('summary').getByText('Maximum 300 character')).toBeVisible();
  await expect(card('summary').getByRole('button', { name: 'Save' })).toBeDisabled();
  await card('summary').getByLabel('Summary').fill('I build bridges.');
  await edit('skills');
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(
    card('skills')
      .getByRole('button', { name: /^(Edit|Add)/ })
      .first(),
  ).toBeFocused();
  const elsewhere = page.getByRole('link', { name: 'Dashboard' }).first();
  await elsewhere.click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await expect(elsewhere).toBeFocused();
  await save('summary');
  await expect(card('summary').getByText('I build bridges.')).toBeVisible();

  await edit('experiences');
  await save('experiences');
  await expect(card('experiences').getByText('Please fill the required fields').first()).toBeVisible();
  await card('experiences').getByLabel('Designation').fill('Eng');
  await card('experiences').getByLabel('Company', { exact: true }).fill('Gulf Builders');
  await card('experiences').getByLabel('Company location').fill('Doha');
  await card('experiences').getByLabel('From month').selectOption('1');
  await card('experiences').getByLabel('From year').selectOption('2020');
  await card('experiences').getByLabel('I work here now').check();
  await expect(card('experiences').getByLabel('To year')).toHaveAttribute('readonly', '');
  await save('experiences');
  await expect(card('experiences').getByText('should be minimum 4 characters')).toBeVisible();
  await expectAccessible(page);
  await card('experiences').getByLabel('Designation').fill('Site engineer');
  await save('experiences');
  await expect(card('experiences').getByText('Jan 2020 – Present')).toBeVisible();

  await edit('educations');
  await card('educations').getByLabel('Institution').fill('Qatar University');
  await card('educations').getByLabel('Course', { exact: true }).selectOption('Bachelors degree');
  await card('educations').getByLabel('From year').selectOption('2010');
  await card('educations').getByLabel('To year').selectOption('2014');
  await save('educations');
  await expect(card('educations').getByText('Qatar University')).toBeVisible();

  await edit('languages');
  await card('languages').getByLabel('Language').first().fill('Arabic');
  await card('languages').getByLabel('Level').first().selectOption('');
  await save('languages');
  await expect(card('languages').getByText('Level is required!')).toBeVisible();
  await card('languages').getByLabel('Level').first().selectOption('Native');
  await card('languages').getByLabel('Language').nth(1).fill('English');
  await card('languages').getByLabel('Level').nth(1).selectOption('Expert');
  await card('languages').getByLabel('Language').nth(2).fill('Arabic');
  await card('languages').getByLabel('Level').nth(2).selectOption('Expert');
  await save('languages');
  await expect(card('languages').getByText('Arabic is added already!')).toBeVisible();
  await expect(page.locator('.toast').getByText('Arabic is added already!')).toBeVisible();
  await card('languages').getByLabel('Language').nth(2).fill('French');
  await save('languages');
  await expect(card('languages').getByText('French')).toBeVisible();
  await expect(card('languages').getByText('Native')).toBeVisible();

  await edit('skills');
  await card('skills').locator('input').fill('Revit');
  await card('skills').locator('input').press('Enter');
  await card('skills').locator('input').fill('revit');
  await expect(card('skills').getByText('revit is added already!')).toBeVisible();
  await card('skills').locator('input').press('Enter');
  await expect(page.locator('.toast').getByText('revit is added already!')).toBeVisible();
  await card('skills').locator('input').fill('AutoCAD');
  await card('skills').locator('input').press(',');
  const comma = 'The character "," is not allowed';
  await expect(card('skills').getByText(comma)).toBeVisible();
  await expect(page.locator('.toast').getByText(comma)).toBeVisible();
  await card('skills').locator('input').fill('');
  await save('skills');
  await expect(card('skills').locator('.tag', { hasText: 'Revit' })).toBeVisible();

  await edit('links');
  await card('links').getByLabel('LinkedIn').fill('my page');
  await save('links');
  await expect(card('links').getByText('URL is invalid for LinkedIn')).toBeVisible();
  await card('links').getByLabel('LinkedIn').fill('linkedin.com/in/omar');
  await save('links');
  await expect(card('links').getByRole('link', { name: 'linkedin.com/in/omar' })).toHaveAttribute(
    'href',
    'https://linkedin.com/in/omar',
  );

  await edit('contact');
  await card('contact').getByLabel('Phone number').fill('5');
  await save('contact');
  await expect(card('contact').getByText('Phone Number is required')).toBeVisible();
  await card('contact').getByLabel('Phone number').fill('5512 3456');
  await save('contact');
  await expect(card('contact').getByText('+974 55123456')).toBeVisible();

  await edit('contact');
  await card('contact').getByLabel('Name in Arabic').fill('Omar');
  await save('contact');
  await expect(card('contact').getByText('Please write this name in Arabic letters')).toBeVisible();
  await card('contact').getByLabel('Name in Arabic').fill('عمر فاروق');
  await save('contact');
  await expect(card('contact').getByText('عمر فاروق')).toBeVisible();

  await edit('personal');
  const personal = card('personal');
  await personal.getByLabel('Current company').fill('Gulf Builders');
  await personal.getByLabel('Country of residence').fill('Qatar');
  await personal.getByLabel('Nationality').fill('Jordan');
  await personal.getByLabel('Gender').selectOption('Female');
  await personal.getByLabel('Marital status').selectOption('Single');
  await personal.getByLabel('Expected salary').fill('١٥٠٠٠');
  await personal.getByLabel('Date of birth').fill(daysFromNow(-10 * 365));
  await save('personal');
  await expect(personal.getByText('You must be at least 18 years old')).toBeVisible();
  await personal.getByLabel('Date of birth').fill('1994-05-17');
  await save('personal');
  await expect(personal.getByText('QAR 15,000')).toBeVisible();

  await page
    .locator('#cv input[type=file]')
    .setInputFiles({ ...shortWordCv, buffer: Buffer.from('MZ, a program') });
  await expect(page.getByText('Resume file format must be pdf')).toBeVisible();
  await page.locator('#cv input[type=file]').setInputFiles(shortWordCv);
  await expect(page.getByText('We made a PDF of your Word file')).toBeVisible();
  await page.locator('#cv input[type=file]').setInputFiles(shortCv);
  await expect(page.locator('#cv').getByRole('link', { name: 'Download' })).toBeVisible();
  await page
    .locator('#avatar input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: readFileSync('public/icon-192.png') });
  await expect(page.getByRole('img', { name: 'Profile completion: 100 of 100' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the rules of the other forms stand beside their fields', async ({ page }) => {
  const person = await aNewCandidate();
  const taken = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/profile#jobs');
  const card = (name: string) => page.locator(`#${name}`);
  const edit = (name: string) =>
    card(name)
      .getByRole('button', { name: /^(Edit|Add)/ })
      .first()
      .click();
  const save = (name: string) => card(name).getByRole('button', { name: 'Save' }).click();

  // What is typed before the list of titles has come takes the error away as well, and is added.
  const typed = Promise.withResolvers<void>();
  await page.route(/\/tag-picker-live[^/]*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  const jobs = card('jobs').locator('input');
  await jobs.press('Enter');
  await expect(card('jobs').getByText("Desired Jobs can't be empty")).toBeVisible();
  await jobs.fill('Bridge');
  await expect(card('jobs').getByText("Desired Jobs can't be empty")).toBeHidden();
  await jobs.fill('Bridge painter');
  await jobs.press('Enter');
  await expect(card('jobs').getByText('Bridge painter')).toBeVisible();
  await expect(jobs).toHaveValue('');
  typed.resolve();
  for (const job of ['Dhow builder', 'Pearl diver']) {
    await jobs.fill(job);
    await expect(card('jobs').getByText("Desired Jobs can't be empty")).toBeHidden();
    await jobs.press('Enter');
  }
  await expect(jobs).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await save('jobs');
  await expect(card('jobs').locator('.tag')).toHaveCount(3);

  await edit('skills');
  await card('skills').locator('input').press('Enter');
  await expect(card('skills').getByText("Skill can't be empty")).toBeVisible();
  await card('skills').getByRole('button', { name: 'Cancel' }).click();

  await edit('educations');
  await save('educations');
  await expect(card('educations').getByText('Please fill the required fields')).toHaveCount(4);
  await card('educations').getByLabel('Institution').fill('Abc');
  await card('educations').getByLabel('Course', { exact: true }).selectOption('Diploma');
  await card('educations').getByLabel('From year').selectOption('2015');
  await card('educations').getByLabel('To year').selectOption('2014');
  await save('educations');
  await expect(
    card('educations').getByText('The field Institution should be minimum 4 characters'),
  ).toBeVisible();
  await card('educations').getByLabel('Institution').fill('Abcd');
  await save('educations');
  await expect(card('educations').getByText('Start year cannot be greater than end year')).toBeVisible();
  await card('educations').getByLabel('To year').selectOption('2015');
  await save('educations');
  await expect(card('educations').getByText('Abcd')).toBeVisible();

  const now = new Date();
  await edit('experiences');
  const experience = card('experiences');
  await experience.getByLabel('Designation').fill('CEO');
  await experience.getByLabel('Company', { exact: true }).fill('Gulf Builders');
  await experience.getByLabel('Company location').fill('Doha');
  await experience.getByLabel('From month').selectOption('6');
  await experience.getByLabel('From year').selectOption('2020');
  await experience.getByLabel('To month').selectOption('5');
  await experience.getByLabel('To year').selectOption('2020');
  await save('experiences');
  await expect(experience.getByText('Start month cannot be greater than end month')).toBeVisible();
  if (now.getMonth() < 11) {
    await experience.getByLabel('To month').selectOption('12');
    await experience.getByLabel('To year').selectOption(String(now.getFullYear()));
    await save('experiences');
    await expect(experience.getByText('Experience ending date cannot be greater than today')).toBeVisible();
    await experience.getByLabel('From month').selectOption('12');
    await experience.getByLabel('From year').selectOption(String(now.getFullYear()));
    await save('experiences');
    await expect(experience.getByText('Experience start date cannot be greater than today')).toBeVisible();
  }
  await expectAccessible(page);
  await experience.getByRole('button', { name: 'Cancel' }).click();

  await edit('summary');
  await card('summary').getByLabel('Headline').fill('a'.repeat(256));
  await save('summary');
  await expect(card('summary').getByText('Maximum 255 character')).toBeVisible();
  await card('summary').getByRole('button', { name: 'Cancel' }).click();

  await edit('links');
  const addresses = card('links').getByRole('textbox');
  await expect(addresses).toHaveCount(5);
  for (const address of await addresses.all()) await address.fill('no address');
  await save('links');
  await expect(card('links').getByText(/^URL is invalid for /)).toHaveCount(5);
  await expect(card('links').locator('[aria-invalid="true"]')).toHaveCount(5);
  await card('links').getByRole('button', { name: 'Cancel' }).click();

  await edit('personal');
  await card('personal').getByLabel('Current position').fill('a'.repeat(100));
  await save('personal');
  await expect(
    card('personal').getByText('Current Position should be less than 100 characters'),
  ).toBeVisible();
  await card('personal').getByRole('button', { name: 'Cancel' }).click();

  await edit('contact');
  await card('contact').getByLabel('Full name').fill('R2');
  await card('contact').getByLabel('Email').fill(taken.email);
  await expect(card('contact').getByText('Email already exists')).toBeVisible();
  await save('contact');
  await expect(card('contact').getByText('Please enter your valid full name')).toBeVisible();
  await card('contact').getByRole('button', { name: 'Cancel' }).click();

  await openPage(page, '/candidate-settings');
  await page.locator('#export').getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  await expect(page.locator('#export').getByText('Wrong Password!')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Old password is required').first()).toBeVisible();
});

/** Three recorded answers by file: what the recorder would have sent. */
async function giveVideos(page: Page): Promise<void> {
  const paths: string[] = [];
  const headers = { origin: new URL((await page.request.get('/readyz')).url()).origin };
  for (let index = 0; index < 3; index += 1) {
    const answer = await page.request.post('/api/files/v1/video-cv-upload', {
      headers,
      multipart: {
        extension: 'mp4',
        file: {
          name: 'a.mp4',
          mimeType: 'video/mp4',
          buffer: readFileSync('tests/support/media/recording.mp4'),
        },
      },
    });
    paths.push(((await answer.json()) as { path: string }).path);
  }
  const saved = await page.request.post('/api/updateVideoCv', { headers, data: { video_cv: paths } });
  expect(saved.ok()).toBe(true);
}

test('three languages with their levels take six actions', async ({ page }) => {
  const person = await aNewCandidate();
  await signInByCall(page, person);
  await openPage(page, '/profile');
  const card = page.locator('#languages');
  const language = card.getByLabel('Language');
  let actions = 0;
  const act = async (deed: Promise<unknown>) => {
    await deed;
    actions += 1;
  };
  await act(card.getByRole('button', { name: 'Add Languages' }).click());
  await act(language.nth(0).fill('Arabic'));
  await act(language.nth(1).fill('English'));
  await act(card.getByLabel('Level').nth(1).selectOption('Expert'));
  await act(language.nth(2).fill('French'));
  await act(card.getByRole('button', { name: 'Save' }).click());
  await expect(card.getByRole('listitem')).toHaveText([
    'Arabic Native',
    'English Expert',
    'French Moderate Proficiency',
  ]);
  expect(actions).toBe(6);
});
