import { expect, test } from '@playwright/test';
import { aNewCandidate, aNewCompany } from './support/accounts.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';

const english = 'Coastal Works Inspector';
const arabic = 'مفتش أعمال ساحلية';

test('a company writes its opening in Arabic, a visitor reads it, and a change of the English is marked', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await signedIn(browser, await aNewCompany('Marjan Coastal Works'));
  const visitor = await (await browser.newContext()).newPage();
  const errors = [watchErrors(desk), watchErrors(visitor)];
  const { id } = await savesOpening(desk, {
    title: english,
    screening_questions: [{ title: 'Do you dive?', answer_type: 'yes/no', required: true }],
  });

  await visitor.goto(`/ar/job/${id}`);
  await expect(visitor.getByRole('heading', { name: english, level: 1 })).toBeVisible();
  await expect(visitor.locator('link[rel=alternate][hreflang=ar]')).toHaveCount(0);

  await desk.goto(`/job_opening/${id}`);
  await desk.getByRole('link', { name: /^Add .*العربية/ }).click();
  await desk.getByRole('textbox', { name: 'Title' }).fill(arabic);
  await desk.getByRole('textbox', { name: 'Responsibilities' }).fill('إرشاد السفن.');
  await desk.getByRole('textbox', { name: 'Requirements' }).fill('رخصة سارية.');
  await desk.getByRole('textbox', { name: 'Question 1' }).fill('هل تجيد الغوص؟');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Complete', { exact: true })).toBeVisible();

  await visitor.goto(`/job/${id}`);
  await visitor.getByRole('link', { name: 'العربية', exact: true }).first().click();
  await expect(visitor.getByRole('heading', { name: arabic, level: 1 })).toBeVisible();
  await expect(visitor).toHaveURL(/\/ar\/job\//);
  await expect(visitor.getByText('إرشاد السفن.')).toBeVisible();
  await expect(visitor.locator('link[rel=alternate][hreflang=ar]')).toHaveCount(1);
  await expect(visitor.locator('link[rel=alternate][hreflang=fr]')).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(visitor);

  const candidate = await signedIn(browser, await aNewCandidate());
  await candidate.goto(`/ar/job/${id}/apply`);
  await expect(candidate.getByRole('heading', { name: arabic })).toBeVisible();
  await expect(candidate.getByRole('group', { name: 'هل تجيد الغوص؟' })).toBeVisible();

  await desk.goto(`/job_opening/edit?id=${id}`);
  await desk.getByRole('textbox', { name: 'Requirements' }).fill('Two licences.');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('1 text older than the original')).toBeVisible();
  await desk.getByRole('link', { name: /^Edit .*العربية/ }).click();
  await desk.getByRole('checkbox', { name: /I have looked through it/ }).check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Complete', { exact: true })).toBeVisible();
  expect(errors.flat()).toEqual([]);
  await candidate.context().close();
  await desk.context().close();
  await visitor.context().close();
});
