import { expect, type Page, test } from '@playwright/test';
import { aNewCompany, newestLetter } from './support/accounts.ts';
import { aTextPdf } from './support/cv.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, hydrated, watchErrors } from './support/page-check.ts';

test('a walk-in is added, told and asked; says yes without scripts, and another one says no', async ({
  browser,
  baseURL,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Harbour nurse', due_date: daysFromNow(30) });
  const salma = `salma-${Date.now()}@example.com`;
  await desk.goto(`/job_application/list?job_id=${id}`);
  await desk.getByRole('link', { name: 'Add an applicant' }).first().click();
  await hydrated(desk);
  await expect(desk.getByLabel('Opening', { exact: true })).toHaveValue(id);
  await desk.getByRole('radio', { name: 'Recommendation' }).check();
  await desk.getByLabel('Recommended by').fill('Yousef Karim');
  await desk.locator('input[type=file]').setInputFiles({
    name: 'salma.pdf',
    mimeType: 'application/pdf',
    buffer: aTextPdf(['Salma Idris, nurse']),
  });
  await expect(desk.getByText('salma.pdf')).toBeVisible();
  await desk.getByLabel('Full name').fill('Salma Idris');
  await desk.getByLabel('Email', { exact: true }).fill('salma');
  await desk.getByLabel('Language of the email').selectOption('fr');
  const send = desk.getByRole('button', { name: 'Add and send the email' });
  await send.click();
  await expect(desk.getByText('Please enter a valid email')).toBeVisible();
  // What was typed outlives the page.
  await desk.getByLabel('Email', { exact: true }).fill(salma);
  desk.once('dialog', (question) => question.accept());
  await desk.reload();
  await hydrated(desk);
  await desk.getByRole('button', { name: 'Restore it' }).click();
  await expect(desk.getByLabel('Full name')).toHaveValue('Salma Idris');
  await expectAccessible(desk);
  await send.click();
  await expect(desk.getByText('Added. The person has been asked by email.')).toBeVisible();
  await expect(desk.getByText('Added by hand, not confirmed')).toBeVisible();
  await desk.getByRole('link', { name: 'Salma Idris' }).click();
  await expect(desk.getByText('Nothing is sent to this person before they say yes')).toBeVisible();
  await expect(desk.getByText(salma)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const reader = await context.newPage();
  await reader.goto(await linkTo(desk, salma));
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Corniche Harbour');
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(reader.getByText('Yousef Karim')).toBeVisible();
  const press = reader.locator('main button[type="submit"]').filter({ visible: true });
  // Nothing is chosen for them, and nothing can be sent unchosen.
  await expect(reader.locator('[name="answer"]:checked')).toHaveCount(0);
  await expect(press).toHaveCount(0);
  await expect(reader.getByText('Choisissez une réponse pour continuer.')).toBeVisible();
  await reader.locator('[name="answer"][value="confirm"]').check();
  await press.click();
  await expect(reader.getByRole('alert')).toBeVisible();
  await reader.locator('[name="terms"]').check();
  await press.click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('votre compte est ouvert');
  expect(reader.url()).not.toContain('token');
  await desk.reload();
  await expect(desk.getByText('Confirmed by the candidate')).toBeVisible();
  await expect(desk.getByText('Added by hand, not confirmed')).toBeHidden();

  // The other one, with scripts, on a phone.
  const karim = `karim-${Date.now()}@example.com`;
  await desk.goto(`/job_application/add?job_id=${id}`);
  await hydrated(desk);
  await desk.getByLabel('Full name').fill('Karim Idris');
  await desk.getByLabel('Email', { exact: true }).fill(karim);
  await send.click();
  await expect(desk.getByText('Added by hand, not confirmed')).toBeVisible();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const faults = watchErrors(phone);
  await phone.goto(await linkTo(desk, karim));
  await hydrated(phone);
  await expectNothingWider(phone);
  await expectAccessible(phone);
  await phone.getByRole('radio', { name: 'No, erase everything' }).check();
  await phone.getByRole('button', { name: 'Decline and erase' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    'Everything that was added about you is erased',
  );
  await phone.goBack();
  await desk.reload();
  await expect(desk.getByText('Karim Idris')).toBeHidden();
  expect([...errors, ...faults]).toEqual([]);
  for (const page of [desk, reader, phone]) await page.context().close();
});

/** The path of the link in the email to an address. */
async function linkTo(desk: Page, email: string): Promise<string> {
  const text = await newestLetter(desk, email, 'addition-asked');
  return /(?:\/fr)?\/added-application\?token=[\w-]+/.exec(text)?.[0] ?? '/no-link';
}
