import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { arabicReader, expectReadInArabic, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { signInAs } from './support/demo.ts';
import { holdOver, takeAway } from './support/drags.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';

/** An opening of the demo's company with many that wait. */
async function busyOpening({ request }: Page): Promise<{ id: string }> {
  const { data } = await (await request.get('/api/job_application_openings')).json();
  const busiest = data.toSorted(
    (a: { counts: Record<string, number> }, b: { counts: Record<string, number> }) =>
      (b.counts.Pending ?? 0) - (a.counts.Pending ?? 0),
  )[0];
  return { id: busiest.id };
}

test.describe('in Arabic, where the board goes on to the left', () => {
  test.use(arabicReader);
  const name = {
    drop: inArabic('applications_board_drop', { count: 1 }),
    undo: inArabic('applications_undo'),
  };

  test('a card is moved on the board by keys, by the mouse and by touch, and back by Undo', async ({
    page,
  }) => {
    await signInAs(page, 'company');
    const errors = watchErrors(page);
    const { id } = await busyOpening(page);
    await page.goto(`/job_application/list?view=board&job_id=${id}`);
    const column = (status: string) => page.locator(`[data-column="${status}"]`);
    const cards = (status: string) => column(status).getByRole('listitem');
    await expect(cards('Pending').first()).toBeVisible();
    await expect(page.locator('.layout-switch [aria-current]')).toHaveText(
      inArabic('applications_layout_board'),
    );
    await expectReadInArabic(page.getByRole('main'), [
      inArabic('applications_layout_board'),
      inArabic('reference_application_status_pending'),
      inArabic('reference_application_status_screened'),
      inArabic('reference_application_status_shortlisted'),
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const before = { pending: await cards('Pending').count(), hold: await cards('On Hold').count() };

    const first = cards('Pending').first().getByRole('link');
    const candidate = (await first.textContent()) ?? '';
    await first.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(column('Screened')).toContainText(name.drop);
    await page.keyboard.press('Escape');
    await expect(column('Screened')).not.toContainText(name.drop);
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', {
      name: inArabic('applications_status_of', { name: candidate }),
    });
    await dialog.getByRole('button', { name: inArabic('reference_application_status_on_hold') }).click();
    await expect(cards('On Hold')).toHaveCount(before.hold + 1);
    await expect(column('On Hold').getByRole('link', { name: candidate }).first()).toBeFocused();
    await page.getByRole('button', { name: name.undo }).click();
    await expect(cards('On Hold')).toHaveCount(before.hold);
    await expect(cards('Pending')).toHaveCount(before.pending);

    const card = await cards('Pending').first().boundingBox();
    const target = await column('Shortlisted').boundingBox();
    if (!card || !target) throw new Error('There is nothing to drag');
    const shortlisted = await cards('Shortlisted').count();
    await page.mouse.move(card.x + 80, card.y + 60);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + 180, { steps: 6 });
    await expect(column('Shortlisted')).toContainText(name.drop);
    // What it will do is read across an open column, and down a folded one without leaving it.
    const drop = column('Shortlisted').locator('.board-drop');
    expect(await drop.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const open = page.locator('.board-column:not(.board-folded, [data-column="Pending"])').first();
    const place = await open.boundingBox();
    await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 180, { steps: 6 });
    await expect(open.locator('.board-drop')).toHaveCSS('writing-mode', 'horizontal-tb');
    await page.mouse.move(target.x + target.width / 2, target.y + 180, { steps: 6 });
    await expect(column('Shortlisted')).toContainText(name.drop);
    await page.mouse.up();
    await expect(cards('Shortlisted')).toHaveCount(shortlisted + 1);
    await page.getByRole('button', { name: name.undo }).last().click();
    await expect(cards('Shortlisted')).toHaveCount(shortlisted);

    for (const end of [() => takeAway(page), () => page.keyboard.press('Escape')]) {
      const held = await cards('Pending').first().boundingBox();
      if (!held) throw new Error('There is nothing to drag');
      await holdOver(page, [held.x + 80, held.y + 60], [target.x + target.width / 2, target.y + 180]);
      await expect(column('Shortlisted')).toContainText(name.drop);
      await end();
      await expect(column('Shortlisted')).not.toContainText(name.drop);
      await page.mouse.up();
      await expect(cards('Pending')).toHaveCount(before.pending);
      await expect(cards('Shortlisted')).toHaveCount(shortlisted);
    }

    const grip = await cards('Pending').first().locator('.board-grip').boundingBox();
    if (!grip) throw new Error('There is nothing to take hold of');
    await dragByTouch(page, [grip.x + 8, grip.y + 8], [target.x + target.width / 2, target.y + 180]);
    await expect(cards('Shortlisted')).toHaveCount(shortlisted + 1);
    await page.getByRole('button', { name: name.undo }).last().click();
    await expect(cards('Shortlisted')).toHaveCount(shortlisted);

    // What is selected in one column is widened to that column alone.
    await cards('Pending').first().getByRole('link').focus();
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: inArabic('applications_selected', { count: 1 }) });
    await bar
      .getByRole('button', {
        name: inArabic('applications_select_all_of', {
          number: before.pending,
          status: inArabic('reference_application_status_pending'),
        }),
      })
      .click();
    const wide = page.getByRole('region', {
      name: inArabic('applications_selected', { count: before.pending }),
    });
    await expect(wide).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await wide.boundingBox())?.height).toBeLessThan(72);
    await wide.getByRole('button', { name: inArabic('applications_bulk_more') }).click();
    await expect(page.getByRole('menuitem', { name: inArabic('applications_bulk_reject') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await wide.getByRole('button', { name: inArabic('applications_select_none') }).click();
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: inArabic('applications_keys_title') })).toContainText(
      inArabic('applications_board_key_extend'),
    );
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(column('Pending')).toBeVisible();
    await expect(column('Screened')).toBeHidden();
    const stages = page.getByRole('group', { name: inArabic('applications_filter_status'), exact: true });
    const stage = (text: Parameters<typeof inArabic>[0]) =>
      stages.getByRole('radio', { name: new RegExp(`^${inArabic(text)} `) });
    await expect(stage('reference_application_status_pending')).toBeChecked();
    await stages.getByText(inArabic('reference_application_status_screened'), { exact: true }).click();
    await expect(column('Screened')).toBeVisible();
    // The arrows go on to the left as the strip does; what is chosen comes into view with its whole name.
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
    await expect(column('Rejected')).toBeVisible();
    await expect(stage('reference_application_status_rejected')).toBeFocused();
    await expect(stages.locator('label', { has: page.locator(':checked') })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board-column:visible')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
});

/** A finger that goes from one place to another. */
async function dragByTouch(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + (toX - x) * share, y: y + (toY - y) * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.1, 0.4, 0.7, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
}

test('several are selected in a filtered list, shortlisted together, and taken back', async ({ browser }) => {
  // A company of its own: of the demo's, other journeys have theirs, and its counts are theirs, too.
  const page = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(page);
  const opening = await savesOpening(page, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  const all = 7;
  await letOthersApplyTo(opening.id, all);
  const total = (number: number) => page.getByText(`${number} applications`, { exact: true });
  await page.goto('/job_application/list');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: 'Pending' }).check();
  await page.waitForURL(/status=Pending/);
  await drawer.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('button', { name: 'Remove Pending' })).toBeVisible();
  await expect(page.locator('.layout-switch [aria-current]')).toHaveText('Table');
  await expect(total(all)).toBeVisible();
  await expectAccessible(page);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.getByText('2 applications are now Shortlisted')).toBeVisible();
  await expect(total(all - 2)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('2 taken back')).toBeVisible();
  await expect(total(all)).toBeVisible();

  // The minute in which a rejection can be taken back runs already: its dialog waits for no list.
  await boxes.nth(0).check();
  await page.getByRole('button', { name: 'Reject…', exact: true }).click();
  const lists = '**/api/rpc/applications/list*';
  await page.route(lists, () => undefined);
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(lists);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('1 taken back')).toBeVisible();
  await page.reload();
  await expect(total(all)).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save view' });
  await naming.getByLabel('Name of the view').fill('Still to read');
  await naming.getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: `All ${all}`, exact: true }).click();
  // Each says how many it leads to; the one that stands for the same is not there twice.
  await expect(views.getByRole('link')).toHaveText([`All ${all}`, `Still to read ${all}`]);
  await views.getByRole('link', { name: `Still to read ${all}`, exact: true }).click();
  await page.waitForURL(/status=Pending/);
  await page.getByRole('button', { name: 'Change the view Still to read' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await expect(page.getByRole('link', { name: 'Still to read' })).toHaveCount(0);
  await expect(views.getByRole('link', { name: `To review ${all}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(errors).toEqual([]);
  await page.context().close();
});
