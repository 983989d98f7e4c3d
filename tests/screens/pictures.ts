import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Locale, locales, prefixOf } from '#domain/locale.ts';
import { settled, watchTraffic } from '../e2e/support/page-check.ts';
import { addressOf, type Screen, screens } from './screens.ts';
import { composeSheet, type Picture } from './sheet.ts';
import { placeOf, reach, type State } from './states.ts';
import { browsersOf } from './viewers.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;
/** A page that goes on for longer is cut here; its pattern has been seen. */
const tallest = 2400;
const lanes = 3;

interface Sheet {
  name: string;
  screen: Screen;
  state: State | undefined;
}

/** Takes the sheets whose name holds every word; answers what could not be taken. */
export async function takePictures(
  browser: Browser,
  { site, folder, words }: { site: string; folder: string; words: string[] },
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const openBrowser = browsersOf(() =>
    browser.newContext({ baseURL: site, locale: 'en-GB', timezoneId: 'Asia/Qatar', serviceWorkers: 'block' }),
  );
  const wanted = screens
    .filter(({ to }) => !to)
    .flatMap(sheetsOf)
    .filter(({ name }) => words.every((word) => name.includes(word)));
  const failed: string[] = [];
  const take = async (sheet: Sheet) => {
    const page = await (await openBrowser(sheet.screen.viewer)).newPage();
    watchTraffic(page);
    try {
      const address = await addressOf(sheet.screen, async (viewer) => (await openBrowser(viewer)).request);
      const rows: Picture[][] = [];
      for (const locale of locales) rows.push(await rowOf(page, sheet, address, locale));
      await composeSheet(sheet.name, rows, join(folder, `${sheet.name}.jpg`));
      console.log(sheet.name);
    } catch (error) {
      failed.push(`${sheet.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    } finally {
      await page.close();
    }
  };
  const queue = [...wanted];
  const runLane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await take(next);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return wanted.length === 0 ? [`no screen is called ${words.join(' ')}`] : failed;
}

/** One language: all widths light, then all dark. */
async function rowOf(page: Page, { screen, state }: Sheet, address: string, locale: Locale) {
  await page.setViewportSize(sizes[0] ?? { width: 1280, height: 800 });
  const prefix = prefixOf(locale);
  await page.goto(prefix + (prefix && address === '/' ? '' : address));
  await settled(page);
  if (state) await reach(page, state, locale);
  const row: Picture[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of sizes) {
      const image = await shoot(page, size, state);
      row.push({ label: `${screen.viewer} ${address} ${locale} ${colorScheme} ${size.width}`, image });
    }
  }
  return row;
}

/** Nothing moves, as the page asks for stillness: the edges of tabs, which an animation draws, are seen. A page is shown in a window as high as itself, so that bars lie where it ends, and a state of it in sight; a dialog as it stands. */
async function shoot(page: Page, size: { width: number; height: number }, state: State | undefined) {
  await page.setViewportSize(size);
  if (!state?.isDialog) {
    const full = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.min(tallest, Math.max(full, size.height)) });
    await page.evaluate(() => scrollTo(0, 0));
    if (state) await placeOf(page, state).scrollIntoViewIfNeeded();
  }
  await rendered(page);
  // The first pictures after a change of size can still be made of the old one, in part or whole: two alike are right.
  let image = await page.screenshot();
  for (let tries = 0; tries < 4; tries += 1) {
    const before = image;
    image = await page.screenshot();
    if (image.equals(before)) break;
  }
  return image;
}

/** Two frames later the new width is on the screen, not only in the styles. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** How a screen opens, and each of its states. */
function sheetsOf(screen: Screen): Sheet[] {
  const place = [screen.viewer, screen.path, screen.name ?? ''].join(' ');
  const name = place.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'landing';
  const opened: Sheet = { name, screen, state: undefined };
  const states = (screen.states ?? []).map((state) => ({
    name: `${name}-${state.name.replaceAll(' ', '-')}`,
    screen,
    state,
  }));
  return [opened, ...states];
}
