import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { aPdf } from '#support/uploads.ts';
import type { NewPerson } from './accounts.ts';

/** A page of its own with the person signed in. */
export async function signedIn(
  browser: Browser,
  person: NewPerson,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const answer = await page.request.post('/api/login', { data: person });
  expect(answer.ok()).toBe(true);
  return page;
}

/** Publishes an opening as the form does. */
export async function savesOpening({ request }: Page, change: object): Promise<{ id: string }> {
  const answer = await request.post('/api/job_opening', {
    headers: sameOrigin(),
    data: {
      city: 'Doha',
      responsibilities: '<p>Bring ships in.</p>',
      requirements: '<p>A licence.</p>',
      salary_start: 9000,
      salary_end: 12_000,
      experience_level: 'mid',
      employment_type: 'full time',
      publish: true,
      ...change,
    },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** A candidate applies with a CV and answers, as the form does. */
export async function sendsApplication({ request }: Page, id: string, source?: string): Promise<void> {
  const headers = sameOrigin();
  const uploaded = await request.post('/api/files/v1/cv-upload', {
    headers,
    multipart: { file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() } },
  });
  const opening = (await (await request.get(`/api/job/${id}`)).json()).data;
  const answers: Record<string, string> = { 'yes/no': 'yes', number: '7', text: 'I walk it.' };
  const sent = await request.post('/api/job_application', {
    headers,
    data: {
      job_id: id,
      terms: true,
      source,
      cv: (await uploaded.json()).path,
      answers: opening.screening_questions.map((question: { id: string; answer_type: string }) => ({
        question_id: question.id,
        answer: answers[question.answer_type],
      })),
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** A write by cookie must come from the product's own pages. */
export function sameOrigin(): Record<string, string> {
  return { origin: test.info().project.use.baseURL ?? '' };
}
