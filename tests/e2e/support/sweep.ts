import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Locale, type LocalePrefix, prefixOf, textDirection } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { addressOf, type Screen } from '../../screens/screens.ts';
import { isInShare } from '../../screens/share.ts';
import { browsersOf, type Viewer } from '../../screens/viewers.ts';
import { expectDirections } from './directions.ts';
import { expectTextsWhole } from './geometry.ts';
import { expectAccessible, expectNothingWider, hydrated, watchErrors, watchTraffic } from './page-check.ts';

interface Tabs {
  /** The tab of the viewer's browser, which is opened (and signed in) once for all tests of a worker. */
  openTab(viewer: Viewer): Promise<Page>;
}

/** The service worker stays out, so a page is what the server and its scripts make of it; it has tests of its own. */
export const test = base.extend<object, Tabs>({
  openTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = project.use;
      const opened: BrowserContext[] = [];
      const openBrowser = browsersOf(async () => {
        const context = await browser.newContext({
          ...{ baseURL, locale, timezoneId, viewport },
          ...contextOptions,
          serviceWorkers: 'block',
        });
        opened.push(context);
        return context;
      });
      await use(async (viewer) => {
        const context = await openBrowser(viewer);
        const [page = await newTab(context)] = context.pages();
        // As if it were new: nobody listens any more, and the window is the usual one.
        for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
        if (viewport) await page.setViewportSize(viewport);
        return page;
      });
      await Promise.all(opened.map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
});

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  watchTraffic(page);
  return page;
}

const wide = { width: 1280, height: 900 };
const middle = { width: 768, height: 1024 };
const narrow = { width: 360, height: 800 };

interface Dress {
  locale: Locale;
  /** One after the other, on the same page. */
  themes: ('light' | 'dark')[];
  sizes: { width: number; height: number }[];
}

/** Every screen is seen from the right, in both themes and at all widths. */
const fromTheRight: Dress = { locale: 'ar', themes: ['dark', 'light'], sizes: [wide, middle, narrow] };
/** A quarter of them each in the language that most journeys speak, and where it is narrow in the one with the longest words. */
const fromTheLeft: Dress[] = [
  { locale: 'en', themes: ['light'], sizes: [wide] },
  { locale: 'fr', themes: ['light'], sizes: [narrow] },
];

type AlsoHolds = (page: Page, screen: Screen, prefix: LocalePrefix) => Promise<void>;

/** Each of the screens stands, as its viewer sees it. */
export function sweep(screens: Screen[], alsoHolds: AlsoHolds): void {
  for (const screen of screens) {
    const name = screen.name ? `${screen.path} (${screen.name})` : screen.path;
    test(`${name} stands for a ${screen.viewer} from both sides and in both themes`, async ({ openTab }) => {
      const address = await addressOf(screen, async (viewer) => (await openTab(viewer)).request);
      const page = await openTab(screen.viewer);
      const worn = [fromTheRight, ...fromTheLeft.filter((_, share) => isInShare(screen, share, 4))];
      await expectStands(page, { ...screen, path: address }, worn, (prefix) =>
        alsoHolds(page, screen, prefix),
      );
    });
  }
}

/**
 * A screen stands in each dress: with its status, title, heading and language, without a violation of WCAG, without an
 * error in the console, with every text in its direction, without sideways scroll and with every text whole at its sizes. What else holds there is looked
 * at before.
 */
async function expectStands(
  page: Page,
  { path, status = 200, to = pathOf(path) }: Screen,
  worn: Dress[],
  alsoHolds: (prefix: LocalePrefix) => Promise<void>,
): Promise<void> {
  const errors = watchErrors(page);
  for (const [dress, { locale, themes, sizes }] of worn.entries()) {
    const prefix = prefixOf(locale);
    await hide(page);
    await page.emulateMedia({ colorScheme: themes[0] ?? null });
    await page.setViewportSize(wide);
    const answer = await page.goto(inLanguage(prefix, path));
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(() => pathOf(page.url())).toBe(inLanguage(prefix, to));
    // Where it leads has a line of its own.
    if (to !== pathOf(path)) continue;
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const read = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, title: document.title };
    });
    const title = new RegExp(`\\S.*${m.product_name({}, { locale })}`);
    expect(read).toEqual({ lang: locale, dir: textDirection(locale), title: expect.stringMatching(title) });
    await alsoHolds(prefix);
    await expectDirections(page);
    for (const [theme, colorScheme] of themes.entries()) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { again: dress + theme > 0 });
    }
    for (const size of sizes) {
      await expectTextsWhole(page, size);
      await expectNothingWider(page);
    }
  }
  expect(errors).toEqual([]);
}

/** What is left is drawn no more for a window and a theme that the next page is meant for. */
async function hide(page: Page): Promise<void> {
  await page
    .evaluate(() => document.documentElement.style.setProperty('display', 'none', 'important'))
    // A page that is just going away by itself is not drawn either.
    .catch(() => {});
}

function inLanguage(prefix: string, path: string): string {
  return prefix + (prefix && path === '/' ? '' : path);
}

/** The path of an address, without its search. */
export function pathOf(address: string): string {
  return new URL(address, 'http://own.invalid').pathname;
}

/** The routes of the product, of these groups, that none of the paths reaches. */
export function routesWithoutScreen(groups: string[], paths: string[]): string[] {
  const reached = paths.map(pathOf);
  return groups.flatMap(routesOf).filter((route) => {
    const pattern = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`);
    return !reached.some((path) => pattern.test(path));
  });
}

function routesOf(group: string): string[] {
  const folder = join('src/web/routes', group);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? file)
    .map((id) =>
      id
        .slice(group.length + 1)
        .replace(/_(?=\/|$)/g, '')
        .replace(/(?<=.)\/$/, ''),
    );
}
