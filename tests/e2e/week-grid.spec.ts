import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { rangeText } from '#domain/locale.ts';
import { aNewCompany, letOthersApplyTo } from './support/accounts.ts';
import { arabicReader, expectReadInArabic, inArabic } from './support/arabic.ts';
import { daysFromNow } from './support/days.ts';
import { holdOver, takeAway } from './support/drags.ts';
import { savesOpening, signedIn } from './support/own-openings.ts';
import { expectAccessible, watchErrors } from './support/page-check.ts';

test('in Arabic, times are offered by clicks in the week, moved by dragging, and sent as they lie', async ({
  browser,
}) => {
  const desk = await signedIn(browser, await aNewCompany('Corniche Harbour'), arabicReader);
  const errors = watchErrors(desk);
  await test.step('the own calendar is connected by its secret address, once it can be read', async () => {
    const connect = inArabic('calendars_connect');
    await desk.goto('/company-profile-edit/settings/calendar');
    await desk.getByRole('button', { name: connect }).click();
    const dialog = desk.getByRole('dialog', { name: connect });
    const address = dialog.getByRole('textbox', { name: inArabic('calendars_address') });
    await address.fill('http://127.0.0.1:1/nobody.ics');
    await dialog.getByRole('button', { name: connect }).click();
    await expect(dialog.getByText(inArabic('validation_calendar_silent'))).toBeVisible();
    await address.fill(await aCalendarOfEachMorning());
    await dialog.getByRole('button', { name: connect }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(inArabic('calendars_read_at'))).toBeVisible();
    await expectAccessible(desk);
  });

  const { id: openingId } = await savesOpening(desk, { title: 'Pilot', due_date: daysFromNow(30) });
  await letOthersApplyTo(openingId, 1);
  const received = await (await desk.request.get('/api/job_application')).json();
  const { id, candidate } = received.data.data[0];
  await desk.goto(`/schedules/new?application=${id}`);
  await desk
    .getByRole('textbox', { name: inArabic('reference_interview_type_video_link') })
    .fill('https://meet.example.com/pilot');
  const week = desk.locator('.week-grid');
  await desk.getByRole('button', { name: inArabic('interviews_week_after') }).click();
  const [monday, tuesday] = [week.locator('[data-day]').nth(1), week.locator('[data-day]').nth(2)];
  const [mondayDate, tuesdayDate] = [await dateOf(monday), await dateOf(tuesday)];

  await test.step('a click offers a time, and the next a second one', async () => {
    await monday.click({ position: await placeOf(monday, 2.1) });
    await expect.poll(() => times(desk)).toEqual([[mondayDate, '10:00']]);
    await tuesday.click({ position: await placeOf(tuesday, 5.6) });
    await expect
      .poll(() => times(desk))
      .toEqual([
        [mondayDate, '10:00'],
        [tuesdayDate, '13:30'],
      ]);
  });

  await test.step('a time that is dragged to another day and hour is moved, and no third is offered', async () => {
    await drag(desk, monday.locator('.week-slot'), { over: tuesday, hours: 1.2 });
    await expect
      .poll(() => times(desk))
      .toEqual([
        [tuesdayDate, '09:00'],
        [tuesdayDate, '13:30'],
      ]);
    await expect(monday.locator('.week-slot')).toHaveCount(0);
    await expect(tuesday.locator('.week-slot')).toHaveCount(2);
  });

  await test.step('a time that is let go where it lay stays, and one cannot lie on another', async () => {
    const slot = tuesday.locator('.week-slot').first();
    await slot.click();
    await drag(desk, slot, { over: tuesday, hours: 5.7 });
    await expect
      .poll(() => times(desk))
      .toEqual([
        [tuesdayDate, '09:00'],
        [tuesdayDate, '13:30'],
      ]);
  });

  await test.step('a time that the browser takes away, or Escape, lies where it lay', async () => {
    const slot = tuesday.locator('.week-slot').first();
    for (const end of [() => takeAway(desk), () => desk.keyboard.press('Escape')]) {
      await slot.scrollIntoViewIfNeeded();
      const [from, day] = [await slot.boundingBox(), await monday.boundingBox()];
      if (!from || !day) throw new Error('The week is not shown');
      await holdOver(desk, [from.x + from.width / 2, from.y + 5], [day.x + day.width / 2, day.y + 150]);
      await expect(monday.locator('.week-slot')).toHaveCount(1);
      await end();
      await expect(monday.locator('.week-slot')).toHaveCount(0);
      await desk.mouse.up();
      expect(await times(desk)).toEqual([
        [tuesdayDate, '09:00'],
        [tuesdayDate, '13:30'],
      ]);
    }
  });

  await test.step('what the own calendar holds lies in the week, without its name', async () => {
    const busy = tuesday.locator('.week-outside-calendar');
    const [said = ''] = inArabic('interviews_outside_busy', { name: '|', time: '' }).split('|');
    await expect(busy).toHaveAttribute('title', new RegExp(`^${said}.*\\d\\d:\\d\\d`));
    await expect(week).not.toContainText('Physiotherapy');
  });

  await expectReadInArabic(desk.locator('.schedule-fields'), [
    inArabic('reference_interview_type_video_link'),
    inArabic('interviews_when'),
    inArabic('interviews_week_after'),
    inArabic('interviews_type_time'),
  ]);
  await expectReadInArabic(desk.getByRole('region', { name: inArabic('interviews_times') }), [
    inArabic('interviews_times'),
    inArabic('interviews_time_remove', { number: 1 }),
    inArabic('interviews_time_remove', { number: 2 }),
  ]);
  await expectAccessible(desk);
  await expect(desk.getByRole('button', { name: inArabic('interviews_send', { count: 2 }) })).toBeEnabled();
  await desk.keyboard.press('Control+Enter');
  const drawer = desk.getByRole('dialog', { name: candidate.name });
  await expect(drawer.getByText(inArabic('interviews_awaiting'))).toBeVisible();
  await expect(drawer).toContainText('09:00');
  await expect(drawer).toContainText('13:30');
  // The calendar behind it has come to its week.
  await expect(desk.locator('.entry[aria-current]')).toHaveCount(2);
  await test.step('in the calendar of that day what the own calendar holds is busy, too', async () => {
    await desk.goto(`/schedules?view=day&date=${tuesdayDate}`);
    const column = desk.getByRole('list', { name: new RegExp(inArabic('interviews_count', { count: 2 })) });
    await expect(column.locator('.entry')).toHaveCount(2);
    await expect(column.getByText(inArabic('interviews_busy'))).toContainText(
      rangeText('11:00', '12:00', 'ar'),
    );
    await expect(column.locator('.busy-band')).toHaveCount(1);
    await expectAccessible(desk);
  });
  expect(errors).toEqual([]);
});

/** The address of a calendar that holds something each morning at eleven in Doha. */
async function aCalendarOfEachMorning(): Promise<string> {
  const event = ['BEGIN:VEVENT', 'UID:mornings', 'SUMMARY:Physiotherapy', 'RRULE:FREQ=DAILY'];
  const times = ['DTSTART;TZID=Asia/Qatar:20260101T110000', 'DURATION:PT1H', 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', ...event, ...times, 'END:VCALENDAR', ''].join('\r\n');
  const server = createServer((_request, response) => response.end(text)).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/own.ics`;
}

/** Date and time of each offered time, as the fields beside the week have them. */
async function times(desk: Page): Promise<string[][]> {
  const rows = await desk.locator('.slot-list .slot-row').all();
  return Promise.all(
    rows.map(async (row) => [
      await row.getByLabel(inArabic('interviews_date'), { exact: true }).inputValue(),
      await row.getByLabel(inArabic('interviews_start_time')).inputValue(),
    ]),
  );
}

const dateOf = async (day: Locator) => (await day.getAttribute('data-day')) ?? '';

const hourHeight = 36;

/** Of a day, so many hours below its first. */
async function placeOf(day: Locator, hours: number) {
  const { width } = (await day.boundingBox()) ?? { width: 0 };
  return { x: width / 2, y: hours * hourHeight };
}

/** Drags a time to so many hours below the first of a day. */
async function drag(desk: Page, slot: Locator, { over, hours }: { over: Locator; hours: number }) {
  await slot.scrollIntoViewIfNeeded();
  const [from, day] = [await slot.boundingBox(), await over.boundingBox()];
  if (!from || !day) throw new Error('The week is not shown');
  const [x, y] = [from.x + from.width / 2, from.y + 5];
  await desk.mouse.move(x, y);
  await desk.mouse.down();
  await desk.mouse.move(x + 6, y + 6);
  await desk.mouse.move(day.x + day.width / 2, day.y + hours * hourHeight, { steps: 4 });
  await desk.mouse.up();
}
