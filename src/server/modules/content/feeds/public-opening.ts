import type {
  EmploymentType,
  ExperienceLevel,
  MinimumEducation,
  SalaryType,
} from '#domain/job-openings/job-openings.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import type { CalendarDate } from '#domain/time.ts';

/** An Active opening as feeds, structured data and drawn pictures read it. */
export type PublicOpening = {
  id: string;
  title: string;
  /** What its address is made of, where the title is one in another language. */
  original_title?: string;
  /** What it is written in. */
  language: string;
  /** Rich text (HTML); sanitised again before it leaves. */
  introduction?: string | null;
  responsibilities: string;
  requirements: string;
  benefits?: string | null;
  city: string;
  country: FeedCountry;
  /** Where else one may work. */
  further_places?: readonly FeedPlace[];
  /** ISO 4217. */
  currency: string;
  salary_start: number;
  salary_end: number;
  salary_type: SalaryType;
  publish_salary: boolean;
  employment_type: EmploymentType;
  experience_level: ExperienceLevel;
  minimum_education: MinimumEducation;
  remote: boolean;
  hide_company_name: boolean;
  /** The first publication, which reposting never resets. */
  first_published_at: Date;
  /** The last day for applications, to the end of that day in the company's zone. */
  due_date?: CalendarDate | null;
  /** The company's zone; Asia/Qatar when absent. */
  time_zone?: string;
  vacancies: number;
  company: PublicCompany;
};

/** ISO 3166-1 alpha-2 code, and the English name. */
type FeedCountry = { code: string; name: string };

export type FeedPlace = { city: string; country: FeedCountry };

export type PublicCompany = {
  id: string;
  name: string;
  /** Path below the public address, or an absolute address. */
  logo?: string | null;
  website?: string | null;
};

/** Where its page is, before the prefix of a language. */
export function addressOf({ id, title, original_title, city }: PublicOpening): string {
  return openingPath({ id, title: original_title ?? title, city });
}

/** Every place of it, the first one first. */
export function placesOf({
  city,
  country,
  further_places = [],
}: Pick<PublicOpening, 'city' | 'country' | 'further_places'>): FeedPlace[] {
  return [{ city, country }, ...further_places];
}

/** Its countries, each once. */
export function countriesOf(
  opening: Pick<PublicOpening, 'city' | 'country' | 'further_places'>,
): FeedCountry[] {
  return [...new Map(placesOf(opening).map(({ country }) => [country.code, country])).values()];
}

/** The company as the public may know it: undefined when the opening hides it. */
export function namedCompany({
  hide_company_name,
  company,
}: Pick<PublicOpening, 'hide_company_name' | 'company'>): PublicCompany | undefined {
  return hide_company_name ? undefined : company;
}
