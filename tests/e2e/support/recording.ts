import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from './demo.ts';

export const turnOn = 'Turn on camera';

/** Signs a context in without the screens. */
export async function signIn(
  context: BrowserContext,
  baseURL: string,
  person = { email: 'candidate@demo.example', password: demoPassword },
) {
  const answer = await context.request.post('/api/login', {
    data: person,
    headers: { origin: baseURL },
  });
  expect(answer.ok()).toBe(true);
}

/** The own screen, with the recorder open. */
export async function openIntroduction(page: Page): Promise<void> {
  await page.goto('/profile/video-cv');
  const replace = page.getByRole('button', { name: 'Record a new introduction' });
  const disclaimer = page.getByRole('heading', { name: 'Before you record' });
  await expect(replace.or(disclaimer)).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  await expect(disclaimer).toBeVisible();
}

/** From the door to the first question. */
export async function goToQuestions(page: Page): Promise<void> {
  await openDevices(page);
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
}

/** The own screen, with its first question. */
export async function openQuestions(page: Page): Promise<void> {
  await openIntroduction(page);
  await goToQuestions(page);
}

/** The first act turns the devices on, and is the consent; the same one then goes on. */
export async function openDevices(page: Page): Promise<void> {
  await page.getByRole('button', { name: turnOn }).click();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
}

/** Starts, waits until so many seconds are recorded, and leaves it running. */
export async function startRecording(page: Page, seconds = 3): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await waitRecorded(page, seconds);
}

/** By the clock on the screen: questions differ in how long an answer may be. */
export async function waitRecorded(page: Page, seconds: number): Promise<void> {
  const atFirst = await secondsLeft(page);
  await expect(async () => {
    expect(await secondsLeft(page)).toBeLessThanOrEqual(atFirst - seconds);
  }).toPass({ timeout: 30_000 });
}

async function secondsLeft(page: Page): Promise<number> {
  const label = await page.getByRole('timer').getAttribute('aria-label');
  const [, minutes, rest] = /(\d+):(\d+)/.exec(label ?? '') ?? [];
  return Number(minutes) * 60 + Number(rest);
}

/** Stops, and waits for the take: as long as the tests wait for anything, or so many milliseconds. */
export async function stopRecording(page: Page, within: { timeout?: number } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Retake' })).toBeVisible(within);
}

/** Saves the take that is shown; answers what the server stored. */
export async function save(page: Page): Promise<{ path: string; seconds: number; size: number }> {
  const completion = page.waitForResponse((answer) => answer.url().endsWith('/completion') && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await completion).json();
}

/** Plays nothing, but loads the video and goes to so much of it; answers where it stands and how long it is. */
export async function seek(page: Page, address: string, share: number) {
  return page.evaluate(
    async ([source, part]) => {
      const video = document.createElement('video');
      video.muted = true;
      video.src = source;
      const once = (name: string) =>
        new Promise<void>((resolve, reject) => {
          video.addEventListener(name, () => resolve(), { once: true });
          video.addEventListener('error', () => reject(new Error(`the video fails at ${name}`)), {
            once: true,
          });
        });
      await once('loadedmetadata');
      video.currentTime = video.duration * part;
      await once('seeked');
      return { at: video.currentTime, seconds: video.duration, width: video.videoWidth };
    },
    [address, share] as const,
  );
}
