import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { newestLetter, password, withoutTheMinute } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-check.ts';
import { decide, document } from './support/registration.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Through the wizard with what it asks for; answers the owner's address. */
async function register(page: Page, company: string): Promise<string> {
  const email = `owner-${randomUUID().slice(0, 8)}@rawdat.example`;
  await open(page, '/registration?us=emp');
  await page.getByLabel('Full name').fill('Yousef Al-Marri');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm the password').fill(password);
  await next(page);
  await page.getByLabel('Phone number').fill('55123456');
  await next(page);
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('CR expiry date').fill(daysFromNow(1200));
  await page.getByLabel('Commercial registration').setInputFiles(document('Commercial registration'));
  await expect(page.getByRole('link', { name: 'commercial-registration.pdf' })).toBeVisible();
  await page
    .getByLabel('Trade license')
    .setInputFiles({ ...document('Trade license'), name: 'trade-license.pdf' });
  await expect(page.getByRole('link', { name: 'trade-license.pdf' })).toBeVisible();
  await page.getByLabel('Expires on').fill(daysFromNow(900));
  await next(page);
  await page.getByLabel('Website').fill('https://rawdat.example.com');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(page.getByText('trade-license.pdf')).toBeVisible();
  await page.route('**/api/rpc/companies/create', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Register the company' }).click();
  await expect(page.getByText('Server Error! Try again')).toBeVisible();
  await page.getByRole('button', { name: 'Register the company' }).click();
  await expect(page.getByText('Company registration successful!').first()).toBeVisible();
  // The session is open: nobody is asked to sign in or up again.
  await expect(page.getByRole('link', { name: /^(Sign In|Sign Up|Candidate)$/ })).toHaveCount(0);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Find Jobs' })).toHaveCount(0);
  return email;
}

async function confirmAddress(page: Page, email: string): Promise<void> {
  const letter = await newestLetter(page, email, 'verify-email');
  await open(page, /\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(page.getByText('Next, our team reads your documents')).toBeVisible();
  await expect(page.getByText('Employers can find you')).toHaveCount(0);
}

test('the wizard keeps what was typed, but no password', async ({ page }) => {
  await open(page, '/registration?us=emp');
  // The row of steps ends where the form below it does: with the last word, not with its box.
  const rightOf = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const words = new Range();
      words.selectNodeContents(part);
      return (part.matches('form') ? part : words).getBoundingClientRect().right;
    });
  expect(await rightOf('.step:last-child .step-name')).toBeCloseTo(await rightOf('.company-form'), 0);
  await next(page);
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Yousef Al-Marri');
  await page.getByLabel('Work email').fill(`owner-${randomUUID().slice(0, 8)}@rawdat.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm the password').fill(password);
  await next(page);
  await page.getByLabel('Phone number').fill('55123456');
  await next(page);
  await page.getByLabel('Company name').fill('Rawdat');
  await page.getByLabel('Commercial registration').setInputFiles(document('Commercial registration'));
  await expect(page.getByRole('link', { name: 'commercial-registration.pdf' })).toBeVisible();
  await page.getByLabel('CR expiry date').fill(daysFromNow(-2));
  await next(page);
  await expect(page.getByText('This document has expired').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone number').fill('44');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('+974 55123456')).toBeVisible();
  await expectNoSidewaysScroll(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await open(page, '/registration?us=emp');
  await expect(page.getByLabel('Full name')).toHaveValue('Yousef Al-Marri');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByText('Please choose again: Commercial registration.')).toBeVisible();
});

test('a company registers, is declined with a reason, corrects its document, is approved, and the gate opens', async ({
  page,
  request,
  browser,
}) => {
  const company = `Rawdat ${randomUUID().slice(0, 8)}`;
  const email = await register(page, company);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Your documents are under review').first()).toBeVisible();
  await expectAccessible(page);
  // The frame stands before the session is read: what comes later moves nothing.
  expect(await (await page.request.get('/dashboard')).text()).toContain('class="app-side"');
  await confirmAddress(page, email);

  await open(page, '/job_opening');
  await expect(page.getByRole('heading', { name: 'This part opens with the approval' })).toBeVisible();
  await decide(request, company, {
    approved_status: 'Declined',
    decline_reason: 'The registration expired.',
  });
  await open(page, '/job_opening');
  await expect(page.getByText('The registration expired.')).toBeVisible();
  const correct = page.getByRole('main').getByRole('link', { name: 'Correct the documents' });
  for (const place of [0, 1]) {
    await open(page, '/job_opening');
    await correct.nth(place).click();
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeInViewport();
  }
  await page.getByLabel('Commercial registration').setInputFiles(document('The renewed one'));
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText('Your documents are under review')).toBeVisible();

  const admin = await approveOnItsPage(browser, company);
  await withoutTheMinute('companies.tell-approved');
  await newestLetter(page, email, 'company-approved');
  await asksForPremium(page);
  await open(page, '/job_opening');
  await expect(page.getByRole('heading', { name: 'This part opens with the approval' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await losesWhatIsOpen(page, admin);

  await open(page, '/company-profile-edit/company');
  await page.getByLabel('Company name').fill(`${company} Holding`);
  await expect(page.getByText(/hides your openings until we have read it/)).toBeVisible();
  await page.getByRole('region', { name: 'Company profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/You changed what your approval rests on/)).toBeVisible();
});

/** What an administrator does: opens the company, reads its document beside what it says, ticks a check, approves. */
async function approveOnItsPage(browser: Browser, company: string): Promise<Page> {
  const page = await browser.newPage();
  await signInAs(page, 'admin');
  await open(page, `/admin-dashboard?searchkey=${encodeURIComponent(company)}`);
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('The renewed one');
  await expect(documents).toContainText('Company says');
  await expect(documents).not.toContainText('Valid until');
  // What changed stands first, each thing once; what was said before below it.
  await expect(page.getByRole('main').locator('.notice')).toHaveText([
    /^Changed since the last decision\s*Commercial registration\s*sent\s\d+\s\w+\s\d{4}$/,
    /^Declined before because\s*The registration expired\.$/,
  ]);
  await expect(page.getByRole('button', { name: 'Close the company' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What the company says' })).toContainText('Not found');
  await expect(documents.getByRole('link', { name: 'Commercial registration' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(documents.getByRole('link', { name: 'Not found Commercial registration' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('checkbox', { name: 'Name matches' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision is taken back')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Left open: CR number matches, CR is valid');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Features and plan' }).click();
  await switchesOff(page, 'Exports');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Exports' })).not.toBeChecked();
  return page;
}

/** The box changes at once; what it says holds when the server has answered. */
async function switchesOff(admin: Page, feature: string): Promise<void> {
  const answer = admin.waitForResponse(/companies\/updateSettings|update_settings/);
  await admin.getByRole('checkbox', { name: feature }).uncheck();
  expect((await answer).ok()).toBe(true);
  await expect(admin.getByRole('checkbox', { name: feature })).not.toBeChecked();
}

/** One sentence stands in place of the screen; its entry in the menu is gone without a reload. */
async function expectPoolSwitchedOff(company: Page): Promise<void> {
  await expect(company.getByText('switched off')).toHaveCount(1);
  await expect(company.getByRole('searchbox')).toHaveCount(0);
  await expect(company.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(company.getByText('Looks like something went wrong')).toHaveCount(0);
  await expect(company.getByRole('link', { name: 'Candidate pool' })).toHaveCount(0);
  await expect(company.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
}

/** A feature that an administrator switches off while the company has it open. */
async function losesWhatIsOpen(company: Page, admin: Page): Promise<void> {
  await open(company, '/candidate-pool');
  await expect(company.locator('.talent-card').first()).toBeVisible();
  await switchesOff(admin, 'Candidate pool');
  await admin.close();
  await expectPoolSwitchedOff(company);
}

async function asksForPremium(page: Page): Promise<void> {
  await open(page, '/plans');
  const plan = (name: string) => page.locator('.plan').filter({ has: page.getByRole('heading', { name }) });
  await expect(plan('Trial').getByText('Your plan')).toBeVisible();
  await plan('Premium').getByRole('button', { name: 'Ask for this plan' }).click();
  await page.getByRole('dialog').getByLabel('A word to our team').fill('We open a second site.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
  await expect(plan('Premium').getByText(/^You asked for Premium/)).toBeVisible();
  await expectAccessible(page);
}

test('an owner invites a recruiter, who accepts by the letter and cannot manage the company', async ({
  page,
  browser,
}) => {
  const company = `Sidra ${randomUUID().slice(0, 8)}`;
  await confirmAddress(page, await register(page, company));
  await open(page, '/settings');
  await page.waitForURL('**/company-profile-edit/settings');
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Team' }).click();
  const colleague = `colleague-${randomUUID().slice(0, 8)}@rawdat.example`;
  const members = page.getByRole('region', { name: 'Members' });
  await members.getByLabel('Email').fill(colleague);
  await members.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(members.getByText(`The invitation is on its way to ${colleague}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const letter = await newestLetter(page, colleague, 'member-invitation');
  const link = /\/company-invitation\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link';
  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  await expect(other.getByRole('heading', { name: `Join ${company}` })).toBeVisible();
  await other.getByLabel('Full name').fill('Salma Nasser');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByLabel('Confirm the password').fill(password);
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await other.waitForURL('**/dashboard');
  await expect(other.getByText(company).first()).toBeVisible();
  await test.step('another role is asked for before it is given, with what the person will see', async () => {
    await page.reload();
    const role = members.getByLabel('Role of Salma Nasser');
    await role.selectOption('viewer');
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText('Make Salma Nasser Viewer?');
    await expect(asked).toContainText('Reads openings and applications, rates and notes.');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(role).toHaveValue('recruiter');
    const own = members.getByLabel(/^Role of (?!Salma)/);
    await own.selectOption('viewer');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Change the role' }).click();
    await expect(own).toHaveAttribute('aria-invalid', 'true');
    await expect(own).toHaveValue('owner');
  });
  await open(other, '/company-profile-edit/company');
  await expect(other.getByText('Owners of the company change its profile and its documents.')).toBeVisible();
  await other.context().close();
});
