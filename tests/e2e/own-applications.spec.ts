import { expect, test } from '@playwright/test';
import { aNewCandidate, letApply } from './support/accounts.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('a candidate reads all own applications, five at a time, withdraws one, takes that back and withdraws it again', async ({
  browser,
}) => {
  const person = await aNewCandidate();
  await letApply(person, 12);
  const page = await signedIn(browser, person);
  const errors = watchErrors(page);
  await page.goto('/candidate-dashboard');
  const card = page.getByRole('region', { name: 'Applications' });
  const rows = card.locator('.application-row');
  await expect(rows).toHaveCount(5);
  await expect(card.getByText('You have seen 5 of 12')).toBeVisible();
  await card.getByRole('button', { name: 'Show more applications' }).click();
  await expect(rows).toHaveCount(10);
  await card.getByRole('button', { name: 'Show more applications' }).click();
  await expect(rows).toHaveCount(12);
  await expect(card.getByRole('button', { name: 'Show more applications' })).toHaveCount(0);

  await rows
    .last()
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Withdraw your application for / });
  await expect(dialog.getByText('You can’t apply for this opening again.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows.last().getByText('Withdrawn')).toHaveCount(0);
  await rows
    .last()
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(rows.last().getByText('Withdrawn').first()).toBeVisible();
  const undo = rows.last().getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  // A connection that is lost for a moment leaves the way back.
  await page.route('**/takeWithdrawalBack*', (route) => route.abort());
  await undo.press('Enter');
  await expect(rows.last().getByRole('alert')).toBeVisible();
  await expect(undo).toBeFocused();
  await page.unroute('**/takeWithdrawalBack*');
  expect(errors.splice(0).filter((error) => !/ERR_FAILED/.test(error))).toEqual([]);
  await undo.press('Enter');
  const withdraw = rows.last().getByRole('button', { name: /^Withdraw/ });
  await expect(withdraw).toBeFocused();
  await expect(rows.last().getByText('Withdrawn')).toHaveCount(0);
  await withdraw.press('Enter');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(undo).toBeFocused();
  await expect(rows.last().getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  await expect(rows).toHaveCount(12);
  expect(errors).toEqual([]);
  await page.context().close();
});
