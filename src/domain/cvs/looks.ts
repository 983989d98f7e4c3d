import { type Locale, locales } from '#domain/locale.ts';

/** The languages that a CV is printed in: those of the product. It is the CV's own, not the page's. */
export const cvLanguages = locales;
export type CvLanguage = Locale;

/** Papers: A4, or letter (8.5 × 11 inches); the margin is 0.5 inch on both. */
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];

/** Where letters are printed on letter paper, by ISO 3166 and as profiles name them; all others use A4. */
const letterCountries = new Set([
  ...['BZ', 'CA', 'CL', 'CO', 'CR', 'DO', 'GT', 'HN', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'],
  ...['Canada', 'Chile', 'Colombia', 'Costa Rica', 'Dominican Republic', 'Guatemala', 'Honduras', 'Mexico'],
  ...['Nicaragua', 'Panama', 'Philippines', 'Puerto Rico', 'El Salvador', 'United States', 'Venezuela'],
]);

/** Both papers, that of a country first. */
export function papersOf(country: string | undefined): readonly CvPaper[] {
  return country && letterCountries.has(country) ? cvPapers.toReversed() : cvPapers;
}

/**
 * `classic` is print template 1 (one column, read best by software), `side` print template 2 (a column at the side),
 * `majlis` sets the headings beside the text, `one-page` is made smaller until it fits one page, as far as it reads well.
 */
export const cvTemplates = ['majlis', 'classic', 'side', 'one-page'] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** The accents that are proposed; any other goes as well that reads on white (`isCvAccent`). */
export const cvAccents = [
  '#8a1538',
  '#0a524e',
  '#1d4f91',
  '#5b3a8c',
  '#7a4a12',
  '#2f5d34',
  '#25201d',
] as const;

/** Whether a text is a colour (#rrggbb, small letters) with a contrast of at least 4.5 : 1 on white. */
export function isCvAccent(text: string): boolean {
  if (!/^#[0-9a-f]{6}$/.test(text)) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(text.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}

function linear(hexadecimal: string): number {
  const share = Number.parseInt(hexadecimal, 16) / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The sections that every CV has, in the order in which a new one prints them. */
export const cvSectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'personal',
  'links',
  'references',
] as const;
export type CvSectionKind = (typeof cvSectionKinds)[number];

/** The sections whose entries are items: a name, an organisation, dates, an address and a text. */
export const cvItemKinds = [
  'certificates',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'references',
] as const;
export type CvItemKind = (typeof cvItemKinds)[number];

/** The personal details of a profile that a CV can print; `personal_shown` names those that it does. */
export const cvPersonalFields = [
  'nationality',
  'date_of_birth',
  'gender',
  'marital_status',
  'visa_option',
  'in_country',
  'notice_period',
  'driving_licences',
  'expected_salary',
  'industry',
  'current_position',
  'current_company',
  'desired_jobs',
] as const;
export type CvPersonalField = (typeof cvPersonalFields)[number];
