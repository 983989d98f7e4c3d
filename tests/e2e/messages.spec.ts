import { expect, type Page, test } from '@playwright/test';
import { embeddedConnection } from '#server/platform/database/embedded.ts';
import { aPdf } from '#support/uploads.ts';
import { aNewCandidate, aNewCompany, letApplyTo } from './support/accounts.ts';
import { startBuilt } from './support/built-product.ts';
import { daysFromNow } from './support/days.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('a conversation is live in two browsers through two processes on one database, one of them restarted', async ({
  browser,
}) => {
  test.skip(process.env.E2E_URL !== undefined, 'Its second process needs the embedded database.');
  const [owner, candidate] = [await aNewCompany('Corniche Pearls'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Pearl Sorter', due_date: daysFromNow(30) });
  await letApplyTo(candidate, id);
  const second = await startSecondProcess();
  await second.ready;
  const context = await browser.newContext({ baseURL: second.url });
  await context.request.post('/api/login', { data: candidate });
  const own = await context.newPage();

  await desk.goto('/job_application/list/details');
  await desk.getByRole('button', { name: 'Message', exact: true }).click();
  await write(desk, 'Rania Saleh', 'Can you come on Tuesday?');
  await own.goto('/candidate-dashboard');
  await own
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await own
    .locator('.messages-rows')
    .getByRole('link', { name: /Corniche Pearls/ })
    .click();
  await expect(log(own)).toContainText('Can you come on Tuesday?');
  await expect(desk.locator('.message-read')).toHaveCount(1);

  await own.getByRole('textbox', { name: 'Write to Corniche Pearls' }).fill('Gladly');
  await expect(desk.getByText('Rania Saleh is writing …')).toBeVisible();
  await own.keyboard.press('Shift+Enter');
  await own.keyboard.type('At ten?');
  await own.keyboard.press('Enter');
  await expect(log(desk)).toContainText('Gladly\nAt ten?');
  await expectAccessible(desk);

  await second.stop();
  await write(desk, 'Rania Saleh', 'Ten is fine.');
  await write(own, 'Corniche Pearls', 'Which gate?');
  await expect(log(own)).toContainText('Being sent');
  const again = await startSecondProcess(new URL(second.url).port);
  await again.ready;
  for (const page of [desk, own]) {
    await expect(log(page)).toContainText('Ten is fine.', { timeout: 20_000 });
    await expect(log(page)).toContainText('Which gate?', { timeout: 20_000 });
    await expect(page.locator('.message')).toHaveCount(4);
  }
  await own.getByRole('button', { name: 'More about Corniche Pearls' }).click();
  await own.getByRole('menuitem', { name: 'Block Corniche Pearls…' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(desk.getByText('Rania Saleh ended this conversation.')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Write to Rania Saleh' })).toBeHidden();
  await again.stop();
  expect(errors).toEqual([]);
});

test('a template is filled in, a file goes along, and the other side sees it in place', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Dhow Builders'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Sail Maker', due_date: daysFromNow(30) });
  await letApplyTo(candidate, id);
  await desk.goto('/job_application/list/details');
  await desk.getByRole('button', { name: 'Message', exact: true }).click();
  await desk.getByRole('button', { name: 'Templates' }).click();
  // Three are there from the first, filled in like the own ones.
  await expect(desk.getByRole('button', { name: /^Ask for certificates/ })).toContainText(
    'applying for Sail Maker',
  );
  await desk.getByRole('button', { name: 'New template' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Name').fill('Papers');
  await dialog.getByLabel('Text').fill('Dear {candidate}, your papers for {position}, please. {company}');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await desk.getByRole('button', { name: /^Papers/ }).click();
  const box = desk.getByRole('textbox', { name: 'Write to Rania Saleh' });
  await expect(box).toHaveValue('Dear Rania Saleh, your papers for Sail Maker, please. Dhow Builders');
  const file = { name: 'what-to-bring.pdf', mimeType: 'application/pdf', buffer: aPdf('A passport') };
  await desk.getByLabel('Attach').setInputFiles([file, { ...file, name: 'notes.txt' }]);
  await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await desk.getByRole('button', { name: 'Take notes.txt off' }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(desk).getByRole('button', { name: /what-to-bring\.pdf/ })).toBeVisible();

  const own = await signedIn(browser, candidate);
  await own.goto('/messaging-v1');
  await expect(own.getByText('Choose a conversation')).toBeVisible();
  await expect(own.locator('.key-list')).toHaveCount(0);
  await own.setViewportSize({ width: 390, height: 844 });
  await own
    .locator('.messages-rows')
    .getByRole('link', { name: /Dhow Builders/ })
    .click();
  await log(own)
    .getByRole('button', { name: /what-to-bring\.pdf/ })
    .click();
  const shown = own.getByRole('dialog', { name: 'what-to-bring.pdf' });
  await expect(shown.locator('canvas')).toBeVisible();
  await expectAccessible(own);
  const [download] = await Promise.all([
    own.waitForEvent('download'),
    shown.getByRole('link', { name: 'Download what-to-bring.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('what-to-bring.pdf');
  await own.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(log(own).getByRole('button', { name: /what-to-bring\.pdf/ })).toBeFocused();
  expect(errors).toEqual([]);
});

test('a conversation is read beside its facts, put back among the unread by a key, and silenced', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Dhow Riggers'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const errors = watchErrors(desk);
  const { id } = await savesOpening(desk, { title: 'Rope Maker', due_date: daysFromNow(30) });
  await letApplyTo(candidate, id);
  await desk.goto('/job_application/list/details');
  await desk.getByRole('button', { name: 'Message', exact: true }).click();
  await write(desk, 'Rania Saleh', 'Can you splice?');

  const own = await signedIn(browser, candidate);
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto('/messaging-v1');
  const row = own.locator('.messages-rows').getByRole('link', { name: /Dhow Riggers/ });
  await row.click();
  await expect(own.locator('.messages-thread-title')).toContainText(/Qatar: \d\d:\d\d/);
  await own.getByRole('button', { name: 'About Dhow Riggers', exact: true }).click();
  const about = own.getByRole('dialog', { name: 'Dhow Riggers' });
  await expect(about.getByRole('heading', { name: 'Rope Maker' })).toBeVisible();
  await expect(about.getByText('Verified company')).toBeVisible();
  await expectAccessible(own);
  await about.getByRole('button', { name: 'Close' }).click();
  await write(own, 'Dhow Riggers', 'Every rope.');

  await expect(log(desk)).toContainText('Every rope.');
  await expect(own.locator('.message-read')).toHaveCount(1);
  const side = desk.getByRole('complementary', { name: 'About Rania Saleh' });
  await expect(side.getByRole('heading', { name: 'Rope Maker' })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Open the application' })).toBeVisible();
  const filters = desk.getByRole('navigation', { name: 'Which conversations' });
  await expect(filters.locator('[aria-current]')).toHaveText(['All']);
  // The open one has its line at the edge.
  await expect
    .poll(() => desk.locator('.messages-row').evaluate((row) => getComputedStyle(row, '::before').inlineSize))
    .toBe('3px');
  await desk.getByRole('button', { name: 'More about Rania Saleh' }).click();
  await desk.getByRole('menuitem', { name: 'Mute for your company' }).click();
  await expect(desk.getByText(/^Muted\. No email/)).toBeVisible();
  await expect(desk.locator('.messages-rows').getByRole('img', { name: 'Muted' })).toBeVisible();
  await desk.getByRole('heading', { name: 'Rania Saleh' }).click();
  await desk.keyboard.press('u');
  await expect(desk.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
  await expect(desk.locator('.messages-count')).toContainText('1');
  await expect(desk.locator('.messages-row')).toHaveCSS('box-shadow', 'none');
  await filters.getByRole('link', { name: 'Unread' }).click();
  await expect(filters.locator('[aria-current]')).toHaveText(['Unread']);
  await desk.getByRole('searchbox').press('j');
  await expect(desk.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('heading', { name: 'Choose a conversation' }).click();
  await desk.keyboard.press('j');
  await expect(desk.locator('.messages-count')).toHaveCount(0);
  await desk.keyboard.press('r');
  await expect(desk.getByRole('textbox', { name: 'Write to Rania Saleh' })).toBeFocused();
  expect(errors).toEqual([]);
});

async function write(page: Page, name: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: `Write to ${name}` });
  await box.fill(text);
  await box.press('Enter');
}

const log = (page: Page) => page.getByRole('log');

/** A further process on the database of the server that the journeys share. */
function startSecondProcess(port?: string) {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const { host } = embeddedConnection(`${folder}/postgres`);
  return startBuilt({
    DATABASE_URL: `postgresql://mihna@localhost/mihna?host=${encodeURIComponent(host)}`,
    DATA_DIR: folder,
    STORAGE_URL: `file://${folder}/files`,
    DEMO: 'on',
    RATE_LIMITS: '10000',
    ...(port && { PORT: port }),
  });
}
