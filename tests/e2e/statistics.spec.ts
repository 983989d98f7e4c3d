import { expect, type Page, test } from '@playwright/test';
import { daysFromNow } from './support/days.ts';
import { signInAs } from './support/demo.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

/** The figure of a step or a tile leads to as many rows. */
async function leadsToAsMany(page: Page, figure: ReturnType<Page['getByRole']>, words: RegExp) {
  const people = Number(await figure.textContent());
  expect(people).toBeGreaterThan(0);
  await figure.click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${people} applications?$`))).toBeVisible();
  await page.goBack();
}

test('a figure of the statistics leads to its rows', async ({ page }) => {
  const errors = watchErrors(page);
  await signInAs(page, 'company');
  await page.goto(`/statistics?from=${daysFromNow(-90)}`);
  const funnel = page.getByRole('list', { name: 'Funnel' });
  const step = funnel.getByRole('listitem').filter({ hasText: 'Shortlisted' }).first();
  await expectAccessible(page);
  await leadsToAsMany(page, step.getByRole('link').first(), /came to Shortlisted or further/);
  const loss = funnel.getByRole('listitem').first().getByRole('link').last();
  const lost = Number(((await loss.textContent()) ?? '').match(/\d+/)?.[0]);
  await loss.click();
  await expect(page.getByText(/came to Pending and no further/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${lost} applications?$`))).toBeVisible();
  await page.goBack();
  const head = page.getByRole('region', { name: 'Figures of the period' });
  await leadsToAsMany(
    page,
    head.getByRole('listitem').filter({ hasText: 'Hired' }).getByRole('link'),
    /came to Hired or further/,
  );
  expect(errors).toEqual([]);
});

test('period and opening go along from tab to tab, and the former addresses lead to the tabs', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await signInAs(page, 'company');
  const from = daysFromNow(-60);
  await page.goto(`/statistics?from=${from}`);
  await page.getByRole('combobox', { name: 'Opening' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/job_id=/);
  const tabs = page.getByRole('navigation', { name: 'Statistics' });
  for (const [name, heading] of [
    ['Funnel', 'Time in status'],
    ['Openings', 'Openings today'],
    ['Sources', 'Sources'],
    ['Team', 'Recruiters'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/statistics/${name.toLowerCase()}\\?.*from=${from}.*job_id=`));
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  for (const [former, tab] of [
    ['/job_application/dashboards', '/statistics/funnel'],
    ['/job_opening/dashboards', '/statistics/openings'],
  ] as const) {
    await page.goto(former);
    await expect(page).toHaveURL(new RegExp(`${tab}$`));
  }
  expect(errors).toEqual([]);
});

test('a time without applications shows what will stand there', async ({ page }) => {
  await signInAs(page, 'company');
  await page.goto(`/statistics?from=${daysFromNow(-3000)}&to=${daysFromNow(-2990)}`);
  await expect(page.getByText('No applications in this period')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Funnel' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(/Under 20 people/)).toHaveCount(1);
  await expectAccessible(page);
});
