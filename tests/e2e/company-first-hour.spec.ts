import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { aNewMember, type NewPerson, newestLetter, password } from './support/accounts.ts';
import { arabicReader, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';
import { decide, document } from './support/registration.ts';

test.use({ serviceWorkers: 'allow' });

const latinName = `Zubarah Works ${randomUUID().slice(0, 8)}`;

test('in Arabic, a company goes from its registration on a phone to the first shared opening', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const company = await registersOnAPhone(browser);
  await decide(request, latinName, { approved_status: 'Approved' });
  const desk = await signedIn(browser, company, arabicReader);
  const errors = watchErrors(desk);
  await desk.goto('/dashboard');
  await expect(desk.getByText(inArabic('companies_first_approved', { company: latinName }))).toBeVisible();
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
  await expect(desk.getByText(inArabic('companies_first_approved', { company: latinName }))).toHaveCount(0);
  await desk.getByRole('link', { name: inArabic('companies_figure_active') }).click();
  await desk.waitForURL('**/job_opening?status=Active');
  expect(errors).toEqual([]);
  for (const page of [desk, viewer, visitor]) await page.context().close();
});

/** Through the wizard by touch, its phone and its days in Arabic digits; answers who owns it, with an address that is confirmed. */
async function registersOnAPhone(browser: Browser): Promise<NewPerson> {
  const phone = { ...arabicReader, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  const errors = watchErrors(page);
  const email = `owner-${randomUUID().slice(0, 8)}@zubarah.example`;
  const next = () => page.getByRole('button', { name: inArabic('companies_continue') }).tap();
  // What may stay empty says so after its name.
  const field = (name: Parameters<typeof inArabic>[0]) =>
    page.getByLabel(new RegExp(`^${inArabic(name)}(?: \\(|$)`));
  await page.goto('/ar/registration?us=emp');
  await hydrated(page);
  await next();
  await expect(field('companies_full_name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field('companies_full_name').fill('يوسف المري');
  await field('companies_work_email').fill(email);
  await field('companies_password').fill(password);
  await field('companies_password_check').fill(password);
  await next();
  await field('companies_phone').fill('٥٥١٢٣٤٥٦');
  await next();
  await field('companies_company_name').fill(latinName);
  await field('companies_cr_expiry').fill(daysFromNow(1200));
  for (const kind of ['commercial_registration', 'trade_license'] as const) {
    const name = `${kind}.pdf`;
    await field(`reference_company_document_${kind}`).setInputFiles({ ...document(kind), name });
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await field('companies_expires_on').fill(daysFromNow(900));
  await expectNoSidewaysScroll(page);
  await next();
  await field('companies_website').fill('https://zubarah.example.com');
  await next();
  await expect(
    page.getByRole('heading', { name: inArabic('reference_registration_step_preview') }),
  ).toBeVisible();
  await expect(page.getByText('+974 55123456')).toBeVisible();
  await page.getByRole('button', { name: inArabic('companies_register') }).tap();
  await expect(page.getByText(inArabic('companies_registered')).first()).toBeVisible();
  const letter = await newestLetter(page, email, 'verify-email');
  expect(letter).toMatch(/\p{Script=Arabic}{3}/u);
  await page.goto(/(?:\/ar)?\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link');
  await expect(page.getByRole('heading', { name: inArabic('identity_verified_title') })).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
  return { email, password };
}

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
