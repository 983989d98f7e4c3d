import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { addressOf, screens } from '../screens/screens.ts';
import { isInShare, isWholeWalk } from '../screens/share.ts';
import { browsersOf, type Viewer } from '../screens/viewers.ts';
import { type BuiltProduct, startBuilt } from './support/built-product.ts';
import {
  buildWithFurtherLanguage,
  furtherLanguage,
  textsOfPeople,
  type Written,
} from './support/further-language.ts';
import { textFaults } from './support/geometry.ts';
import { settled, watchTraffic } from './support/page-check.ts';

interface Further {
  product: BuiltProduct;
  /** As it is by now: some screens write the row they show. */
  readWritten(): Promise<Written>;
  openTab(viewer: Viewer): Promise<Page>;
}

/** What such an address seeks is written on its page as it was typed, and the columns of a company's file as it named them. */
const wordsOfOthers = /zzz|enginer|settings\/import\?id/;

/** Screens of every area, a fifth of them all: what is written from the right is looked at in Arabic, everywhere. */
const walked = screens.filter((screen) => {
  const { viewer, path, to, isOnlyPictured, isOpen, status = 200 } = screen;
  const isSeen = !to && !isOnlyPictured && !isOpen && status === 200;
  return isSeen && viewer !== 'superadmin' && !wordsOfOthers.test(path) && isInShare(screen, 0, 5);
});

const test = base.extend<object, { further: Further }>({
  further: [
    async ({ browser }, use) => {
      const built = await buildWithFurtherLanguage();
      const data = mkdtempSync(join(tmpdir(), 'mihna-language-data-'));
      const settings = { DATA_DIR: data, DEMO: 'on', RATE_LIMITS: '10000' };
      const product = await startBuilt(settings, built.folder);
      try {
        await product.ready;
        const options = { baseURL: product.url, timezoneId: 'Asia/Qatar', serviceWorkers: 'block' } as const;
        const openBrowser = browsersOf(() => browser.newContext(options));
        const openTab = async (viewer: Viewer) => {
          const context = await openBrowser(viewer);
          const [known] = context.pages();
          if (known) return known;
          const page = await context.newPage();
          watchTraffic(page);
          return page;
        };
        await use({ product, readWritten: () => textsOfPeople(data), openTab });
      } finally {
        await product.stop();
        await built.remove();
        rmSync(data, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 360_000 },
  ],
});

test('screens of every area stand in a language that is written from the right', async ({ further }) => {
  test.setTimeout(isWholeWalk ? 3_600_000 : 600_000);
  const { openTab, readWritten } = further;
  const faults: Record<string, string[]> = {};
  for (const screen of walked) {
    const address = await addressOf(screen, async (viewer) => (await openTab(viewer)).request);
    const page = await openTab(screen.viewer);
    const found = await faultsOf(
      page,
      `/${furtherLanguage}${address === '/' ? '' : address}`,
      await readWritten(),
    );
    if (found.length > 0) faults[`${screen.viewer} ${address}`] = found;
  }
  expect(faults).toEqual({});
});

async function faultsOf(page: Page, address: string, written: Written): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await settled(page);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const { dir, lang } = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    lang: document.documentElement.lang,
  }));
  const faults = dir === 'rtl' && lang === furtherLanguage ? [] : [`dir=${dir} lang=${lang}`];
  const english = (await plainWords(page)).filter(({ text, words }) => !written.holds(text, words));
  faults.push(...english.map(({ words }) => `English: ${words}`), ...(await unmirrored(page)));
  for (const width of [1280, 390]) {
    faults.push(...(await textFaults(page, { width, height: 900 })), ...(await beyond(page)));
  }
  return faults;
}

/** What is wider than the screen, at either side. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [`${scrollWidth} px wide at ${window.innerWidth} px`] : [];
  });
}

/** Rows of plain words without any accent, in what is seen and what is heard, each with the text it stands in. */
function plainWords(page: Page): Promise<{ text: string; words: string }[]> {
  return page.evaluate(() => {
    const plain = /(?<![\p{L}\p{N}@.:/_-])[A-Za-z]+(?:[ ’'-]+[A-Za-z]+)*(?![\p{L}\p{N}@:/_-])/gu;
    const own = document.documentElement.lang;
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // Zones are named by their cities, in every language alike.
      const notOfLanguage = 'script, style, noscript, kbd, code, [translate=no], [name=timezone]';
      if (!element || element.closest(`${notOfLanguage}, [lang]:not([lang=${own}])`)) continue;
      if (node instanceof Text) said.push(node.data);
      else
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
          said.push(element.getAttribute(name) ?? '');
    }
    return said.flatMap((text) =>
      (text.match(plain) ?? [])
        .filter((words) => /[A-Za-z]{3}/.test(words))
        .map((words) => ({ text: text.trim(), words })),
    );
  });
}

/** What is set to a side of the screen instead of to the beginning or the end of a line. */
function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const { direction, textAlign } = getComputedStyle(element);
      const isLeft = textAlign === 'left' || (direction === 'ltr' && !element.closest('[dir], svg, input'));
      if (isLeft && element.textContent?.trim())
        found.push(`${element.tagName}.${element.getAttribute('class')}`);
    }
    return [...new Set(found)].slice(0, 10);
  });
}
