import { expect, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import {
  breakEncoder,
  unplugCamera,
  withBreakingEncoder,
  withFullDisk,
  withPlugs,
} from './support/recorder-faults.ts';
import {
  openQuestions,
  save,
  seek,
  signIn,
  startRecording,
  stopRecording,
  waitRecorded,
} from './support/recording.ts';

// Whatever fails while an answer is recorded: the answer is there.
test.describe.configure({ timeout: 150_000 });

let person: { email: string; password: string };
test.beforeEach(async ({ context, baseURL }) => {
  person = await aNewCandidate();
  await signIn(context, baseURL ?? '', person);
});

test('a camera that is unplugged in the middle ends the take, which is kept; the next one opens it again', async ({
  page,
}) => {
  await withPlugs(page);
  await openQuestions(page);
  await startRecording(page, 5);
  await unplugCamera(page);
  await expect(page.getByText('The recording ended by itself')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No camera selected for record video');
  const stored = await save(page);
  expect(stored.seconds).toBeGreaterThan(3);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await startRecording(page, 2);
  await stopRecording(page);
});

test('an encoder that fails at the end costs no more than its last fragment', async ({ page }) => {
  await withBreakingEncoder(page);
  await openQuestions(page);
  const began = performance.now();
  await startRecording(page, 7);
  await breakEncoder(page);
  const passed = (performance.now() - began) / 1000;
  await stopRecording(page);
  const stored = await save(page);
  expect(stored.seconds).toBeGreaterThan(3);
  expect(stored.seconds).toBeLessThan(passed);
  const found = await seek(page, `/api/${stored.path}`, 0.9);
  expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
});

test('a disk that is full in the middle costs nothing', async ({ page }) => {
  await withFullDisk(page, 300_000);
  await openQuestions(page);
  await startRecording(page, 8);
  await stopRecording(page);
  const onDisk = await page.evaluate(largestStored);
  const stored = await save(page);
  expect(onDisk).toBeLessThanOrEqual(300_000);
  expect(stored.size).toBeGreaterThan(300_000);
  expect(stored.seconds).toBeGreaterThan(7);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('a server that fails at the end, and an answer of it that is lost, are asked again', async ({
  page,
}) => {
  await openQuestions(page);
  let attempts = 0;
  await page.route('**/completion', async (route) => {
    attempts += 1;
    if (attempts === 1) return route.fulfill({ status: 503, json: { message: 'Busy' } });
    if (attempts > 2) return route.continue();
    await route.fetch(); // It is stored, and nobody hears of it.
    return route.abort();
  });
  await startRecording(page, 3);
  await stopRecording(page);
  await save(page);
  expect(attempts).toBe(3);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('a session that ends while recording loses nothing: signed in again, the introduction is submitted', async ({
  page,
  context,
  baseURL,
}) => {
  await openQuestions(page);
  await startRecording(page, 3);
  await context.clearCookies();
  await waitRecorded(page, 3);
  await stopRecording(page);
  await save(page);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  // As in another tab.
  await signIn(context, baseURL ?? '', person);
  for (const next of ['Question 3 of 3', 'Check your three answers']) {
    await startRecording(page, 2);
    await stopRecording(page);
    await save(page);
    await expect(page.getByText(next)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your video introduction is ready')).toBeVisible();
  const { data } = await (await page.request.get('/api/videocv')).json();
  expect(data).toHaveLength(3);
});

test('a second tab does not touch the take that the first one records, and finds it once that is closed', async ({
  page,
  context,
}) => {
  await openQuestions(page);
  await startRecording(page, 5);
  const second = await context.newPage();
  await openQuestions(second);
  await expect(second.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expect(second.getByText('You have a take that was not sent')).toBeHidden();
  await stopRecording(page);
  await page.close({ runBeforeUnload: false });
  await openQuestions(second);
  await second.getByRole('button', { name: 'Continue with it' }).click();
  expect((await save(second)).seconds).toBeGreaterThan(4);
});

test('sending can be cancelled, and the take is sent later', async ({ page, context }) => {
  await openQuestions(page);
  await startRecording(page, 2);
  await context.setOffline(true);
  await stopRecording(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(page.getByRole('button', { name: 'Retake' })).toBeEnabled();
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

/** Bytes of the largest file in the private file system; runs in the page. */
async function largestStored(): Promise<number> {
  let largest = 0;
  for await (const folder of (await navigator.storage.getDirectory()).values()) {
    if (!(folder instanceof FileSystemDirectoryHandle)) continue;
    for await (const file of folder.values())
      if (file instanceof FileSystemFileHandle) largest = Math.max(largest, (await file.getFile()).size);
  }
  return largest;
}
