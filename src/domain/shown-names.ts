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
