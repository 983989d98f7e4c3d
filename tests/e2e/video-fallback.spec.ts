import { expect, type Page, test } from '@playwright/test';
import { throttle } from '#support/playback.ts';
import { aNewCandidate } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-check.ts';
import { withoutEncoders, withoutFileSystem } from './support/recorder-faults.ts';
import {
  openIntroduction,
  openQuestions,
  save,
  seek,
  signIn,
  startRecording,
  stopRecording,
  turnOn,
} from './support/recording.ts';

// Browsers that lack something still bring an answer to its end.
test.describe.configure({ timeout: 150_000 });
// What a service worker brings is brought before anybody can hold it.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL ?? '', await aNewCandidate()));

const chooser = 'Choose a video from this device';
const fileInput = 'input[type=file]:not([capture])';

test('where a browser cannot record, videos are chosen, checked as recordings are, and submitted', async ({
  page,
}) => {
  await withoutEncoders(page, 'none');
  // Whoever agrees before the browser was asked what it can is led the same way.
  const agreed = Promise.withResolvers<void>();
  await page.route('**/assets/*/encode-*.js', async (route) => {
    await agreed.promise;
    await route.continue();
  });
  await openIntroduction(page);
  await page.getByRole('button', { name: turnOn }).click();
  agreed.resolve();
  await expect(page.getByText('This browser cannot record video.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choose(page, { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<html></html>') });
  await expect(page.getByRole('alert')).toContainText('This file is not a video that can be played');
  await page.locator(fileInput).evaluate(chooseTooLarge);
  await expect(page.getByRole('alert')).toContainText('Video size has exceeded the limit');
  for (const next of ['Question 2 of 3', 'Question 3 of 3', 'Check your three answers']) {
    await choose(page, 'tests/support/media/recording.mp4');
    await expect(page.getByRole('alert')).toBeHidden();
    await save(page);
    await expect(page.getByText(next)).toBeVisible();
  }
  await submit(page);
});

test('a person whose camera is denied can choose a video instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openIntroduction(page);
  await page.getByRole('button', { name: turnOn }).click();
  await expect(page.getByRole('alert')).toContainText('No devices selected for record video');
  await page.getByRole('button', { name: chooser }).click();
  await choose(page, 'tests/support/media/recording.mp4');
  await save(page);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('where no camera is found, the door says so and what to do, and hears the microphone all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('', 'NotFoundError')) : open(wanted);
  });
  await openIntroduction(page);
  await expect(page.getByText('The level shows here')).toBeVisible();
  await page.getByRole('button', { name: turnOn }).click();
  await expect(page.getByText('Camera: none found')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No camera selected for record video');
  await expect(page.getByRole('alert')).toContainText('Plug one in');
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera program films the answers, and no key is named', async ({ page }) => {
    await withoutEncoders(page, 'none');
    await openIntroduction(page);
    await expect(page.getByText('By continuing you agree')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the questions' }).click();
    await expect(page.getByRole('button', { name: 'Film with the camera app' })).toBeVisible();
    const camera = page.locator('input[type=file][capture=user]');
    await expect(camera).toHaveAttribute('accept', 'video/*');
    for (const next of ['Question 2 of 3', 'Question 3 of 3', 'Check your three answers']) {
      await camera.setInputFiles('tests/support/media/recording.mp4');
      await save(page);
      await expect(page.getByText(next)).toBeVisible();
    }
    // The player has keys, and a phone none to press.
    await expect(page.getByText(/^K plays and pauses/)).toHaveCount(1);
    await expect(page.getByText(/^K plays and pauses/)).toBeHidden();
  });
});

test('without WebCodecs the recorder of the browser makes an MP4 that plays and seeks', async ({ page }) => {
  await withoutEncoders(page);
  const stored = await recordOne(page);
  const found = await seek(page, `/api/${stored.path}`, 0.9);
  expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
  expect(found.seconds).toBeGreaterThan(3);
});

test('a browser that records WebM alone brings an answer that plays and seeks', async ({ page }) => {
  await withoutEncoders(page, 'webm');
  const stored = await recordOne(page);
  const head = await page.request.head(`/api/${stored.path}`);
  // Converted where ffmpeg is installed, and kept as it is elsewhere.
  expect(['video/mp4', 'video/webm']).toContain(head.headers()['content-type']);
  const found = await seek(page, `/api/${stored.path}`, 0.9);
  expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
  expect(found.seconds).toBeGreaterThan(3);
});

test('without a private file system the introduction is recorded in memory, to the end', async ({ page }) => {
  await withoutFileSystem(page);
  await openQuestions(page);
  for (const next of ['Question 2 of 3', 'Question 3 of 3', 'Check your three answers']) {
    await startRecording(page, 3);
    await stopRecording(page);
    await save(page);
    await expect(page.getByText(next)).toBeVisible();
  }
  await submit(page);
});

test('a slow line is measured, and the picture recorded so that it is sent meanwhile', async ({ page }) => {
  await openIntroduction(page);
  await throttle(page, { uploadThroughput: 50_000, downloadThroughput: 1_250_000, latency: 40 });
  await page.getByRole('button', { name: turnOn }).click();
  await expect(page.getByText('Your connection is slow')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await startRecording(page, 6);
  await stopRecording(page);
  const { size, seconds } = await save(page);
  expect((size * 8) / seconds).toBeLessThan(450_000);
});

async function choose(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator(fileInput).setInputFiles(file);
}

/** One byte past 60 MB; runs in the page. */
function chooseTooLarge(input: HTMLElement | SVGElement): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(60 * 1024 * 1024 + 1)], 'b.mp4', { type: 'video/mp4' }));
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function recordOne(page: Page) {
  await openQuestions(page);
  await startRecording(page, 5);
  await stopRecording(page);
  return save(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your video introduction is ready')).toBeVisible();
  const { data } = await (await page.request.get('/api/videocv')).json();
  expect(data).toHaveLength(3);
  for (const video of data) {
    const found = await seek(page, `/api/${video.video_question}`, 0.9);
    expect(found.at / found.seconds).toBeCloseTo(0.9, 1);
  }
}
