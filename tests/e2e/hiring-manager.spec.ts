import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, letApplyTo, newestLetter, password } from './support/accounts.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, hydrated } from './support/page-check.ts';

test('an owner invites a hiring manager for one opening, who finds that opening alone', async ({
  browser,
}) => {
  const owner = await signedIn(browser, await aNewCompany('Two Bridges'));
  const [bridge, secret] = [
    await savesOpening(owner, { title: 'Bridge Engineer' }),
    await savesOpening(owner, { title: 'Secret Director' }),
  ];
  for (const { id } of [bridge, secret]) await letApplyTo(await aNewCandidate(), id);

  await owner.goto('/company-profile-edit/settings/team');
  await hydrated(owner);
  const members = owner.getByRole('region', { name: 'Members' });
  const email = `manager-${randomUUID().slice(0, 8)}@bridges.example`;
  await members.getByLabel('Email', { exact: true }).fill(email);
  await members.getByLabel('Role', { exact: true }).selectOption('Hiring manager');
  await expect(members.getByText('Sees the openings you choose and no others')).toBeVisible();
  await members.getByLabel('Bridge Engineer').check();
  await expectAccessible(owner);
  await members.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(members.getByText(`The invitation is on its way to ${email}`)).toBeVisible();

  const letter = await newestLetter(owner, email, 'member-invitation');
  expect(letter).toContain('as a hiring manager');
  expect(letter).toContain('Bridge Engineer');
  const manager = await (await browser.newContext()).newPage();
  await manager.goto(/\/company-invitation\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link');
  await hydrated(manager);
  await manager.getByLabel('Full name').fill('Salma Nasser');
  await manager.getByLabel('Password', { exact: true }).fill(password);
  await manager.getByLabel('Confirm the password').fill(password);
  await manager.getByRole('button', { name: 'Accept the invitation' }).click();
  await manager.waitForURL('**/dashboard');

  await expectSeesAlone(manager);
  await expect(manager.getByRole('link', { name: 'Candidate pool' })).toHaveCount(0);
  await manager.keyboard.press('Control+k');
  const palette = manager.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('option', { name: 'Applications', exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: /pool|New opening|Statistics/ })).toHaveCount(0);
  await manager.goto('/candidate-pool');
  await expect(manager.getByRole('heading', { name: 'This is not part of your role' })).toBeVisible();

  await owner.goto(`/job_opening/${bridge.id}`);
  const team = owner.getByRole('region', { name: 'Hiring team' });
  await expect(team.getByText('Salma Nasser')).toBeVisible();
  await team.getByRole('button', { name: 'Change' }).click();
  await owner.getByRole('dialog').getByLabel('Salma Nasser').uncheck();
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(team.getByText('Salma Nasser')).toHaveCount(0);

  await manager.goto('/job_opening');
  await expect(manager.getByText('You are on no opening’s hiring team yet')).toBeVisible();
  await expectAccessible(manager);
  for (const page of [owner, manager]) await page.context().close();
});

/** Lists, board, calendar and search of the named opening, and no word of the other. */
async function expectSeesAlone(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const path of ['/job_opening', '/job_application/list', '/job_application/list?view=board']) {
    await page.goto(path);
    await expect(main.getByText('Bridge Engineer').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Secret Director')).toHaveCount(0);
  }
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/job_opening?search=Secret');
  await expect(main.getByText('No Search Results Found')).toBeVisible();
  for (const path of ['/dashboard', '/schedules', '/job_application/dashboards']) {
    await page.goto(path);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Secret Director')).toHaveCount(0);
  }
}
