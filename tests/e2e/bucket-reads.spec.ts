import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { aRecordingOf } from '#support/videos.ts';
import { type BuiltProduct, startBuilt } from './support/built-product.ts';
import { demoPassword } from './support/demo.ts';
import { hydrated, watchErrors } from './support/page-check.ts';
import { signIn } from './support/recording.ts';

let late = 0;
const reads: number[] = [];
const answer = bucketStandIn({ key: { id: 'key', secret: 'secret' }, now: () => Date.now() + late });
/** On a line that is slow: of the first read only a beginning comes in time. */
const beginning = 300_000;
const bucket = createServer((request, response) => {
  if (request.url?.includes('X-Amz-Expires')) {
    const isFirst = reads.length === 0;
    const end = response.end.bind(response);
    response.end = ((body: Buffer) => {
      reads.push(response.statusCode);
      // The minute is over for one address; the next is made after it.
      if (response.statusCode === 403) late = 0;
      if (!isFirst) return end(body);
      response.write(body.subarray(0, beginning));
      return response;
    }) as typeof response.end;
  }
  void answer(request, response);
});
let folder: string;
let product: BuiltProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  folder = await mkdtemp(join(tmpdir(), 'mihna-bucket-reads-'));
  const at = encodeURIComponent(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`);
  const STORAGE_URL = `s3://key:secret@bucket?endpoint=${at}&forcePathStyle=true&reads=${at}`;
  product = await startBuilt({ DATA_DIR: folder, DEMO: 'on', RATE_LIMITS: '10000', STORAGE_URL });
  await product.ready;
});
test.afterAll(async () => {
  await product.stop();
  bucket.closeAllConnections();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

test('a video of a bucket plays, and goes on after the minute that its address is good for', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  await signIn(context, product.url, { email: 'candidate@demo.example', password: demoPassword });
  const page = await context.newPage();
  const errors = watchErrors(page);
  const id = await store(page, await aRecordingOf(110));
  const saved = await page.request.post('/api/updateVideoCv', {
    headers: { origin: product.url },
    data: { video_cv: ['video_cv_1', 'a_2', 'b_3'].map((name) => ({ id: name, video_question: id })) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/profile');
  await hydrated(page);
  const video = page.locator('.video-stage video').first();
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    player.playbackRate = 1.5;
    return player.play();
  });
  const moment = () => video.evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(moment).toBeGreaterThan(0.2);
  expect(reads).toEqual([206]);
  late = 120_000;
  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 20;
  });
  await expect.poll(moment).toBeGreaterThan(90.5);
  expect(reads.slice(0, 2)).toEqual([206, 403]);
  expect(reads.at(-1)).toBe(206);
  await expect(page.locator('.video-hint[role=alert]')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** Sends a whole video; answers its path. */
async function store(page: Page, buffer: Buffer): Promise<string> {
  const sent = await page.request.post('/api/files/v1/video-cv-upload', {
    headers: { origin: product.url },
    multipart: { extension: 'mp4', file: { name: 'a.mp4', mimeType: 'video/mp4', buffer } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { path: string }).path;
}
