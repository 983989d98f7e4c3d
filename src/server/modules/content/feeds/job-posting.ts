import { dateTimeFormat } from '#domain/formats.ts';
import type { EmploymentType, SalaryType } from '#domain/job-openings/job-openings.ts';
import { type Locale, localizedPath, prefixOf } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';
import { type CalendarDate, defaultTimeZone } from '#domain/time.ts';
import { openingDescription } from './opening-description.ts';
import {
  addressOf,
  countriesOf,
  type FeedPlace,
  namedCompany,
  type PublicOpening,
  placesOf,
} from './public-opening.ts';
import { absoluteUrl } from './public-url.ts';

// The fixed words of Google's JobPosting documentation.
const employmentWords: Readonly<Record<EmploymentType, string | readonly string[]>> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  'contract/temporary': ['CONTRACTOR', 'TEMPORARY'],
  freelance: 'CONTRACTOR',
};

const units: Readonly<Record<SalaryType, string>> = {
  'per week': 'WEEK',
  'per month': 'MONTH',
  'per year': 'YEAR',
};

export type JobPosting = Readonly<Record<string, unknown>>;

/**
 * Google's JobPosting of an opening, for `/job/{id}` alone and only while the opening is Active.
 * A hidden company is the literal `confidential`, without logo or address.
 */
export function jobPosting(opening: PublicOpening, publicUrl: string, locale: Locale = 'en'): JobPosting {
  const company = namedCompany(opening);
  const url = absoluteUrl(publicUrl, localizedPath(addressOf(opening), prefixOf(locale)));
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: opening.title,
    url,
    // A posting itself has no language in schema.org; the page that is about it has.
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: opening.language },
    description: openingDescription(opening, locale),
    identifier: { '@type': 'PropertyValue', name: company?.name ?? productName, value: opening.id },
    datePosted: opening.first_published_at.toISOString(),
    ...(opening.due_date
      ? { validThrough: endOfDay(opening.due_date, opening.time_zone ?? defaultTimeZone) }
      : {}),
    employmentType: employmentWords[opening.employment_type],
    hiringOrganization: {
      '@type': 'Organization',
      name: company?.name ?? 'confidential',
      ...(company?.website ? { sameAs: company.website } : {}),
      ...(company?.logo ? { logo: absoluteUrl(publicUrl, company.logo) } : {}),
    },
    jobLocation: oneOrAll(placesOf(opening).map(jobLocation)),
    ...(opening.remote ? remoteWork(opening) : {}),
    ...(opening.publish_salary ? { baseSalary: baseSalary(opening) } : {}),
    directApply: true,
  };
}

/** A posting as the content of a script element: nothing in it can end the script. */
export function jobPostingScript(posting: JobPosting): string {
  const escapes: Readonly<Record<string, string>> = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return JSON.stringify(posting).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

function endOfDay(day: CalendarDate, zone: string): string {
  const written = dateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = written.formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset || 'Z'}`;
}

function jobLocation({ city, country }: FeedPlace) {
  return {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country.code },
  };
}

/** One stands by itself, as readers of one have always met it. */
function oneOrAll<One>(all: readonly One[]): One | readonly One[] {
  const [first, ...others] = all;
  return first !== undefined && others.length === 0 ? first : all;
}

function remoteWork(opening: PublicOpening) {
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: oneOrAll(
      countriesOf(opening).map(({ name }) => ({ '@type': 'Country', name })),
    ),
  };
}

function baseSalary({ currency, salary_start, salary_end, salary_type }: PublicOpening) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: salary_start,
      maxValue: salary_end,
      unitText: units[salary_type],
    },
  };
}
