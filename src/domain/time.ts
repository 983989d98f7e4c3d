import { dateTimeFormat } from '#domain/formats.ts';
/** A calendar date without time, as `YYYY-MM-DD`. */
export type CalendarDate = string;

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** The shortest and the longest duration that is asked for, in minutes. */
export const durationMinimum = 5;
export const durationMaximum = 480;

/** The company-default time zone (specification, section 9). */
export const defaultTimeZone = 'Asia/Qatar';

export interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** The calendar date of an instant in a zone; dates of rules are always read in a named zone. */
export function calendarDate(instant: Date, zone: string = defaultTimeZone): CalendarDate {
  const parts = formatterOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  return dateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

/** Reads `YYYY-MM-DD`; undefined when the text is no date of the calendar (30 February). */
export function parseCalendarDate(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { year, month, day };
}

export function isCalendarDate(text: string): boolean {
  return parseCalendarDate(text) !== undefined;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Completed years on a date. Who was born on 29 February completes a year on 1 March of a common year.
 * Undefined for a birth date that is no date or lies in the future.
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number | undefined {
  const from = parseCalendarDate(birth);
  const to = parseCalendarDate(today);
  if (!from || !to || birth > today) return undefined;
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}

/** The date some days later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The Sunday that begins the week of a date, as it does in the Gulf. */
export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdayOf(date));
}

/** Friday and Saturday: the weekend of Qatar and most of the Gulf. */
export function isWeekend(date: CalendarDate): boolean {
  return weekdayOf(date) >= 5;
}

/** Whether a day is one of Ramadan by the calendar of Umm al-Qura; where the moon is awaited it may begin a day apart. */
export function isRamadan(date: CalendarDate): boolean {
  const hijri = dateTimeFormat('en', { calendar: 'islamic-umalqura', month: 'numeric', timeZone: 'UTC' });
  return hijri.formatToParts(Date.parse(`${date}T12:00:00Z`)).some(isNinthMonth);
}

function isNinthMonth({ type, value }: Intl.DateTimeFormatPart): boolean {
  return type === 'month' && value === '9';
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Whether the text names a time zone that the runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    // Intl tells an unknown zone only by throwing.
    return false;
  }
}

/** A day that rules compare with; undefined leaves what depends on it to a later check. */
export type DayOfRules = () => CalendarDate | undefined;

/** Today in the company-default zone. Rules take the date as an argument; schemas use this as its default. */
export function today(): CalendarDate {
  return calendarDate(new Date());
}
