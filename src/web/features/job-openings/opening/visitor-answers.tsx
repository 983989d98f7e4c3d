import { visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';

/** What a question stores of each answer, and its words. */
export type Answer = readonly [value: string, words: string];

const years = [0, 1, 2, 3, 5, 8, 10, 15];

export function visaAnswers(): Answer[] {
  return visaOptions.map((visa) => [visa, referenceLabel('visa', visa)]);
}

export function yearsAnswers(): Answer[] {
  return years.map((count) => [
    `${count}`,
    count === 0 ? m.job_openings_fit_visitor_no_years() : m.job_openings_fit_visitor_at_least({ count }),
  ]);
}

/** One of the few questions by which somebody without an account learns whether an opening is met. */
export function VisitorQuestion({
  label,
  name,
  chosen,
  answers,
  onAnswer,
}: {
  label: string;
  name?: string;
  chosen: string;
  answers: readonly Answer[];
  onAnswer: (value: string) => void;
}) {
  return (
    <Select
      label={label}
      name={name}
      controlSize="sm"
      value={chosen}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    >
      <option value="">{m.job_openings_fit_visitor_choose()}</option>
      {answers.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}
