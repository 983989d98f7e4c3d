import { currentYear, type ExperiencePeriod, monthsOfTotal } from '#domain/candidates/experience-dates.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Select, TextInput } from '../../design/text-input.tsx';

const earliest = 1950;

/** The name of a month, 1 to 12, in the reader's language. */
export function monthName(month: number, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(getLocale(), { month: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2020, month - 1, 15)),
  );
}

/** "January 2020 – present". */
export function periodText({ from_month, from_year, to_month, to_year }: ExperiencePeriod): string {
  const end = to_year === currentYear ? m.candidates_present() : `${monthName(to_month, 'short')} ${to_year}`;
  return `${monthName(from_month, 'short')} ${from_year} – ${end}`;
}

/** The text of 'years.months': "3 years and 6 months of experience". */
export function durationText(total: string): string {
  const months = monthsOfTotal(total);
  return m.candidates_total_experience({ years: Math.floor(months / 12), months: months % 12 });
}

interface PartProps<Value> {
  label: string;
  value: Value;
  error: string | undefined;
  /** The end of a job that goes on: it says so and cannot be changed. */
  isCurrent?: boolean;
  onValue(value: number | ''): void;
}

export function MonthField({ label, value, error, isCurrent, onValue }: PartProps<number | ''>) {
  if (isCurrent) return <TextInput label={label} value={m.candidates_present()} readOnly />;
  return (
    <Select
      label={label}
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value === '' ? '' : Number(event.target.value))}
    >
      <option value="">{m.candidates_choose()}</option>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </Select>
  );
}

export function YearField({
  label,
  value,
  error,
  isCurrent,
  onValue,
  latest,
}: PartProps<number | '' | 'Present'> & { latest?: number }) {
  if (isCurrent) return <TextInput label={label} value={m.candidates_present()} readOnly />;
  const last = latest ?? new Date().getFullYear();
  return (
    <Select
      label={label}
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value === '' ? '' : Number(event.target.value))}
    >
      <option value="">{m.candidates_choose()}</option>
      {Array.from({ length: last - earliest + 1 }, (_, index) => last - index).map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Select>
  );
}

/** A calendar date in the reader's language. */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
