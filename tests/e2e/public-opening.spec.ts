import { expect, type Page, test } from '@playwright/test';
import { lastingOpenings } from './support/demo.ts';
import { textFaults } from './support/geometry.ts';
import { hydrated, openPage } from './support/page-check.ts';
import { signIn } from './support/recording.ts';

interface Card {
  id: string;
  title: string;
  language: string;
  titles: Record<string, string>;
  company: { id: string; name: string } | null;
}

async function cardsOf(page: Page, query = ''): Promise<{ total: number; data: Card[] }> {
  const answer = await page.request.get(`${lastingOpenings}${query}`);
  return (await answer.json()).data;
}

/** Opens the first menu to share by, and answers it. */
async function shareMenu(page: Page, name = 'Share') {
  await page.getByRole('button', { name, exact: true }).first().click();
  return page.getByRole('menu', { name, exact: true });
}

test('an opening carries its JobPosting, and the list carries none', async ({ page }) => {
  const { data } = await cardsOf(page);
  const html = await (await page.request.get(`/job/${data[0]?.id}`)).text();
  const posting = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(posting ?? '{}')).toMatchObject({ '@type': 'JobPosting', title: data[0]?.title });
  const company = data.find(({ company }) => company?.id)?.company?.id;
  for (const list of ['/', '/jobs-pool', '/jobs-pool?city=Doha', `/company/${company}`]) {
    expect(await (await page.request.get(list)).text()).not.toContain('JobPosting');
  }
});

test('where a title is told in the language of its reader, it stands below as its company wrote it', async ({
  page,
}) => {
  const { data } = await cardsOf(page);
  const english = data.find(({ language, titles }) => language === 'en' && titles?.ar);
  const html = await (await page.request.get(`/ar/job/${english?.id}`)).text();
  const [, written] = /<p class="opening-written" ([^>]*>[^<]*)</.exec(html) ?? [];
  expect(written).toBe(`lang="en" dir="ltr">${english?.title}`);
  expect(/<title>([^<]*)/.exec(html)?.[1]).not.toContain(english?.title);
  expect(await (await page.request.get(`/job/${english?.id}`)).text()).not.toContain('opening-written');
});

test('a visitor is led to sign up, or to sign in, and back to applying', async ({ page }) => {
  const { data } = await cardsOf(page);
  const path = `/job/${data[0]?.id}`;
  await openPage(page, path);
  const back = `redirect=${encodeURIComponent(`${path}/apply`)}`;
  await expect(page.getByRole('link', { name: 'Apply now' }).first()).toHaveAttribute(
    'href',
    `/registration?${back}`,
  );
  await expect(page.getByRole('link', { name: 'I already have an account' })).toHaveAttribute(
    'href',
    `/login?${back}`,
  );
});

test('the bar at the thumb covers nothing of the footer, however high its contents make it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const { data } = await cardsOf(page);
  await openPage(page, `/job/${data[0]?.id}`);
  const bar = page.locator('.apply-bar');
  await bar.evaluate((element) => {
    element.style.paddingBlock = '90px';
  });
  await expect(bar.getByRole('link', { name: 'Apply now' })).toBeInViewport({ ratio: 1 });
  expect(await textFaults(page)).toEqual([]);
});

test('on a phone the way to apply keeps to one line beside what else is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await cardsOf(page);
  await openPage(page, `/job/${data[0]?.id}`);
  const apply = page.locator('.apply-bar').getByRole('link', { name: 'Apply now' });
  expect((await apply.boundingBox())?.height).toBeLessThanOrEqual(52);
  expect((await apply.boundingBox())?.width).toBeGreaterThan(120);
});

test('an opening’s link is copied, and says so', async ({ page }) => {
  const { data } = await cardsOf(page);
  await openPage(page, `/job/${data[0]?.id}`);
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  const menu = await shareMenu(page);
  await menu.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link Copied to Clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}?source=link`);
});

test('an opening is shared by WhatsApp and as a QR code, in the language of the reader', async ({ page }) => {
  const { data } = await cardsOf(page);
  const shown = data.find(({ company }) => company);
  await openPage(page, `/fr/job/${shown?.id}`);
  const menu = await shareMenu(page, 'Partager');
  const link = menu.getByRole('menuitem', { name: 'Partager sur WhatsApp' });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain(`${shown?.titles.fr ?? shown?.title} chez ${shown?.company?.name}`);
  expect(message).toMatch(new RegExp(`/job/[a-z0-9-]+-${shown?.id}\\?source=whatsapp$`));
  const picture = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'Télécharger le code QR' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await openPage(page, `/company/${shown?.company?.id}`);
  const ofCompany = await shareMenu(page, 'Share this company');
  await expect(ofCompany.getByRole('menuitem', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /Jobs%20at.*source%3Dwhatsapp$/,
  );
});

test('an opening can be reported', async ({ page }) => {
  const { data } = await cardsOf(page);
  await openPage(page, `/job/${data[1]?.id}`);
  await page.getByRole('button', { name: 'Report this job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this job' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('This value is required')).toBeVisible();
  await dialog.getByRole('radio', { name: 'They ask for money or documents' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you for telling us' })).toBeVisible();
});

test('a signed-in candidate sees how many requirements are met', async ({ page, context, baseURL }) => {
  const { data } = await cardsOf(page, '&show=50');
  await signIn(context, baseURL ?? '');
  let asking: string | undefined;
  for (const { id } of data) {
    const opening = (await (await page.request.get(`/api/job/${id}`)).json()).data;
    if (opening.eligibility?.languages?.length > 0) asking ??= id;
  }
  await openPage(page, `/job/${asking}`);
  await expect(page.getByRole('heading', { name: /^You meet \d+ of \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply now' }).first()).toHaveAttribute(
    'href',
    `/job/${asking}/apply`,
  );
});

test('an opening’s company stands one link away, with its own openings', async ({ page }) => {
  const named = (await cardsOf(page)).data.find(({ company }) => company);
  await openPage(page, `/job/${named?.id}`);
  await page.getByRole('link', { name: 'See the company' }).click();
  await page.waitForURL(/\/company\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named?.company?.name ?? '');
  const { openings } = (await (await page.request.get(`/api/company/${named?.company?.id}`)).json()).data;
  await expect(page.locator('.firm-rows a').first()).toHaveAttribute(
    'href',
    new RegExp(`-${openings.data[0].id}$`),
  );
  expect(openings.data[0].company.name).toBe(named?.company?.name);
});

test('a visitor sees with three taps how much of an opening is met, and finds the answers on the next', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/jobs_pool?show=50')).json();
  const openings = await Promise.all(
    (data.data as { id: string }[]).map(
      async ({ id }) => (await (await page.request.get(`/api/job/${id}`)).json()).data,
    ),
  );
  const [first, second] = openings.filter(
    ({ experience_start, minimum_education }) => experience_start > 0 && minimum_education === 'bachelor',
  );
  await page.goto(`/job/${first.id}`);
  await hydrated(page);
  const fit = page.locator('.fit-visitor');
  await fit.getByLabel('Your visa').selectOption('Citizen');
  await fit.getByLabel('Years of experience').selectOption('15');
  await fit.getByLabel('Highest degree').selectOption('masters');
  await expect(fit.getByText(/^You meet \d of \d$/)).toBeVisible();
  await expect(fit.getByRole('link', { name: /^Sign in/ })).toHaveAttribute(
    'href',
    /login\?redirect=%2Fjob%2F/,
  );
  await page.goto(`/job/${second.id}`);
  await hydrated(page);
  // Who goes by the keyboard comes to the way to apply before the text.
  const order = await page
    .locator('.apply-card a, .opening-main a, .opening-main select')
    .evaluateAll((all) => all.map((each) => (each.closest('.apply-card') ? 'apply' : 'text')));
  expect(order.lastIndexOf('apply')).toBeLessThan(order.indexOf('text'));
  await expect(fit.getByLabel('Highest degree')).toHaveValue('masters');
  await expect(fit.getByText(/^You meet \d of \d$/)).toBeVisible();
  await page.locator('a.save-mark').first().click();
  await page.waitForURL('**/login?**');
  await expect(page.getByText(`Sign in or sign up to keep ${second.title}.`)).toBeVisible();
});
