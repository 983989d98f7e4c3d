import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { signedIn } from './support/own-openings.ts';
import { expectAccessible, hydrated } from './support/page-check.ts';

interface Opening {
  id: string;
  title: string;
  screening_questions: { id: string; title: string; answer_type: string }[];
}

/** Two openings of the demo that ask the same for words. */
async function twoThatAskAlike(page: Page): Promise<{ first: Opening; second: Opening; question: string }> {
  const seen = new Map<string, Opening>();
  for (let number = 1; number < 20; number += 1) {
    const { data } = await (await page.request.get(`/api/jobs_pool?page=${number}`)).json();
    for (const { id } of data.data as { id: string }[]) {
      const opening: Opening = (await (await page.request.get(`/api/job/${id}`)).json()).data;
      for (const { title, answer_type } of opening.screening_questions) {
        const first = seen.get(title);
        if (first && answer_type === 'text') return { first, second: opening, question: title };
        if (answer_type === 'text') seen.set(title, opening);
      }
    }
  }
  throw new Error('No two openings of the demo ask alike');
}

test('an answer given before stands where the same is asked; cleared it is offered again', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, await aNewCandidate());
  const { first, second, question } = await twoThatAskAlike(page);
  const cv = await page.request.post('/api/files/v1/cv-upload', {
    headers: { origin: baseURL ?? '' },
    multipart: { file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aSmallPdf() } },
  });
  const values: Record<string, string> = { number: '3', date: daysFromNow(10), 'yes/no': 'yes' };
  const sent = await page.request.post('/api/job_application', {
    headers: { origin: baseURL ?? '' },
    data: {
      job_id: first.id,
      terms: true,
      cover_letter: 'I would like to work with you.',
      cv: (await cv.json()).path,
      answers: first.screening_questions.map(({ id, answer_type }) => ({
        question_id: id,
        answer: values[answer_type] ?? 'Eight years, five of them here.',
      })),
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  // As the candidate reads it, whatever language its company wrote it in.
  const own = await (await page.request.get('/api/job_application')).json();
  const { title } = own.data.data.find(({ job }: { job: Opening }) => job.id === first.id).job;
  await page.goto(`/job/${second.id}/apply`);
  await hydrated(page);
  await expect(page.getByText(`Filled in from your application for ${title}.`).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: question })).toHaveValue('Eight years, five of them here.');
  await page.getByRole('button', { name: `Clear the answer to: ${question}` }).click();
  await expect(page.getByRole('textbox', { name: question })).toHaveValue('');
  await expect(page.getByText(`Your answer for ${title}:`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Use this answer for: ${question}` }).click();
  await expect(page.getByRole('textbox', { name: question })).toHaveValue('Eight years, five of them here.');
  await page.context().close();
});

function aSmallPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${bodies.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
