import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { aPicture } from '#support/uploads.ts';
import { aNewCandidate, newestLetter, password, signInOnPage } from './support/accounts.ts';
import { aTextPdf } from './support/cv.ts';
import { daysFromNow } from './support/days.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

const cv = aTextPdf([
  'OMAR AL-FAROUK',
  'Civil Engineer',
  'Doha, Qatar +974 5512 3456',
  'Key Skills',
  'AutoCAD, Revit, ETABS',
  'Education',
  'BSc Civil Engineering',
]);
const file = { name: 'omar.pdf', mimeType: 'application/pdf', buffer: cv };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await open(page, '/login');
  await signInOnPage(page, person);
  await page.waitForURL('**/candidate-dashboard');
}

/** The list of job titles comes only once the answered function is called. */
async function holdTitles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/jobPool/titles*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The call that confirms must be answered: a page that is left takes it back. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  const letter = await newestLetter(page, email, 'verify-email');
  await open(page, /\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}

/** The fields of the first step that no CV tells. */
async function fillTheRest(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=passwordCheck]').fill(password);
  await page.getByRole('combobox', { name: /^National/ }).fill('Jordan');
  await page.locator('input[name=dob]').fill('1994-05-17');
  await page.locator('input[name=gender][value=Male]').check();
  await page.locator('select[name=industry]').selectOption('Construction');
  await page.locator('input[name=terms]').check();
}

test('a person signs up with a CV that fills the form, verifies the address and finds the dashboard', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors = watchErrors(page);
  const email = `omar-${randomUUID().slice(0, 8)}@example.com`;
  const showTitles = await holdTitles(page);
  await open(page, '/registration');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'NEXT' }).click();
  for (const text of [
    'Full name is required',
    'Email is required',
    'The password should contain at least 8 characters',
    'Please confirm the password',
    'Phone Number is required',
    'Nationality is required',
    'Date of birth is required',
    'Gender is required',
    'Industry is required',
    'Current Position is required',
    "Skill can't be empty",
    "Desired Jobs can't be empty",
    'Please accept the Terms and Conditions',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  const dialCode = page.getByRole('combobox', { name: 'Dial code' });
  await dialCode.click();
  await dialCode.pressSequentially('moroc');
  await expect(page.getByRole('option', { name: 'Morocco +212' })).toBeVisible();
  await expectAccessible(page);
  await dialCode.press('Enter');
  await expect(dialCode).toHaveValue('+212');

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('We found this in your CV')).toBeVisible();
  const desired = page.getByRole('checkbox', { name: 'Desired jobs' });
  await expect(desired).toHaveCount(0);
  showTitles();
  await expect(desired).toBeChecked();
  await page.getByRole('button', { name: 'Take over what is ticked' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Omar Al-Farouk');
  await expect(page.locator('input[name=phone]')).toHaveValue('55123456');
  await fillTheRest(page, email);

  const draft = await page.evaluate(() => localStorage.getItem('signup_draft'));
  expect(draft).toContain('Omar Al-Farouk');
  expect(draft).not.toContain(password);

  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'CV upload' })).toBeVisible();
  await expect(page.getByText('omar.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByRole('button', { name: 'Submit, record later' }).click();
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('signup_draft'))).toBeNull();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/candidate-dashboard');
  await expect(page.getByText('Confirm your email.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Profile completion: 37 of 100' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Sent email successfully!!')).toBeVisible();
  await confirmAddress(page, email);
  await open(page, '/candidate-dashboard');
  await expect(page.getByRole('heading', { name: 'Who viewed you' })).toBeVisible();
  await expect(page.getByText('Confirm your email.')).toBeHidden();
  expect(errors).toEqual([]);
});

function aWholeCv(email: string): Buffer {
  return aTextPdf([
    'OMAR AL-FAROUK',
    'Civil Engineer',
    `Doha, Qatar | +974 5512 3456 | ${email} | linkedin.com/in/omar-farouk`,
    'Profile',
    'Civil engineer with nine years on towers and roads in Qatar and Jordan.',
    'Work Experience',
    'Senior Civil Engineer',
    'Gulf Builders W.L.L., Doha, Qatar',
    'Jan 2019 - Present',
    'Site Engineer',
    'Amman Contracting Co., Amman, Jordan',
    'Mar 2014 - Dec 2018',
    'Education',
    'BSc Civil Engineering',
    'University of Jordan, Amman, Jordan',
    '2010 - 2014',
    'Key Skills',
    'AutoCAD, Revit, ETABS',
    'Languages',
    'Arabic: native',
    'English: fluent',
    'Personal Details',
    'Nationality: Jordanian',
    'Date of birth: 17 May 1991',
    'Gender: Male',
    'Marital status: Married',
  ]);
}

/** An opening of the pool that asks no question. */
async function anOpeningWithoutQuestions(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/jobs_pool?show=50')).json();
  for (const { id } of data.data as { id: string }[]) {
    const opening = (await (await page.request.get(`/api/job/${id}`)).json()).data;
    if (opening.screening_questions.length === 0 && opening.video_questions.length === 0) return id;
  }
  throw new Error('Every opening asks something');
}

test('from a CV to a profile of at least 80 and the first application in at most 25 actions', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `omar-${randomUUID().slice(0, 8)}@example.com`;
  const id = await anOpeningWithoutQuestions(page);
  let actions = 0;
  const act = async (deed: Promise<unknown>) => {
    actions += 1;
    await deed;
  };
  await open(page, '/registration');
  await act(page.locator('input[type=file]').setInputFiles({ ...file, buffer: aWholeCv(email) }));
  await act(page.getByRole('button', { name: 'Take over what is ticked' }).click());
  await expect(page.getByText('From your CV, for your profile')).toBeVisible();
  await expectAccessible(page);
  await act(page.locator('input[name=password]').fill(password));
  await act(page.locator('input[name=passwordCheck]').fill(password));
  await act(page.locator('select[name=industry]').selectOption('Construction'));
  await act(page.locator('input[name=terms]').check());
  await act(page.getByRole('button', { name: 'NEXT' }).click());
  await expect(page.getByRole('heading', { name: 'CV upload' })).toBeVisible();
  await act(page.getByRole('button', { name: 'NEXT' }).click());
  await act(page.getByRole('button', { name: 'Submit, record later' }).click());
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  await act(open(page, '/profile'));
  await expect(page.getByRole('img', { name: 'Profile completion: 79 of 100' })).toBeVisible();
  await act(
    page
      .locator('#avatar input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture() }),
  );
  await expect(page.getByRole('img', { name: 'Profile completion: 84 of 100' })).toBeVisible();
  await act(open(page, '/candidate-dashboard'));
  const forYou = page.getByRole('region', { name: 'Jobs for you' });
  await expect(forYou.getByText('You look for Civil Engineer').first()).toBeVisible();
  await expectAccessible(page);
  await act(open(page, `/job/${id}/apply`));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('omar.pdf')).toBeVisible();
  for (const box of await page.locator('form textarea').all()) await act(box.fill('I build what lasts.'));
  await act(page.locator('form input[type=checkbox]').check());
  await act(page.getByRole('button', { name: 'Send application' }).click());
  await expect(page.getByText('application submitted successfully')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(25);
});

test.describe('on a French phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

  test('a sign-up from inside an application leads back to it, in French', async ({ page }) => {
    const email = `omar-${randomUUID().slice(0, 8)}@example.com`;
    await open(page, '/registration?redirect=/jobs-pool?pagename=home');
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await expect(page.locator('[role=alert]').first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Reprendre ce qui est coché' }).click();
    await fillTheRest(page, email);
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await expect(page.getByRole('heading', { name: 'Envoi du CV' })).toBeVisible();
    await expect(page.getByText('omar.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await expect(page.getByRole('button', { name: 'Envoyer, enregistrer plus tard' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Envoyer, enregistrer plus tard' }).click();
    await expect(page.getByText('Vous êtes maintenant inscrit')).toBeVisible();
    await page.getByRole('link', { name: 'Poursuivre votre candidature' }).click();
    await page.waitForURL('**/jobs-pool?pagename=home');
  });
});

test('a profile grows to 100 with every card, and its rules stand beside the fields', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await aNewCandidate();
  await signIn(page, person);
  await giveVideos(page);
  await open(page, '/profile');
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
  await card('skills').locator('input').fill('');
  await save('skills');
  await expect(card('skills').locator('.tag', { hasText: 'Revit' })).toBeVisible();

  await edit('links');
  await card('links').getByLabel('LinkedIn').fill('my page');
  await save('links');
  await expect(card('links').getByText('URL is invalid for LinkedIn')).toBeVisible();
  await card('links').getByLabel('LinkedIn').fill('linkedin.com/in/omar');
  await save('links');
  await expect(card('links').getByText('https://linkedin.com/in/omar')).toBeVisible();

  await edit('contact');
  await card('contact').getByLabel('Phone number').fill('5');
  await save('contact');
  await expect(card('contact').getByText('Phone Number is required')).toBeVisible();
  await card('contact').getByLabel('Phone number').fill('5512 3456');
  await save('contact');
  await expect(card('contact').getByText('+974 55123456')).toBeVisible();

  await edit('personal');
  const personal = card('personal');
  await personal.getByLabel('Current company').fill('Gulf Builders');
  await personal.getByLabel('Country of residence').fill('Qatar');
  await personal.getByLabel('Nationality').fill('Jordan');
  await personal.getByLabel('Gender').selectOption('Female');
  await personal.getByLabel('Marital status').selectOption('Single');
  await personal.getByLabel('Expected salary').fill('15000');
  await personal.getByLabel('Date of birth').fill(daysFromNow(-10 * 365));
  await save('personal');
  await expect(personal.getByText('You must be at least 18 years old')).toBeVisible();
  await personal.getByLabel('Date of birth').fill('1994-05-17');
  await save('personal');
  await expect(personal.getByText('QAR 15,000')).toBeVisible();

  await page
    .locator('#cv input[type=file]')
    .setInputFiles({ ...file, name: 'cv.docx', mimeType: 'text/plain' });
  await expect(page.getByText('Resume file format must be pdf')).toBeVisible();
  await page.locator('#cv input[type=file]').setInputFiles(file);
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
  await signIn(page, person);
  await open(page, '/profile#jobs');
  const card = (name: string) => page.locator(`#${name}`);
  const edit = (name: string) =>
    card(name)
      .getByRole('button', { name: /^(Edit|Add)/ })
      .first()
      .click();
  const save = (name: string) => card(name).getByRole('button', { name: 'Save' }).click();

  const jobs = card('jobs').locator('input');
  await jobs.press('Enter');
  await expect(card('jobs').getByText("Desired Jobs can't be empty")).toBeVisible();
  for (const job of ['Bridge painter', 'Dhow builder', 'Pearl diver']) {
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

  await open(page, '/candidate-settings');
  await page.locator('#export').getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  await expect(page.locator('#export').getByText('Wrong Password!')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Old password is required').first()).toBeVisible();
});

test('a profile is shared, seen by a visitor without what is private, and taken back', async ({
  page,
  browser,
}) => {
  const person = await aNewCandidate();
  await signIn(page, person);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Publish and share' }).click();
  const link = await page.getByLabel('Link of your profile').inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Link Copied to Clipboard')).toBeVisible();
  await expect(page.getByAltText('QR code of the profile')).toHaveAttribute('width', '80');

  const others = await browser.newContext();
  const visitor = await others.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Rania Saleh' })).toBeVisible();
  expect(await visitor.content()).not.toContain(person.email);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await open(page, '/candidate-settings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Not published')).toBeVisible();
  const gone = await visitor.goto(link);
  expect([gone?.status(), new URL(visitor.url()).pathname]).toEqual([
    404,
    `/404/user/${link.split('/').at(-1)}`,
  ]);
  await others.close();
});

test('a changed email needs the password, signs out and asks for its verification', async ({ page }) => {
  const person = await aNewCandidate();
  await signIn(page, person);
  await open(page, '/profile#contact');
  const card = page.locator('#contact');
  const email = `new-${person.email}`;
  await card.getByLabel('Email').fill(email);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Please enter your password to change your email')).toBeVisible();
  await card.getByLabel('Phone number').fill('55123456');
  await card.getByLabel('Your password').fill('not the password');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Wrong Password!')).toBeVisible();
  await card.getByLabel('Your password').fill(password);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your email has been changed.').first()).toBeVisible();
  await page.waitForURL('**/login', { timeout: 15_000 });
  await confirmAddress(page, email);
  await open(page, '/login');
  await signInOnPage(page, { ...person, email });
  await page.waitForURL('**/candidate-dashboard');
});

test('all own data is downloaded, then the account is deleted for good', async ({ page }) => {
  const person = await aNewCandidate();
  await signIn(page, person);
  await open(page, '/candidate-settings');
  await page.locator('#export').getByLabel('Your password').fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mihna-data-.*\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please enter your password!')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await newestLetter(page, person.email, 'account-deleted')).toContain('Rania Saleh');
  await open(page, '/login');
  await signInOnPage(page, person);
  await expect(page.getByText('Your email is not registered in the product.')).toBeVisible();
});

/** Three recorded answers by file: what the recorder would have sent. */
async function giveVideos(page: Page): Promise<void> {
  const paths: string[] = [];
  const headers = { origin: new URL(page.url()).origin };
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
