import { expect, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, watchErrors } from './support/page-check.ts';

test('a company’s day begins with who waits: by a key, by a name, and nothing is left once all are decided', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 2);
  const queue = desk.getByRole('region', { name: 'Queue' });

  await test.step('the line, the queue and the filled act say the same', async () => {
    await desk.goto('/dashboard');
    await expect(queue.getByRole('heading', { name: 'To review 2' })).toBeVisible();
    await expect(queue.locator('.queue-row', { hasText: 'Harbour pilot' })).toHaveCount(2);
    await expect(desk.getByRole('link', { name: '2 people wait' })).toHaveAttribute(
      'href',
      /job_application\/list\?status=/,
    );
    await expect(desk.locator('main .btn-primary')).toHaveText(/Review 2 waiting/);
    await expectAccessible(desk);
    await expectNothingWider(desk);
  });

  await test.step('one key opens the first one, the next decides it', async () => {
    await desk.keyboard.press('r');
    await desk.waitForURL('**/job_application/list/details?*');
    await expect(desk.getByRole('button', { name: 'Mark as screened' })).toBeVisible();
    // A decision may be saved after the day was looked at again.
    const late = Promise.withResolvers<void>();
    await desk.route('**/changeStatus*', async (route) => {
      await late.promise;
      await route.continue();
    });
    await desk.keyboard.press('a');
    await expect(desk.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
    await desk.getByRole('link', { name: 'Dashboard' }).click();
    await expect(queue.getByRole('heading', { name: 'To review 2' })).toBeVisible();
    late.resolve();
    await expect(queue.getByRole('heading', { name: 'To review 1' })).toBeVisible();
    await desk.unroute('**/changeStatus*');
  });

  await test.step('what was decided a moment ago is said with its way back', async () => {
    const done = queue.getByRole('list', { name: 'Done just now' });
    await expect(done.getByText(/ is now Screened$/)).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('z');
    await expect(queue.getByRole('heading', { name: 'To review 2' })).toBeVisible();
    await expect(done).toHaveCount(0);
    await desk.keyboard.press('r');
    await desk.getByRole('button', { name: 'Mark as screened' }).click();
    await desk.getByRole('link', { name: 'Dashboard' }).click();
    await expect(queue.getByRole('heading', { name: 'To review 1' })).toBeVisible();
  });

  await test.step('keys go through the rows, and the act of one is an Enter away', async () => {
    await desk.keyboard.press('j');
    await expect(queue.locator('.queue-act').first()).toBeFocused();
    await desk.keyboard.press('k');
    await expect(queue.locator('.queue-act').first()).toBeFocused();
    await desk.keyboard.press('Enter');
    await desk.waitForURL('**/job_application/list/details?*');
    await desk.getByRole('link', { name: 'Dashboard' }).click();
    await expect(queue.getByRole('heading', { name: 'To review 1' })).toBeVisible();
  });

  await test.step('a row leads to whom it names, on a phone too', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectNothingWider(desk);
    const row = queue.locator('.queue-row', { hasText: 'Harbour pilot' });
    const name = (await row.locator('b').textContent()) ?? '';
    await row.getByRole('link', { name: `Review: ${name}` }).click();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    await desk.setViewportSize({ width: 1280, height: 800 });
    await desk.getByRole('button', { name: 'Mark as screened' }).click();
    await expect(desk.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
    await desk.goto('/dashboard');
    await expect(desk.getByRole('link', { name: /waiting/ })).toHaveCount(0);
    await expect(queue.getByRole('heading', { name: 'To review' })).toHaveCount(0);
  });
  expect(errors).toEqual([]);
  await desk.context().close();
});
