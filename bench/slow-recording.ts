// npm run bench -- slow-recording: somebody answers the three questions of the introduction while eight other processes keep every
// core busy. Prints what was stored of each take and how long after Stop; fails if a take is lost, cut short or does not play.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { seek } from '../tests/e2e/support/recording.ts';
import { startProduct } from './product.ts';
import { demoCandidate, openBrowser, toFirstQuestion } from './video-bench.ts';

const { values } = parseArgs({
  options: { busy: { type: 'string', default: '8' }, takes: { type: 'string', default: '1,5,20' } },
});
/** A take may miss so much of what the clock counted: the camera gives its first picture late. */
const mayMiss = 1.5;
/** How long a step of the screen may take on such a machine before it counts as stuck, in milliseconds. */
const patience = 180_000;

/** One take: how long it ran by the clock, what the server stored of it, and where a jump to 90 % landed. */
interface Take {
  'asked, s': number;
  'stored, s': number;
  'stored after Stop, s': number;
  'picture, px': number;
  '90 % plays at': string;
}

console.log('Rate limits are raised for this benchmark; a product in use keeps them.');
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-slow-recording-'));
const busy: ChildProcess[] = [];
try {
  const product = await startProduct(folder, { DEMO: 'on' });
  const browser = await openBrowser();
  try {
    const baseURL = product.url;
    const context = await browser.newContext({ baseURL, permissions: ['camera', 'microphone'] });
    context.setDefaultTimeout(patience);
    await context.request.post('/api/login', { data: demoCandidate, headers: { origin: baseURL } });
    const page = await context.newPage();
    for (let count = 0; count < Number(values.busy); count += 1)
      busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    report(await recordAll(page, values.takes.split(',').map(Number)));
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  for (const child of busy) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

/** A take for each question: saving one leads to the next. */
async function recordAll(page: Page, lengths: readonly number[]): Promise<Take[]> {
  await toFirstQuestion(page);
  const takes: Take[] = [];
  for (const seconds of lengths) takes.push(await recordOne(page, seconds));
  return takes;
}

async function recordOne(page: Page, seconds: number): Promise<Take> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').waitFor();
  await page.waitForTimeout(seconds * 1000);
  const stoppedAt = performance.now();
  await page.getByRole('button', { name: 'Stop' }).click();
  const completion = page.waitForResponse((answer) => answer.url().endsWith('/completion'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = await completion;
  if (!answer.ok()) throw new Error(`The take of ${seconds} s was refused: ${await answer.text()}`);
  const stored = (await answer.json()) as { path: string; seconds: number };
  const after = (performance.now() - stoppedAt) / 1000;
  const found = await seek(page, `/api/${stored.path}`, 0.9);
  return {
    'asked, s': seconds,
    'stored, s': round(stored.seconds),
    'stored after Stop, s': round(after),
    'picture, px': found.width,
    '90 % plays at': `${Math.round((100 * found.at) / found.seconds)} %`,
  };
}

function report(takes: readonly Take[]): void {
  console.log(`${takes.length} takes beside ${busy.length} busy processes:`);
  console.table(takes);
  const short = takes.filter((take) => take['stored, s'] < take['asked, s'] - mayMiss);
  for (const take of short)
    console.error(`Does not hold: of ${take['asked, s']} s only ${take['stored, s']} s were kept.`);
  if (short.length > 0) process.exitCode = 1;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
