import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Request } from '@playwright/test';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Console errors and uncaught exceptions of a page, from now on, and what its policy for trusted types reports (a note, to
 * the browser). A 4xx answer that a test expects is no error.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && !/\[Report Only\]|Trusted(?:HTML|Script|Type)/i.test(message.text()))
      return;
    if (/Failed to load resource.*status of 4\d\d/.test(message.text())) return;
    errors.push(message.text());
  });
  return errors;
}

/** What of it depends on the colours and the words: looked at again in another theme and language. */
const ofColourAndLanguage = ['color-contrast', 'link-in-text-block', 'html-lang-valid', 'valid-lang'];

/** No violation of WCAG 2.2 A and AA; `again` where the same screen was looked at whole in another dress. */
export async function expectAccessible(page: Page, { again = false } = {}): Promise<void> {
  const frames = await Promise.all(
    page.frames().map(async (frame) => {
      // The document has it still where it was looked at before.
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe};0`);
      return frame.evaluate(
        async (only) => {
          // What is still fading in has no colour of its own yet; what goes with scrolling passes with no time.
          const passing = document
            .getAnimations()
            .filter(
              ({ playState, effect, timeline }) =>
                playState === 'running' &&
                timeline === document.timeline &&
                effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
            );
          await Promise.allSettled(passing.map(({ finished }) => finished));
          const { axe } = window as unknown as { axe: typeof import('axe-core') };
          const { violations } = await axe.run(document, {
            runOnly: only,
            resultTypes: ['violations'],
            iframes: false,
            preload: false,
            // A selector for every element is an eighth of the work: what is wrong is told by its markup.
            selectors: false,
          });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
        },
        again ? ofColourAndLanguage : wcag,
      );
    }),
  );
  expect(frames.flat()).toEqual([]);
}

/** Nothing is wider than the screen at 360 px. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNothingWider(page);
  if (size) await page.setViewportSize(size);
}

/** Nothing is wider than the screen as it is. */
export async function expectNothingWider(page: Page): Promise<void> {
  const { wide, width, room } = await page.evaluate(() => {
    const { scrollWidth: width } = document.documentElement;
    const room = window.innerWidth;
    if (width <= room) return { width, room, wide: [] };
    const wide = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > room + 1 || box.left < -1)
      .slice(0, 5)
      .map(({ element }) => `${element.tagName}.${element.className}`);
    return { width, room, wide };
  });
  expect(width, `at ${room} px: ${wide.join(' ')}`).toBeLessThanOrEqual(room);
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  // By a locator: to wait for a function, Playwright brings its script into the page's own world, too, a third of a MB.
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
  await page.waitForLoadState();
}

/** Goes to a page and waits until it answers to the hand. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Every answer of a call comes late: later than a page that is gone to waits before it shows its outline. */
export async function answersLate(page: Page, call: string): Promise<void> {
  await page.route(`**/api/rpc/${call}*`, async (route) => {
    await sleep(700);
    await route.continue();
  });
}

interface Traffic {
  pending: number;
  /** When the last request was sent or answered. */
  lastAt: number;
}
const trafficOf = new WeakMap<Page, Traffic>();

/** Counts what a page asks for, for `settled`. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: 0, lastAt: performance.now() };
  trafficOf.set(page, traffic);
  const count = (difference: number) => (request: Request) => {
    // The live channel is never answered to its end.
    if (new URL(request.url()).pathname === '/api/live') return;
    traffic.pending += difference;
    traffic.lastAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
}

/**
 * Waits until all that the page asked for is answered, with what it asked for in turn, and rendered; sooner than
 * `networkidle`, and not before the last skeleton has gone. The page itself is asked once it is quiet: each question takes
 * of the time in which it could get ready.
 */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('Nobody counts what this page asks for');
  const isQuiet = () => traffic.pending <= 0 && performance.now() - traffic.lastAt > 120;
  for (;;) {
    while (!isQuiet()) await sleep(20);
    await expect(page.locator('.skeleton, .nav-progress[data-active]')).toHaveCount(0, { timeout: 20_000 });
    const isRendered = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestIdleCallback(() => resolve(document.querySelector('h1') !== null), { timeout: 1000 }),
        ),
    );
    if (isRendered && isQuiet()) return;
    await sleep(30);
  }
}
