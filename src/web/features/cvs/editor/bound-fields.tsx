import { useState } from 'react';
import { cvDateParts, cvPresent } from '#domain/cvs/dates.ts';
import { cvLimits } from '#domain/cvs/document.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { MonthField, YearField } from '#web/features/candidates/periods.tsx';

/** A part of a CV and what changes it. */
export interface Bound<Part> {
  /** Begins the ids of its fields, which the check leads to. */
  id: string;
  part: Part;
  put(change: Partial<Part>): void;
}

/** What a text field needs of a part, by its name. */
export function textOf<Part, Name extends keyof Part & string>(
  { id, part, put }: Bound<Part>,
  name: Name,
  most: number = cvLimits.line,
) {
  return {
    id: fieldId(id, name),
    name: fieldId(id, name),
    value: String(part[name] ?? ''),
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => {
      const change: Partial<Part> = {};
      put(Object.assign(change, { [name]: target.value }));
    },
  };
}

/** The id of a field, as the check names it. */
export function fieldId(part: string, name: string): string {
  return `cv-${part}-${name}`;
}

interface PeriodProps {
  bound: Bound<{ from: string; to: string }>;
  /** Says that something goes on; without it there is no such tick. */
  present?: string;
  /** The last year that may be chosen. */
  latest?: number;
}

/** From and to, as exact as they are known; the end may be "present". */
export function PeriodFields({ bound, present, latest }: PeriodProps) {
  const { part, put } = bound;
  const goesOn = part.to === cvPresent;
  return (
    <>
      <DateFields
        labels={[m.candidates_from_month(), m.candidates_from_year()]}
        date={part.from}
        latest={latest}
        onDate={(from) => put({ from })}
      />
      {present && (
        <Checkbox
          label={present}
          checked={goesOn}
          onChange={(event) => put({ to: event.target.checked ? cvPresent : '' })}
        />
      )}
      <DateFields
        labels={[m.candidates_to_month(), m.candidates_to_year()]}
        date={goesOn ? '' : part.to}
        isCurrent={goesOn}
        latest={latest}
        onDate={(to) => put({ to })}
      />
    </>
  );
}

/** Month and year; a month counts only with its year. */
function DateFields({
  labels: [month, year],
  date,
  isCurrent = false,
  latest,
  onDate,
}: {
  labels: readonly [string, string];
  date: string;
  isCurrent?: boolean;
  latest?: number | undefined;
  onDate(date: string): void;
}) {
  const parts = cvDateParts(date);
  // A month may be chosen before its year.
  const [waiting, setWaiting] = useState<number | ''>('');
  const chosen = parts ? (parts.month ?? '') : waiting;
  return (
    <div className="cv-two">
      <MonthField
        label={month}
        value={chosen}
        error={undefined}
        isCurrent={isCurrent}
        onValue={(value) => {
          setWaiting(value);
          if (parts) onDate(dateOf(parts.year, value));
        }}
      />
      <YearField
        label={year}
        value={parts?.year ?? ''}
        error={undefined}
        isCurrent={isCurrent}
        {...(latest && { latest })}
        onValue={(value) => onDate(value === '' ? '' : dateOf(value, chosen))}
      />
    </div>
  );
}

function dateOf(year: number, month: number | ''): string {
  return month === '' ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

/** Words parted by commas or lines; what is typed stays as it is until it is left. */
export function WordsField({
  id,
  label,
  description,
  words,
  most,
  onWords,
}: {
  id: string;
  label: string;
  description: string;
  words: readonly string[];
  most: number;
  onWords(words: string[]): void;
}) {
  const joined = words.join(', ');
  const [typed, setTyped] = useState(joined);
  const stands = wordsOf(typed, most).join(', ') === joined;
  return (
    <TextArea
      id={id}
      label={label}
      description={description}
      rows={3}
      // Undone or put back from a version, the words are others than those typed.
      value={stands ? typed : joined}
      onChange={(event) => {
        setTyped(event.target.value);
        onWords(wordsOf(event.target.value, most));
      }}
    />
  );
}

function wordsOf(text: string, most: number): string[] {
  const words = text.split(/[,،\n]/).map((word) => word.trim().slice(0, 100));
  return [...new Set(words.filter(Boolean))].slice(0, most);
}
