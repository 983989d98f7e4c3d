import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { aNewCandidate, aNewCompany, changeCompanyOf, letExpire, password } from './support/accounts.ts';
import { expectBeside, expectRefused, expectSound } from './support/beside-field.ts';
import { daysFromNow, namedDay } from './support/days.ts';
import { savesOpening, sendsApplication, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-check.ts';

const later = daysFromNow(70);
const letters = (count: number) => 'a'.repeat(count);
const mandatory = 'Please fill all Mandatory Fields ( * )';
const tooMany = (count: number) => `Maximum ${count} character`;
const rich = (page: Page, name: string) => page.getByRole('textbox', { name });
const question = (page: Page, place: number) => page.locator('.editor-question').nth(place);
const saveIt = (page: Page) => page.getByRole('button', { name: 'Save, not public yet' }).click();

/** In place of what an editor holds, by the keys that people use. */
async function writes(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await editor.page().keyboard.insertText(text);
}

test('every rule of an opening stands beside its field before anything is sent', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCompany('Rules of Dukhan'));
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/job_opening/new');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await namesWhatIsMandatory(page);
  await expectAccessible(page);

  await page.getByLabel('Employment type *').selectOption('full time');
  await page.getByLabel('Experience level *').selectOption('mid');
  await writesTooMuch(page);
  await writesTheWrongWayRound(page);
  expect(calls.filter((url) => url.includes('/api/rpc/jobOpenings/create'))).toEqual([]);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(rich(page, 'Responsibilities *')).toHaveText('Watch the gate.');
  await page.getByLabel('Salary to *').fill('16 000');
  await page.getByLabel('Experience to').fill('3');
  await question(page, 0).getByLabel('At most').fill('3');
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  await refusesAPastDateBeforeItAsks(page);
  await namesAPlaceTwice(page);
  await saveIt(page);
  await page.waitForURL(/\/job_opening\/[\w-]{36}$/);
  await expect(page.getByRole('main').getByText('and 1 more')).toBeVisible();
  await expect(page.getByRole('main').getByText('Open · draft, not public')).toBeVisible();
  await page.context().close();
});

test('pay of an opening abroad is stated in the money of its place, or in QAR', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCompany('Money of Kuwait'));
  await page.goto('/job_opening/new');
  await hydrated(page);
  await expect(page.getByLabel('Currency')).toHaveCount(0);
  const country = page.locator('.search-select input[role=combobox]').first();
  await country.fill('Kuwai');
  await page.getByRole('option', { name: 'Kuwait' }).click();
  const currency = page.getByLabel('Currency');
  await expect(currency).toHaveValue('KWD');
  await expect(currency.locator('option')).toHaveText([/^KWD · Kuwaiti Dinar$/, /^QAR · Qatari R/]);
  await page.getByLabel('Salary to *').fill('900');
  await currency.selectOption('QAR');
  await expect(page.locator('#opening-pay .input-side').first()).toHaveText('QAR');
  await expectAccessible(page);
  await page.context().close();
});

test('an editor that did not load says so beside its field, and comes with the next press', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Offline of Dukhan'));
  await page.goto('/job_opening/new');
  await hydrated(page);
  const text = rich(page, 'Responsibilities *');
  const field = page.locator('.rich-field').filter({ has: text });
  await expect(text).toBeVisible();
  await page.route(/\.js(?:\?|$)/, (route) => route.abort());
  await text.focus();
  await expect(field.getByRole('alert')).toContainText('The formatting did not load.');
  await page.keyboard.insertText('Watch the gate.');
  await page.unroute(/\.js(?:\?|$)/);
  await field.getByRole('button', { name: 'Bold' }).click();
  await expect(field.getByRole('alert')).toHaveCount(0);
  await expect(field.locator('.ProseMirror')).toHaveText('Watch the gate.');
  await page.context().close();
});

test('what was marked and pressed before the editor came is done by it', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCompany('Slow line of Dukhan'));
  await page.goto('/job_opening/new');
  await hydrated(page);
  const text = rich(page, 'Responsibilities *');
  const field = page.locator('.rich-field').filter({ has: text });
  await expect(text).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\.js(?:\?|$)/, async (route) => {
    asked += 1;
    await arrival.promise;
    await route.continue();
  });
  await text.focus();
  await page.keyboard.insertText('Watch the gate.');
  await page.keyboard.press('Home');
  for (const _sign of 'Watch') await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+Tab');
  await expect(field.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(field.locator('.ProseMirror')).toHaveCount(0);
  arrival.resolve();
  await expect(field.locator('.ProseMirror strong')).toHaveText('Watch');
  await page.context().close();
});

test('an editor that comes late takes no focus from the field that its person went on to', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Slow line of Zekreet'));
  await page.goto('/job_opening/new');
  await hydrated(page);
  const [text, next] = [rich(page, 'Responsibilities *'), rich(page, 'Requirements *')];
  await expect(text).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await text.focus();
  await page.keyboard.insertText('Watch the gate.');
  const field = page.locator('.rich-field').filter({ has: text });
  await field.evaluate(
    (part, other) => {
      const goOn = () => part.querySelector('.ProseMirror') && other?.focus();
      new MutationObserver(goOn).observe(part, { childList: true, subtree: true });
    },
    await next.elementHandle(),
  );
  arrival.resolve();
  await expect(field.locator('.ProseMirror')).toHaveText('Watch the gate.');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(next).toBeFocused();
  await page.context().close();
});

test('whoever reached the bar before the editor came is still at it, with what was marked', async ({
  browser,
}) => {
  const page = await signedIn(browser, await aNewCompany('Slow line of Dukhan'));
  await page.goto('/job_opening/new');
  await hydrated(page);
  const text = rich(page, 'Responsibilities *');
  await expect(text).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await text.focus();
  await page.keyboard.insertText('Watch the gate.');
  await text.press('ControlOrMeta+a');
  await text.press('Shift+Tab');
  const field = page.locator('.rich-field').filter({ has: text });
  const bold = field.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeFocused();
  arrival.resolve();
  await expect(field.locator('.ProseMirror')).toHaveText('Watch the gate.');
  await expect(bold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('strong')).toHaveText('Watch the gate.');
  await page.context().close();
});

/** From the preview, too: it shows what is asked, and Publish in it leads back to what is wrong. */
async function refusesAPastDateBeforeItAsks(page: Page): Promise<void> {
  await page.getByLabel('Due date').fill(daysFromNow(-3));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('This is how candidates will see it.')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('30 days');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Due date')).toBeInViewport();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectBeside(page, 'Due date', 'The due date has passed: choose a later one to publish');
  await expect(page.getByLabel('Due date')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Due date').fill('');
}

async function namesWhatIsMandatory(page: Page): Promise<void> {
  const asked: [string | Locator, string][] = [
    ['Job title *', 'Job title is required!'],
    ['City *', 'City is required!'],
    ['Employment type *', 'Choose the employment type'],
    ['Experience level *', 'Choose the experience level'],
    [rich(page, 'Responsibilities *'), 'Write what the person will do'],
    [rich(page, 'Requirements *'), 'Write what the person must bring'],
    ['Salary from *', 'Please enter salary range starts from'],
    ['Salary to *', 'Please enter salary range end'],
  ];
  for (const [label, message] of asked) await expectBeside(page, label, message);
  await expect(page.getByLabel('Job title *')).toBeFocused();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(summary).toContainText(mandatory);
  await expect(summary.getByRole('listitem')).toHaveText([
    'Job title is required!',
    'City is required!',
    'Choose the employment type',
    'Choose the experience level',
    'Write what the person will do',
    'Write what the person must bring',
    'Please enter salary range starts from',
    'Please enter salary range end',
  ]);
  // Each line leads to its field, and the contents count what is wrong in each part.
  await summary.getByRole('link', { name: 'Choose the experience level' }).click();
  await expect(page.getByLabel('Experience level *')).toBeFocused();
  await summary.getByRole('link', { name: 'Write what the person must bring' }).click();
  await expect(rich(page, 'Requirements *')).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'Parts of the form' });
  await expect(contents.getByRole('link', { name: /^The position/ })).toContainText('4 fields to correct');
  // The page may still be on its way to the field before.
  await expect(async () => {
    await contents.getByRole('link', { name: /^Pay and letter/ }).click();
    await expect(page.getByRole('heading', { name: 'Pay and letter' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(contents.getByRole('link', { name: /^Pay and letter/ })).toHaveAttribute(
    'aria-current',
    'location',
  );
}

/** With the keyboard alone: what is added has it, and what is removed hands it back. */
async function namesAPlaceTwice(page: Page): Promise<void> {
  const first = await page.getByLabel('City *').inputValue();
  const add = page.getByRole('button', { name: 'Add a place' });
  await add.press('Enter');
  const place = page.getByRole('group', { name: 'Place 2', exact: true });
  await expect(place.getByLabel('City *')).toBeFocused();
  await page.keyboard.type(first.toLowerCase());
  await add.press('Enter');
  const third = page.getByRole('group', { name: 'Place 3', exact: true });
  await expect(third.getByLabel('City *')).toBeFocused();
  await third.getByRole('button', { name: 'Remove Place 3' }).press('Enter');
  await expect(third).toHaveCount(0);
  await expect(add).toBeFocused();
  await saveIt(page);
  await expectBeside(place, 'City *', 'This place is already named');
  await expect(place.getByLabel('City *')).toHaveValue(first.toLowerCase());
  await expect(place.getByLabel('City *')).toBeFocused();
  await expectAccessible(page);
  await place.getByLabel('City *').fill('Al Khor');
  await expectSound(place);
}

/** Past every limit that can be typed past. */
async function writesTooMuch(page: Page): Promise<void> {
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await page.getByRole('textbox', { name: 'Tags' }).or(tags).fill(letters(41));
  await tags.press('Enter');
  const texts = ['Introduction', 'Requirements *'];
  for (const name of texts) await writes(rich(page, name), letters(10_001));
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  // What nobody has filled in yet is not wrong before it is sent.
  await expect(question(page, 1).locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a video question' }).click();
  await question(page, 1).getByLabel('Answer input type *').selectOption('number');
  await expectRefused(page, () => saveIt(page), [
    ['Job title *', letters(256), tooMany(255)],
    ['City *', letters(101), tooMany(100)],
    ['Experience from', '2.5', 'Please enter a whole number'],
    ['Experience to', '61', 'The value must be at most 60'],
    ['Number of vacancies *', '0', 'The value must be at least 1'],
    ['Salary from *', 'twelve', 'Please enter a number'],
    ['Salary to *', '100000001', 'The value must be at most 100000000'],
    ['Longest notice period', '366', 'The value must be at most 365'],
    [question(page, 0).getByLabel('Question *'), letters(256), tooMany(255)],
    [question(page, 0).getByLabel('Explanation'), letters(1001), tooMany(1000)],
    [question(page, 1).getByLabel('Question *'), '', 'Write the question'],
    [question(page, 1).getByLabel('At least'), 'three', 'Please enter a number'],
    [question(page, 2).getByLabel('Question *'), letters(256), tooMany(255)],
  ]);
  await expectBeside(page, tags, tooMany(40));
  for (const name of texts) await expectBeside(page, rich(page, name), tooMany(10_000));
  await expectBeside(
    page,
    page.getByRole('combobox', { name: 'Language', exact: true }),
    'This value is required',
  );
  await expectBeside(page, question(page, 0).getByLabel('Answer input type *'), 'Please add the input type');
  await expect(page.getByText('Screening questions, Question 1: Please add the input type')).toBeVisible();
  await expect(rich(page, 'Requirements *')).toHaveText(letters(10_001));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await question(page, 0).getByRole('button', { name: 'Remove the question' }).click();
  // What was wrong with the next question stays beside it in its new place.
  await expectBeside(page, question(page, 0).getByLabel('At least'), 'Please enter a number');
  await expect(question(page, 0).locator('[aria-invalid="true"]')).toHaveCount(2);
  await page.getByRole('button', { name: /^Remove a+$/ }).click();
  await page.getByRole('button', { name: 'Remove Language' }).click();
}

/** Everything else is right, so that only what lies between two fields is said. */
async function writesTheWrongWayRound(page: Page): Promise<void> {
  await page.getByLabel('Job title *').fill('Gate Keeper');
  await page.getByLabel('City *').fill('Dukhan');
  await page.getByLabel('Number of vacancies *').fill('2');
  await page.getByLabel('Longest notice period').fill('30');
  await writes(rich(page, 'Introduction'), '');
  await writes(rich(page, 'Responsibilities *'), 'Watch the gate.');
  await writes(rich(page, 'Requirements *'), letters(10_000));
  await question(page, 0).getByLabel('Question *').fill(letters(255));
  await question(page, 0).getByLabel('At least').fill('3');
  await question(page, 1).getByLabel('Question *').fill('What do you see at night?');
  await page.getByLabel('Experience from').fill('3');
  await page.getByLabel('Salary from *').fill('12,000');
  await expectRefused(page, () => saveIt(page), [
    ['Experience to', '2', 'The most years of experience cannot be less than the fewest'],
    ['Salary to *', '12000', 'The end of the salary range must be greater than its start'],
    [question(page, 0).getByLabel('At most'), '2', 'The upper limit cannot lie below the lower one'],
  ]);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expect(page.getByText('Please check the fields that are marked.')).toBeVisible();
  await expect(page.getByText(mandatory)).toHaveCount(0);
}

test('what only the server knows of an opening stands beside its field, too', async ({ browser }) => {
  const company = await aNewCompany('Rules of Fuwairit');
  const page = await signedIn(browser, company);
  const screening_questions = ['Do you dive?', 'Do you sail?'].map((title) => ({
    title,
    answer_type: 'yes/no',
  }));
  const { id } = await savesOpening(page, { title: 'Pearl Diver', screening_questions });
  await page.goto(`/job_opening/edit?id=${id}`);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectRefused(page, save, [
    ['Due date', daysFromNow(-300), 'The due date has passed: choose a later one to publish'],
  ]);
  await page.getByLabel('Due date').fill('');

  await changeCompanyOf(company, { screeningSlots: 2 });
  await page.getByRole('button', { name: 'Add a question' }).click();
  await question(page, 2).getByLabel('Question *').fill('How deep?');
  await question(page, 2).getByLabel('Answer input type *').selectOption('number');
  await save();
  const list = page.getByRole('group', { name: 'Screening questions' });
  const limit = 'Your plan allows 2 screening questions for each opening. Standard allows more.';
  await expectBeside(page, list, limit);
  await expect(list).toBeFocused();
  await question(page, 2).getByRole('button', { name: 'Remove the question' }).click();
  await expectSound(page);

  await applies(browser, id);
  await expectRefused(page, save, [
    [
      question(page, 0).getByLabel('Question *'),
      'Do you swim?',
      'Somebody has already answered these questions, so they stay as they are.',
    ],
  ]);

  await changeCompanyOf(company, { trialDays: -2 });
  await question(page, 0).getByLabel('Question *').fill('Do you dive?');
  await letExpire(id);
  await page.getByLabel('Due date').fill(later);
  await save();
  const trialOver = 'Your trial has ended. Openings can be published again as soon as a plan is set';
  await expect(page.locator('.editor-summary')).toContainText(trialOver);
  await expect(page.locator('.editor-summary')).toBeFocused();
  await expect(page.getByLabel('Due date')).toHaveValue(later);

  await extendsAndDeletes(page, company);
  await page.context().close();
});

/** The dialogs of the list. */
async function extendsAndDeletes(page: Page, company: { email: string; password: string }): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/job_opening');
  await expect(page.getByText('Your trial has ended').first()).toBeVisible();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'What to do with Pearl Diver' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const dialog = page.getByRole('dialog');
  const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click();
  await act('Extend');
  await expectRefused(dialog, press('Extend'), [
    ['Due date', daysFromNow(-300), 'The due date has passed: choose a later one to publish'],
  ]);
  await dialog.getByLabel('Due date').fill('');
  await press('Extend')();
  await expectBeside(dialog, 'Due date', 'Please enter a valid date');
  await dialog.getByLabel('Due date').fill(later);
  await press('Extend')();
  await expect(dialog.getByRole('alert')).toContainText('Your trial has ended');
  await changeCompanyOf(company, { trialDays: 9 });
  await press('Extend')();
  await expect(page.getByRole('main').locator('tbody tr')).toContainText(namedDay(later));

  await act('Delete');
  await expectRefused(dialog, press('Delete'), [['Your password', '', 'Please enter your password!']]);
  await expectRefused(dialog, press('Delete'), [['Your password', 'not this one', 'Wrong Password!']]);
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(password);
  await press('Delete')();
  await expect(page.getByText('Deleted Successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No opening yet' })).toBeVisible();
}

test('what the plan, a feature or a colleague takes away is said in the form, and nothing typed is lost', async ({
  browser,
}) => {
  const company = await aNewCompany('Rules of Umm Bab');
  const page = await signedIn(browser, company);
  const { id } = await savesOpening(page, { title: 'Camel Driver' });
  await page.goto(`/job_opening/edit?id=${id}`);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const list = page.getByRole('group', { name: 'Video questions' });
  for (const place of [0, 1]) {
    await page.getByRole('button', { name: 'Add a video question' }).click();
    await question(page, place).getByLabel('Question *').fill(`What did you see on day ${place}?`);
  }
  await changeCompanyOf(company, { videoSlots: 1 });
  await save();
  const limit = 'Your plan allows 1 video question for each opening. Standard allows more.';
  await expectBeside(page, list, limit);
  await expect(list).toBeFocused();
  await changeCompanyOf(company, { videoSlots: 3, disabledFeatures: ['video_questions'] });
  await save();
  await expectBeside(page, list, /^This feature is switched off for your company/);
  await expect(question(page, 1).getByLabel('Question *')).toHaveValue('What did you see on day 1?');

  await changeCompanyOf(company, { disabledFeatures: [] });
  const colleague = await page.context().newPage();
  await colleague.goto(`/job_opening/edit?id=${id}`);
  await colleague.getByLabel('City *').fill('Dukhan');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await colleague.waitForURL(`**/job_opening/${id}`);
  await save();
  const summary = page.locator('.editor-summary');
  await expect(summary).toContainText('Somebody else changed this in the meantime.');
  await expect(summary).toBeFocused();
  await expect(question(page, 1).getByLabel('Question *')).toHaveValue('What did you see on day 1?');

  await colleague.goto('/job_opening/new');
  await colleague.getByLabel('Job title *').fill('Second Driver');
  await colleague.getByLabel('City *').fill('Dukhan');
  await colleague.getByLabel('Employment type *').selectOption('full time');
  await colleague.getByLabel('Experience level *').selectOption('mid');
  await writes(rich(colleague, 'Responsibilities *'), 'Drive the second one.');
  await writes(rich(colleague, 'Requirements *'), 'Patience.');
  await colleague.getByLabel('Salary from *').fill('3000');
  await colleague.getByLabel('Salary to *').fill('4000');
  await changeCompanyOf(company, { jobSlots: 1 });
  await saveIt(colleague);
  const full = 'Your plan allows 1 open job opening, and it is in use. Standard allows more.';
  await expect(colleague.locator('.editor-summary')).toContainText(full);
  await expect(colleague.getByLabel('Job title *')).toHaveValue('Second Driver');
  await page.context().close();
});

test('a full plan and a plan that was asked for already say so where it was tried', async ({ browser }) => {
  const company = await aNewCompany('Rules of Zekreet');
  const page = await signedIn(browser, company);
  const { id } = await savesOpening(page, { title: 'Cameleer' });
  await savesOpening(page, { title: 'Falconer', publish: false });
  await changeCompanyOf(company, { jobSlots: 1 });
  await page.goto('/job_opening');
  await expect(page.getByText('Every opening of your plan is in use')).toBeVisible();
  await letExpire(id);
  const acts = page.getByRole('button', { name: 'What to do with Falconer' });
  const dialog = page.getByRole('dialog');
  await changeCompanyOf(company, { trialDays: -2 });
  await acts.click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your trial has ended');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  const second = await page.context().newPage();
  const premium = (where: Page) =>
    where.locator('.plan').filter({ has: where.getByRole('heading', { name: 'Premium' }) });
  for (const where of [page, second]) {
    await where.goto('/plans');
    await premium(where).getByRole('button', { name: 'Ask for this plan' }).click();
  }
  const send = (where: Page) => () =>
    where.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
  await page.bringToFront();
  await expectRefused(page.getByRole('dialog'), send(page), [
    ['A word to our team', letters(1001), tooMany(1000)],
  ]);
  await page.getByRole('dialog').getByLabel('A word to our team').fill('We grow.');
  await send(page)();
  await expect(premium(page).getByText(/^You asked for Premium/)).toBeVisible();
  await second.bringToFront();
  await send(second)();
  const asked = 'You have asked for this plan already; we answer shortly';
  await expect(second.getByRole('dialog').getByRole('alert')).toHaveText(asked);
  await page.context().close();
});

test('the rules of an opening are said in French', async ({ browser }) => {
  const page = await signedIn(browser, await aNewCompany('Règles de Dukhan'));
  await page.goto('/fr/job_opening/new');
  await page.getByRole('button', { name: 'Ajouter une question', exact: true }).click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expectBeside(page, 'Intitulé du poste *', /^L’intitulé du poste est obligatoire\s!$/u);
  await expectBeside(page, rich(page, 'Profil recherché *'), 'Décrivez le profil recherché');
  await expectBeside(page, 'Salaire jusqu’à *', 'Veuillez saisir la fin de la fourchette de salaire');
  await expectBeside(page, 'Type de réponse *', 'Veuillez ajouter le type de réponse');
  await expectRefused(page, () => page.getByRole('button', { name: 'Enregistrer sans publier' }).click(), [
    ['Intitulé du poste *', letters(256), '255 caractères au maximum'],
    ['Expérience, de', '2,5', 'Veuillez saisir un nombre'],
    ['Salaire à partir de *', '12 000,5', 'Veuillez saisir un nombre'],
  ]);
  await page.context().close();
});

async function applies(browser: Browser, id: string): Promise<void> {
  const candidate = await signedIn(browser, await aNewCandidate());
  await sendsApplication(candidate, id);
  await candidate.context().close();
}
