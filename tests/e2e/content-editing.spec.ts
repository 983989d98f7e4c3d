import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signInAs } from './support/demo.ts';
import { expectAccessible } from './support/page-check.ts';

test('an article is written, translated, scheduled and seen; its former address leads to it', async ({
  page,
  browser,
}) => {
  const slug = `ramadan-hours-${randomUUID().slice(0, 8)}`;
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  await signInAs(page, 'superadmin');
  await page.goto('/admin-articles');
  await page.getByRole('link', { name: 'New article' }).click();
  const languages = {
    English: 'Working hours in Ramadan',
    Français: 'Les horaires du ramadan',
    العربية: 'ساعات العمل في رمضان',
  };
  const write = async (language: keyof typeof languages) => {
    const part = page.getByRole('region', { name: language });
    await part.getByRole('textbox', { name: 'Title', exact: true }).fill(languages[language]);
    await part.getByLabel('Excerpt').fill('Six hours a day.');
    await part.getByRole('textbox', { name: 'Text', exact: true }).fill('## Six hours\n\nA **law**.');
    await part.getByLabel('Title for search engines').fill(languages[language]);
    await part.getByLabel('Description for search engines').fill('What the law says.');
    return part;
  };
  const english = await write('English');
  await page.getByRole('textbox', { name: 'Address' }).fill(slug);
  await page.getByLabel('State', { exact: true }).selectOption('Published');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const french = page.getByRole('region', { name: 'Français' });
  await expect(french.getByText('This value is required').first()).toBeVisible();
  await expect(french.getByText(/^Missing: Title/)).toBeVisible();
  await write('Français');
  await write('العربية');
  await expect(french.getByText('Complete')).toBeVisible();
  await english.getByRole('button', { name: 'Read as on the page' }).click();
  await expect(english.getByRole('heading', { name: 'Six hours' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Public from').fill('2999-01-01T08:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Scheduled').first()).toBeVisible();
  const visitor = await browser.newPage();
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404);
  await page.getByLabel('Public from').fill('2026-01-02T08:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saveButton).toHaveAttribute('disabled', '');
  await visitor.goto(`/fr/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Les horaires du ramadan');
  await visitor.goto(`/ar/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('ساعات العمل في رمضان');

  await page.getByRole('textbox', { name: 'Address' }).fill(`${slug}-now`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saveButton).toHaveAttribute('disabled', '');
  await visitor.goto(`/fr/blog/${slug}`);
  await expect(visitor).toHaveURL(`/fr/blog/${slug}-now`);
  await page.getByLabel('State', { exact: true }).selectOption('Withdrawn');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  expect((await visitor.goto(`/blog/${slug}-now`))?.status()).toBe(404);
  await visitor.close();
});

test('a frequent question is changed, and the page says it', async ({ page }) => {
  await signInAs(page, 'superadmin');
  await page.goto('/admin-questions');
  await page
    .getByRole('button', { name: /^Edit “/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByLabel('Answer (English)');
  await expect(answer).not.toHaveValue('');
  await answer.fill('Look at the **foot** of each page.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const faq = await (await page.request.get('/api/faq?search=foot of each page')).json();
  expect(faq.data[0].answer_text).toBe('Look at the foot of each page.');
});

test('a job title gets another word, and its openings are found by it', async ({ page }) => {
  await signInAs(page, 'superadmin');
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const shown: { title: string }[] = (await read('/api/jobs_pool?job_title=nurse')).data;
  const titles: { value: string }[] = await read('/api/job_titles?searchkey=nurse');
  const { value } = titles.find((known) => shown.some(({ title }) => title === known.value)) ?? { value: '' };
  await page.goto(`/admin-titles?searchkey=${encodeURIComponent(value)}`);
  await page.getByRole('button', { name: `Edit “${value}”` }).click();
  const dialog = page.getByRole('dialog', { name: value });
  await dialog.getByLabel('Name (Français)').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This value is required')).toBeVisible();
  await dialog.getByLabel('Name (Français)').fill('Soignant zéphyr');
  await dialog.getByLabel('Also found by').fill('Bedside guardian');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  for (const words of ['bedside guardian', 'soignant zephyr']) {
    await page.goto(`/jobs-pool?job_title=${encodeURIComponent(words)}`);
    await expect(page.getByRole('link', { name: value }).first()).toBeVisible();
  }
});

test('in French a title is merged into one that is named in French, and offered no more', async ({
  page,
}) => {
  await signInAs(page, 'superadmin');
  // Who types and presses before the list of titles has come is waited for.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/get_all_job_titles*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/fr/admin-titles?searchkey=actuaire');
  await page.getByRole('button', { name: 'Rattacher « Actuaire »' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rattacher « Actuaire »' });
  await dialog.getByRole('button', { name: 'Rattacher' }).click();
  await expect(dialog.getByText('Veuillez choisir l’une des options')).toBeVisible();
  await dialog.getByLabel('Rattacher à').fill('Statisticien');
  await dialog.getByRole('button', { name: 'Rattacher' }).click();
  pressed.resolve();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Rattaché à Statistician')).toBeVisible();
});
