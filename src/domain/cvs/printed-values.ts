import { dateTimeFormat, displayNames, numberFormat } from '#domain/formats.ts';
import { countries } from '#domain/reference/countries.ts';
import { languages } from '#domain/reference/languages.ts';
import { foldText } from '#domain/text/folding.ts';
import { isCalendarDate } from '#domain/time.ts';
import { isWebUrl } from '#domain/urls.ts';
import { cvDateParts, cvPresent } from './dates.ts';
import type { CvDocument } from './document.ts';
import type { CvLanguage, CvPersonalField } from './looks.ts';
import { cvWords } from './words.ts';

/** A value of a reference list in the language of a CV; anything else as it is. */
export function printedValue(value: string, language: CvLanguage): string {
  return cvWords[language].values[value] ?? value;
}

/** The kind of a degree, unless its own name says it already ("Diplôme d’ingénieur" is a diploma) or it is 'Others'. */
export function printedKind(course: string, degree: string, language: CvLanguage): string {
  if (course === 'Others') return '';
  const kind = printedValue(course, language);
  const [first = ''] = foldText(kind).split(' ');
  return foldText(degree).split(' ').includes(first) ? '' : kind;
}

/** A country's name in the language of a CV; one that is in no list as it is. */
export function printedCountry(nameOrCode: string, language: CvLanguage): string {
  const wanted = nameOrCode.trim().toLowerCase();
  const country = countries.find(
    ({ name, code }) => wanted === name.toLowerCase() || wanted === code.toLowerCase(),
  );
  if (!country) return nameOrCode;
  const { tag } = cvWords[language];
  if (tag.startsWith('en')) return country.name;
  return capital(displayNames(tag, { type: 'region', style: 'short' }).of(country.code) ?? country.name, tag);
}

/** A language's name in the language of a CV; one that is in no list as it is. */
export function printedLanguage(name: string, language: CvLanguage): string {
  const wanted = name.trim().toLowerCase();
  const known = languages.find((one) => one.name.toLowerCase() === wanted);
  const { tag } = cvWords[language];
  if (!known || tag.startsWith('en')) return known?.name ?? name;
  return capital(displayNames(tag, { type: 'language' }).of(known.code) ?? known.name, tag);
}

/** 'Sept 2023 – present'; a single date alone, '' without any. */
export function printedPeriod(from: string, to: string, language: CvLanguage): string {
  const dates = [from, to].map((date) =>
    date === cvPresent ? cvWords[language].present : printedDate(date, language),
  );
  const [first, last] = new Set(dates.filter((date) => date !== ''));
  if (first === undefined || last === undefined) return first ?? '';
  const { betweenYears } = cvWords[language];
  const areYears = [first, last].every((date) => /^\d+$/.test(date));
  return areYears && betweenYears ? betweenYears(first, last) : `${first} – ${last}`;
}

/** 'Sept 2023' or '2023' in the language of a CV. */
function printedDate(date: string, language: CvLanguage): string {
  const parts = cvDateParts(date);
  if (!parts) return '';
  const { tag, month } = cvWords[language];
  if (!parts.month) return String(parts.year);
  const moment = new Date(Date.UTC(parts.year, parts.month - 1, 15));
  return dateTimeFormat(tag, { month, year: 'numeric', timeZone: 'UTC' }).format(moment);
}

/** A personal detail as it is printed; '' where it is not given. */
export function printedPersonal(
  field: CvPersonalField,
  { personal, language }: Pick<CvDocument, 'personal' | 'language'>,
): string {
  const words = cvWords[language];
  const { tag } = words;
  switch (field) {
    case 'nationality':
      return printedCountry(personal.nationality, language);
    case 'date_of_birth':
      if (!isCalendarDate(personal.date_of_birth)) return personal.date_of_birth;
      return dateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${personal.date_of_birth}T12:00:00Z`),
      );
    case 'in_country':
      if (personal.in_country === null) return '';
      return personal.in_country ? words.yes : words.no;
    case 'notice_period':
      if (personal.notice_period === null) return '';
      return personal.notice_period === 0 ? words.atOnce : words.days(personal.notice_period);
    case 'driving_licences':
      return personal.driving_licences.map((value) => printedValue(value, language)).join(words.comma);
    case 'desired_jobs':
      return personal.desired_jobs.join(words.comma);
    case 'expected_salary':
      if (personal.expected_salary === null) return '';
      return words.salary(numberFormat(tag).format(personal.expected_salary));
    default:
      return printedValue(personal[field], language);
  }
}

/** The address as it is read on paper: without scheme, 'www.' and the slash at its end. */
export function printedUrl(url: string): string {
  return isWebUrl(url) ? url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') : url;
}

function capital(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}
