import { expect, type Page } from '@playwright/test';
import { addressOf, type Screen, screens } from '../screens/screens.ts';
import type { Viewer } from '../screens/viewers.ts';
import { textFaults } from './support/geometry.ts';
import { settled } from './support/page-check.ts';
import { test as base } from './support/sweep.ts';

/**
 * Text of twice the size, as a person sets it in the browser: its own default font size, which every `rem` follows; what
 * pages say in pixels stays as it is.
 */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const phone = { width: 390, height: 844 };

/** The screens of each area, by path and name; they are walked in French, which has the longest words. */
const areas: Record<string, [Viewer, (string | [path: string, name: string])[]]> = {
  'what visitors read': [
    'visitor',
    [
      '/',
      '/employer',
      '/jobs-pool',
      '/companies',
      ['/job/:id', 'an opening'],
      ['/company/:id', 'a company'],
      '/plans',
      '/blog/finding-jobs-in-qatar',
      '/help-and-faq',
    ],
  ],
  'signing in, signing up and applying': [
    'visitor',
    [
      '/login',
      '/registration',
      '/registration?us=emp',
      '/contact-us',
      '/job-alerts',
      ['/job/:id/apply', 'an application of a visitor'],
    ],
  ],
  'what a candidate has': [
    'candidate',
    [
      '/candidate-dashboard',
      '/profile',
      '/profile/video-cv',
      '/candidate-settings',
      ['/cv-builder', 'the own CVs'],
      ['/job/:id/apply', 'the application to it'],
      ['/interview?id=:id', 'an invitation to an interview'],
      ['/messaging-v1?id=:id', 'a conversation'],
    ],
  ],
  'where a company works': [
    'company',
    [
      '/dashboard',
      '/job_opening',
      ['/job_opening/:id', 'an own opening'],
      '/job_application/list',
      ['/job_application/list?view=board', 'the board of applications'],
      ['/job_application/list/details?id=:id', 'an application beside its list'],
      '/schedules',
      '/candidate-pool',
      '/company-profile-edit/settings',
      '/company-profile-edit/settings/team',
    ],
  ],
};

for (const [area, [viewer, wanted]] of Object.entries(areas))
  test(`${area} stands on a phone with text of twice the size`, async ({ openTab }) => {
    const page = await openTab(viewer);
    await page.setViewportSize(phone);
    const faults: Record<string, string[]> = {};
    for (const screen of wanted.map((line) => screenOf(viewer, line))) {
      const address = await addressOf(screen, async (asked) => (await openTab(asked)).request);
      const found = await faultsOf(page, `/fr${address === '/' ? '' : address}`);
      if (found.length > 0) faults[screen.path] = found;
    }
    expect(faults).toEqual({});
  });

function screenOf(viewer: Viewer, line: string | [string, string]): Screen {
  const [path, name] = Array.isArray(line) ? line : [line];
  const found = screens.find(
    (each) => each.viewer === viewer && each.path === path && (!name || each.name === name),
  );
  if (!found) throw new Error(`No screen ${path} of a ${viewer}`);
  return found;
}

async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.goto(address);
  await settled(page);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  // Where a browser knows no hyphens of the language, a word that does not fit is broken all the same.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return [...(await beyond(page)), ...(await textFaults(page, phone))];
}

/** What is wider than the screen, with the elements that reach furthest. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 6)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 20)}"`,
      );
    return [`${scrollWidth} px wide: ${wide.join(' ')}`];
  });
}
