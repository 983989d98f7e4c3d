import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { aNewCandidate } from './support/accounts.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The pages are drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.cv-sheet canvas').first()).toBeVisible({ timeout: 20_000 });
}

/** An Active opening that asks nothing. */
async function aPlainOpening(page: Page): Promise<string> {
  for (let number = 1; number < 20; number += 1) {
    const { data } = await (await page.request.get(`/api/jobs_pool?page=${number}`)).json();
    for (const { id } of data.data as { id: string }[]) {
      const opening = (await (await page.request.get(`/api/job/${id}`)).json()).data;
      const asks = opening.screening_questions.length + opening.video_questions.length;
      if (asks === 0) return id;
    }
  }
  throw new Error('Every opening of the demo asks something');
}

test('a profile becomes a CV, the CV a PDF, and the PDF goes with an application', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCandidate());
  const errors = watchErrors(page);
  await open(page, '/cv-builder');
  await page.getByRole('button', { name: 'Make it from my profile' }).click();
  await page.waitForURL('**/cv-builder/editor/**');
  await drawn(page);
  await expectAccessible(page);

  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Structural Engineer');
  await page.locator('.cv-section', { hasText: 'Summary' }).click();
  const summary = page.locator('#cv-summary-text');
  const saved = page.waitForResponse('**/api/rpc/cvs/save*');
  await summary.fill('Towers since 2014.');
  await saved;

  // The last words go and come back; a reload finds what was saved.
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue('');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(summary).toHaveValue('Towers since 2014.');
  await expect(page.locator('.cv-saved')).toHaveAttribute('data-state', 'saved');
  await page.reload();
  await hydrated(page);
  await drawn(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Structural Engineer');

  // A section moves by the keys alone.
  await page.getByRole('button', { name: 'Move Summary' }).press('Alt+ArrowDown');
  await expect(page.locator('.cv-sections li').nth(1)).toContainText('Summary');
  await expect(page.getByRole('button', { name: 'Move Summary' })).toBeFocused();

  const counted = page.waitForResponse('**/api/rpc/candidates/countCv*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await downloading).path())));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of ['Rania Saleh', 'Structural Engineer', 'Towers since 2014.'])
    expect(text).toContain(words);
  expect((await counted).status()).toBe(200);

  await open(page, `/job/${await aPlainOpening(page)}/apply`);
  await expect(page.getByRole('radio', { name: /^My CV/ })).toBeChecked();
  await page.locator('[name=cover_letter]').fill('I build towers.');
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('application submitted successfully')).toBeVisible({ timeout: 20_000 });
  expect(errors).toEqual([]);
});

const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: { name: 'Éloïse Haddad', label: 'Ingénieure structure', email: 'eloise@demo.example' },
  work: [
    {
      name: 'Gulf Frame',
      position: 'Ingénieure',
      startDate: '2018-07',
      endDate: '2023-08',
      highlights: ['Un', 'Deux'],
    },
  ],
  languages: [{ language: 'Arabic', fluency: 'Native' }],
};

test('on a French phone a JSON Resume comes in, is looked at, and goes out equal', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  expect((await page.request.post('/api/login', { data: await aNewCandidate() })).ok()).toBe(true);
  const errors = watchErrors(page);
  await open(page, '/cv-builder');
  await page.getByRole('button', { name: 'Importer un JSON Resume' }).click();
  const buffer = Buffer.from(JSON.stringify(resume));
  const chooser = page.locator('dialog[open] input[type=file]');
  await chooser.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer });
  await expect(page.locator('dialog[open]')).toContainText('Éloïse Haddad');
  await page.getByRole('button', { name: 'Créer ce CV' }).click();
  await page.waitForURL('**/cv-builder/editor/**');
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Ingénieure structure');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await drawn(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await page.locator('.cv-head [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Exporter en JSON Resume' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8'))).toEqual(resume);
  expect(errors).toEqual([]);
});
