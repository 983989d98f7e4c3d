import { expect, type Page, test } from '@playwright/test';
import { aNewCandidate } from './support/accounts.ts';
import { aTextPdf } from './support/cv.ts';
import { hydrated } from './support/page-check.ts';

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    letGo();
    await hydrated(page);
  };
}

/** Counts the calls of one name. */
function countCalls(page: Page, name: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/rpc/${name}`)) calls += 1;
  });
  return () => calls;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const send = (page: Page) => page.locator('main button[type="submit"]').click();

test('a sign-in sent before the scripts came is carried out once, and the password is in no address', async ({
  page,
}) => {
  const person = await aNewCandidate();
  const calls = countCalls(page, 'identity/login');
  const letScriptsGo = await openWithoutScripts(page, '/login');
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(person.password);
  await send(page);
  await expect(page.locator('form[data-held]')).toBeVisible();
  expect(page.url()).toMatch(/\/login$/);
  await letScriptsGo();
  await page.waitForURL('**/candidate-dashboard');
  expect(calls()).toBe(1);
});

test('a message sent before the scripts came reaches the team once', async ({ page }) => {
  const calls = countCalls(page, 'contactMessages/send');
  const letScriptsGo = await openWithoutScripts(page, '/contact-us');
  await field(page, 'name').fill('Leila Haddad');
  await field(page, 'email').fill('leila@example.com');
  await field(page, 'subject').fill('A question');
  await field(page, 'message').fill('Which documents does a company send?');
  await send(page);
  expect(new URL(page.url()).search).toBe('');
  await letScriptsGo();
  await expect(page.getByRole('status').filter({ hasText: 'leila@' })).toHaveText(
    'Your message is with us. We will answer to leila@example.com.',
  );
  await expect(field(page, 'message')).toHaveValue('');
  expect(calls()).toBe(1);
});

test('a registration begun before the scripts came keeps what was typed and says what lacks', async ({
  page,
}) => {
  const letScriptsGo = await openWithoutScripts(page, '/registration');
  await field(page, 'name').fill('Leila Haddad');
  await field(page, 'email').fill('leila.early@example.com');
  await field(page, 'password').fill('sand-and-sea-breeze');
  await send(page);
  expect(new URL(page.url()).search).toBe('');
  await letScriptsGo();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Leila Haddad');
  await expect(field(page, 'email')).toHaveValue('leila.early@example.com');
  await expect(field(page, 'password')).toHaveValue('sand-and-sea-breeze');
});

test('a CV chosen before the scripts came is read, and the same can be chosen again', async ({ page }) => {
  const letScriptsGo = await openWithoutScripts(page, '/registration');
  const cv = { name: 'early.pdf', mimeType: 'application/pdf', buffer: aTextPdf(['Leila Haddad', 'Nurse']) };
  const choose = () => page.locator('main input[type=file]').first().setInputFiles(cv);
  await choose();
  await letScriptsGo();
  await expect(page.getByText('early.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('early.pdf')).toBeHidden();
  await choose();
  await expect(page.getByText('early.pdf')).toBeVisible();
});

test('a search sent before the scripts came is made, and one typed is kept', async ({ page }) => {
  const letScriptsGo = await openWithoutScripts(page, '/jobs-pool');
  await field(page, 'job_title').fill('Nurse');
  await send(page);
  // The scripts of the page that answers are held back, too, and its load event with them.
  await page.waitForURL(/job_title=Nurse/, { waitUntil: 'domcontentloaded' });
  await letScriptsGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nurse');
});

test('with scripts switched off one signs in, other forms say what they need, and the search works', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  const person = await aNewCandidate();
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill('sand-and-sea-breeze');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Incorrect Password Entered!');
  expect(page.url()).toMatch(/\/login\?refused=password$/);
  await expect(field(page, 'password')).toHaveValue('');
  await page.goto('/fr/login?redirect=/fr/jobs-pool');
  await field(page, 'email').fill('nobody@example.com');
  await field(page, 'password').fill(person.password);
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(person.password);
  await send(page);
  await page.waitForURL(/\/fr\/jobs-pool$/);
  await expect(page.locator('header.bar a[href$="/candidate-dashboard"]').first()).toBeAttached();

  await page.goto('/contact-us');
  expect(await page.locator('main noscript').innerHTML()).toContain('This form needs JavaScript');
  await send(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();

  await page.goto('/jobs-pool');
  await field(page, 'job_title').fill('Nurse');
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nurse');
  await context.close();
});

test('a day typed before the scripts came is seen as it was typed, and in words after them', async ({
  page,
}) => {
  const letScriptsGo = await openWithoutScripts(page, '/registration');
  const born = page.locator('main input[type="date"]').first();
  const words = page.locator('main .input-words').first();
  await born.fill('1995-03-25');
  await born.blur();
  await expect(words).toBeHidden();
  await letScriptsGo();
  await expect(words).toBeVisible();
  await expect(words).toHaveAttribute('data-words', /25.Mar.1995/);
});

test('who has scrolled before the scripts came stays there, and comes back there', async ({ page }) => {
  const letScriptsGo = await openWithoutScripts(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Companies' });
  await link.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await letScriptsGo();
  expect(await place()).toBe(before);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toHaveCount(0);
  await expect.poll(place).toBe(before);
});

test('what was answered before the scripts came is judged once they are there', async ({ page }) => {
  const letScriptsGo = await openWithoutScripts(page, '/');
  const question = page.locator('.meet-questions > :last-child select');
  await question.selectOption('0');
  await letScriptsGo();
  await expect(question).toHaveValue('0');
  await expect(page.locator('.meet-outcome')).toContainText(/You meet \d of 1/);
});
