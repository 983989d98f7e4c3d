import { chromium, expect, test } from '@playwright/test';
import { aNewCompany, connectsDomain } from './support/accounts.ts';
import { expectBeside } from './support/beside-field.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('an owner names a domain and reads its records; once it is connected, visitors meet the page there and nothing else', async ({
  browser,
  baseURL,
}) => {
  const domain = 'careers.harbour.example';
  const { origin, protocol, port } = new URL(baseURL ?? '');
  const desk = await signedIn(browser, await aNewCompany('Harbour Domains'));
  const errors = watchErrors(desk);
  await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await desk.goto('/company-profile-edit/settings/site/careers');
  await expect(desk.getByText('Once the page has been saved, it can have a domain.')).toBeVisible();
  await desk.getByLabel('Show the page to everybody').check();
  await desk.getByLabel('Headline').fill('We bring ships in.');
  await desk.getByRole('button', { name: 'Save' }).click();
  const field = desk.getByRole('textbox', { name: 'Domain', exact: true });
  await field.fill('192.168.1.1:80');
  await desk.getByRole('button', { name: 'Use this domain' }).click();
  await expectBeside(desk, field, 'Please enter a domain such as company.com');
  await expect(field).toHaveValue('192.168.1.1:80');
  await field.fill(` https://${domain.toUpperCase()}/`);
  await desk.getByRole('button', { name: 'Use this domain' }).click();
  await expect(desk.getByText('Not checked yet')).toBeVisible();
  await expect(desk.getByLabel('Name of the TXT record')).toHaveValue(`_mihna.${domain}`);
  await expect(desk.getByLabel('Value of the CNAME record')).toHaveValue('localhost');
  await desk.getByRole('button', { name: 'Check now' }).click();
  await expect(desk.getByText('Waiting for DNS')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(desk);

  await connectsDomain(domain);
  await desk.reload();
  await expect(desk.getByText('Connected', { exact: true })).toBeVisible();
  await expect(desk.getByLabel('Link to the page at your domain')).toHaveValue(`${protocol}//${domain}`);

  const outside = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [`--host-resolver-rules=MAP ${domain} 127.0.0.1`],
  });
  const visitor = await outside.newPage({ colorScheme: 'dark', ignoreHTTPSErrors: true });
  const site = `${protocol}//${domain}:${port}`;
  await visitor.goto(site);
  await expect(visitor.getByText('We bring ships in.')).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${protocol}//${domain}/`);
  expect(await visitor.content()).toContain('"ItemList"');
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'العربية' }).click();
  await expect(visitor).toHaveURL(`${site}/ar`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await visitor.getByRole('link', { name: 'English' }).click();
  await expect(visitor).toHaveURL(`${site}/en`);
  const opening = visitor.getByRole('link', { name: 'Harbour pilot' });
  await expect(opening).toHaveAttribute('href', new RegExp(`^${origin}/job/.*[?]source=careers$`));
  expect((await visitor.goto(`${site}/api/session`))?.status()).toBe(404);
  expect(await visitor.context().cookies()).toEqual([]);
  await outside.close();

  await desk.getByRole('button', { name: `Remove ${domain}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(field).toHaveValue('');
  expect(errors).toEqual([]);
  await desk.context().close();
});

test('what a colleague saved meanwhile is not overwritten by who has read of it through a look at the domain', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Two Editors'));
  const editor = '/company-profile-edit/settings/site/careers';
  await desk.goto(editor);
  await desk.getByLabel('Headline').fill('As it began.');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('textbox', { name: 'Domain', exact: true }).fill('two.editors.example');
  await desk.getByRole('button', { name: 'Use this domain' }).click();
  await expect(desk.getByText('Not checked yet')).toBeVisible();
  await desk.getByLabel('Headline').fill('Mine, not saved yet.');

  const colleague = await desk.context().newPage();
  await colleague.goto(editor);
  await colleague.getByLabel('Headline').fill('Theirs, saved.');
  const saved = colleague.waitForResponse(/careersPage\/save/);
  await colleague.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await colleague.getByRole('button', { name: 'Check now' }).click();
  await expect(desk.getByText('Waiting for DNS')).toBeVisible({ timeout: 20_000 });

  const refused = desk.waitForResponse(/careersPage\/save/);
  await desk.getByRole('button', { name: 'Save' }).click();
  expect((await refused).status()).toBe(409);
  await expect(desk.getByLabel('Headline')).toHaveValue('Mine, not saved yet.');
  await colleague.reload();
  await expect(colleague.getByLabel('Headline')).toHaveValue('Theirs, saved.');
  await desk.context().close();
});
