import { foldEachSign } from './lines.ts';

/** A month of a year; the month may be left out. */
interface Point {
  year: number;
  month?: number;
}

/** From when to when, as a CV says it; `to` is missing where it goes on. */
export interface Period {
  from: Point;
  to: Point | 'present';
}

// Names of the months in English, French and Arabic (Gulf, Levant, Maghreb), folded.
const monthNames: readonly string[] = [
  'january|janvier|janv|jan|يناير|كانون الثاني|جانفي',
  'february|fevrier|fevr|feb|fev|فبراير|شباط|فيفري',
  'march|mars|mar|مارس|اذار',
  'april|avril|apr|avr|ابريل|نيسان|افريل',
  'may|mai|مايو|ايار|ماي',
  'june|juin|jun|يونيو|حزيران|جوان',
  'july|juillet|juil|jul|يوليو|تموز|جويليه',
  'august|aout|aug|اغسطس|اب|اوت',
  'september|septembre|sept|sep|سبتمبر|ايلول',
  'october|octobre|oct|اكتوبر|تشرين الاول',
  'november|novembre|nov|نوفمبر|تشرين الثاني',
  'december|decembre|dec|ديسمبر|كانون الاول',
];
const months = monthNames.join('|');
const year = String.raw`(?:19[4-9]\d|20\d\d)`;
const point = String.raw`(?:(?:(?<!\p{L})(?:\d{1,2}(?:er|st|nd|rd|th)? )?(?:${months})\.?,?[ /-]*)(?:de )?${year}|(?<!\d)(?:0?[1-9]|1[0-2])[/.-]${year}|${year}[/.-](?:0[1-9]|1[0-2])(?!\d)|(?<!\d)${year}(?!\d))`;
const present = `(?:till? date|to date|until now|present|current(?:ly)?|now|today|ongoing|date|a ce jour|ce jour|aujourd'hui|present|actuel(?:lement)?|en cours|maintenant|(?:حتي )?الان|الحاضر|الحالي|حاليا|اليوم|تاريخه)`;
const between = String.raw`\s*(?:-|–|—|−|~|\bto\b|\buntil\b|\btill?\b|\bau\b|(?<!\p{L})a(?!\p{L})|jusqu'(?:a|en)|الي|حتي)\s*`;
const ranges = new RegExp(
  String.raw`(?:(?<!\p{L})من )?(?<from>${point}|(?<!\p{L})(?:${months})\.?)${between}(?<to>${point}|${present}(?!\p{L}))`,
  'u',
);
const since = new RegExp(String.raw`(?:since|from|depuis|des|منذ)\s*:?\s*(?<from>${point})`, 'u');

/** The first period that a line names, with the text that is left of the line without it. */
export function findPeriod(text: string): { period: Period; rest: string; isSince: boolean } | undefined {
  const folded = foldEachSign(text);
  const range = ranges.exec(folded);
  const found = range ?? since.exec(folded);
  if (!found?.groups) return undefined;
  const to = found.groups.to && pointOf(found.groups.to);
  const from = pointOf(found.groups.from ?? '') ?? startOfSameYear(found.groups.from ?? '', to || undefined);
  if (!from) return undefined;
  const period: Period = to && isBefore(to, from) ? { from: to, to: from } : { from, to: to || 'present' };
  return { period, rest: without(text, found), isSince: range === null };
}

/** Lines of Arabic draw the later year first; some people write it so. */
function isBefore(one: Point, other: Point): boolean {
  return one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1));
}

/** The years that a line names where it names no period, with the text that is left. */
export function findYear(text: string): { year: number; rest: string } | undefined {
  const found = findPoint(text);
  return found && { year: found.point.year, rest: found.rest };
}

/** The first year that a line names, with its month where one stands beside it, and the text that is left. */
export function findPoint(text: string): { point: Point; rest: string } | undefined {
  const found = new RegExp(point, 'u').exec(foldEachSign(text));
  const at = found && pointOf(found[0]);
  return at ? { point: at, rest: without(text, found) } : undefined;
}

/** Whether a text is a period, from its first sign to its last. */
export function isPeriod(text: string): boolean {
  return findPeriod(text)?.rest === '';
}

/** Whether a text names a month or a year of a period. */
export function hasDate(text: string): boolean {
  return findYear(text) !== undefined || new RegExp(present, 'u').test(foldEachSign(text));
}

/** A day as CVs write it: 17/05/1994, 1994-05-17, 17 May 1994, May 17, 1994, 17 mai 1994, 17 مايو 1994. */
export function findDay(text: string): string | undefined {
  const folded = foldEachSign(text);
  const iso = /(?<!\d)((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(folded);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const plain = /(?<!\d)(\d{1,2})[-/.\s](\d{1,2})[-/.\s]((?:19|20)\d\d)(?!\d)/.exec(folded);
  if (plain) {
    const [first, second] = [Number(plain[1]), Number(plain[2])];
    return second > 12 ? dayOf(Number(plain[3]), first, second) : dayOf(Number(plain[3]), second, first);
  }
  const named = new RegExp(
    String.raw`(?<!\d)(\d{1,2})(?:er|st|nd|rd|th)?[\s.-]*(?:of )?(${months})\.?,?[\s-]*((?:19|20)\d\d)`,
    'u',
  ).exec(folded);
  if (named) return dayOf(Number(named[3]), monthOf(named[2] ?? ''), Number(named[1]));
  const american = new RegExp(
    String.raw`(${months})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d\d)`,
    'u',
  ).exec(folded);
  return american ? dayOf(Number(american[3]), monthOf(american[1] ?? ''), Number(american[2])) : undefined;
}

function dayOf(yearOfDay: number, month: number | undefined, day: number): string | undefined {
  if (!month || month > 12 || day < 1 || day > 31) return undefined;
  return `${yearOfDay}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function pointOf(folded: string): Point | undefined {
  const found = new RegExp(year, 'u').exec(folded)?.[0];
  if (!found) return undefined;
  const digits = /(?:^|\D)(0?[1-9]|1[0-2])[/.-]\d{4}|\d{4}[/.-](0[1-9]|1[0-2])/.exec(folded);
  const month = digits ? Number(digits[1] ?? digits[2]) : monthOf(folded);
  return month ? { year: Number(found), month } : { year: Number(found) };
}

/** "Jan – Mar 2019": the first month is of the year of the last. */
function startOfSameYear(folded: string, to: Point | undefined): Point | undefined {
  const month = monthOf(folded);
  return month && to?.month && month <= to.month ? { year: to.year, month } : undefined;
}

const monthPatterns = monthNames.map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'u'));

function monthOf(folded: string): number | undefined {
  const found = monthPatterns.findIndex((pattern) => pattern.test(folded));
  return found === -1 ? undefined : found + 1;
}

/** The line without what was found in it; its two sides stay apart. */
function without(text: string, found: RegExpExecArray): string {
  const before = text.slice(0, found.index).replace(/(?<![\s([{،,;:|–—-])[\s([{،,;:|–—-]+$/u, '');
  const after = text.slice(found.index + found[0].length).replace(/^[\s)\]}،,;:|.–—-]+/u, '');
  return [before, after].filter((side) => side !== '').join('\t');
}
