import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewCompany, newestLetter, withoutTheMinute } from './support/accounts.ts';
import { arabicReader, inArabic } from './support/arabic.ts';
import { expectBeside, expectRefused } from './support/beside-field.ts';
import { signInAs } from './support/demo.ts';
import { sameOrigin, savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible } from './support/page-check.ts';

test.use({ serviceWorkers: 'allow' });

test('in Arabic, an administrator declines a company with a reason, which is required, and approves it again, suspends it, lifts that', async ({
  browser,
}) => {
  const page = await (await browser.newContext(arabicReader)).newPage();
  const owner = await aNewCompany('Zubara Review Works');
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  const box = page.getByRole('searchbox');
  await box.fill(owner.email);
  await box.press('Enter');
  const row = page.getByRole('main').locator('tbody tr');
  await expect(row).toHaveText([/Zubara Review Works/]);
  await row.getByRole('button', { name: inArabic('admin_decline'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Zubara Review Works/ });
  const decline = () => dialog.getByRole('button', { name: inArabic('admin_decline'), exact: true }).click();
  const reason = dialog.getByRole('textbox');
  const required = inArabic('validation_decline_reason_required');
  await expectRefused(dialog, decline, [[reason, '', required]]);
  await expectRefused(dialog, decline, [[reason, '   ', required]]);
  await expectAccessible(page);
  await reason.fill('a'.repeat(1001));
  await decline();
  await expectBeside(dialog, reason, inArabic('validation_maximum', { number: 1000 }));
  await expect(row).toContainText(inArabic('reference_approval_status_approved'));
  await dialog.getByLabel(inArabic('admin_templates_language')).selectOption('Français');
  await dialog.getByRole('button', { name: 'RC expiré' }).click();
  await expect(reason).toHaveValue(/^Votre registre du commerce a expiré/);
  await reason.fill('The registration expired in March.');
  await decline();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(inArabic('reference_approval_status_declined'));
  await expect(row).toContainText('The registration expired in March.');
  await page.getByRole('button', { name: inArabic('admin_undo') }).click();
  await expect(page.getByText(inArabic('admin_undone'))).toBeVisible();
  await expect(row).toContainText(inArabic('reference_approval_status_approved'));
  await row.getByRole('button', { name: inArabic('admin_decline'), exact: true }).click();
  await reason.fill('The registration expired in March.');
  await decline();
  await expect(row).toContainText(inArabic('reference_approval_status_declined'));
  await withoutTheMinute('companies.tell-declined');
  expect(await newestLetter(page, owner.email, 'company-declined')).toContain(
    'The registration expired in March.',
  );
  await row.getByRole('button', { name: inArabic('admin_approve'), exact: true }).click();
  const approval = page.getByRole('dialog', {
    name: inArabic('admin_approve_title', { name: 'Zubara Review Works' }),
  });
  await expect(approval.getByRole('link', { name: inArabic('admin_approve_review') })).toBeVisible();
  await approval.getByRole('button', { name: inArabic('admin_approve'), exact: true }).click();
  await expect(row).toContainText(inArabic('reference_approval_status_approved'));

  await row.getByRole('link', { name: 'Zubara Review Works' }).click();
  await page.getByRole('button', { name: inArabic('admin_suspend'), exact: true }).click();
  const suspension = page.getByRole('dialog', {
    name: inArabic('admin_suspend_title', { name: 'Zubara Review Works' }),
  });
  const suspend = () =>
    suspension.getByRole('button', { name: inArabic('admin_suspend'), exact: true }).click();
  await expectRefused(suspension, suspend, [
    [suspension.getByRole('textbox'), '', inArabic('validation_suspension_reason_required')],
  ]);
  await suspension.getByRole('textbox').fill('Candidates were asked for money.');
  await suspend();
  await expect(page.getByText(inArabic('admin_suspended_because'))).toBeVisible();
  const theirs = await signedIn(browser, owner, arabicReader);
  await theirs.goto('/job_opening');
  await expect(theirs.getByText(inArabic('companies_suspended_title'))).toBeVisible();
  await expect(theirs.getByText('Candidates were asked for money.')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.close();
  await page.getByRole('button', { name: inArabic('admin_lift_suspension') }).click();
  await expect(page.getByRole('button', { name: inArabic('admin_suspend'), exact: true })).toBeVisible();
  await page.context().close();
});

test('the companies carry their logos and industries in French, too', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/fr/admin-dashboard?searchkey=Maison%20Oryx');
  const company = page.getByRole('main').locator('tbody tr').filter({ hasText: 'Maison Oryx' });
  const logo = company.locator('img');
  await expect(logo).toBeVisible();
  await expect(company).toContainText('Restauration et traiteur');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a message of the contact page is answered by email, and put to done', async ({ page, request }) => {
  const email = `asks-${randomUUID().slice(0, 8)}@example.com`;
  const sent = { name: 'Omar Khalil', email, subject: 'A question on plans', message: 'May we change it?' };
  expect((await request.post('/api/contact-message', { data: sent })).status()).toBe(200);
  await signInAs(page, 'admin');
  await page.goto(`/contact_messages?searchkey=${email}`);
  const message = page.getByRole('listitem').filter({ hasText: 'A question on plans' });
  await expect(message).toContainText('Open');
  await message.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer Omar Khalil' });
  const answer = dialog.getByRole('textbox');
  const send = () => dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expectRefused(dialog, send, [[answer, '', 'This value is required']]);
  await expectAccessible(page);
  await answer.fill('Yes, at any day of the month.');
  await send();
  await expect(page.getByText(`Answer sent to ${email}`)).toBeVisible();
  await expect(message).toContainText('Answered');
  await expect(message).toContainText('Yes, at any day of the month.');
  expect(await newestLetter(page, email, 'contact-message-answered')).toContain('May we change it?');
  await message.getByRole('button', { name: 'Mark as done' }).click();
  await expect(message).toContainText('Done');
  await page.getByLabel('State').selectOption('Answered');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('a superadmin changes a price and a statistic box, and everybody reads them; an administrator cannot', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'superadmin');
  await page.goto('/admin-site');
  const premium = page.getByRole('region', { name: 'Premium' });
  const save = () => premium.getByRole('button', { name: 'Save Premium' }).click();
  const price = premium.getByLabel('QAR per month');
  await price.fill('1350');
  await premium.getByLabel('Name').fill('');
  await save();
  await expect(premium.getByText('This value is required')).toBeVisible();
  await premium.getByLabel('Name').fill('Premium');
  await save();
  await expect(page.getByText('Updated Successfully').first()).toBeVisible();
  const boxes = page.getByRole('region', { name: 'Statistic boxes' });
  await boxes.getByRole('group', { name: 'Box 2' }).getByLabel('Figure').fill('12K+');
  await boxes.getByRole('button', { name: 'Save the boxes' }).click();
  await expect(boxes.getByRole('button', { name: 'Save the boxes' })).toHaveAttribute('disabled', '');
  await expectAccessible(page);

  const visitor = await browser.newPage();
  await visitor.goto('/plans');
  await expect(visitor.getByText('1,350')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText('12K+')).toBeVisible();
  await visitor.close();
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  await page.goto('/admin-site');
  await page.waitForURL('**/admin-dashboard');
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0);
});

test('a reported opening is read with the words of who reported it, taken down and made public again', async ({
  page,
  browser,
}) => {
  const company = await signedIn(browser, await aNewCompany('Zubarah Reported Works'));
  const title = `Deck Hand ${randomUUID().slice(0, 8)}`;
  const { id } = await savesOpening(company, { title, publish: true });
  const visitor = await browser.newPage();
  const told = await visitor.request.post(`/api/job/${id}/report`, {
    data: { reason: 'asks for money', text: 'They want a deposit.' },
    headers: sameOrigin(),
  });
  expect(told.status()).toBe(200);
  await signInAs(page, 'admin');
  await page.goto('/admin-reports');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('1 person');
  await expect(item).toContainText('They want a deposit.');
  await item.getByRole('button', { name: 'Take down' }).click();
  const dialog = page.getByRole('dialog', { name: `Take “${title}” down?` });
  const hold = () => dialog.getByRole('button', { name: 'Take down' }).click();
  await expectRefused(dialog, hold, [
    [dialog.getByRole('textbox'), '', 'Please give the reason for taking it down'],
  ]);
  await dialog.getByRole('textbox').fill('Candidates were asked to pay.');
  await hold();
  await expect(item).toContainText('Taken down');
  await expectAccessible(page);
  await company.goto(`/job_opening/${id}`);
  await expect(company.getByText('Candidates were asked to pay.')).toBeVisible();
  await item.getByRole('button', { name: 'Make public again' }).click();
  await expect(item).toHaveCount(0);
  expect((await visitor.request.get(`/api/job/${id}`)).status()).toBe(200);
});

test('a claim that is pressed leads to its frame in the document, which stands around those very words', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard?search=Corniche%20Capital');
  await page.getByRole('link', { name: 'Corniche Capital' }).click();
  const claim = page.getByRole('button', { name: /CR number$/ });
  const chosen = page.locator('.claim-frame[data-chosen]');
  await expect(page.locator('.claim-frame')).toHaveCount(4);
  await expect(chosen).toHaveCount(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await claim.press('Enter');
    await expect(claim).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen).toHaveText('2');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, { again: width !== 1280 });
    await claim.press('Enter');
    await expect(chosen).toHaveCount(0);
  }
});
