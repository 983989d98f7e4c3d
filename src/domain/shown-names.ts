import { arabic, type Locale } from './locale-list.ts';

/** What a company is called where the language is read: in Arabic by its Arabic name, where it has one. */
export function companyNameIn(
  locale: Locale,
  { name, name_ar }: { name: string; name_ar?: string | undefined },
): string {
  return (locale === arabic && name_ar) || name;
}
