import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How a video plays, in milliseconds: until its first picture, and after a jump to 90 %. */
export interface Playing {
  firstPicture: number;
  seek: number;
}

/** A line in bytes a second and milliseconds. */
export interface Line {
  uploadThroughput: number;
  downloadThroughput: number;
  latency: number;
}

const downlink: Line = { uploadThroughput: 250_000, downloadThroughput: 625_000, latency: 60 };

/** Plays in a new page on a line of 5 Mbit/s; the median of three. */
export async function play(browser: Browser, url: string, signedIn?: BrowserContext): Promise<Playing> {
  const runs: Playing[] = [];
  for (let run = 0; run < 3; run += 1) {
    const context = signedIn ?? (await browser.newContext());
    const page = await context.newPage();
    // A page of the same origin whose policy lets it play.
    await page.goto(`${new URL(url).origin}/about-us`, { waitUntil: 'networkidle' });
    await throttle(page, downlink);
    runs.push(await page.evaluate(playInPage, url));
    await page.close();
    if (!signedIn) await context.close();
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[1] ?? 0;
  return {
    firstPicture: median(runs.map((run) => run.firstPicture)),
    seek: median(runs.map((run) => run.seek)),
  };
}

async function playInPage(source: string): Promise<Playing> {
  const video = document.createElement('video');
  const on = (name: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('The video does not play')), { once: true });
    });
  video.muted = true;
  video.preload = 'auto';
  const began = performance.now();
  video.src = source;
  await on('loadeddata');
  const firstPicture = Math.round(performance.now() - began);
  const jumped = performance.now();
  video.currentTime = video.duration * 0.9;
  await on('seeked');
  return { firstPicture, seek: Math.round(performance.now() - jumped) };
}

/** Holds the page on a line, or lets it go; nothing comes out of its cache. */
export async function throttle(page: Page, line: Line | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...(line ?? { uploadThroughput: -1, downloadThroughput: -1, latency: 0 }),
  });
}

/** A bare file server with ranges, to compare with. */
export async function servePlain(bytes: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/answer.mp4') return response.end('up');
    const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first), last === '' ? bytes.length - 1 : Number(last)];
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(request.headers.range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    });
    response.end(bytes.subarray(start, end + 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const plainPort = typeof bound === 'object' && bound ? bound.port : 0;
  return { url: `http://127.0.0.1:${plainPort}/answer.mp4`, close: () => server.close() };
}
