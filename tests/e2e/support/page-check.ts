import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

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

/** No violation of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const frames = await Promise.all(
    page.frames().map(async (frame) => {
      await frame.evaluate(`${axe};0`);
      return frame.evaluate(async (tags) => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run(document, {
          runOnly: tags,
          resultTypes: ['violations'],
          iframes: false,
        });
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      }, wcag);
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
  const { wide, width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: window.innerWidth,
    wide: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`),
  }));
  expect(width, `at ${room} px: ${wide.join(' ')}`).toBeLessThanOrEqual(room);
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && document.documentElement.dataset.ready === 'true',
  );
}
