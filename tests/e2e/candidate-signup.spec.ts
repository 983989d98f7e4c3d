import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { aPicture } from '#support/uploads.ts';
import { aNewCandidate, password } from './support/accounts.ts';
import { confirmAddress, shortCv, shortWordCv } from './support/candidate.ts';
import { aTextPdf } from './support/cv.ts';
import { daysFromNow } from './support/days.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  openPage,
  watchErrors,
} from './support/page-check.ts';

test.use({ serviceWorkers: 'allow' });

/** The list of job titles comes only once the answered function is called. */
async function holdTitles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/jobPool/titles*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The fields of the first step that no CV tells. */
async function fillTheRest(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
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
  await openPage(page, '/registration');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'NEXT' }).click();
  for (const text of [
    'Full name is required',
    'Email is required',
    'The password should contain at least 8 characters',
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

  // A photo is kept as a page, and nothing is read of it; a Word file in its place fills the form.
  const photo = { name: 'IMG_7.jpg', mimeType: 'image/jpeg', buffer: await aPicture({ format: 'jpeg' }) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText('We made a PDF page of your photo')).toBeVisible();
  await expect(page.getByText('IMG_7.pdf')).toBeVisible();
  await expect(page.getByText('We found this in your CV')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(shortWordCv);
  await expect(page.getByText('We made a PDF of your Word file')).toBeVisible();
  const look = await page.getByRole('link', { name: 'Look at the PDF' }).getAttribute('href');
  const made = await page.request.get(look ?? '');
  expect(made.headers()['content-type']).toBe('application/pdf');
  await expect(page.getByText('We found this in your CV')).toBeVisible();
  await expectAccessible(page);
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
  // The CV is there already: its step is passed by, and can be gone back to.
  await expect(page.getByRole('button', { name: 'Record my introduction' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'CV upload' })).toBeVisible();
  await expect(page.getByText('omar.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByRole('button', { name: 'Skip the video for now' }).click();
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  await expect(page.locator('header.bar').getByRole('link', { name: /^Sign (In|Up)$/ })).toHaveCount(0);
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
  await openPage(page, '/candidate-dashboard');
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
  await openPage(page, '/registration');
  await act(page.locator('input[type=file]').setInputFiles({ ...shortCv, buffer: aWholeCv(email) }));
  await act(page.getByRole('button', { name: 'Take over what is ticked' }).click());
  await expect(page.getByText('From your CV, for your profile')).toBeVisible();
  await expectAccessible(page);
  await act(page.locator('input[name=password]').fill(password));
  await act(page.locator('select[name=industry]').selectOption('Construction'));
  await act(page.locator('input[name=terms]').check());
  await act(page.getByRole('button', { name: 'NEXT' }).click());
  await act(page.getByRole('button', { name: 'Skip the video for now' }).click());
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  await act(openPage(page, '/profile'));
  await expect(page.getByRole('img', { name: 'Profile completion: 79 of 100' })).toBeVisible();
  await act(
    page
      .locator('#avatar input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture() }),
  );
  await expect(page.getByRole('img', { name: 'Profile completion: 84 of 100' })).toBeVisible();
  await act(openPage(page, '/candidate-dashboard'));
  const forYou = page.getByRole('region', { name: 'Jobs for you' });
  await expect(forYou.getByText('You look for Civil Engineer').first()).toBeVisible();
  await expectAccessible(page);
  await act(openPage(page, `/job/${id}/apply`));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('omar.pdf')).toBeVisible();
  for (const box of await page.locator('form textarea').all()) await act(box.fill('I build what lasts.'));
  await act(page.getByRole('button', { name: 'Send application' }).click());
  await expect(page.getByText('application submitted successfully')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(25);
});

test.describe('on a French phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

  test('a sign-up from inside an application leads back to it, in French', async ({ page }) => {
    const email = `omar-${randomUUID().slice(0, 8)}@example.com`;
    await openPage(page, '/registration?redirect=/jobs-pool?pagename=home');
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await expect(page.locator('[role=alert]').first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(shortCv);
    await page.getByRole('button', { name: 'Reprendre ce qui est coché' }).click();
    await fillTheRest(page, email);
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await expect(page.getByRole('button', { name: 'Passer la vidéo pour l’instant' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Passer la vidéo pour l’instant' }).click();
    await expect(page.getByText('Vous êtes maintenant inscrit')).toBeVisible();
    await page.getByRole('link', { name: 'Poursuivre votre candidature' }).click();
    await page.waitForURL('**/jobs-pool?pagename=home');
  });
});

test('whatever is wrong with the first step of the sign-up is said in one round', async ({ page }) => {
  const taken = await aNewCandidate();
  await openPage(page, '/registration');
  await page.getByLabel('Full name').fill('Omar Farouk');
  await page.getByLabel('Email', { exact: true }).fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  // Who hides it types it again.
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.locator('input[name=passwordCheck]').fill('something else');
  await page.getByLabel('Phone number').fill('123');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [field, message] of [
    ['email', 'Email already exists'],
    ['password', 'This password is too common.'],
    ['passwordCheck', 'The password does not match'],
    ['phone', 'Phone Number is required'],
  ] as const)
    await expect(page.locator('.field').filter({ has: page.locator(`[name=${field}]`) })).toContainText(
      message,
    );
  await expect(page.locator('[name=industry]')).toHaveAttribute('aria-invalid', 'true');
});

/** Two openings that ask two questions and neither a letter nor a video, and one that asks nothing else than they do. */
async function openingsThatAskTwo(page: Page): Promise<[first: string, second: string, same: string]> {
  const found: { id: string; asked: string[] }[] = [];
  for (let number = 1; number < 20; number += 1) {
    const { data } = await (await page.request.get(`/api/jobs_pool?page=${number}`)).json();
    for (const { id } of data.data as { id: string }[]) {
      const opening = (await (await page.request.get(`/api/job/${id}`)).json()).data;
      const isShort = opening.cover_letter === 'optional' && opening.video_questions.length === 0;
      if (!isShort || opening.screening_questions.length !== 2) continue;
      found.push({ id, asked: opening.screening_questions.map(({ title }: { title: string }) => title) });
      const [first, second, ...others] = found;
      const same = others.find(({ asked }) =>
        asked.every((title) => [...(first?.asked ?? []), ...(second?.asked ?? [])].includes(title)),
      );
      if (first && second && same) return [first.id, second.id, same.id];
    }
  }
  throw new Error('The demo has no three such openings');
}

test('from an opening to the first application in at most 11 actions, to the second in at most 4, in 2 where nothing new is asked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `omar-${randomUUID().slice(0, 8)}@example.com`;
  const [first, second, same] = await openingsThatAskTwo(page);
  let actions = 0;
  const act = async (deed: Promise<unknown>) => {
    actions += 1;
    await deed;
  };
  const answer = async () => {
    // The screen comes after its address.
    await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
    for (const box of await page.locator('.apply-questions :is(textarea, input[inputmode=decimal])').all())
      if ((await box.inputValue()) === '') await act(box.fill('7'));
    for (const box of await page.locator('.apply-questions input[type=date]').all())
      if ((await box.inputValue()) === '') await act(box.fill(daysFromNow(40)));
    for (const group of await page.locator('.apply-yes-no').all())
      if ((await group.locator('input:checked').count()) === 0) await act(group.getByLabel('Yes').check());
    await act(page.getByRole('button', { name: 'Send application' }).click());
    await expect(page.getByText('application submitted successfully')).toBeVisible();
  };

  await openPage(page, `/job/${first}`);
  await act(page.locator('a[href*="/registration?redirect="]:visible').first().click());
  await page.waitForURL('**/registration?**');
  await hydrated(page);
  await act(page.locator('input[type=file]').setInputFiles({ ...shortCv, buffer: aWholeCv(email) }));
  await act(page.getByRole('button', { name: 'Take over what is ticked' }).click());
  await act(page.locator('input[name=password]').fill(password));
  await act(page.locator('select[name=industry]').selectOption('Construction'));
  await act(page.locator('input[name=terms]').check());
  await act(page.getByRole('button', { name: 'NEXT' }).click());
  await act(page.getByRole('button', { name: 'Skip the video for now' }).click());
  await page.waitForURL('**/apply?**');
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await answer();
  expect(actions).toBeLessThanOrEqual(11);

  actions = 0;
  await openPage(page, `/job/${second}`);
  await act(page.locator(`a[href$="/job/${second}/apply"]:visible`).first().click());
  await page.waitForURL('**/apply');
  await hydrated(page);
  await answer();
  expect(actions).toBeLessThanOrEqual(4);

  actions = 0;
  await openPage(page, `/job/${same}`);
  await act(page.locator(`a[href$="/job/${same}/apply"]:visible`).first().click());
  await page.waitForURL('**/apply');
  await hydrated(page);
  await answer();
  expect(actions).toBeLessThanOrEqual(2);
});
