import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { locales } from '#domain/locale.ts';
import type { Locale } from '#domain/locale-list.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { OpeningRecord } from '#server/modules/job-openings/table.ts';

/** What the public may know of an opening's company, before it is decided whether it is shown. */
export interface CompanyFacts {
  companyId: string;
  companyName: string;
  companyNameAr: string;
  logoFileId: string | null;
  isVerified: boolean;
}

/** What the card shows of an opening; of its status, dates of work and texts it knows nothing. */
export type CardFacts = CompanyFacts &
  Pick<
    OpeningRecord,
    | 'id'
    | 'title'
    | 'language'
    | 'city'
    | 'country'
    | 'furtherPlaces'
    | 'currency'
    | 'salaryStart'
    | 'salaryEnd'
    | 'salaryType'
    | 'publishSalary'
    | 'salaryNegotiable'
    | 'experienceLevel'
    | 'employmentType'
    | 'remote'
    | 'hideCompanyName'
    | 'tags'
    | 'dueDate'
  > & {
    publishedAt: Date;
    /** Its titles in further languages, as its company wrote them. */
    translatedTitles: Readonly<Record<string, string>>;
  };

type CardCompany = NonNullable<OpeningCard['company']>;

/** A company as its cards are kept ready: for readers of every language. */
export type KeptCompany = CardCompany & { name_ar?: string };

/** A card as it is kept ready. */
export type KeptCard = Omit<OpeningCard, 'company'> & { company: KeptCompany | null };

/** The card of an opening; nothing of its company is in it when the opening hides it (security P8). */
export function presentCard(opening: CardFacts): KeptCard {
  const { salaryStart, salaryEnd } = opening;
  const showsSalary = opening.publishSalary && salaryStart !== null && salaryEnd !== null;
  return {
    id: opening.id,
    title: opening.title,
    language: opening.language,
    titles: titlesOf(opening),
    company: opening.hideCompanyName ? null : presentCardCompany(opening),
    confidential: opening.hideCompanyName,
    city: opening.city,
    country: opening.country,
    ...(opening.furtherPlaces.length > 0 && { further_places: opening.furtherPlaces }),
    salary: showsSalary
      ? {
          ...{ start: salaryStart, end: salaryEnd, type: opening.salaryType, currency: opening.currency },
          ...(opening.salaryNegotiable && { negotiable: true }),
        }
      : null,
    employment_type: opening.employmentType,
    experience_level: opening.experienceLevel,
    remote: opening.remote,
    tags: opening.tags.slice(0, 3),
    published_at: opening.publishedAt.toISOString(),
    due_date: opening.dueDate,
  };
}

/** What it is called in other languages: as its company wrote it, else as an occupation of the lists is called there. */
function titlesOf({ title, language, translatedTitles }: CardFacts): OpeningCard['titles'] {
  const { [language]: _, ...written } = translatedTitles;
  const called = locales.map((locale) => [locale, openingTitleIn(locale, title)] as const);
  return { ...Object.fromEntries(called.filter(([, name]) => name !== title)), ...written };
}

export function presentCardCompany(company: CompanyFacts): KeptCompany {
  return {
    id: company.companyId,
    name: company.companyName,
    ...(company.companyNameAr !== '' && { name_ar: company.companyNameAr }),
    logo: pictureAddress(company.logoFileId),
    verified: company.isVerified,
  };
}

/** The company by the one name that a reader of that language is shown. */
export function companyFor(locale: Locale, { name_ar, ...company }: KeptCompany): CardCompany {
  return { ...company, name: companyNameIn(locale, { name: company.name, name_ar }) };
}
