import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, aNewMember, letExpire, password } from './support/accounts.ts';
import { daysFromNow, namedDay } from './support/days.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchErrors } from './support/page-check.ts';

const title = 'Coastal Works Supervisor';

test('a company writes its first opening, publishes, pauses, extends it once expired, and deletes it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await aNewCompany('Sadaf Coastal Works');
  const desk = await signedIn(browser, company);
  const visitor = await (await browser.newContext()).newPage();
  const errors = [watchErrors(desk), watchErrors(visitor)];

  await desk.goto('/job_opening');
  await expect(desk.getByRole('heading', { name: 'No opening yet' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'New opening' }).first().click();
  await writesTheOpening(desk);
  await previews(desk);
  const id = await publishes(desk);

  await visitor.goto(`/job/${id}`);
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Five years at sea walls.' })).toBeVisible();
  await visitor.goto(`/jobs-pool?job_title=${encodeURIComponent(title)}`);
  await expect(visitor.locator(`a[href^="/job/"][href$="-${id}"]`).first()).toBeVisible();

  await applies(browser, id);
  await desk.goto(`/job_opening/edit?id=${id}`);
  await expect(desk.getByText('These questions are locked')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Add a question' })).toBeHidden();

  await act(desk, 'Put on hold');
  await expect(item(desk).getByText('On-Hold · paused')).toBeVisible();
  await visitor.goto(`/job/${id}`);
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeHidden();

  await act(desk, 'Resume');
  await desk.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  await expect(desk.getByText('Published.')).toBeVisible();
  await closesAndReopens(desk, id);
  await letExpire(id);
  await visitor.goto(`/job/${id}`);
  await expect(visitor.getByText('This position is closed')).toBeVisible();
  await desk.goto('/job_opening?status=Expired');
  await expect(item(desk).getByText('Expired · extend to show it again')).toBeVisible();
  await extendsIt(desk);
  await expect(item(desk).getByText('Active')).toBeVisible();
  await visitor.goto(`/job/${id}`);
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await deletes(desk);
  expect((await visitor.request.get(`/api/job/${id}`)).status()).toBeGreaterThanOrEqual(404);
  expect(errors.flat()).toEqual([]);
  await desk.context().close();
  await visitor.context().close();
});

test('a viewer reads the openings and finds nothing to change them with', async ({ browser }) => {
  const company = await aNewCompany('Quiet Readers');
  const desk = await signedIn(browser, company);
  const { id } = await savesOpening(desk, { title: 'Reading Clerk' });
  const viewer = await signedIn(browser, await aNewMember(company, 'viewer'));
  await viewer.goto('/job_opening');
  const row = viewer.getByRole('main').locator('tbody tr').filter({ hasText: 'Reading Clerk' });
  await expect(row).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'New opening' })).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'Reading Clerk' }).click();
  await viewer.waitForURL(`**/job_opening/${id}`);
  await expect(viewer.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'What you can do' })).toHaveCount(0);
  await viewer.getByRole('link', { name: 'Read the whole opening' }).click();
  await viewer.waitForURL(`**/job_opening/edit?id=${id}`);
  await expect(viewer.getByText('You may read this opening')).toBeVisible();
  await expect(viewer.getByText('Bring ships in.')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(viewer);
  await viewer.goto('/job_opening/new');
  await expect(viewer.getByText('Owners and recruiters of your company write and change')).toBeVisible();
  for (const page of [desk, viewer]) await page.context().close();
});

test('no byte of the pages of a hidden opening names its company', async ({ browser }) => {
  const company = await aNewCompany('Canarylight Harbour');
  const desk = await signedIn(browser, company);
  const data = await savesOpening(desk, { title: 'Hidden Pilot', hide_company_name: true });
  const visitor = await (await browser.newContext()).newPage();
  for (const prefix of ['', '/fr']) {
    for (const path of [
      `/job/${data.id}`,
      '/jobs-pool?job_title=Hidden%20Pilot',
      `/job/${data.id}/apply`,
      '/',
    ]) {
      const html = await (await visitor.request.get(`${prefix}${path}`)).text();
      expect({ path, found: /canary/i.exec(html)?.[0] }).toEqual({ path, found: undefined });
    }
  }
  await visitor.goto(`/job/${data.id}`);
  await hydrated(visitor);
  await expect(visitor.getByRole('heading', { name: 'Hidden Pilot', level: 1 })).toBeVisible();
  expect(await visitor.content()).not.toMatch(/canary/i);

  const applicant = await signedIn(browser, await aNewCandidate());
  await sendsApplication(applicant, data.id);
  for (const path of [`/job/${data.id}`, '/candidate-dashboard', '/jobs-pool?job_title=Hidden%20Pilot']) {
    await applicant.goto(path);
    await hydrated(applicant);
    await expect(applicant.getByText('Hidden Pilot').first()).toBeVisible();
    const found = /canary/i.exec(await applicant.content())?.[0];
    expect({ path, found }).toEqual({ path, found: undefined });
  }
  for (const page of [desk, visitor, applicant]) await page.context().close();
});

async function writesTheOpening(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Job title is required!' })).toBeVisible();
  await expect(page.getByLabel('Job title *')).toBeFocused();
  await page.getByLabel('Job title *').fill(title);
  await page.getByLabel('City *').fill('Al Wakrah');
  await page.getByLabel('Employment type *').selectOption('full time');
  await page.getByLabel('Experience level *').selectOption('mid');
  await page.getByLabel('Due date').fill(daysFromNow(60));
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await page.getByRole('textbox', { name: 'Tags' }).or(tags).fill('Coast');
  await tags.press('Enter');
  await page.getByRole('textbox', { name: 'Responsibilities *' }).fill('Lead the works at the shore.');
  await page.getByRole('textbox', { name: 'Requirements *' }).fill('Five years at sea walls.');
  await formats(page.getByRole('textbox', { name: 'Requirements *' }));
  await page.getByLabel('Salary from *').fill('12000');
  await page.getByLabel('Salary to *').fill('12000');
  await page.getByLabel('Salary to *').blur();
  await page.getByLabel('Salary to *').fill('16000');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).fill('English');
  await page.getByLabel('Level that is enough').selectOption('Expert');
  const asked = [
    ['Are you in Qatar at present?', 'yes/no'],
    ['How many years have you led a site?', 'number'],
    ['What do you do first on a new site?', 'text'],
  ] as const;
  for (const [place, [question, type]] of asked.entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    const box = page.locator('.editor-question').nth(place);
    await box.getByLabel('Question *').fill(question);
    await box.getByLabel('Answer input type *').selectOption(type);
  }
  await page.locator('.editor-question').first().getByLabel('Needed answer').selectOption('yes');
  for (const [place, question] of ['Tell us of a storm.', 'Show us a sketch.'].entries()) {
    await page.getByRole('button', { name: 'Add a video question' }).click();
    const box = page.locator('.editor-question').nth(asked.length + place);
    await box.getByLabel('Question *').fill(question);
    await box.getByLabel('Longest answer').selectOption('60');
  }
  await expect(page.getByText('3 of 5 in use')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The bar is one stop of the Tab key; its arrows lead to bold, and on to the link. */
async function formats(text: Locator): Promise<void> {
  const page = text.page();
  await text.press('ControlOrMeta+a');
  await text.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' }).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('strong')).toHaveText('Five years at sea walls.');
  await text.press('ControlOrMeta+k');
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('sea-walls.example');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://sea-walls.example');
  const bar = page.getByRole('toolbar').nth(2);
  await expect(bar.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await bar.getByRole('button', { name: 'Link', exact: true }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(text.locator('a')).toHaveCount(1);
}

async function previews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByText('Lead the works at the shore.')).toBeVisible();
  await expect(page.getByText('Tell us of a storm.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Job title *')).toHaveValue(title);
}

async function publishes(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Publish this opening?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/job_opening\/[0-9a-f-]{36}\?published=true$/);
  await expect(page.getByText('Published.')).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/job_opening');
  await expect(item(page).getByText('Active')).toBeVisible();
  await expect(page.getByText('1 of 6 openings in use')).toBeVisible();
  await expectAccessible(page);
  await item(page).getByRole('link', { name: title }).click();
  await page.waitForURL(`**/job_opening/${id}`);
  return id;
}

/** Every act is on the opening's own page, too; reopening asks whether it is public at once. */
async function closesAndReopens(page: Page, id: string): Promise<void> {
  await page.goto(`/job_opening/${id}`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await expect(main.getByRole('link', { name: 'Review 1 waiting' })).toBeVisible();
  await main.getByRole('button', { name: /^Close Frees its place/ }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(main.getByText('Closed', { exact: true })).toBeVisible();
  const reopen = main.getByRole('button', { name: /^Reopen You choose/ });
  await reopen.click();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(main.getByText('Open · draft, not public')).toBeVisible();
  await expect(main.getByText('Nobody outside your company sees this page now.')).toBeVisible();
  await main.getByRole('button', { name: /^Publish Everybody/ }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('Published.')).toBeVisible();
}

async function applies(browser: Browser, id: string): Promise<void> {
  const candidate = await signedIn(browser, await aNewCandidate());
  await sendsApplication(candidate, id);
  await candidate.context().close();
}

async function extendsIt(page: Page): Promise<void> {
  const extended = daysFromNow(150);
  await act(page, 'Extend');
  await page.getByRole('dialog').getByLabel('Due date').fill(extended);
  await page.getByRole('dialog').getByRole('button', { name: 'Extend' }).click();
  await expect(item(page).getByText(namedDay(extended))).toBeVisible();
}

async function deletes(page: Page): Promise<void> {
  await act(page, 'Delete');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('one application')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Please enter your password!')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Wrong Password!')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No opening yet' })).toBeVisible();
}

function item(page: Page) {
  return page.getByRole('main').locator('tbody tr').filter({ hasText: title });
}

/** Opens the menu of the opening by the keyboard and takes one act. */
async function act(page: Page, name: string): Promise<void> {
  await page.goto('/job_opening');
  await item(page)
    .getByRole('button', { name: `What to do with ${title}` })
    .press('Enter');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
}
