import { expect, type Page, test } from '@playwright/test';
import {
  aNewCandidate,
  aNewCompany,
  letApplyTo,
  letInterviewsBegin,
  type NewPerson,
  newestLetter,
} from './support/accounts.ts';
import { daysFromNow } from './support/days.ts';
import { sameOrigin, savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, expectNothingWider, hydrated, watchErrors } from './support/page-check.ts';

test('several times are asked for, the answer takes the view, and the company takes one by one press', async ({
  browser,
}) => {
  const [owner, candidate] = [await aNewCompany('Corniche Harbour'), await aNewCandidate()];
  const desk = await signedIn(browser, owner);
  const path = await invites(desk, candidate);
  const reader = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Qatar' })
  ).newPage();
  const errors = [watchErrors(desk), watchErrors(reader)];
  await reader.goto(path);
  await hydrated(reader);
  await reader.getByRole('radio', { name: 'I need another time' }).check();
  await reader.getByLabel('Date').fill(daysFromNow(5));
  await reader.getByLabel('From').fill('17:00');
  await reader.getByLabel('Until').fill('20:00');
  await reader.getByRole('button', { name: 'Add another time' }).click();
  await reader.getByLabel('Date').nth(1).fill(daysFromNow(6));
  await reader.getByLabel('From').nth(1).fill('18:00');
  await expectNothingWider(reader);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(reader.getByText('You asked for another time.')).toBeInViewport();
  await expect(reader.locator('.answer-standing')).toBeFocused();
  await expect(reader.getByText('17:00–20:00')).toBeVisible();
  await expect(reader.getByText('from 18:00')).toBeVisible();
  await expect(reader.getByRole('radio', { name: 'I will come' })).toBeHidden();

  await desk.goto('/schedules');
  const waiting = desk.getByRole('region', { name: /^Needs you/ });
  await expectAccessible(desk);
  await expect(waiting.getByRole('link', { name: 'Offer other times' })).toHaveAttribute(
    'href',
    /^\/schedules\/new\?id=/,
  );
  await waiting.getByRole('button', { name: /^Accept .*, 18:00$/ }).click();
  await expect(desk.getByText('Sent email successfully!!')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await reader.goto(path);
  await expect(reader.getByText('Confirmed', { exact: true })).toBeVisible();
  const file = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Calendar file' }).click();
  expect((await file).suggestedFilename()).toBe('interview.ics');
  const google = reader.getByRole('link', { name: 'Google Calendar' });
  expect(await google.getAttribute('href')).toContain('calendar.google.com');
  expect(errors.flat()).toEqual([]);
  for (const page of [desk, reader]) await page.context().close();
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

test('the link of the last interview is used again by one press', async ({ browser }) => {
  const owner = await aNewCompany('Corniche Harbour');
  const desk = await signedIn(browser, owner);
  await invites(desk, await aNewCandidate());
  const application = await applies(desk, await aNewCandidate());
  await desk.goto(`/schedules/new?application=${application}`);
  await desk.getByRole('button', { name: 'Use again: https://meet.example.com/harbour' }).click();
  await expect(desk.getByRole('textbox', { name: 'Video link' })).toHaveValue(
    'https://meet.example.com/harbour',
  );
  await expectAccessible(desk);
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
async function invites(desk: Page, candidate: NewPerson): Promise<string> {
  const application_id = await applies(desk, candidate);
  const options = await desk.request.get(`/api/interview_options?application_id=${application_id}`);
  const [you] = (await options.json()).data.members;
  const data = {
    ...{ application_id, duration: 45, timezone: 'Asia/Qatar', interviewers: [you.id], message: '' },
    ...{ type: 'video link', place: 'https://meet.example.com/harbour' },
    slots: [{ date: daysFromNow(4), start_time: '10:00' }],
  };
  const sent = await desk.request.post('/api/interview', { data, headers: sameOrigin() });
  expect(sent.status()).toBe(200);
  const text = await newestLetter(desk, candidate.email, 'interview-invitation');
  return /\/interview\?token=[\w-]+/.exec(text)?.[0] ?? '/no-link';
}
