import { numberFormat } from '#domain/formats.ts';
import type { EmploymentType, SalaryType } from '#domain/job-openings/job-openings.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { productName } from '#domain/product.ts';
import { type CalendarDate, calendarDate } from '#domain/time.ts';
import { openingDescription } from './opening-description.ts';
import { namedCompany, type PublicOpening } from './public-opening.ts';
import { absoluteUrl } from './public-url.ts';
import { cdataElement, element, xmlDeclaration } from './xml.ts';

const jobTypes: Readonly<Record<EmploymentType, string>> = {
  'full time': 'fulltime',
  'part time': 'parttime',
  'contract/temporary': 'contract',
  freelance: 'contract',
};

const periods: Readonly<Record<SalaryType, string>> = {
  'per week': 'week',
  'per month': 'month',
  'per year': 'year',
};

const contracts: Readonly<Record<EmploymentType, string>> = {
  'full time': 'permanent',
  'part time': 'permanent',
  'contract/temporary': 'contract',
  freelance: 'contract',
};

/** What a file is like that a reader of feeds asks for. */
interface FeedProfile {
  /** Around all jobs. */
  root: string;
  /** What stands before the first job. */
  head(options: JobFeedOptions): string[];
  job(opening: PublicOpening, publicUrl: string): string;
}

/** `general` is what most aggregators read; the others are named by who asks for their own form. */
const profiles = {
  general: {
    root: 'source',
    head: ({ publicUrl, builtAt }) => [
      element('publisher', productName),
      element('publisherurl', publicUrl),
      element('lastBuildDate', builtAt.toUTCString()),
    ],
    job: (opening, publicUrl) =>
      [
        '<job>',
        ...cdataOf([
          ['title', opening.title],
          ['date', opening.first_published_at.toUTCString()],
          ['referencenumber', opening.id],
          ['url', urlOf(opening, publicUrl)],
          ['company', companyOf(opening)],
          ['city', opening.city],
          ['country', opening.country.code],
          ['description', openingDescription(opening, 'en')],
          ['salary', salaryText(opening)],
          ['jobtype', jobTypes[opening.employment_type]],
          ['remotetype', opening.remote ? 'Fully remote' : undefined],
          ['expirationdate', opening.due_date ?? undefined],
        ]),
        '</job>',
      ].join('\n'),
  },
  careerjet: {
    root: 'jobs',
    head: () => [],
    job: (opening, publicUrl) =>
      [
        '<job>',
        ...cdataOf([
          ['id', opening.id],
          ['title', opening.title],
          ['url', urlOf(opening, publicUrl)],
        ]),
        '<location>',
        ...cdataOf([
          ['city', opening.city],
          ['country', opening.country.name],
        ]),
        '</location>',
        ...cdataOf([
          ['company', companyOf(opening)],
          ['company_url', namedCompany(opening)?.website ?? undefined],
          ['description', openingDescription(opening, 'en')],
          ['contract_type', contracts[opening.employment_type]],
          ['working_hours', opening.employment_type === 'part time' ? 'part-time' : 'full-time'],
          ['salary', salaryText(opening)],
        ]),
        '</job>',
      ].join('\n'),
  },
  jooble: {
    root: 'jobs',
    head: () => [],
    job: (opening, publicUrl) =>
      [
        `<job id="${opening.id}">`,
        ...cdataOf([
          ['link', urlOf(opening, publicUrl)],
          ['name', opening.title],
          ['region', `${opening.city}, ${opening.country.name}`],
          ['description', openingDescription(opening, 'en')],
          ['pubdate', dottedDay(calendarDate(opening.first_published_at))],
          ['salary', salaryText(opening)],
          ['company', companyOf(opening)],
          ['expire', opening.due_date ? dottedDay(opening.due_date) : undefined],
          ['jobtype', jobTypes[opening.employment_type]],
        ]),
        '</job>',
      ].join('\n'),
  },
} satisfies Record<string, FeedProfile>;

export type FeedProfileName = keyof typeof profiles;

export function isFeedProfile(name: string): name is FeedProfileName {
  return Object.hasOwn(profiles, name);
}

export type JobFeedOptions = { publicUrl: string; builtAt: Date; profile?: FeedProfileName };

/** The XML that job aggregators read: a `job` for each Active opening, in English. */
export function buildJobFeedXml(openings: Iterable<PublicOpening>, options: JobFeedOptions): string {
  const { job, start, end } = partsOf(options);
  return [start, ...Array.from(openings, (opening) => job(opening, options.publicUrl)), end].join('\n');
}

/** The same feed piece by piece, so that any number of openings takes the memory of one batch. */
export async function* writeJobFeed(
  batches: AsyncIterable<readonly PublicOpening[]>,
  options: JobFeedOptions,
): AsyncGenerator<string> {
  const { job, start, end } = partsOf(options);
  yield `${start}\n`;
  for await (const openings of batches) {
    yield openings.map((opening) => `${job(opening, options.publicUrl)}\n`).join('');
  }
  yield end;
}

function partsOf(options: JobFeedOptions) {
  const { root, head, job }: FeedProfile = profiles[options.profile ?? 'general'];
  const start = [xmlDeclaration, `<${root}>`, ...head(options)].join('\n');
  return { job, start, end: `</${root}>\n` };
}

function cdataOf(fields: readonly (readonly [name: string, text: string | undefined])[]): string[] {
  return fields.flatMap(([name, text]) => (text === undefined ? [] : [cdataElement(name, text)]));
}

function urlOf(opening: PublicOpening, publicUrl: string): string {
  return absoluteUrl(publicUrl, openingPath(opening));
}

function companyOf(opening: PublicOpening): string {
  return namedCompany(opening)?.name ?? 'confidential';
}

/** `01.11.2026` */
function dottedDay(date: CalendarDate): string {
  return date.split('-').toReversed().join('.');
}

/** Only what is published. */
function salaryText(opening: PublicOpening): string | undefined {
  if (!opening.publish_salary) return undefined;
  const { currency, salary_start, salary_end, salary_type } = opening;
  const number = numberFormat('en');
  return `${currency} ${number.format(salary_start)} - ${number.format(salary_end)} per ${periods[salary_type]}`;
}
