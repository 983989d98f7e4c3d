import { expect, test } from '@playwright/test';
import { aNewCompany, newestLetter } from './support/accounts.ts';
import { expectBeside, expectRefused } from './support/beside-field.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible } from './support/page-check.ts';

test('an administrator declines a company with a reason, which is required, and approves it again', async ({
  page,
}) => {
  const owner = await aNewCompany('Zubara Review Works');
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard');
  const box = page.getByRole('searchbox');
  await box.fill(owner.email);
  await box.press('Enter');
  const row = page.getByRole('main').locator('tbody tr');
  await expect(row).toHaveText([/Zubara Review Works/]);
  await row.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Zubara Review Works/ });
  const decline = () => dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  const reason = dialog.getByRole('textbox');
  const required = 'Please give the reason for declining';
  await expectRefused(dialog, decline, [[reason, '', required]]);
  await expectRefused(dialog, decline, [[reason, '   ', required]]);
  await expectAccessible(page);
  await reason.fill('a'.repeat(1001));
  await decline();
  await expectBeside(dialog, reason, 'Maximum 1000 character');
  await expect(row).toContainText('Approved');
  await reason.fill('The registration expired in March.');
  await decline();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Declined');
  await expect(row).toContainText('The registration expired in March.');
  expect(await newestLetter(page, owner.email, 'company-declined')).toContain(
    'The registration expired in March.',
  );
  await row.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(row).toContainText('Approved');
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
