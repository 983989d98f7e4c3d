import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, aNewMember } from './support/accounts.ts';
import { arabicReader, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

test.use({ serviceWorkers: 'allow' });

test('in Arabic, a company goes from its approval to the first shared opening', async ({ browser }) => {
  test.setTimeout(120_000);
  const company = await aNewCompany('Zubarah First Works');
  const desk = await signedIn(browser, company, arabicReader);
  const errors = watchErrors(desk);
  await desk.goto('/dashboard');
  await expect(
    desk.getByText(inArabic('companies_first_approved', { company: 'Zubarah First Works' })),
  ).toBeVisible();
  await expect(
    desk.getByText(inArabic('companies_first_trial', { date: 1 }).split('1')[0] ?? ''),
  ).toBeVisible();
  const current = desk.locator('.first-steps [aria-current=step]');
  await expect(current).toContainText(inArabic('companies_first_logo'));
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);

  const viewer = await signedIn(browser, await aNewMember(company, 'viewer'), arabicReader);
  await viewer.goto('/dashboard');
  await expect(viewer.getByText(inArabic('companies_first_viewer'))).toBeVisible();
  await expect(viewer.getByRole('link', { name: inArabic('companies_new_opening') })).toHaveCount(0);

  await desk.getByRole('link', { name: inArabic('companies_new_opening') }).click();
  await writes(desk);
  await desk.getByRole('button', { name: inArabic('job_openings_editor_publish'), exact: true }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: inArabic('job_openings_editor_publish') })
    .click();
  await expect(desk.getByText(inArabic('job_openings_own_published'))).toBeVisible();
  // Each way on stands once, and nothing speaks of applications that are not there.
  // The list of places where it appears has links of the same name.
  for (const way of ['job_openings_own_copy_link', 'job_openings_own_view'] as const)
    await expect(desk.getByText(inArabic(way), { exact: true }).and(desk.locator(':not(li *)'))).toHaveCount(
      1,
    );
  await expect(desk.getByText(inArabic('applications_total', { number: 0 }), { exact: true })).toHaveCount(0);
  const shared = await desk
    .getByRole('link', { name: inArabic('job_openings_own_share_whatsapp') })
    .getAttribute('href');
  const text = new URL(shared ?? '').searchParams.get('text') ?? '';
  const link = /http\S+$/.exec(text)?.[0] ?? '/no-link';
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: inArabic('job_openings_own_qr') }).click();
  expect((await download).suggestedFilename()).toBe('Quay Supervisor.png');

  const visitor = await (await browser.newContext(arabicReader)).newPage();
  await visitor.goto(link);
  await hydrated(visitor);
  const apply = visitor.getByRole('link', { name: inArabic('job_openings_apply') }).first();
  await expect(apply).toHaveAttribute('href', /apply%3Fsource%3Dwhatsapp/);

  await desk.goto('/dashboard');
  await expect(
    desk.getByText(inArabic('companies_first_approved', { company: 'Zubarah First Works' })),
  ).toHaveCount(0);
  await desk.getByRole('link', { name: inArabic('companies_figure_active') }).click();
  await desk.waitForURL('**/job_opening?status=Active');
  expect(errors).toEqual([]);
  for (const page of [desk, viewer, visitor]) await page.context().close();
});

async function writes(page: Page): Promise<void> {
  await page.getByLabel(inArabic('job_openings_editor_title')).fill('Quay Supervisor');
  await page.getByLabel(inArabic('job_openings_editor_city')).fill('Al Khor');
  await page.getByLabel(inArabic('job_openings_editor_employment_type')).selectOption('full time');
  await page.getByLabel(inArabic('job_openings_editor_experience_level')).selectOption('mid');
  await page.getByLabel(inArabic('job_openings_editor_due_date')).fill(daysFromNow(60));
  await page
    .getByRole('textbox', { name: inArabic('job_openings_editor_responsibilities') })
    .fill('Lead the quay.');
  await page
    .getByRole('textbox', { name: inArabic('job_openings_editor_requirements') })
    .fill('Five years at a port.');
  await page.getByLabel(inArabic('job_openings_editor_salary_start')).fill('١٢٠٠٠');
  await page.getByLabel(inArabic('job_openings_editor_salary_end')).fill('١٦٠٠٠');
}
