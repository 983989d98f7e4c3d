import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, letApplyTo, newestLetter } from './support/accounts.ts';
import { expectRefused } from './support/beside-field.ts';
import { signInAs } from './support/demo.ts';
import { sameOrigin, savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible } from './support/page-check.ts';

test('a superadmin writes an announcement, tests it, sends it to those who agreed, and reads how far it came', async ({
  page,
  browser,
}) => {
  const person = await aNewCompany('Zubarah Reading Works');
  const reader = await signedIn(browser, person);
  const agreed = await reader.request.put('/api/notification_preferences', {
    headers: sameOrigin(),
    data: { topic: 'offers', channel: 'email', is_on: true },
  });
  expect(agreed.status()).toBe(200);
  await signInAs(page, 'superadmin');
  await page.goto('/admin-announcements');
  await page.getByRole('link', { name: 'New announcement' }).click();
  const subject = `A day of interviews ${randomUUID().slice(0, 8)}`;
  const english = page.getByRole('region', { name: 'English' });
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(english.getByText('This value is required').first()).toBeVisible();
  await page.getByLabel('Goes to').selectOption('People of companies');
  await page.getByLabel(/^Page that its button opens/).fill('/jobs-pool');
  // A draft waits for its other languages, and says which.
  await english.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const trial = page.getByRole('button', { name: 'Send a test to me' });
  await expect(trial).toHaveAttribute('aria-disabled', 'true');
  await expect(trial).toHaveAccessibleDescription(
    /every language is complete.*Missing: .English, Français, العربية/s,
  );
  await page.reload();
  for (const name of ['English', 'Français', 'العربية']) {
    const part = page.getByRole('region', { name, exact: true });
    await part.getByLabel('Subject').fill(subject);
    await part.getByRole('textbox', { name: 'Text', exact: true }).fill('In Lusail.\n\nBring your CV.');
    await part.getByLabel('Words on the button').fill('See the openings');
  }
  await expect(english.getByRole('region', { name: 'As it will be read' })).toContainText('Bring your CV.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await trial.click();
  await expect(page.getByText('The test is on its way to you')).toBeVisible();
  expect(await newestLetter(page, 'superadmin@demo.example', 'announcement')).toContain('In Lusail.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to \d+ (person|people)\?$/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  expect(await newestLetter(page, person.email, 'announcement')).toContain(subject);
  await page.getByRole('link', { name: 'Announcements' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Sent');
  await reader.context().close();
});

test('a candidate who is reported is read with the messages, shut out with a reason, and let in again', async ({
  page,
  browser,
}) => {
  const owner = await aNewCompany('Zubarah Reporting Works');
  const company = await signedIn(browser, owner);
  const person = await aNewCandidate();
  const theirs = await signedIn(browser, person);
  const { id: openingId } = await savesOpening(company, { title: 'Deck Hand', publish: true });
  await letApplyTo(person, openingId);
  const { user_id, data } = await (await theirs.request.get('/api/users')).json();
  const candidateId = user_id ?? data.id;
  const headers = sameOrigin();
  const opened = await company.request.post('/api/messages', {
    headers,
    data: { candidate_id: candidateId },
  });
  const { id } = (await opened.json()).data;
  await company.request.post(`/api/messages/${id}`, {
    headers,
    data: { text: 'Can you come on Tuesday?', key: randomUUID() },
  });
  const words = `Rude to our people ${randomUUID().slice(0, 8)}`;
  const told = await company.request.post(`/api/messages/${id}/report`, { headers, data: { text: words } });
  expect(told.status()).toBe(200);
  await signInAs(page, 'admin');
  await page.goto('/admin-reports');
  await page.getByRole('link', { name: 'Companies and candidates' }).click();
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(item).toContainText('Candidate reported');
  await expect(item).toContainText('Can you come on Tuesday?');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Shut out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shut Rania Saleh out?' });
  const shutOut = () => dialog.getByRole('button', { name: 'Shut out' }).click();
  await expectRefused(dialog, shutOut, [
    [dialog.getByRole('textbox'), '', 'Please give the reason for suspending'],
  ]);
  await dialog.getByRole('textbox').fill('Threats are not for here.');
  await shutOut();
  await expect(item.getByRole('button', { name: 'Let in again' })).toBeVisible();
  await theirs.goto('/candidate-dashboard');
  await theirs.waitForURL('**/login**');
  expect(await newestLetter(page, person.email, 'account-suspended')).toContain('Threats are not for here.');
  await item.getByRole('button', { name: 'Let in again' }).click();
  await expect(item).toHaveCount(0);
  await company.context().close();
  await theirs.context().close();
});

test('a list of companies that fails sends the administrator to the dashboard and says so', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.route('**/api/rpc/companies/companyList**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin-dashboard');
  await page.waitForURL('**/admin-dashboard/dashboard');
  await expect(page.getByText('Looks like something went wrong').first()).toBeVisible();
});
