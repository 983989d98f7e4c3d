import { numberFormat } from '#domain/formats.ts';
import type { EmploymentType, SalaryType } from '#domain/job-openings/job-openings.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { productName } from '#domain/product.ts';
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

export type JobFeedOptions = { publicUrl: string; builtAt: Date };

/** The XML that job aggregators read: one `source` with a `job` for each Active opening, in English. */
export function buildJobFeedXml(openings: Iterable<PublicOpening>, options: JobFeedOptions): string {
  const jobs = Array.from(openings, (opening) => jobElement(opening, options.publicUrl));
  return [feedHead(options), ...jobs, feedEnd].join('\n');
}

/** The same feed piece by piece, so that any number of openings takes the memory of one batch. */
export async function* writeJobFeed(
  batches: AsyncIterable<readonly PublicOpening[]>,
  options: JobFeedOptions,
): AsyncGenerator<string> {
  yield `${feedHead(options)}\n`;
  for await (const openings of batches) {
    yield openings.map((opening) => `${jobElement(opening, options.publicUrl)}\n`).join('');
  }
  yield feedEnd;
}

const feedEnd = '</source>\n';

function feedHead({ publicUrl, builtAt }: JobFeedOptions): string {
  return [
    xmlDeclaration,
    '<source>',
    element('publisher', productName),
    element('publisherurl', publicUrl),
    element('lastBuildDate', builtAt.toUTCString()),
  ].join('\n');
}

function jobElement(opening: PublicOpening, publicUrl: string): string {
  const fields: readonly (readonly [name: string, text: string | undefined])[] = [
    ['title', opening.title],
    ['date', opening.first_published_at.toUTCString()],
    ['referencenumber', opening.id],
    ['url', absoluteUrl(publicUrl, openingPath(opening))],
    ['company', namedCompany(opening)?.name ?? 'confidential'],
    ['city', opening.city],
    ['country', opening.country.code],
    ['description', openingDescription(opening, 'en')],
    ['salary', opening.publish_salary ? salaryText(opening) : undefined],
    ['jobtype', jobTypes[opening.employment_type]],
    ['remotetype', opening.remote ? 'Fully remote' : undefined],
    ['expirationdate', opening.due_date ?? undefined],
  ];
  const elements = fields.flatMap(([name, text]) => (text === undefined ? [] : [cdataElement(name, text)]));
  return ['<job>', ...elements, '</job>'].join('\n');
}

function salaryText({ currency, salary_start, salary_end, salary_type }: PublicOpening): string {
  const number = numberFormat('en');
  return `${currency} ${number.format(salary_start)} - ${number.format(salary_end)} per ${periods[salary_type]}`;
}
