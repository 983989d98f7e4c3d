import { arabic, type Locale } from './locale-list.ts';

/** What a company is called where the language is read: in Arabic by its Arabic name, where it has one. */
export function companyNameIn(
  locale: Locale,
  { name, name_ar }: { name: string; name_ar?: string | undefined },
): string {
  return (locale === arabic && name_ar) || name;
}

/** What a candidate is called where the language is read, by the same rule; nothing once the account is gone. */
export function personNameIn(locale: Locale, name: string | null, nameInArabic: string | null): string {
  return companyNameIn(locale, { name: name ?? '', name_ar: nameInArabic ?? '' });
}

/** The name that is searched and written to, below an Arabic one: as it is written in Latin letters, where both are kept. */
export function latinNameBelow(locale: Locale, name: string | null, nameInArabic: string | null): string {
  return locale === arabic && nameInArabic && name !== nameInArabic ? (name ?? '') : '';
}

/**
 * What is told of people and companies, as it is written down before its readers are known: beside a name, under the same key
 * with `Ar`, the one in Arabic. A name that stands for nobody, as in a blind review, has none there either.
 */
export type InBothScripts<Facts> = Facts extends unknown ? Facts & NamesInArabic<Facts> : never;

type NamesInArabic<Facts> = {
  [Key in keyof Facts & string as NonNullable<Facts[Key]> extends string | readonly string[]
    ? `${Key}Ar`
    : never]?: Facts[Key] | null;
};

/** Both names of somebody, or of a company, as facts keep them. */
export function namesOf<Name extends string | null>({ name, nameAr }: { name: Name; nameAr: Name }) {
  return { name, nameAr };
}

/** The company of an opening, by both its names. */
export interface NamedCompany {
  companyName: string;
  companyNameAr: string;
  hideCompanyName: boolean;
}

/** What its candidates are told of it: one that is hidden stays so in letters too (security P8). */
export function shownName({
  companyName,
  companyNameAr,
  hideCompanyName,
}: NamedCompany): Partial<Omit<NamedCompany, 'hideCompanyName'>> {
  return hideCompanyName ? {} : { companyName, companyNameAr };
}

/** All that a candidate is called, for what must tell none of it. */
export function everyNameOf({ name, nameAr }: { name: string | null; nameAr: string | null }): string {
  return [name, nameAr].filter(Boolean).join(' ');
}

/** By which somebody is greeted: the first word, and the next where the first is none alone: عبد الله, أبو بكر. */
export function firstNameOf(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  const isHalf = /^(?:عبد|ابو|ام)$/.test(first.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return isHalf ? `${first} ${second}`.trim() : first;
}
