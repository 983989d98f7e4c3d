import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { withFirmHyphens } from '#domain/text/spacing.ts';
import { aPdf, aPdfOf, aPicture } from '#support/uploads.ts';
import { aNewCandidate, password } from './support/accounts.ts';
import { expectBeside, expectRefused, expectSound } from './support/beside-field.ts';
import { daysFromNow } from './support/days.ts';
import { hydrated } from './support/page-check.ts';

const mebibyte = 1024 * 1024;
const letters = (count: number) => 'a'.repeat(count);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const registration = file('cr.pdf', 'application/pdf', aPdf('Commercial registration'));
const nameCharacters = "Please enter a valid company name: letters, digits, space and . , ' & - ( )";
const documentFormat = 'The document must be a PDF, PNG, JPEG or WebP file';
const pictureFormat = 'The picture must be a PNG, JPEG or WebP file';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('every rule of every step of the wizard is said beside its field', async ({ page }) => {
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  const chosen = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm the password');
  await open(page, '/registration?us=emp');
  await expectRefused(page, next, [
    ['Full name', '', 'Full name is required'],
    ['Work email', '', 'Email is required'],
    [chosen, '', 'The password should contain at least 8 characters'],
    [again, '', 'Please confirm the password'],
  ]);
  await expectRefused(page, next, [
    ['Full name', 'R2 D2', 'Please enter your valid full name'],
    ['Work email', 'owner@', 'Please enter a valid email'],
    [chosen, 'seven-7', 'The password should contain at least 8 characters'],
    [again, 'something else', 'The password does not match'],
  ]);
  await expectRefused(page, next, [
    ['Full name', letters(256), 'Maximum 255 character'],
    [chosen, letters(1025), 'The password is too long'],
  ]);
  await page.getByLabel('Full name').fill('Yousef Al-Marri');
  await chosen.fill(password);
  await again.fill(password);
  await page.getByLabel('Work email').fill('candidate@demo.example');
  await expectBeside(page, 'Work email', 'Email already exists');
  await expectRefused(page, next, [['Work email', 'admin@demo.example', 'Email already exists']]);
  await page.getByLabel('Work email').fill(`owner-${randomUUID().slice(0, 8)}@rawdat.example`);
  await expectSound(page);
  await next();

  await expectRefused(page, next, [['Phone number', '', 'Phone Number is required']]);
  const notThere = (code: string) => `Phone Number is required Enter a number that is valid for ${code}`;
  await expectRefused(page, next, [['Phone number', '1234', notThere('+974')]]);
  await page.getByLabel('Dial code').fill('+33');
  await expectRefused(page, next, [['Phone number', '55123456', notThere('+33')]]);
  await page.getByLabel('Dial code').fill('+974');
  await next();

  const document = page.getByLabel('Commercial registration');
  await expectRefused(page, next, [['Company name', '', 'Company name is required']]);
  await expectBeside(page, document, 'The commercial registration document is required');
  await expectRefused(page, next, [['Company name', '333', nameCharacters]]);
  await expectRefused(page, next, [
    ['Company name', letters(256), 'Maximum 255 character'],
    ['Company email', 'hr@', 'Please enter a valid email'],
    ['Contact number', '12', notThere('+974')],
    [/^Address/, letters(501), 'Maximum 500 character'],
    ['CR number', letters(51), 'Maximum 50 character'],
    ['CR expiry date', '20270-01-01', 'Please enter a valid date'],
  ]);
  for (const [wrong, message] of [
    [file('cr.txt', 'text/plain', Buffer.from('no document')), documentFormat],
    [file('cr.pdf', 'application/pdf', Buffer.from('no document')), documentFormat],
    [
      file('cr.pdf', 'application/pdf', aPdfOf(10 * mebibyte + 1)),
      'The document must not be larger than 10MB',
    ],
  ] as const) {
    await document.setInputFiles(wrong);
    await expectBeside(page, document, message);
  }
  await document.setInputFiles(registration);
  await page.getByLabel('Trade license').setInputFiles({ ...registration, name: 'trade-license.pdf' });
  await expect(page.getByRole('link', { name: 'trade-license.pdf' })).toBeVisible();
  for (const label of ['Company email', 'Contact number', /^Address/, 'CR number', 'CR expiry date'])
    await page.getByLabel(label).fill('');
  await page.getByLabel('Company name').fill('Rawdat & Sons');
  await expectRefused(page, next, [['Expires on', '20290-06-30', 'Please enter a valid date']]);
  await page.getByLabel('Expires on').fill(daysFromNow(900));
  await expectSound(page);
  await next();

  const logo = page.getByLabel('Logo');
  const picture = await aPicture();
  for (const [wrong, message] of [
    [file('logo.svg', 'image/svg+xml', Buffer.from('<svg/>')), pictureFormat],
    [file('logo.png', 'image/png', Buffer.from('no picture')), pictureFormat],
    [
      file('logo.png', 'image/png', Buffer.concat([picture, Buffer.alloc(3 * mebibyte)])),
      'The picture must not be larger than 3MB',
    ],
  ] as const) {
    await logo.setInputFiles(wrong);
    await expectBeside(page, logo, message);
  }
  await logo.setInputFiles(file('logo.png', 'image/png', picture));
  await expectSound(page);
  await expectRefused(page, next, [
    ['About the company', letters(3001), 'Maximum 3000 character'],
    ['Website', 'rawdat', 'URL is invalid for Website'],
    [page.getByRole('textbox', { name: 'LinkedIn' }), 'my page', 'URL is invalid for LinkedIn'],
    [page.getByRole('textbox', { name: 'Twitter' }), 'ftp://x.com', 'URL is invalid for Twitter'],
    [page.getByRole('textbox', { name: 'Facebook' }), 'http://evil@bank.qa', 'URL is invalid for Facebook'],
    [page.getByRole('textbox', { name: 'Instagram' }), 'javascript:alert(1)', 'URL is invalid for Instagram'],
  ]);
});

test('what only the server knows leads the wizard back to its field, and nothing typed is lost', async ({
  page,
}) => {
  const taken = await aNewCandidate();
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  const send = async () => {
    for (let step = 0; step < 4; step += 1) await next();
    await page.getByRole('button', { name: 'Register the company' }).click();
  };
  const chosen = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm the password');
  // An answer that does not come leaves the question to the server at the end.
  await page.route('**/api/rpc/identity/checkEmail', (route) => route.abort());
  await open(page, '/registration?us=emp');
  await page.getByLabel('Full name').fill('Yousef Al-Marri');
  await page.getByLabel('Work email').fill(taken.email);
  await chosen.fill('password');
  await expect(page.locator('.strength').getByText('This password is too common.')).toBeVisible();
  await expectRefused(page, next, [
    [chosen, 'password', 'This password is too common.'],
    [again, '', 'Please confirm the password'],
  ]);
  await expect(page.getByText('This password is too common.')).toHaveCount(1);
  await again.fill('Yousef Al-Marri 1');
  const own = 'The password should not be your name, your email or the name of this site';
  await expectRefused(page, next, [[chosen, 'Yousef Al-Marri 1', own]]);
  await chosen.fill(password);
  await again.fill(password);
  await next();
  await page.getByLabel('Phone number').fill('55123456');
  // What was typed is guarded on every step.
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await next();
  await page.getByLabel('Company name').fill('Rawdat & Sons');
  await page.getByLabel('Commercial registration').setInputFiles(registration);
  await expect(page.getByRole('link', { name: 'cr.pdf' })).toBeVisible();
  await next();
  await page.getByLabel('Logo').setInputFiles(file('logo.png', 'image/png', await aPicture()));
  await next();
  const steps = page.getByRole('list', { name: 'Steps of the registration' });
  await steps.getByRole('button', { name: 'Company Info' }).click();
  await page.getByLabel('Company name').fill('');
  await steps.getByRole('button', { name: 'Preview' }).click();
  await expectBeside(page, 'Company name', 'Company name is required');
  await page.getByLabel('Company name').fill('Rawdat & Sons');
  await steps.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Register the company' }).click();
  await expectBeside(page, 'Work email', 'Email already exists');
  await expect(page.getByLabel('Work email')).toBeFocused();
  await expect(page.locator('.toast').getByText('Email already exists')).toBeVisible();
  await page.getByLabel('Work email').fill(`owner-${randomUUID().slice(0, 8)}@rawdat.example`);
  await expectSound(page);
  await page.route('**/api/files/v1/profile-picture', (route) => route.fulfill({ status: 500 }));
  await send();
  await expect(page.getByText('Company registration successful!').first()).toBeVisible();
  await expect(page.getByText('Your logo could not be kept')).toBeVisible();
});

test('en français, l’inscription dit chaque règle à côté de son champ', async ({ page }) => {
  const next = () => page.getByRole('button', { name: 'Continuer' }).click();
  const email = withFirmHyphens('E-mail professionnel');
  const chosen = page.getByLabel('Mot de passe', { exact: true });
  const again = page.getByLabel('Confirmez le mot de passe');
  await open(page, '/fr/registration?us=emp');
  await expectRefused(page, next, [
    ['Nom complet', 'R2 D2', 'Veuillez saisir votre nom complet valable'],
    [email, 'owner@', withFirmHyphens('Veuillez saisir une adresse e-mail valable')],
    [chosen, 'court', 'Le mot de passe doit contenir au moins 8 caractères'],
    [again, 'autre', 'Les mots de passe ne correspondent pas'],
  ]);
  await page.getByLabel('Nom complet').fill('Yousef Al-Marri');
  await chosen.fill(password);
  await again.fill(password);
  await expectRefused(page, next, [
    [email, 'candidate@demo.example', withFirmHyphens('Cette adresse e-mail existe déjà')],
  ]);
  await page.getByLabel(email).fill(`owner-${randomUUID().slice(0, 8)}@rawdat.example`);
  await next();
  await expectRefused(page, next, [
    [
      'Numéro de téléphone',
      '12',
      'Le numéro de téléphone est obligatoire Saisissez un numéro valable pour +974',
    ],
  ]);
  await page.getByLabel('Numéro de téléphone').fill('55123456');
  await next();
  await expectRefused(page, next, [['Nom de l’entreprise', '', 'Le nom de l’entreprise est obligatoire']]);
  const document = page.getByLabel('Registre du commerce');
  await expectBeside(page, document, 'Le document du registre du commerce est obligatoire');
  await document.setInputFiles(file('cr.pdf', 'application/pdf', Buffer.from('rien')));
  await expectBeside(page, document, 'Le document doit être un fichier PDF, PNG, JPEG ou WebP');
  await document.setInputFiles(registration);
  await page.getByLabel('Nom de l’entreprise').fill('Rawdat et fils');
  await expectSound(page);
  await next();
  await expectRefused(page, next, [
    ['Site web', 'rawdat', 'L’URL n’est pas valable pour Site web'],
    [page.getByRole('textbox', { name: 'LinkedIn' }), 'ma page', 'L’URL n’est pas valable pour LinkedIn'],
  ]);
});
