import { expect, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
import { expectAccessible } from './support/page-check.ts';

test('a superadmin looks at what the product came with, by keyboard, and asks again', async ({ page }) => {
  await signInAs(page, 'superadmin');
  await page.goto('/admin-dashboard/dashboard');
  const card = page.getByRole('region', { name: 'Before people come' });
  await expect(card.getByRole('heading', { name: 'Demo accounts and companies' })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Mark as looked at: Backups' }).press('Enter');
  const notice = card.getByRole('status').filter({ hasText: 'Looked at and left as it is: Backups.' });
  await expect(notice).toBeFocused();
  await expect(card.getByRole('heading', { name: 'Backups' })).toHaveCount(0);
  await card.getByText('1 looked at and left as it came').click();
  await expect(card.getByText(/^Moza Al-Hajri, /)).toBeVisible();
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Before people come' })).toBeFocused();

  await card.getByRole('link', { name: 'Fill in the links' }).click();
  await expect(page.getByRole('heading', { name: 'Social links' })).toBeVisible();
});

test('an administrator who is no superadmin is asked nothing of it', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-dashboard/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before people come' })).toHaveCount(0);
});
