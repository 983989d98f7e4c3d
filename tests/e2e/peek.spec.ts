import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, watchErrors } from './support/page-check.ts';

const readings = '**/api/rpc/applications/get*';
const peek = (page: Page) => page.locator('#peek');
const names = (page: Page) => page.locator('.list-row .table-name > a');

test('a wide list shows beside it what its keys are on, and reads nothing that is passed by', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 6);
  const scripts: string[] = [];
  desk.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const asked: string[] = [];
  desk.on('request', (request) => /applications\/get/.test(request.url()) && asked.push(request.url()));
  const toggle = desk.getByRole('button', { name: 'Show the application beside the list' });

  await test.step('in a narrower window nothing stands beside it', async () => {
    await desk.setViewportSize({ width: 1439, height: 900 });
    await desk.goto('/job_application/list');
    await expect(names(desk)).toHaveCount(6);
    await desk.keyboard.press('j');
    await expect(names(desk).nth(0)).toBeFocused();
    await desk.keyboard.press('j');
    await expect(names(desk).nth(1)).toBeFocused();
    await desk.keyboard.press('k');
    await expect(names(desk).nth(0)).toBeFocused();
    await expect(toggle).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  await test.step('the keys move both, and the focus stays in the list', async () => {
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.reload();
    await expect(names(desk)).toHaveCount(6);
    await expect(toggle).toBeVisible();
    await expect(peek(desk)).toHaveCount(0);
    const before = scripts.length;
    const [first = '', second = ''] = await names(desk).allTextContents();
    await desk.keyboard.press('j');
    await expect(desk.getByRole('region', { name: first })).toContainText('Harbour pilot');
    expect(scripts.length, 'its script comes with it').toBeGreaterThan(before);
    await expect(names(desk).nth(0)).toBeFocused();
    await desk.keyboard.press('j');
    await expect(desk.getByRole('region', { name: second })).toContainText('2 of 6');
    await expect(names(desk).nth(1)).toBeFocused();
    await expect(names(desk).nth(1)).toHaveAttribute('aria-current', 'true');
    await expectAccessible(desk);
    await expectNothingWider(desk);
  });

  await test.step('of those that a held key passes by only the last is read', async () => {
    await expect(peek(desk).locator('.beside-facts')).toBeVisible();
    const before = asked.length;
    await desk.keyboard.down('j');
    for (let row = 0; row < 2; row++) await desk.keyboard.down('j');
    await expect(names(desk).nth(4)).toBeFocused();
    await expect(peek(desk)).toContainText('5 of 6');
    // The first press reads as any other; the held ones pass.
    expect(asked.length).toBe(before + 1);
    await desk.keyboard.up('j');
    await expect.poll(() => asked.length).toBe(before + 2);
    await expect(peek(desk).locator('.beside-facts')).toBeVisible();
  });

  await test.step('who moves on waits for nothing that was asked before', async () => {
    const held = Promise.withResolvers<void>();
    await desk.route(readings, (route) => held.promise.then(() => route.abort()), { times: 1 });
    const dropped = desk.waitForEvent('requestfailed', (request) => /applications\/get/.test(request.url()));
    await desk.keyboard.press('j');
    await expect(peek(desk)).toContainText('6 of 6');
    await desk.keyboard.press('k');
    expect((await dropped).failure()?.errorText).toContain('ABORTED');
    held.resolve();
    await expect(peek(desk).locator('.beside-facts')).toBeVisible();
    await desk.unroute(readings);
  });

  await test.step('the act is that of the stage, and the row says the same at once', async () => {
    const row = desk.locator('.list-peeked');
    await peek(desk).getByRole('button', { name: 'Mark as screened' }).click();
    await expect(peek(desk).getByRole('button', { name: 'Shortlist' })).toBeFocused();
    await expect(row.getByRole('combobox')).toHaveValue('Screened');
    await peek(desk).getByRole('button', { name: 'Shortlist' }).click();
    await expect(peek(desk).getByRole('link', { name: 'Schedule an interview' })).toBeFocused();
    await expect(peek(desk).locator('.btn-primary')).toHaveCount(1);
    await row.getByRole('checkbox').check();
    await expect(desk.locator('main .btn-primary')).toHaveCount(1);
    await row.getByRole('checkbox').uncheck();
  });

  await test.step('from the list, two keys decide one; a key that is held goes one stage and no further', async () => {
    await desk.goto('/job_application/list');
    await expect(names(desk)).toHaveCount(6);
    // What was read before the change arrives after it, and turns nothing back.
    const early = desk.waitForRequest(/applications\/get/);
    const decided = desk.waitForResponse(/applications\/changeStatus/);
    await desk.route(
      readings,
      async (route) => {
        const answer = await route.fetch();
        await decided;
        await route.fulfill({ response: answer }).catch(() => {});
      },
      { times: 1 },
    );
    await desk.keyboard.press('j');
    await early;
    await expect(peek(desk).getByRole('button', { name: 'Mark as screened' })).toBeVisible();
    await desk.keyboard.down('a');
    const stage = desk.locator('.list-row').first().getByRole('combobox');
    await expect(stage).toHaveValue('Screened');
    await expect(peek(desk).getByRole('button', { name: 'Shortlist' })).not.toHaveAttribute('aria-disabled');
    await desk.keyboard.down('a');
    await desk.keyboard.up('a');
    await expect(stage).toHaveValue('Screened');
    await expect(names(desk).nth(0)).toBeFocused();
    await desk.keyboard.press('j');
    await desk.keyboard.press('j');
  });

  await test.step('Escape closes it, which is remembered until its button opens it', async () => {
    await peek(desk).getByRole('button', { name: 'Next application' }).focus();
    await desk.keyboard.press('Escape');
    await expect(peek(desk)).toHaveCount(0);
    await expect(names(desk).nth(2)).toBeFocused();
    await desk.reload();
    await expect(names(desk)).toHaveCount(6);
    const before = asked.length;
    await desk.keyboard.press('j');
    await expect(names(desk).nth(0)).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(asked.length).toBe(before);
    await toggle.click();
    await expect(peek(desk)).toContainText('1 of 6');
    await desk.locator('.list-row').nth(2).locator('time').click();
    await expect(peek(desk)).toContainText('3 of 6');
    await expect(names(desk).nth(2)).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/list\/details\?id=/);
  });
  expect(errors).toEqual([]);
  await desk.context().close();
});

test('beside an Arabic list it stands at the left, in the dark too', async ({ browser }) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const opening = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(opening.id, 2);
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto('/ar/job_application/list');
  await desk.locator('.list-row time').first().click();
  await expect(peek(desk).locator('.beside-facts')).toBeVisible();
  const [beside, list] = [await peek(desk).boundingBox(), await desk.locator('.list-table').boundingBox()];
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(list?.x ?? 0);
  await expectAccessible(desk);
  await expectNothingWider(desk);
  await desk.context().close();
});
