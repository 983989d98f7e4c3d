import { expect, type Locator, type Page, test } from '@playwright/test';
import { rangeText } from '#domain/locale.ts';
import {
  aNewCandidate,
  aNewCompany,
  letApplyTo,
  letInterviewsBegin,
  type NewPerson,
  newestLetter,
} from './support/accounts.ts';
import { arabicReader, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { sameOrigin, savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, hydrated, watchErrors } from './support/page-check.ts';

test('several times are asked for in Arabic, the answer takes the view, and the company takes one by one press', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const path = await invites(desk, candidate);
  const reader = await (
    await browser.newContext({
      ...arabicReader,
      viewport: { width: 390, height: 844 },
      timezoneId: 'Asia/Qatar',
    })
  ).newPage();
  const errors = [watchErrors(desk), watchErrors(reader)];
  await reader.goto(path);
  await hydrated(reader);
  const time = (key: 'interviews_asked_from' | 'interviews_asked_until') =>
    reader.getByRole('textbox', { name: new RegExp(`^${inArabic(key)}`) });
  await reader.getByRole('radio', { name: inArabic('interviews_way_propose') }).check();
  await reader.getByLabel(inArabic('interviews_date')).fill(daysFromNow(5));
  await time('interviews_asked_from').fill('17:00');
  await time('interviews_asked_until').fill('20:00');
  await reader.getByRole('button', { name: inArabic('interviews_asked_add') }).click();
  await reader.getByLabel(inArabic('interviews_date')).nth(1).fill(daysFromNow(6));
  await time('interviews_asked_from').nth(1).fill('18:00');
  await expectNothingWider(reader);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: inArabic('interviews_do_propose') }).click();
  await expect(reader.getByText(inArabic('interviews_own_proposed'))).toBeInViewport();
  await expect(reader.locator('.answer-standing')).toBeFocused();
  await expect(reader.getByText(rangeText('17:00', '20:00', 'ar'))).toBeVisible();
  await expect(reader.getByText(inArabic('interviews_from_hour', { time: '18:00' }))).toBeVisible();
  await expect(reader.getByRole('radio', { name: inArabic('interviews_way_confirm') })).toBeHidden();

  // At 10:40 in Doha, which the calendar of this company goes by.
  await desk.clock.setFixedTime(new Date(`${daysFromNow(0)}T07:40:00Z`));
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/schedules');
  const calendar = desk.locator('.time-grid');
  await expect(calendar).toBeVisible();
  expect((await calendar.boundingBox())?.y).toBeLessThan(140);
  await expect(calendar.locator('.time-grid-now')).toHaveCount(1);
  await expect(calendar.locator('.time-grid-clock')).toHaveText('10:40');
  const waiting = desk.getByRole('region', { name: /^Needs you/ });
  await expectAccessible(desk);
  await expect(waiting.getByRole('link', { name: 'Offer other times' })).toHaveAttribute(
    'href',
    /^\/schedules\/new\?id=/,
  );
  await expect(waiting.getByText('You are free')).toHaveCount(2);
  await test.step('on a phone what needs somebody begins below a low head', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto('/schedules');
    await expect(waiting).toBeVisible();
    const [head, first] = [
      await desk.getByRole('heading', { level: 1 }).boundingBox(),
      await waiting.boundingBox(),
    ];
    expect((first?.y ?? 999) - (head?.y ?? 0)).toBeLessThanOrEqual(230);
    await expectNothingWider(desk);
    await desk.setViewportSize({ width: 1280, height: 800 });
  });
  await waiting.getByRole('button', { name: /^Accept .*, 18:00$/ }).click();
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await reader.goto(path);
  await expect(
    reader.getByText(inArabic('reference_interview_status_confirmed'), { exact: true }),
  ).toBeVisible();
  const file = reader.waitForEvent('download');
  await reader.getByRole('link', { name: inArabic('interviews_calendar_file') }).click();
  expect((await file).suggestedFilename()).toBe('interview.ics');
  const google = reader.getByRole('link', { name: inArabic('interviews_calendar_google') });
  expect(await google.getAttribute('href')).toContain('calendar.google.com');
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, reader]) await page.context().close();
});

test('what begins after the usual hours is named in one row, which unfolds by the keyboard', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'));
  const errors = watchErrors(desk);
  await invites(desk, await aNewCandidate(), '22:00');
  await desk.goto(`/schedules?date=${daysFromNow(4)}`);
  const fold = desk.getByRole('button', { name: /^After 18:00 .*22:00/ });
  const entry = desk.locator('.time-grid .entry');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toHaveCount(0);
  await expectAccessible(desk);
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('22:00');
  await fold.press('Enter');
  await expect(entry).toHaveCount(0);
  expect(errors).toEqual([]);
  await desk.context().close();
});

test('what is over is scored and closed on its card, and the focus stays where the cards were', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const errors = watchErrors(desk);
  await invites(desk, candidate);
  await letInterviewsBegin(candidate);
  await desk.goto('/schedules');
  const waiting = desk.getByRole('region', { name: /^Needs you/ });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Write your scorecard' }).click();
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByRole('radio', { name: 'Yes', exact: true }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting.getByRole('button', { name: 'Change your scorecard' })).toBeFocused();
  await waiting.getByRole('button', { name: 'It took place' }).click();
  await dialog.getByRole('button', { name: 'It took place' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  expect(desk.url()).toMatch(/\/schedules$/);
  expect(errors).toEqual([]);
  await desk.context().close();
});

test('without scripts the page shows the interview, asks for another time, says what is wrong, and confirms', async ({
  browser,
  baseURL,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const path = await invites(desk, candidate);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const reader = await context.newPage();
  await reader.goto(`/fr${path}&answer=propose`);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Harbour pilot');
  const send = reader.locator('main button[type="submit"]').filter({ visible: true });
  await reader.locator('[name="times.0.date"]').fill(daysFromNow(-3));
  await reader.locator('[name="times.0.start_time"]').fill('17:00');
  await send.click();
  await expect(reader.getByRole('alert')).toHaveText('Choisissez un jour et une heure à venir');
  await reader.locator('[name="times.0.date"]').fill(daysFromNow(5));
  await reader.locator('[name="times.0.start_time"]').fill('17:00');
  await send.click();
  await expect(reader.getByText('Vous avez demandé un autre horaire.')).toBeVisible();
  await expect(reader.getByText('à partir de 17:00')).toBeVisible();
  await reader.goto(path);
  await reader.locator('summary').click();
  await reader.getByRole('radio', { name: 'I will come' }).check();
  await send.click();
  await expect(reader.getByText('You confirmed this interview.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Calendar file' })).toBeVisible();
  for (const page of [desk, reader]) await page.context().close();
});

test('three suggested times are sent by four presses from the application, with the link of the last interview', async ({
  browser,
}) => {
  const owner = await aNewCompany('Corniche Harbour');
  const desk = await signedIn(browser, owner);
  const errors = watchErrors(desk);
  await invites(desk, await aNewCandidate());
  const application = await applies(desk, await aNewCandidate());
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`/job_application/list/details?id=${application}`);
  const presses: Locator[] = [];
  const press = async (button: Locator) => {
    presses.push(button);
    await button.click();
  };
  await press(desk.getByRole('link', { name: 'Schedule an interview' }).filter({ visible: true }).first());
  // The email reads whole before anything is chosen.
  await expect(desk.locator('.letter-preview-text')).toContainText('Harbour pilot');
  await expect(desk.getByText('With the suggested times')).toBeVisible();
  await expect(desk.locator('.week-grid')).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(desk);
  await press(desk.getByRole('button', { name: 'Use again: https://meet.example.com/harbour' }));
  await press(desk.getByRole('button', { name: 'Take all suggested' }));
  await expect(desk.locator('.chosen-list > li')).toHaveCount(3);
  await expect(desk.locator('.letter-preview-text')).toContainText('meet.example.com/harbour');
  await expect(desk.locator('.slot-warning')).toHaveCount(0);
  await press(desk.getByRole('button', { name: 'Send 3 times' }));
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  expect(presses.length).toBeLessThanOrEqual(4);
  await expect(desk.getByRole('dialog')).toContainText('Awaiting reply');
  expect(errors).toEqual([]);
  await desk.context().close();
});

/** Applies for an opening of the desk's company; answers the application's id. */
async function applies(desk: Page, candidate: NewPerson): Promise<string> {
  const { id } = await savesOpening(desk, { title: 'Harbour pilot', due_date: daysFromNow(30) });
  await letApplyTo(candidate, id);
  const list = await desk.request.get(`/api/job_application?job_id=${id}`);
  return (await list.json()).data.data[0].id;
}

/** Schedules an interview by video; answers the path of the letter's link. */
async function invites(desk: Page, candidate: NewPerson, start_time = '10:00'): Promise<string> {
  const application_id = await applies(desk, candidate);
  const options = await desk.request.get(`/api/interview_options?application_id=${application_id}`);
  const [you] = (await options.json()).data.members;
  const data = {
    ...{ application_id, duration: 45, timezone: 'Asia/Qatar', interviewers: [you.id], message: '' },
    ...{ type: 'video link', place: 'https://meet.example.com/harbour' },
    slots: [{ date: daysFromNow(4), start_time }],
  };
  const sent = await desk.request.post('/api/interview', { data, headers: sameOrigin() });
  expect(sent.status()).toBe(200);
  const text = await newestLetter(desk, candidate.email, 'interview-invitation');
  return /\/interview\?token=[\w-]+/.exec(text)?.[0] ?? '/no-link';
}
