import { expect, test } from '@playwright/test';
import { startSignInProvider } from '../support/sign-in-provider.ts';
import { demoPassword, signInAs } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';

test('an owner connects the sign-in of the company, and a new colleague comes in by it', async ({
  page,
  browser,
  request,
}) => {
  test.skip(process.env.E2E_URL !== undefined, 'Its provider listens unencrypted on this machine.');
  const provider = await startSignInProvider();
  const domain = `d${Date.now()}.example`;
  await signInAs(page, 'company');
  const { data: companySession } = await (await page.request.get('/api/users')).json();
  await page.goto('/company-profile-edit/settings/sign-in');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a domain' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel('Domain').fill('gmail.com');
  await adding.getByRole('button', { name: 'Add a domain' }).click();
  await expect(adding.getByText('Anybody can have an address there')).toBeVisible();
  await adding.getByLabel('Domain').fill(domain);
  await adding.getByRole('button', { name: 'Add a domain' }).click();
  const row = page.getByRole('listitem').filter({ hasText: domain });
  await expect(row.getByLabel('Name of the record')).toHaveValue(`_mihna.${domain}`);

  const administrator = await browser.newContext();
  await signInAs(administrator, 'admin');
  const office = await administrator.newPage();
  await office.goto(`/manage-employer/${companySession.id}?tab=plan`);
  await hydrated(office);
  const domains = office.getByRole('region', { name: 'Domains' });
  const vouch = async () => {
    await domains.getByRole('button', { name: 'Vouch for a domain' }).last().click();
    await office.getByRole('dialog').getByLabel('Domain').fill(domain);
    await office.getByRole('dialog').getByLabel('Reason').fill('Seen on its registration');
    await office.getByRole('dialog').getByRole('button', { name: 'Vouch for a domain' }).click();
    await expect(domains.getByText('Vouched for by us')).toBeVisible();
  };
  await vouch();
  await domains.getByRole('button', { name: `Take back ${domain}` }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('Not theirs after all');
  await office.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(domains.getByText('Not proved')).toBeVisible();
  await vouch();
  await administrator.close();
  await page.reload();
  await hydrated(page);
  await expect(row.getByText('Proved', { exact: true })).toBeVisible();

  const returnAddress = await page.getByLabel('Redirect address').inputValue();
  const owner = { sub: 'owner', email: `owner@${domain}`, email_verified: true, groups: ['hiring'] };
  await provider.be({ returnAddress, person: owner });
  await page.getByRole('button', { name: 'Connect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Issuer').fill(provider.issuer);
  await dialog.getByLabel('Client ID').fill('mihna');
  await dialog.getByLabel('Client secret').fill(provider.clientSecret);
  await dialog.getByLabel('Claim that names groups').fill('groups');
  await dialog.getByRole('button', { name: 'Add a group' }).click();
  await dialog.getByLabel('Group', { exact: true }).fill('hiring');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Try it' }).click();
  const tried = page.getByRole('region', { name: 'Your trial came back' });
  await expect(tried).toContainText(`owner@${domain}`);
  await expect(tried).toContainText('Recruiter');
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible();

  const colleague = await browser.newContext();
  await provider.be({
    person: { sub: 'new', email: `salma@${domain}`, email_verified: true, name: 'Salma Nour', groups: [] },
  });
  const screen = await colleague.newPage();
  await screen.goto('/login?pg=emp');
  await hydrated(screen);
  await screen.getByLabel('Email').fill(`salma@${domain}`);
  await screen.getByRole('button', { name: /^Continue with / }).click();
  await expect(screen).toHaveURL(/\/dashboard$/);
  await expect(
    screen.getByRole('navigation').getByRole('link', { name: 'Applications' }).first(),
  ).toBeVisible();
  const { data, extra_data } = await (await colleague.request.get('/api/users')).json();
  expect([data.name, extra_data.member_role]).toEqual(['Salma Nour', 'viewer']);

  // What a password would confirm is confirmed by the provider, beside the form that is being filled in.
  await screen.goto('/company-profile-edit/settings');
  await hydrated(screen);
  const ask = screen.getByRole('button', { name: 'Confirm by your company’s sign-in' });
  const [tab] = await Promise.all([screen.waitForEvent('popup'), ask.first().click()]);
  await expect(tab.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(screen.getByText('Confirmed by your company’s sign-in').first()).toBeVisible();
  await expect(ask).toHaveCount(0);
  await tab.close();

  // The directory tells of the colleague, and that they have left: their next click leads nowhere.
  const directory = page.getByRole('region', { name: 'Your directory' });
  await directory.getByRole('button', { name: 'Make a token' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Make a token' }).click();
  const token = await dialog.getByLabel('Token').inputValue();
  const scim = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const tells = await request.post('/scim/v2/Users', {
    headers: scim,
    data: { userName: `salma@${domain}`, active: true },
  });
  expect(tells.status()).toBe(201);
  const leaves = { Operations: [{ op: 'replace', path: 'active', value: false }] };
  const { id } = await tells.json();
  await request.patch(`/scim/v2/Users/${id}`, { headers: scim, data: leaves });
  await screen.getByRole('navigation').getByRole('link', { name: 'Applications' }).first().click();
  await expect(screen).toHaveURL(/\/login/);
  await page.reload();
  await hydrated(page);
  await expect(directory.getByText('People managed')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the provider' }).click();
  await dialog.getByRole('button', { name: 'Remove the provider' }).click();
  await row.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();
  await colleague.close();
  provider.close();
});
