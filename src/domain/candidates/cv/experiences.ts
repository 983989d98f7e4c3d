import { experienceEntryOn } from '#domain/candidates/experience.ts';
import { currentMonth, currentYear, isAfterMonth } from '#domain/candidates/experience-dates.ts';
import { entryDescriptionMaximum } from '#domain/text/fields.ts';
import { type CalendarDate, parseCalendarDate } from '#domain/time.ts';
import { partEntries, toldText } from './entries.ts';
import { type CvLine, partsOf } from './lines.ts';
import { findPeriod, type Period } from './periods.ts';
import { placeAtEnd, placeOf } from './places.ts';
import { titleScore } from './words.ts';

/** An experience as it is saved; `company_location` is empty where the CV names none. */
export interface CvExperience {
  company_name: string;
  designation: string;
  company_location: string;
  currently_working: boolean;
  from_month: number;
  from_year: number;
  to_month: number;
  to_year: number | typeof currentYear;
  description: string;
}

/** What was found, and whether a part of it is not written in the CV: months beside years alone, a level, a first year. */
export interface Found<Entry> {
  entry: Entry;
  isAssumed: boolean;
  /** Its parts may belong to other entries: nobody takes it over without having looked. */
  isUnsure?: boolean;
}

const mostExperiences = 15;

/** The jobs of an experience section that can be saved as they are, but for a place that is not named. */
export function findExperiences(
  lines: readonly CvLine[],
  knownTitles: ReadonlySet<string>,
  today: CalendarDate,
): Found<CvExperience>[] {
  const parted = partEntries(
    lines,
    (text) => {
      const found = findPeriod(text);
      // "Head of the night shift since 2022" tells of a job that another line dates.
      const isTold = found?.isSince && found.rest.split(' ').length > 4;
      return found && !isTold ? { date: found.period, rest: found.rest } : undefined;
    },
    goesOnWith,
  );
  // Where a date stands without a job, which date belongs to which job is anybody's guess.
  const isUnpaired = parted.some(({ head }) => head.length === 0);
  const check = experienceEntryOn(() => today);
  return parted
    .map(({ date, head, told }) => {
      const names = namesOf(head, knownTitles);
      const description = toldText(told, entryDescriptionMaximum);
      return {
        entry: { ...names, ...datesOf(date, today), description },
        isAssumed: isAssumed(date),
        isUnsure: isUnpaired || isDoubtful(names, knownTitles),
      };
    })
    .filter(({ entry }) => check.safeParse(entry).success)
    .slice(0, mostExperiences);
}

/** A title and an employer name a job; below them stands at most its place, and then what was done. */
function goesOnWith(head: readonly string[], line: string): boolean {
  const names = (text: string) =>
    partsOf(text)
      .flatMap(placesApart)
      .filter(({ isPlace }) => !isPlace);
  return head.flatMap(names).length < 2 || names(line).length === 0;
}

function isDoubtful(
  { designation, company_name }: { designation: string; company_name: string },
  knownTitles: ReadonlySet<string>,
): boolean {
  const reads = titleScore(designation, knownTitles);
  return (
    reads <= 0 ||
    titleScore(company_name, knownTitles) > reads ||
    [designation, company_name].some((text) => text.length > 70)
  );
}

function isAssumed({ from, to }: Period): boolean {
  return from.month === undefined || (to !== 'present' && to.month === undefined);
}

/** Years alone mean all of them, as far as they have passed. */
function datesOf({ from, to }: Period, today: CalendarDate) {
  const dates = { from_year: from.year, from_month: from.month ?? 1 };
  if (to === 'present')
    return {
      ...dates,
      currently_working: true,
      to_year: currentYear as typeof currentYear,
      to_month: currentMonth,
    };
  const month = to.month ?? 12;
  const now = parseCalendarDate(today);
  const last = to.month === undefined && now && isAfterMonth(to.year, month, today) ? now.month : month;
  return { ...dates, currently_working: false, to_year: to.year, to_month: last };
}

const joins = /(?<!\s)\s+(?:at|chez|@|في|لدى)\s+|(?<!\s)\s+[,،]\s*|[,،]\s*/u;

/** Which part of the lines above a job's text is its title, which the employer, which the place. */
function namesOf(head: readonly string[], knownTitles: ReadonlySet<string>) {
  const parts = head.flatMap((line) => partsOf(line).flatMap(placesApart));
  const places = parts.filter(({ isPlace }) => isPlace).map(({ text }) => text);
  const names = parts.filter(({ isPlace }) => !isPlace).map(({ text }) => text);
  const scored = names.map((text) => ({ text, score: titleScore(text, knownTitles) }));
  const best = scored.reduce((most, { score }, at) => (score > (scored[most]?.score ?? 0) ? at : most), 0);
  const designation = scored[best]?.text ?? '';
  const others = names.filter((_, index) => index !== best);
  const [company = '', ...more] = others.toSorted(
    (a, b) => Number(titleScore(a, knownTitles) >= 0) - Number(titleScore(b, knownTitles) >= 0),
  );
  // A town that no list knows stands before its country: "Amman-West, Jordan".
  const town = more.find((text) => text.split(' ').length <= 3 && titleScore(text, knownTitles) === 0);
  const location = [...(places.length === 1 && town ? [town] : []), ...places].slice(0, 3);
  return { designation, company_name: company, company_location: [...new Set(location)].join(', ') };
}

function placesApart(part: string): { text: string; isPlace: boolean }[] {
  const bare = part.replace(/[()[\]]/g, ',');
  return bare
    .split(joins)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => {
      if (placeOf(text)) return [{ text, isPlace: true }];
      const found = placeAtEnd(text);
      const isName = found && /(?:^|\s)(?:of|de|d'|du|in)$/iu.test(found.rest);
      if (!found || isName || found.rest.split(' ').length < 2) return [{ text, isPlace: false }];
      return [
        { text: found.rest, isPlace: false },
        { text: found.place, isPlace: true },
      ];
    });
}
