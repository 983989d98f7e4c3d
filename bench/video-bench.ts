import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Playing, play, servePlain, throttle } from '#support/playback.ts';

export interface VideoFigures {
  seconds: number;
  bytes: number;
  /** From Stop to the moment that the server has checked and stored the answer, in milliseconds. */
  storedAfterStop: number;
  /** The same answer sent whole after Stop. */
  sentAfterStop: number;
  /** First picture and a jump to 90 %, of the product and of a bare file server, in milliseconds. */
  product: Playing;
  plain: Playing;
}

export const demoCandidate = { email: 'candidate@demo.example', password: 'majlis-demo-2026' };

const port = 3190;
const address = `http://localhost:${port}`;
const uplink = { uploadThroughput: 250_000, downloadThroughput: 1_250_000, latency: 80 };

/** Records an answer through the screens at 2 Mbit/s, then compares sending and playing it. */
export async function measureVideo({ seconds = 120 } = {}): Promise<VideoFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-video-'));
  const product = await startProduct(folder);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: address, permissions: ['camera', 'microphone'] });
    await context.request.post('/api/login', {
      data: demoCandidate,
      headers: { origin: address },
    });
    const page = await context.newPage();
    const recorded = await recordAnswer(page, seconds);
    const bytes = await readStored(context, recorded.path);
    const sentAfterStop = await sendWhole(page, bytes);
    const plain = await servePlain(bytes);
    try {
      return {
        seconds: recorded.seconds,
        bytes: bytes.length,
        storedAfterStop: recorded.milliseconds,
        sentAfterStop,
        product: await play(browser, `${address}/api/${recorded.path}`, context),
        plain: await play(browser, plain.url),
      };
    } finally {
      plain.close();
    }
  } finally {
    await browser.close();
    product.kill('SIGTERM');
    await once(product, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function startProduct(folder: string) {
  const product = spawn(process.execPath, ['dist/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DEMO: 'on',
      RATE_LIMITS: '10000',
      LOG_LEVEL: 'error',
    },
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return product;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The product did not start');
}

/** Chromium with a camera and a microphone that are made up. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--use-fake-device-for-media-stream=fps=30',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

/** Past the door. */
export async function toFirstQuestion(page: Page): Promise<void> {
  await page.goto('/profile/video-cv');
  await page.getByRole('button', { name: 'Turn on camera' }).click();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
}

async function recordAnswer(page: Page, seconds: number) {
  await toFirstQuestion(page);
  await throttle(page, uplink);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').waitFor();
  const completion = page.waitForResponse((answer) => answer.url().endsWith('/completion'), {
    timeout: 300_000,
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  let stoppedAt: number;
  if (seconds >= 120) {
    // The recorder stops by itself; until then nothing touches the page.
    await page.getByText('Recording', { exact: true }).waitFor({ state: 'hidden', timeout: 150_000 });
    stoppedAt = performance.now();
  } else {
    await page.waitForTimeout(seconds * 1000);
    stoppedAt = performance.now();
    await page.getByRole('button', { name: 'Stop' }).click();
  }
  await save.click();
  const stored = (await (await completion).json()) as { path: string; seconds: number };
  return { ...stored, milliseconds: Math.round(performance.now() - stoppedAt) };
}

async function readStored(context: BrowserContext, path: string): Promise<Buffer> {
  return (await context.request.get(`/api/${path}`)).body();
}

/** The plain upload of the specification, from the same page on the same line. */
async function sendWhole(page: Page, bytes: Buffer): Promise<number> {
  await throttle(page, null);
  await page.evaluate((text) => {
    const body = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    Object.assign(window, { answer: new Blob([body], { type: 'video/mp4' }) });
  }, bytes.toString('base64'));
  await throttle(page, uplink);
  return page.evaluate(async () => {
    const form = new FormData();
    form.append('file', (window as unknown as { answer: Blob }).answer, 'answer.mp4');
    const began = performance.now();
    const answer = await fetch('/api/files/v1/video-cv-upload', { method: 'POST', body: form });
    if (!answer.ok) throw new Error(`The upload answered ${answer.status}`);
    return Math.round(performance.now() - began);
  });
}
