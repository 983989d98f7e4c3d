import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import { withSlowEncoder } from './support/recorder-faults.ts';
import {
  goToQuestions,
  openIntroduction,
  openQuestions,
  save,
  seek,
  signIn,
  startRecording,
  stopRecording,
  waitRecorded,
} from './support/recording.ts';

// A slow device is no reason to lose a take.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL ?? '', await aNewCandidate()));

test('a device six times slower keeps each take, however short', async ({ page, context }) => {
  await openIntroduction(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await goToQuestions(page);
  await startRecording(page, 1);
  await stopRecording(page);
  await recordAgain(page, 6);
  await stopRecording(page);
  const stored = await save(page);
  expect(stored.seconds).toBeGreaterThan(4);
  const found = await seek(page, `/api/${stored.path}`, 0.9);
  expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
});

test('a take that the encoder gives out late is kept, and the next one has a smaller picture', async ({
  page,
}) => {
  // Later than an encoder is waited for that has given out something.
  await withSlowEncoder(page, 12);
  await openQuestions(page);
  await startRecording(page, 1);
  await stopRecording(page, { timeout: 60_000 });
  expect(await shownWidth(page)).toBe(640);
  await recordAgain(page, 1);
  await stopRecording(page, { timeout: 60_000 });
  expect(await shownWidth(page)).toBe(320);
  const stored = await save(page);
  expect((await seek(page, `/api/${stored.path}`, 0.9)).width).toBe(320);
});

async function recordAgain(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await waitRecorded(page, seconds);
}

async function shownWidth(page: Page): Promise<number> {
  const video = page.locator('.video-stage video');
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBeGreaterThan(0);
  return video.evaluate((shown: HTMLVideoElement) => shown.videoWidth);
}
