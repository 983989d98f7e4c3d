import { currencyText } from '#domain/currency-text.ts';
import { numberFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import type { PublicOpening } from './public-opening.ts';

const periods = {
  'per week': m.reference_salary_type_per_week,
  'per month': m.reference_salary_type_per_month,
  'per year': m.reference_salary_type_per_year,
};

/** What an opening pays, in words of a language; whether it says so is asked before. */
export function payText(
  {
    currency,
    salary_start,
    salary_end,
    salary_type,
  }: Pick<PublicOpening, 'currency' | 'salary_start' | 'salary_end' | 'salary_type'>,
  locale: Locale,
): string {
  const number = numberFormat(formatTag(locale));
  const range = m.job_openings_salary_range(
    {
      currency: currencyText(currency, locale),
      from: number.format(salary_start),
      to: number.format(salary_end),
    },
    { locale },
  );
  return `${range} ${periods[salary_type]({}, { locale })}`;
}
