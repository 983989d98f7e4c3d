import { dateTimeFormat } from '#domain/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { countryName } from '#domain/reference/countries.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { languageName } from '#domain/reference/languages.ts';
import { translate } from '#server/platform/texts.ts';
import type { OpenedRow } from './opened.ts';

interface ExportFormat {
  locale: Locale;
  /** Of the company: moments are told as its clocks show them. */
  timezone: string;
}

type Column = [
  name: string,
  cell: (row: OpenedRow, format: ExportFormat) => string | number | false | null | undefined,
];

/** What a spreadsheet has of an application, in this order; the screening questions follow. */
const columns: Column[] = [
  ['candidate', ({ name }) => name],
  ['name_ar', ({ nameAr }) => nameAr],
  ['email', ({ email }) => email],
  [
    'phone',
    ({ profile, addedPhone }) => (profile?.phone ? `${profile.dialCode} ${profile.phone}` : addedPhone),
  ],
  ['position', ({ title }) => title],
  ['status', ({ status }, { locale }) => translate(referenceKey('application_status', status), {}, locale)],
  ['applied', ({ createdAt }, format) => momentIn(createdAt, format)],
  ['changed', ({ updatedAt }, format) => momentIn(updatedAt, format)],
  ['source', ({ source }) => source],
  ['rating', ({ averageRating }) => averageRating],
  ['meets', ({ fitMet, fitTotal }) => (fitTotal ? `${fitMet} / ${fitTotal}` : '')],
  ['knocked_out', ({ isKnockedOut }, { locale }) => isKnockedOut && translate('exports_yes', {}, locale)],
  ['moved_from', ({ movedFromTitle }) => movedFromTitle],
  [
    'nationality',
    ({ profile }, { locale }) => profile?.nationality && countryName(profile.nationality, locale),
  ],
  [
    'residence',
    ({ profile }, { locale }) => profile?.residenceCountry && countryName(profile.residenceCountry, locale),
  ],
  ['current_position', ({ profile }) => profile?.currentPosition],
  ['current_company', ({ profile }) => profile?.currentCompany],
  ['experience', ({ profile }) => profile?.totalExperience],
  ['expected_salary', ({ profile }) => profile?.expectedSalary],
  ['skills', ({ profile }) => profile?.skills.join(', ')],
  [
    'languages',
    ({ profile }, { locale }) => profile?.languages.map(({ name }) => languageName(name, locale)).join(', '),
  ],
  // Whoever exports is of the roles that read them.
  ['hire_salary', (row, { locale }) => hireSalary(row, locale)],
  ['hire_start', ({ status, hire }) => status === 'Hired' && hire?.start_date],
  ['cover_letter', ({ coverLetter }) => coverLetter],
];

/** A table in Arabic has the names in Arabic beside the others, which stand in each; no other table has them. */
function columnsIn(locale: Locale): readonly Column[] {
  return locale === arabic ? columns : columns.filter(([name]) => name !== 'name_ar');
}

/** The heads of the table. */
export function headRow(questions: readonly string[], locale: Locale): string[] {
  return [
    ...columnsIn(locale).map(([name]) => translate(`exports_column_${name}`, {}, locale)),
    ...questions,
  ];
}

/** One application as a row. */
export function cellsOf(row: OpenedRow, questions: readonly string[], format: ExportFormat): string[] {
  const answers = new Map(row.answers.map(({ title, answer }) => [title, answer]));
  return [
    ...columnsIn(format.locale).map(([, cell]) => String(cell(row, format) || '')),
    ...questions.map((title) => answers.get(title) ?? ''),
  ];
}

/** `24000 QAR per month`: of a hire that stands. */
function hireSalary({ status, hire }: OpenedRow, locale: Locale): string | false {
  if (status !== 'Hired' || !hire?.salary) return false;
  const { salary, currency, salary_type } = hire;
  return `${salary} ${currency} ${translate(referenceKey('salary_type', salary_type), {}, locale)}`;
}

/** `2026-11-21 14:05`: sorts as it stands, and every spreadsheet reads it as a moment. */
function momentIn(at: Date, { timezone }: ExportFormat): string {
  const format = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
  return dateTimeFormat('sv-SE', format).format(at);
}
