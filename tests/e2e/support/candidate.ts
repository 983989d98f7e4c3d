import { expect, type Page } from '@playwright/test';
import { aWordFile, paragraphs } from '#support/word.ts';
import { type NewPerson, newestLetter } from './accounts.ts';
import { aTextPdf } from './cv.ts';
import { openPage } from './page-check.ts';

const lines = [
  'OMAR AL-FAROUK',
  'Civil Engineer',
  'Doha, Qatar +974 5512 3456',
  'Key Skills',
  'AutoCAD, Revit, ETABS',
  'Education',
  'BSc Civil Engineering',
];

/** A CV of a page, as a file to choose. */
export const shortCv = { name: 'omar.pdf', mimeType: 'application/pdf', buffer: aTextPdf(lines) };

/** The same as a Word file. */
export const shortWordCv = {
  name: 'omar.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: aWordFile({ body: paragraphs(lines) }),
};

/** By the call of the form, which has journeys of its own. */
export async function signInByCall({ request }: Page, data: NewPerson): Promise<void> {
  expect((await request.post('/api/login', { data })).ok()).toBe(true);
}

/** The call that confirms must be answered: a page that is left takes it back. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const letter = await newestLetter(page, email, 'verify-email');
  await openPage(page, /\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}
