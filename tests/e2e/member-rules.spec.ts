import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, aNewMember, newestLetter, password } from './support/accounts.ts';
import { expectBeside, expectRefused, expectSound } from './support/beside-field.ts';
import { signedIn } from './support/own-openings.ts';
import { hydrated } from './support/page-check.ts';

const letters = (count: number) => 'a'.repeat(count);

async function invitationTo(page: Page, email: string): Promise<string> {
  const letter = await newestLetter(page, email, 'member-invitation');
  return /\/company-invitation\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link';
}

test('every rule of members, invitations and their acceptance is said beside its field', async ({
  browser,
  page: visitor,
}) => {
  const owner = await aNewCompany('Dhow Builders');
  const [viewer, candidate] = [await aNewMember(owner, 'viewer'), await aNewCandidate()];
  const page = await signedIn(browser, owner);
  await page.goto('/company-profile-edit/settings/team');
  await hydrated(page);
  const members = page.getByRole('region', { name: 'Members' });
  const email = members.getByLabel('Email', { exact: true });
  const invite = () => members.getByRole('button', { name: 'Send the invitation' }).click();
  await expectRefused(members, invite, [[email, '', 'Email is required']]);
  await expectRefused(members, invite, [[email, 'colleague@', 'Please enter a valid email']]);
  const isMember = 'This person already works for a company';
  await expectRefused(members, invite, [[email, viewer.email, isMember]]);
  await expectRefused(members, invite, [[email, owner.email, isMember]]);
  const isOther = 'This address belongs to an account that is not a company’s';
  await expectRefused(members, invite, [[email, candidate.email, isOther]]);
  const colleague = `colleague-${randomUUID().slice(0, 8)}@rawdat.example`;
  await email.fill(colleague);
  await expectSound(members);
  await invite();
  await expect(members.getByText(`The invitation is on its way to ${colleague}`)).toBeVisible();

  const role = members.getByLabel('Role of Huda Salem');
  await role.selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click();
  const lastOwner = 'A company needs at least one owner. Make somebody else an owner first.';
  await expectBeside(members, role, lastOwner);
  await expect(role).toHaveValue('owner');

  await visitor.goto(await invitationTo(page, colleague));
  await hydrated(visitor);
  const accept = () => visitor.getByRole('button', { name: 'Accept the invitation' }).click();
  const chosen = visitor.getByLabel('Password', { exact: true });
  const again = visitor.getByLabel('Confirm the password');
  await expectRefused(visitor, accept, [
    ['Full name', '', 'Full name is required'],
    [chosen, '', 'The password should contain at least 8 characters'],
    [again, '', 'Please confirm the password'],
  ]);
  await expectRefused(visitor, accept, [
    ['Full name', 'R2 D2', 'Please enter your valid full name'],
    [chosen, 'seven-7', 'The password should contain at least 8 characters'],
    [again, 'something else', 'The password does not match'],
  ]);
  await chosen.fill(password);
  await again.fill(password);
  await expectRefused(visitor, accept, [['Full name', letters(256), 'Maximum 255 character']]);
  await visitor.getByLabel('Full name').fill('Salma Nasser');
  await again.fill('password');
  await expectRefused(visitor, accept, [[chosen, 'password', 'This password is too common.']]);
  await again.fill('Salma Nasser 1');
  const owned = 'The password should not be your name, your email or the name of this site';
  await expectRefused(visitor, accept, [[chosen, 'Salma Nasser 1', owned]]);
  await again.fill(password);
  await chosen.fill(password);
  await expectSound(visitor);

  await members.getByRole('listitem').filter({ hasText: viewer.email }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(members.getByText(viewer.email)).toHaveCount(0);
  await email.fill(viewer.email);
  await invite();
  await visitor.goto(await invitationTo(page, viewer.email));
  await hydrated(visitor);
  await expectRefused(visitor, accept, [[chosen, '', 'Enter Password First']]);
  await expectRefused(visitor, accept, [[chosen, 'not mine at all', 'Incorrect Password Entered!']]);
  await chosen.fill(viewer.password);
  await accept();
  await visitor.waitForURL('**/dashboard');
  await page.context().close();
});
