import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { applyToAskingOpening } from './support/asking-opening.ts';
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from './support/page-check.ts';
import {
  goToQuestions,
  openDevices,
  openIntroduction,
  openQuestions,
  seek,
  signIn,
  startRecording,
  stopRecording,
  turnOn,
  waitRecorded,
} from './support/recording.ts';

test.describe.configure({ timeout: 150_000 });
test.beforeEach(({ context, baseURL }) => signIn(context, baseURL ?? ''));

/** Where the column of the recorder begins, and how wide it is. */
const columnOf = (page: Page) =>
  page.locator('.video-page').evaluate((column) => {
    const { left, width } = column.getBoundingClientRect();
    return { left, width };
  });

/** The picture and what plays in it, at one moment. */
const boxesOf = (picture: Locator) =>
  picture.evaluate((stage) => ({
    frame: stage.getBoundingClientRect().toJSON() as DOMRect,
    video: stage.querySelector('video')?.getBoundingClientRect().toJSON() as DOMRect | undefined,
  }));

/** On a screen of 1280 by 800 the act of a step is in sight, and the column stands where it stood. */
async function expectInSight(
  page: Page,
  act: string,
  column: { left: number; width: number },
  isPlaying = true,
) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: act, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await columnOf(page)).toEqual(column);
  const picture = page.locator('.video-stage');
  if (await picture.count()) {
    const { frame, video } = await boxesOf(picture);
    expect(frame.height).toBeLessThanOrEqual(400);
    // Nothing of the picture is cut, nor of what plays it.
    expect(video).toEqual(isPlaying ? frame : undefined);
  }
  if (before) await page.setViewportSize(before);
}

test('a candidate records the video introduction, retakes an answer, and the stored videos seek to 90 %', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openIntroduction(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const column = await columnOf(page);
  await expectInSight(page, turnOn, column, false);
  await expect(page.locator('.door-caption')).toContainText('Question 1 of 3');
  await expect(page.getByText('Camera is off')).toBeVisible();
  await page.getByRole('button', { name: turnOn }).click();
  await expect(page.getByText('Preview, nothing is recorded')).toBeVisible();
  await expectInSight(page, 'Go to the questions', column);
  await expectInSight(page, 'Try it first', column);
  await expectAccessible(page);
  // Whoever goes by keys goes on where the act was pressed: it is the one that goes on.
  await expect(page.getByRole('button', { name: 'Go to the questions' })).toBeFocused();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await expectAccessible(page);
  await expectInSight(page, 'Start recording', column);
  await startRecording(page);
  await stopRecording(page);
  await expectInSight(page, 'Save', column);
  const question = page.locator('.video-question');
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Retake' }).click();
  await waitRecorded(page, 4);
  await expect(question).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByText('Add captions').click();
  await page.getByRole('button', { name: 'Add a line here' }).click();
  await page.getByLabel('Line 1', { exact: true }).fill('Good morning, I am Layla.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const number of [2, 3]) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
    await startRecording(page);
    await stopRecording(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: 'Check your three answers' })).toBeFocused();
  await expectAccessible(page);
  await expectInSight(page, 'Submit', column);
  await expect(page.getByRole('button', { name: /^Record again: / })).toHaveCount(3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.toast')).toHaveText(['Saved Successfully']);
  await expect(page.getByRole('heading', { name: 'Your video introduction is ready' })).toBeFocused();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share your video introduction' })).toBeVisible();
  const { data } = await (await page.request.get('/api/videocv')).json();
  expect(data).toHaveLength(3);
  expect(data[0].captions).toContain('Good morning, I am Layla.');
  for (const video of data) {
    const found = await seek(page, `/api/${video.video_question}`, 0.9);
    expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
    expect(found.seconds).toBeCloseTo(video.seconds, 0);
  }
  expect(errors.filter((error) => !isOfTheBrowser(error))).toEqual([]);
});

test('a network lost in the middle of the recording loses nothing', async ({ page, context }) => {
  await openQuestions(page);
  await startRecording(page, 3);
  await context.setOffline(true);
  await waitRecorded(page, 7);
  await stopRecording(page);
  const placeOfSave = () =>
    page
      .locator('.video-acts')
      .first()
      .evaluate((acts) => acts.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfSave();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No connection. Your take is safe on this device')).toBeVisible();
  // What is said of the sending moves nothing under a finger.
  expect(await placeOfSave()).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('a tab closed while recording goes on where it was', async ({ page, context }) => {
  await openQuestions(page);
  await startRecording(page, 7);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openQuestions(again);
  await expect(again.getByText('You have a take that was not sent')).toBeVisible();
  await again.getByRole('button', { name: 'Continue with it' }).click();
  await expect(again.getByRole('button', { name: 'Retake' })).toBeVisible();
  const completion = again.waitForResponse((answer) => answer.url().endsWith('/completion'));
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = (await (await completion).json()) as { seconds: number };
  expect(stored.seconds).toBeGreaterThan(3);
  await expect(again.getByText('Question 2 of 3')).toBeVisible();
});

test('an answer that was saved before a reload is still there', async ({ page }) => {
  await openQuestions(page);
  await startRecording(page, 2);
  await stopRecording(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await openQuestions(page);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('the space bar alone records', async ({ page }) => {
  await openQuestions(page);
  await expect(page.getByRole('heading', { name: 'Please introduce yourself' })).toBeFocused();
  await page.keyboard.press(' ');
  await waitRecorded(page, 2);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Retake' })).toBeVisible();
});

test('an applicant answers the video questions of an opening to the end', async ({ page, baseURL }) => {
  const { jobId, questionIds } = await applyToAskingOpening(page, baseURL ?? '');
  const questions = questionIds.length;
  await page.goto(`/job/question-answer/${jobId}`);
  await goToQuestions(page);
  for (let number = 1; number <= questions; number += 1) {
    await startRecording(page, 4);
    await stopRecording(page);
    await page.getByRole('button', { name: 'Submit answer' }).click();
    if (number < questions)
      await expect(page.getByText(`Question ${number + 1} of ${questions}`)).toBeVisible();
  }
  await expect(page.getByText('Well Done!')).toBeVisible();
  await expect(page.getByText('application submitted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the job page' })).toHaveAttribute(
    'href',
    new RegExp(`^/job/[a-z-]+-${jobId}$`),
  );
  await page.getByRole('link', { name: 'To your dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Applications' })).toBeVisible();
});

/** What the frame around every page asks, without a word of what is done in it. */
const readsOfTheFrame = ['/identity/session', '/notifications/recent', '/messages/unread'];

test('the simulator goes to its end, judges a take, compares it, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isRead = ['GET', 'HEAD'].includes(request.method());
    if (!isRead && !readsOfTheFrame.some((call) => request.url().endsWith(call))) sent.push(request.url());
  });
  await page.goto('/interview-simulator');
  await openDevices(page);
  await page.getByLabel('Group A: your work').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await startRecording(page, 4);
  await stopRecording(page);
  await expect(page.getByRole('heading', { name: 'How it sounded' })).toBeVisible();
  await page.getByRole('button', { name: 'Retake' }).click();
  await waitRecorded(page, 3);
  await stopRecording(page);
  await expect(page.getByRole('heading', { name: 'Your earlier takes of this question' })).toBeVisible();
  await expectAccessible(page);
  const watch = page
    .locator('.practice-earlier')
    .getByRole('button', { name: /^Watch the take/ })
    .first();
  await watch.click();
  await expect(page.locator('dialog[open] video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(watch).toBeFocused();
  const question = await page.locator('.video-question').textContent();
  await page.getByRole('button', { name: 'Change question' }).click();
  await expect(page.locator('.video-question')).not.toHaveText(question ?? '');
  for (let number = 1; number < 10; number += 1)
    await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('You went through all questions of this round')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Which questions?')).toBeVisible();
  expect(sent).toEqual([]);
});

const refusals = [
  { grants: ['microphone'], message: 'No camera selected for record video', words: ['Camera: not allowed'] },
  {
    grants: ['camera'],
    message: 'No microphone selected for record video',
    words: ['Preview, nothing is recorded', 'Microphone: not allowed'],
  },
  {
    grants: [],
    message: 'No devices selected for record video',
    words: ['Camera: not allowed', 'Microphone: not allowed'],
  },
];
for (const { grants, message, words } of refusals) {
  test(`refused access says "${message}" with its remedy`, async ({ baseURL }) => {
    // Without the switch that grants everything unasked.
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--use-fake-device-for-media-stream'],
    });
    try {
      const context = await browser.newContext({ baseURL, permissions: grants, locale: 'en-GB' });
      await signIn(context, baseURL ?? '');
      const page = await context.newPage();
      await openIntroduction(page);
      await page.getByRole('button', { name: turnOn }).click();
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('alert')).toContainText('The browser was not allowed to use it.');
      for (const word of words) await expect(page.getByText(word)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    } finally {
      await browser.close();
    }
  });
}

/**
 * The service worker's own, a picture that was on its way to the encoder when the recording ended, and the sound that
 * waits in it when a machine is too slow for it, the attempt is given up and the browser's own recorder takes over.
 */
function isOfTheBrowser(error: string): boolean {
  return /when fetching the script|(?:VideoFrame|AudioSample) was garbage collected/.test(error);
}
