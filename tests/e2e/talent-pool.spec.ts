import { randomBytes } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import { aNewCandidate, aNewCompany } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('a candidate is found, invited, accepts and applies; an update is asked for and answered', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Lights'), await aNewCandidate()];
  const [desk, own] = [await signedIn(browser, owner), await signedIn(browser, candidate)];
  const errors = [watchErrors(desk), watchErrors(own)];
  // A word of its own: a repeat finds its own candidate and not the one before it as well.
  const lantern = Array.from(randomBytes(8), (byte) => 'bcdfghjklm'[byte % 10]).join('');
  await savesOpening(desk, { title: 'Lighthouse keeper', due_date: daysFromNow(30) });
  await savesOpening(desk, { title: 'Bosun', publish: false });
  const saved = await own.request.put('/api/candidate/1', {
    headers: { origin: test.info().project.use.baseURL ?? '' },
    data: { title: `Keeper of ${lantern}`, gender: 'Female', residence_country: 'Qatar', pool_consent: true },
  });
  expect(saved.status()).toBe(200);

  await desk.goto('/candidate-pool');
  await desk.getByRole('searchbox', { name: 'Name or profession' }).fill(`keeper ${lantern}`);
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(desk.getByRole('heading', { name: '1 candidate' })).toBeVisible();
  await desk.getByLabel('Gender').selectOption('Female');
  await expect(desk).toHaveURL(/gender=Female/);
  await desk.getByLabel('Last update').selectOption('30');
  await expect(desk).toHaveURL(/updated=30/);
  await desk.getByRole('button', { name: 'Save this search' }).click();
  const save = desk.getByRole('dialog', { name: 'Save this search' });
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('link', { name: `keeper ${lantern}` })).toBeVisible();
  const file = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^candidates-.*\.csv$/);
  await desk.getByRole('link', { name: 'Rania Saleh' }).click();
  await expect(desk.getByRole('heading', { name: 'Rania Saleh' })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = desk.getByRole('dialog', { name: 'Invite Rania Saleh' });
  await expect(invitation.getByLabel('Opening')).toHaveValue(/.+/);
  // One of its choices is closed; the field itself is not, and looks it.
  await expect(invitation.getByRole('option', { name: /Bosun/ })).toBeDisabled();
  const ground = (field: Locator) =>
    field.locator('..').evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await ground(invitation.getByLabel('Opening'))).toBe(
    await ground(invitation.getByRole('textbox', { name: /Message/ })),
  );
  await invitation.getByRole('textbox', { name: /Message/ }).fill('Our light needs you.');
  await invitation.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  await expect(desk.getByText(/^Invited .* waiting$/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Invite', exact: true })).toBeHidden();

  await desk.getByRole('button', { name: 'More acts for Rania Saleh' }).click();
  await desk.getByRole('menuitem', { name: 'Ask for update' }).click();
  const request = desk.getByRole('dialog', { name: 'Ask Rania Saleh for an update' });
  await request.getByRole('button', { name: 'Send the request' }).click();
  await expect(request.getByText('Please add the above details')).toBeVisible();
  await request.getByRole('textbox', { name: 'What should be added?' }).fill('Your licence.');
  await request.getByRole('button', { name: 'Send the request' }).click();
  await expect(desk.getByText(/^Asked for update/)).toBeVisible();

  await own.goto('/candidate-dashboard');
  const waiting = own.getByRole('region', { name: 'Waiting for you' });
  const requests = own.getByRole('region', { name: 'Requests from companies' });
  await expect(waiting).toContainText('Corniche Lights invites you to apply: Lighthouse keeper');
  await expect(waiting).toContainText('Our light needs you.');
  // What waits stands once: with its acts.
  await expect(requests).toBeHidden();
  await expectAccessible(own);
  await waiting.getByRole('button', { name: 'I have updated it' }).click();
  await expect(requests.getByText('Answered: updated')).toBeVisible();
  await waiting.getByRole('button', { name: 'Accept and apply' }).click();
  await expect(own).toHaveURL(/\/job\/[\w-]+\/apply/);
  await expect(own.getByRole('heading', { name: /Lighthouse keeper/ })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(/^Accepted the invitation/)).toBeVisible();
  await expect(desk.getByText(/^Updated on request/)).toBeVisible();
  // The public address of the same person leads a company to where it has more to do.
  const ownPage = new URL(desk.url()).pathname;
  await desk.goto(ownPage.replace('/candidate/', '/'));
  await expect(desk).toHaveURL((url) => url.pathname === ownPage);
  expect(errors.flat()).toEqual([]);
});
