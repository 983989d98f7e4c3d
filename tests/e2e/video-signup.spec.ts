import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { password } from './support/accounts.ts';
import { aTextPdf } from './support/cv.ts';
import { expectAccessible, hydrated } from './support/page-check.ts';
import { goToQuestions, save, seek, startRecording, stopRecording } from './support/recording.ts';

test('a new candidate records the introduction inside the sign-up, and owns the three videos', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto('/registration');
  await hydrated(page);
  await fillBasics(page);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'CV upload' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aTextPdf(['RANIA SALEH']) });
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByRole('button', { name: 'Record my introduction' }).click();
  await goToQuestions(page);
  // The recorder brings cards of its own, and nothing that leaves the take lies under the thumb that is to end it.
  await expect(page.locator('.card .card, .card .video-acts')).toHaveCount(0);
  const skip = page.getByRole('button', { name: 'Skip the video for now' });
  await expect(skip).toBeVisible();
  await startRecording(page, 2);
  await expect(skip).toHaveCount(0);
  await stopRecording(page);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  for (const next of ['Question 2 of 3', 'Question 3 of 3', 'Check your three answers']) {
    if (next !== 'Question 2 of 3') await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await stopRecording(page);
    await save(page);
    await expect(page.getByText(next)).toBeVisible();
  }
  await expectAccessible(page);
  await expectButtonsBelow(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('You have successfully registered with')).toBeVisible();
  const { data } = await (await page.request.get('/api/videocv')).json();
  expect(data).toHaveLength(3);
  for (const video of data) {
    expect(video.video_question).not.toContain('ticket');
    const found = await seek(page, `/api/${video.video_question}`, 0.9);
    expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
  }
});

/** On a phone each question has the whole width, and its button stands below it. */
async function expectButtonsBelow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const row of await page.locator('.video-index > li').all()) {
    const question = await row.locator('.video-index-open').boundingBox();
    const again = await row.getByRole('button', { name: /^Record again/ }).boundingBox();
    if (!question || !again) throw new Error('A question or its button is not shown');
    expect(again.y).toBeGreaterThanOrEqual(question.y + question.height);
    expect(question.width).toBeGreaterThan(260);
  }
  if (before) await page.setViewportSize(before);
}

async function fillBasics(page: Page): Promise<void> {
  const fields = {
    name: 'Rania Saleh',
    email: `rania-${randomUUID().slice(0, 8)}@example.com`,
    password,
    phone: '55123456',
    dob: '1994-05-17',
    current_position: 'Civil Engineer',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('combobox', { name: /^National/ }).fill('Jordan');
  await page.locator('select[name=industry]').selectOption('Construction');
  await page.locator('input[name=gender][value=Female]').check();
  for (const [label, value] of [
    ['Skills', 'AutoCAD'],
    ['Desired jobs', 'Civil Engineer'],
  ] as const) {
    // The list comes on the first focus.
    await page.getByLabel(label, { exact: true }).focus();
    await page.getByRole('combobox', { name: label }).fill(value);
    await page.keyboard.press('Enter');
  }
  await page.locator('input[name=terms]').check();
}
