// npm run bench -- interactions [--rounds 3] [--slower 4]: how soon the screens of the working day answer a press. A browser on a
// processor slowed four times presses keys and buttons on the list and the board of an opening with 500 applications, in the
// review, in a week with 500 interviews and in the CV editor; Event Timing says how long it was from each press to the
// picture that answers it. Of each step the quickest of the rounds counts: what else the machine does makes one slower,
// never quicker. Fails where a step takes more than 200 ms.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signInAs } from '../tests/e2e/support/demo.ts';
import { holdOver } from '../tests/e2e/support/drags.ts';
import { aCv } from '../tests/screens/rows.ts';
import { fillCompany, many } from './interaction-rows.ts';
import { raisedLimits, startProduct } from './product.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const most = 200;

/** What is done with the screen, and by what name it stands in the table. */
type Step = readonly [name: string, press: (page: Page) => Promise<void>];
interface Walk {
  screen: string;
  role: 'company' | 'candidate';
  open: (page: Page) => Promise<void>;
  steps: readonly Step[];
}

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-interactions-'));
try {
  const product = await startProduct(folder, { DEMO: 'on' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { openingId } = await fillCompany(folder);
    report(await walkAll(browser, product.url, walksOver(openingId)));
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function walksOver(openingId: string): Walk[] {
  return [
    {
      screen: `list, ${many} applications`,
      role: 'company',
      open: async (page) => {
        await page.goto(`/job_application/list?job_id=${openingId}&show=100`);
        await page.locator('.list-row').nth(12).waitFor();
      },
      steps: [
        ['a row is picked', (page) => page.locator('.list-row .list-check').nth(2).check({ force: true })],
        ['all are picked', (page) => page.locator('.list-select-all input').check({ force: true })],
        ['none is picked', (page) => page.keyboard.press('Escape')],
        ['a name is typed', (page) => typed(page, '.filter-name input', 'Layla')],
        ['the name is taken away', (page) => erased(page, '.filter-name input', 5)],
        ['the filters open', (page) => page.locator('.filter-bar > .btn[aria-haspopup=dialog]').click()],
        ['the filters close', (page) => page.keyboard.press('Escape')],
        ['the board is chosen', (page) => page.locator('.layout-switch a').nth(1).click()],
      ],
    },
    {
      screen: `board, ${many} applications`,
      role: 'company',
      open: async (page) => {
        await page.goto(`/job_application/list?view=board&job_id=${openingId}`);
        await page.locator('.board-column .board-card').nth(8).waitFor();
      },
      steps: [
        ['a card is held and dropped by keys', cardByKeys],
        ['a card is dragged', cardByMouse],
        ['a status is asked for', (page) => page.keyboard.press('s')],
        ['the question is closed', (page) => page.keyboard.press('Escape')],
        ['the list is chosen', (page) => page.locator('.layout-switch a').nth(0).click()],
      ],
    },
    {
      screen: 'review',
      role: 'company',
      open: async (page) => {
        await page.goto(`/job_application/list/details?job_id=${openingId}`);
        await page.locator('h1').waitFor();
        await page.locator('#review-cv').first().waitFor();
      },
      steps: [
        ['five stars', (page) => page.keyboard.press('5')],
        ['the next one', (page) => page.keyboard.press('j')],
        ['the one after it', (page) => page.keyboard.press('j')],
        ['back', (page) => page.keyboard.press('k')],
        ['a note is begun', (page) => page.keyboard.press('n')],
        ['a note is typed', (page) => page.keyboard.type('Knows the channel.', { delay: 30 })],
        ['a status is asked for', statusByKey],
        ['the question is closed', (page) => page.keyboard.press('Escape')],
      ],
    },
    {
      screen: `week, ${many} interviews`,
      role: 'company',
      open: async (page) => {
        await page.goto('/schedules');
        await page.locator('.entry').nth(60).waitFor();
      },
      steps: [
        ['the week after', (page) => page.keyboard.press('ArrowRight')],
        ['back to it', (page) => page.keyboard.press('ArrowLeft')],
        ['an interview opens', (page) => page.locator('.entry').first().click()],
        ['it closes', (page) => page.keyboard.press('Escape')],
        ['the day is chosen', (page) => page.locator('.schedules-views a', { hasText: 'Day' }).click()],
        ['the month is chosen', (page) => page.locator('.schedules-views a', { hasText: 'Month' }).click()],
        ['the week again', (page) => page.locator('.schedules-views a', { hasText: 'Week' }).click()],
      ],
    },
    {
      screen: 'CV editor',
      role: 'candidate',
      open: async (page) => {
        await page.goto(`/cv-builder/editor/${await aCv(async () => page.request)}`);
        await page.locator('.cv-section').first().waitFor();
      },
      steps: [
        ['a section opens', (page) => page.locator('.cv-section', { hasText: 'Summary' }).click()],
        ['a sentence is typed', (page) => typed(page, '#cv-summary-text', 'Towers and bridges since 2014. ')],
        ['it is taken back', (page) => page.keyboard.press('Control+z')],
        [
          'a section moves',
          (page) => page.getByRole('button', { name: 'Move Summary' }).press('Alt+ArrowDown'),
        ],
      ],
    },
  ];
}

async function typed(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().click();
  await page.keyboard.type(text, { delay: 40 });
}

async function erased(page: Page, field: string, letters: number): Promise<void> {
  await page.locator(field).first().focus();
  for (let count = 0; count < letters; count += 1) await page.keyboard.press('Backspace', { delay: 20 });
}

async function cardByKeys(page: Page): Promise<void> {
  await page.locator('.board-card a').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
}

async function cardByMouse(page: Page): Promise<void> {
  const card = await page.locator('.board-card').first().boundingBox();
  const column = await page.locator('.board-column').nth(1).boundingBox();
  if (!card || !column) throw new Error('There is nothing to drag');
  await holdOver(page, [card.x + 60, card.y + 40], [column.x + column.width / 2, column.y + 180]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function statusByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('h1').first().click();
  await page.keyboard.press('s');
}

interface Answered {
  screen: string;
  step: string;
  /** From the press to its picture in each round, in milliseconds; below the 16 that are measured it is 0. */
  rounds: number[];
}

async function walkAll(browser: Browser, site: string, walks: readonly Walk[]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const walk of walks.filter(({ screen }) => screen.includes(values.only))) {
    const context = await browser.newContext({
      baseURL: site,
      locale: 'en-GB',
      timezoneId: 'Asia/Qatar',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      extraHTTPHeaders: { origin: site },
    });
    await signInAs(context, walk.role);
    const steps = walk.steps.map(([step]) => ({ screen: walk.screen, step, rounds: [] as number[] }));
    for (let round = 0; round < Number(values.rounds); round += 1)
      await walkOnce(await context.newPage(), walk, steps);
    answered.push(...steps);
    await context.close();
  }
  return answered;
}

async function walkOnce(page: Page, { open, steps }: Walk, answered: Answered[]): Promise<void> {
  await page.addInitScript(() => {
    const presses = new Map<number, number>();
    Object.assign(globalThis, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0)
          presses.set(entry.interactionId, Math.max(entry.duration, presses.get(entry.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  for (const [index, [, press]] of steps.entries()) {
    await drawn(page);
    await page.evaluate('presses.clear()');
    await press(page);
    await drawn(page);
    answered[index]?.rounds.push(await page.evaluate<number>('Math.max(0, ...presses.values())'));
  }
  await page.close();
}

/** What was asked for is there and drawn, and the observer was told. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
}

function report(answered: readonly Answered[]): void {
  console.table(
    answered.map(({ screen, step, rounds }) => ({
      screen,
      step,
      ms: Math.min(...rounds),
      rounds: rounds.join(' '),
    })),
  );
  const screens = [...new Set(answered.map(({ screen }) => screen))];
  for (const screen of screens) {
    const own = answered.filter((one) => one.screen === screen).map(({ rounds }) => Math.min(...rounds));
    console.log(
      `${screen}: ${own.filter((ms) => ms <= 100).length} of ${own.length} within 100 ms, the longest ${Math.max(...own)} ms`,
    );
  }
  const slow = answered.filter(({ rounds }) => Math.min(...rounds) > most);
  for (const { screen, step } of slow)
    console.error(`Does not hold: ${screen}: ${step} takes more than ${most} ms.`);
  process.exitCode = slow.length > 0 ? 1 : 0;
}
