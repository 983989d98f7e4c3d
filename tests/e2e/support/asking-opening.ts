import { type BrowserContext, expect, type Page } from '@playwright/test';
import { daysFromNow } from './days.ts';

/** Applies to an opening that asks by video, of this company or any, without the screens. */
export async function applyToAskingOpening(page: Page, origin: string, ofCompany?: BrowserContext) {
  const applied = (await (await page.request.get('/api/applied_jobs')).json()).data as string[];
  for await (const id of ofCompany ? ownActive(ofCompany) : allActive(page)) {
    if (applied.includes(id)) continue;
    const opening = (await (await page.request.get(`/api/job/${id}`)).json()).data as AskingOpening;
    if (opening.video_questions.length === 0) continue;
    const applicationId = await apply(page, origin, opening);
    return { jobId: id, applicationId, questionIds: opening.video_questions.map((question) => question.id) };
  }
  throw new Error('No opening of the demo asks by video');
}

async function* allActive(page: Page): AsyncGenerator<string> {
  for (let number = 1; number < 20; number += 1) {
    const { data } = await (await page.request.get(`/api/jobs_pool?page=${number}`)).json();
    for (const { id } of data.data as { id: string }[]) yield id;
  }
}

async function* ownActive(company: BrowserContext): AsyncGenerator<string> {
  const { data } = await (await company.request.get('/api/job_opening')).json();
  const rows = data.data as { id: string; status: string }[];
  for (const { id, status } of rows) if (status === 'Active') yield id;
}

interface AskingOpening {
  id: string;
  screening_questions: { id: string; answer_type: string }[];
  video_questions: { id: string }[];
}

async function apply(page: Page, origin: string, opening: AskingOpening): Promise<string> {
  const values: Record<string, string> = {
    number: '3',
    date: daysFromNow(10),
    'yes/no': 'yes',
    text: 'Yes, gladly.',
  };
  const headers = { origin };
  const cv = await page.request.post('/api/files/v1/cv-upload', {
    headers,
    multipart: { file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aSmallPdf() } },
  });
  const answer = await page.request.post('/api/job_application', {
    headers,
    data: {
      job_id: opening.id,
      terms: true,
      cover_letter: 'I would like to work with you.',
      cv: (await cv.json()).path,
      answers: opening.screening_questions.map(({ id, answer_type }) => ({
        question_id: id,
        answer: values[answer_type] ?? 'Yes',
      })),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

function aSmallPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${bodies.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
