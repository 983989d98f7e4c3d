import { expect, type Page, type Route, test } from '@playwright/test';
import { aPdf, aPicture } from '#support/uploads.ts';
import { aNewCandidate, aNewCompany, password } from './support/accounts.ts';
import { expectBeside, expectRefused, expectSound } from './support/beside-field.ts';
import { daysFromNow } from './support/days.ts';
import { signedIn } from './support/own-openings.ts';
import { hydrated } from './support/page-check.ts';

const mebibyte = 1024 * 1024;
const letters = (count: number) => 'a'.repeat(count);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const notThere = (code: string) => `Phone Number is required Enter a number that is valid for ${code}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function card(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true });
  return { region, save: () => region.getByRole('button', { name: 'Save', exact: true }).click() };
}

test('every rule of the person, the picture and the password is said beside its field', async ({
  browser,
}) => {
  const [owner, taken] = [await aNewCompany('Sidra Works'), await aNewCandidate()];
  const page = await signedIn(browser, owner);
  await open(page, '/company-profile-edit');
  const you = card(page, 'Your details');
  await expectRefused(you.region, you.save, [
    ['Full name', '', 'Full name is required'],
    ['Work email', '', 'Email is required'],
  ]);
  await expectRefused(you.region, you.save, [
    ['Full name', 'R2 D2', 'Please enter your valid full name'],
    ['Work email', 'owner@', 'Please enter a valid email'],
    ['Phone number', '1234', notThere('+974')],
  ]);
  await you.region.getByLabel('Phone number').fill('55123456');
  await expectRefused(you.region, you.save, [['Full name', letters(256), 'Maximum 255 character']]);
  await you.region.getByLabel('Full name').fill('Huda Al-Salem');
  const own = you.region.getByLabel('Your password, to change the address');
  const isTaken = ['Work email', taken.email, 'Email already exists'] as const;
  // It is said while typing, before anything is sent.
  await you.region.getByLabel('Work email').fill(taken.email);
  await expectBeside(you.region, 'Work email', 'Email already exists');
  await expectRefused(you.region, you.save, [isTaken, [own, '', 'Please enter your password']]);
  await expectRefused(you.region, you.save, [isTaken, [own, 'not mine at all', 'Wrong Password!']]);
  await own.fill(owner.password);
  await expectRefused(you.region, you.save, [isTaken]);
  await you.region.getByLabel('Work email').fill(owner.email);
  await expectSound(you.region);
  await you.save();
  await expect(page.getByText('Updated Successfully').first()).toBeVisible();
  await expect(you.region.getByText('+974 55123456')).toBeVisible();

  const picture = page.getByRole('region', { name: 'Your picture' }).locator('input');
  await picture.setInputFiles(file('me.gif', 'image/gif', Buffer.from('GIF89a')));
  await expectBeside(page, picture, 'The picture must be a PNG, JPEG or WebP file');

  await open(page, '/company-profile-edit/settings');
  const change = card(page, 'Change password').region;
  const send = () => change.getByRole('button', { name: 'Change password' }).click();
  const before = change.getByLabel('Old password');
  const chosen = change.getByLabel('New password');
  await expectRefused(change, send, [
    [before, '', 'Old password is required'],
    [chosen, 'seven-7', 'The password should contain at least 8 characters'],
  ]);
  await before.fill('not mine at all');
  await chosen.fill('corniche-falcon-43');
  await expectRefused(change, send, [[before, 'not mine at all', 'Old password is invalid!']]);
  await before.fill(password);
  await expectRefused(change, send, [[chosen, 'password', 'This password is too common.']]);
  const owned = 'The password should not be your name, your email or the name of this site';
  await expectRefused(change, send, [[chosen, 'Huda Al-Salem', owned]]);
  await chosen.fill('corniche-falcon-43');
  await send();
  await expect(change.getByText('Your password is changed.')).toBeVisible();
  await page.context().close();
});

test('every rule of the company, its documents, its logo and its letters is said beside its field', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Sidra Works'));
  // Leaving what is not saved asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/company-profile-edit/company');
  const { region, save } = card(page, 'Company profile');
  const link = (name: string) => region.getByLabel(name);
  await expectRefused(region, save, [
    ['Company name', '', 'Company name is required'],
    ['Company email', '', 'Email is required'],
  ]);
  await expectRefused(region, save, [
    [
      'Company name',
      'Bad <name>',
      "Please enter a valid company name: letters, digits, space and . , ' & - ( )",
    ],
    ['Name in Arabic', 'Rawdat', 'Please write this name in Arabic letters'],
    ['About the company', letters(3001), 'Maximum 3000 character'],
    [/^Address/, letters(501), 'Maximum 500 character'],
    [/^City/, letters(101), 'Maximum 100 character'],
    ['Company email', 'hr@', 'Please enter a valid email'],
    ['Contact number', '1', notThere('+974')],
    [link('Website'), 'rawdat', 'URL is invalid for Website'],
    [link('LinkedIn'), 'my page', 'URL is invalid for LinkedIn'],
    [link('Twitter'), 'ftp://x.com', 'URL is invalid for Twitter'],
    [link('Facebook'), 'http://evil@bank.qa', 'URL is invalid for Facebook'],
    [link('Instagram'), 'javascript:alert(1)', 'URL is invalid for Instagram'],
  ]);
  await page.reload();
  await hydrated(page);
  await region.getByText('In other languages').click();
  await expectRefused(region, save, [['العربية', letters(3001), 'Maximum 3000 character']]);
  await region.getByLabel('العربية').fill('نبني الطرق.');
  await save();
  await page.reload();
  await hydrated(page);
  await expect(region.getByLabel('العربية')).toHaveValue('نبني الطرق.');
  await region.getByLabel('Dial code').fill('+33');
  await expectRefused(region, save, [['Contact number', '55123456', notThere('+33')]]);
  await region.getByLabel('Contact number').fill('612345678');
  await save();
  await expect(region.getByText('+33 612345678')).toBeVisible();
  await region.getByRole('button', { name: 'Edit' }).click();
  await region.getByLabel('Contact number').fill('698765432');
  await save();
  await expect(region.getByText('+33 698765432')).toBeVisible();

  const documents = card(page, 'Documents');
  const document = documents.region.getByLabel('Commercial registration');
  await document.setInputFiles(file('cr.pdf', 'application/pdf', Buffer.from('no document')));
  await expectBeside(page, document, 'The document must be a PDF, PNG, JPEG or WebP file');
  const shown = (name: string) =>
    expect(documents.region.getByRole('link', { name, exact: true })).toBeVisible();
  // The first upload ends after the second, and neither is lost.
  const held = Promise.withResolvers<void>();
  const hold = (route: Route) => held.promise.then(() => route.continue());
  await page.route('**/api/files/v1/cr-attachment', hold, { times: 1 });
  await document.setInputFiles(file('cr.pdf', 'application/pdf', aPdf('Commercial registration')));
  const license = documents.region.getByLabel('Trade license');
  await license.setInputFiles(file('license.pdf', 'application/pdf', aPdf('Trade license')));
  await shown('license.pdf');
  held.resolve();
  await shown('cr.pdf');
  await shown('license.pdf');
  await expectRefused(documents.region, documents.save, [
    ['CR number', letters(51), 'Maximum 50 character'],
    ['CR expiry date', '20270-01-01', 'Please enter a valid date'],
  ]);
  await documents.region.getByLabel('CR number').fill('12345/6');
  await documents.region.getByLabel('CR expiry date').fill(daysFromNow(40));
  await expectRefused(documents.region, documents.save, [
    ['Expires on', '20290-06-30', 'Please enter a valid date'],
  ]);
  await documents.region.getByLabel('Expires on').fill(daysFromNow(900));
  await expectSound(documents.region);

  const logo = page.getByRole('region', { name: 'Logo' }).locator('input');
  const picture = await aPicture();
  const large = file('logo.png', 'image/png', Buffer.concat([picture, Buffer.alloc(3 * mebibyte)]));
  await logo.setInputFiles(large);
  await expectBeside(page, logo, 'The picture must not be larger than 3MB');
  await logo.setInputFiles(file('logo.png', 'image/png', Buffer.from('no picture')));
  await expectBeside(page, logo, 'The picture must be a PNG, JPEG or WebP file');

  await open(page, '/company-profile-edit/settings/messages');
  const mails = card(page, 'Emails to candidates');
  for (const when of ['When somebody is shortlisted', 'When somebody is rejected'])
    await mails.region.getByLabel(when, { exact: true }).check();
  await expectRefused(mails.region, mails.save, [
    ['Your words: When somebody is shortlisted', letters(2001), 'Maximum 2000 character'],
    ['Your words: When somebody is rejected', letters(2001), 'Maximum 2000 character'],
  ]);
  await mails.region.getByLabel('When somebody is rejected', { exact: true }).uncheck();
  await mails.save();
  await expectBeside(mails.region, 'Your words: When somebody is rejected', 'Maximum 2000 character');
  await mails.region.getByLabel('Your words: When somebody is shortlisted').fill('Well done.');
  await mails.region.getByLabel('When somebody is rejected', { exact: true }).check();
  await expectRefused(mails.region, mails.save, [
    [
      'Your words: When somebody is rejected',
      'Dear {name}',
      '{name} can’t be filled in; you can use {candidate}, {position}, {company}',
    ],
  ]);
  await mails.region.getByLabel('Your words: When somebody is rejected').fill('Thank you, {candidate}.');
  await mails.region.getByText('Preview', { exact: true }).last().click();
  await expect(mails.region.getByText('Thank you, Amira Haddad.')).toBeVisible();
  await expectSound(mails.region);
  await page.context().close();
});

test('a save that fails says “Something went wrong”, keeps what was typed, and can be sent again', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Sidra Patience'));
  await open(page, '/company-profile-edit/company');
  const profile = card(page, 'Company profile');
  await profile.region.getByLabel('City').fill('Dukhan');
  const calls = '**/api/rpc/companies/update';
  await page.route(calls, (route) => route.abort());
  await profile.save();
  await expect(profile.region.getByRole('alert')).toContainText('Something went wrong');
  await expect(profile.region.getByLabel('City')).toHaveValue('Dukhan');
  await page.unroute(calls);
  await profile.save();
  await expect(page.getByText('Updated Successfully').first()).toBeVisible();
  await page.reload();
  await expect(profile.region.getByLabel('City')).toHaveValue('Dukhan');
  await page.context().close();
});
