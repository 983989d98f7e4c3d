import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { play, servePlain } from '#support/playback.ts';
import { aRecordingOf } from '#support/videos.ts';
import { aNewCandidate } from './support/accounts.ts';
import { applyToAskingOpening } from './support/asking-opening.ts';
import { demoPassword } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';
import { signIn } from './support/recording.ts';

const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nGood morning, I am Rania.\n';

test('a stored video starts and jumps within twice the time of a plain file on the same line', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(context, baseURL ?? '', await aNewCandidate());
  const path = await store(page, baseURL ?? '', await aRecordingOf(110));
  const stored = await (await page.request.get(`/api/${path}`)).body();
  const plain = await servePlain(stored);
  try {
    const ofPlain = await play(browser, plain.url);
    const ofProduct = await play(browser, `${baseURL}/api/${path}`, context);
    console.log(
      `first picture ${ofProduct.firstPicture} ms, of a plain file ${ofPlain.firstPicture} ms;`,
      `jump to 90 % ${ofProduct.seek} ms, in a plain file ${ofPlain.seek} ms`,
    );
    expect(ofProduct.firstPicture).toBeLessThanOrEqual(2 * ofPlain.firstPicture);
    expect(ofProduct.seek).toBeLessThanOrEqual(2 * ofPlain.seek);
  } finally {
    plain.close();
  }
});

test('captions are shown to whoever has the shared link', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  await signIn(context, origin, await aNewCandidate());
  const videos = [];
  for (const id of ['video_cv_1', 'a_2', 'b_3'])
    videos.push({ id, video_question: await store(page, origin, recording), captions });
  const saved = await page.request.post('/api/updateVideoCv', {
    headers: { origin },
    data: { video_cv: videos },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/profile');
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Publish and share' }).click();
  const link = await page.getByLabel('Link of your profile').inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${link.replace('/user/', '/video-cv/')}_candidate`);
  await hydrated(visitor);
  await expectCaption(visitor.locator('.video-stage video'));
  await visitor.context().close();
});

test('a company watches the answers one after another, with their captions, and reads which are missing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const company = await browser.newContext({ baseURL, locale: 'en-GB' });
  await signIn(company, origin, { email: 'company@demo.example', password: demoPassword });
  await signIn(context, origin, await aNewCandidate());
  const { applicationId, questionIds } = await applyToAskingOpening(page, origin, company);
  const answer = await page.request.post(`/api/job_application/${applicationId}/video_answer`, {
    headers: { origin },
    data: { question_id: questionIds[0], video: await store(page, origin, recording), captions },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const screen = await company.newPage();
  await screen.goto(`/job_application/question_answer?id=${applicationId}`);
  await expect(screen.getByRole('button', { name: '1.5×' })).toBeVisible();
  await expect(screen.locator('.answer-missing li')).toHaveCount(questionIds.length - 1);
  await expectCaption(screen.locator('.video-stage video'));
  await company.close();
});

const recording = readFileSync('tests/support/media/recording.mp4');

/** Sends a whole video; answers its path. */
async function store(page: Page, origin: string, buffer: Buffer): Promise<string> {
  const answer = await page.request.post('/api/files/v1/video-cv-upload', {
    headers: { origin },
    multipart: { extension: 'mp4', file: { name: 'a.mp4', mimeType: 'video/mp4', buffer } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { path: string }).path;
}

/** Plays until the line that belongs there is on the picture. */
async function expectCaption(video: Locator): Promise<void> {
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  const shown = () =>
    video.evaluate((player: HTMLVideoElement) => {
      const [track] = player.textTracks;
      const [cue] = track?.mode === 'showing' ? (track.activeCues ?? []) : [];
      return (cue as VTTCue | undefined)?.text;
    });
  await expect.poll(shown, { intervals: [100] }).toBe('Good morning, I am Rania.');
}
