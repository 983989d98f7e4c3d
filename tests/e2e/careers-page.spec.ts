import { expect, test } from '@playwright/test';
import { aPicture } from '#support/uploads.ts';
import { aNewCandidate, aNewCompany } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('an owner writes a careers page in two languages; a visitor without scripts reads it from the right, and applies', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Careers'));
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await desk.goto('/company-profile-edit/settings/site');
  await desk.getByRole('link', { name: 'Edit the page' }).click();
  await desk.getByLabel('Headline').fill('We bring ships in.');
  await desk.getByLabel('Colour (optional)').fill('#ffd200');
  await expect(desk.getByText('#836c00')).toBeVisible();
  await desk.getByRole('button', { name: 'Add a section' }).click();
  const first = desk.getByRole('group', { name: 'Section 1' });
  await first.getByLabel('Text').fill('Twelve pilots, two tugs.');
  await desk.getByRole('button', { name: 'Add a section' }).click();
  const second = desk.getByRole('group', { name: 'Section 2' });
  await second.getByLabel('Text').fill('One call, one visit.');
  await second.locator('input[type=file]').setInputFiles({
    name: 'tug.png',
    mimeType: 'image/png',
    buffer: await aPicture({ width: 800, height: 600 }),
  });
  await second.getByLabel('What the picture shows').fill('A tug at dawn');
  // The keyboard alone brings the second section to the front.
  await second.getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(first.getByLabel('Text')).toHaveValue('One call, one visit.');
  await desk.getByRole('radio', { name: 'العربية' }).check({ force: true });
  await expect(desk.getByText('4 texts missing').first()).toBeVisible();
  await desk.getByLabel('Headline').fill('نُدخل السفن إلى الميناء.');
  await first.getByLabel('Text').fill('مكالمة واحدة وزيارة واحدة.');
  await desk.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(desk.locator('.careers-preview').getByText('مكالمة واحدة وزيارة واحدة.')).toBeVisible();
  await desk.getByRole('radio', { name: 'Edit', exact: true }).check({ force: true });
  await desk.getByLabel('Show the page to everybody').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  const link = await desk.getByLabel('Link to the page').inputValue();
  const { pathname } = new URL(link);
  expect(pathname).toBe('/c/corniche-careers');

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/ar${pathname}`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByText('نُدخل السفن إلى الميناء.')).toBeVisible();
  const english = visitor.getByText('Twelve pilots, two tugs.');
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('dir', 'ltr');
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ar\/c\/corniche-careers$/);
  await expect(visitor.locator('link[hreflang=fr]')).toHaveCount(0);
  const html = await visitor.content();
  expect(html).not.toContain('JobPosting');
  for (const told of ['"Organization"', '"ItemList"']) expect(html).toContain(told);
  await visitor.getByRole('link', { name: 'Harbour pilot' }).click();
  await expect(visitor).toHaveURL(/\/ar\/job\/.*\?source=careers$/);
  await expect(visitor.locator('a[href*="source%3Dcareers"]').first()).toBeVisible();
  await visitor.context().close();

  await desk.getByRole('textbox', { name: 'Address' }).fill('corniche-pilots');
  await desk.getByRole('button', { name: 'Change the address' }).click();
  await expect(desk.getByText('/c/corniche-careers')).toBeVisible();
  const moved = await desk.request.get(`/fr${pathname}?city=Doha`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/fr/c/corniche-pilots?city=Doha']);

  const candidate = await signedIn(browser, await aNewCandidate());
  await sendsApplication(candidate, id, 'careers');
  await candidate.context().close();
  await desk.goto('/statistics');
  await expect(desk.getByText('Your careers page').first()).toBeVisible();
  expect(errors).toEqual([]);
  await desk.context().close();
});
