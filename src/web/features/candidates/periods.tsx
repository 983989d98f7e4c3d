import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { monthName } from './period-text.ts';

const earliest = 1950;

interface PartProps<Value> {
  label: string;
  value: Value;
  error: string | undefined;
  /** It may be left out. */
  optional?: boolean;
  /** The end of a job that goes on: it says so and cannot be changed. */
  isCurrent?: boolean;
  onValue(value: number | ''): void;
}

export function MonthField({ label, value, error, optional, isCurrent, onValue }: PartProps<number | ''>) {
  if (isCurrent) return <TextInput label={label} value={m.candidates_present()} readOnly />;
  return (
    <Select
      label={label}
      value={value}
      error={error}
      optional={optional}
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
  optional,
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
      optional={optional}
      onChange={(event) => onValue(event.target.value === '' ? '' : Number(event.target.value))}
    >
      <option value="">{m.candidates_choose()}</option>
      {Array.from({ length: last - earliest + 1 }, (_, index) => last - index).map((year) => (
        <option key={year} value={year}>
          {inDigits(year)}
        </option>
      ))}
    </Select>
  );
}
