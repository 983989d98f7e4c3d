import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Locale, locales, prefixOf } from '#domain/locale.ts';
import { lastingOpenings, signInAs } from './support/demo.ts';
import { hydrated } from './support/page-check.ts';

// What a page asks for is looked at: nothing comes from the worker's store.
test.use({ serviceWorkers: 'block' });

/** Long enough to be no name; without figures, quotes and what is put in. */
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && /^[^{}"'`\\\n]{25,}$/.test(text);

/** The sentences of what stands on every page and of the pages that are opened here. */
function sentencesOf(locale: Locale): string[] {
  const folder = `src/locales/${locale}`;
  const files = readdirSync(folder).filter((name) =>
    /^(?:shell|landing|common|job-openings|companies)/.test(name),
  );
  return files.flatMap((name) =>
    Object.values<unknown>(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))).filter(isSentence),
  );
}

interface Loaded {
  scripts: Map<string, string>;
  failed: string[];
}

/** What a page loads from now on. */
function watchScripts(page: Page): Loaded {
  const loaded: Loaded = { scripts: new Map(), failed: [] };
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page that is left had begun to load ahead ends with it.
    if (!request.url().includes('/api/') && why !== 'net::ERR_ABORTED')
      loaded.failed.push(`${request.url()} ${why}`);
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) loaded.failed.push(`${pathname} ${response.status()}`);
    if (!pathname.endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    // What was fetched is imported from the browser's store, which tells nobody what is in it.
    if (code || !loaded.scripts.has(pathname)) loaded.scripts.set(pathname, code);
  });
  return loaded;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

async function openingPath(page: Page): Promise<string> {
  const list = await (await page.request.get(lastingOpenings)).json();
  return `/job/${list.data.data[0].id}`;
}

for (const locale of locales) {
  test(`a page has the texts of its own language and of no other: ${locale}`, async ({ page }) => {
    const loaded = watchScripts(page);
    const opened = ['', '/jobs-pool', await openingPath(page), '/plans'];
    for (const path of opened) await open(page, `${prefixOf(locale)}${path}` || '/');
    await signInAs(page, 'company');
    for (const path of ['/dashboard', '/schedules']) await open(page, `${prefixOf(locale)}${path}`);

    expect(loaded.failed).toEqual([]);
    const own = new Set(sentencesOf(locale));
    const code = [...loaded.scripts.values()].join('\n');
    expect([...own].filter((sentence) => code.includes(sentence)).length).toBeGreaterThan(50);
    for (const other of locales.filter((code) => code !== locale)) {
      const foreign = sentencesOf(other).filter((sentence) => !own.has(sentence) && code.includes(sentence));
      expect(foreign, other).toEqual([]);
      expect([...loaded.scripts.keys()].filter((path) => path.startsWith(`/assets/${other}/`))).toEqual([]);
    }
  });
}

test('another language is another document, with the files of that language', async ({ page }) => {
  await open(page, '/plans');
  const loaded = watchScripts(page);
  // What the page that is left still asked for is its own.
  page.once('framenavigated', () => loaded.scripts.clear());
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const paths = [...loaded.scripts.keys()];
  expect(paths.filter((path) => path.startsWith('/assets/ar/')).length).toBeGreaterThan(2);
  expect(paths.filter((path) => /^\/assets\/(?:en|fr)\//.test(path))).toEqual([]);
  expect(loaded.failed).toEqual([]);
});
