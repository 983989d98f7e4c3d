import { useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { Notice } from '../../design/notice.tsx';
import { type FormErrors, textOf } from '../../validation.ts';

/** Why a save did not happen; one for each attempt, so that the second leads to the wrong field again. */
export interface SaveRefusal {
  sentence: string;
}

/** The labels in the order of the page. */
const labels: Record<string, () => string> = {
  title: m.desk_title,
  country: m.desk_country,
  city: m.desk_city,
  employment_type: m.desk_employment_type,
  minimum_education: m.desk_minimum_education,
  experience_level: m.desk_experience_level,
  experience_start: m.desk_experience_start,
  experience_end: m.desk_experience_end,
  vacancies: m.desk_vacancies,
  due_date: m.desk_due_date,
  tags: m.desk_tags,
  introduction: m.desk_introduction,
  responsibilities: m.desk_responsibilities,
  requirements: m.desk_requirements,
  benefits: m.desk_benefits,
  salary_start: m.desk_salary_start,
  salary_end: m.desk_salary_end,
  salary_type: m.desk_salary_type,
  cover_letter: m.desk_cover_letter,
  notice_period: m.desk_notice_period,
  languages: m.desk_languages,
  screening_questions: m.desk_screening,
  video_questions: m.desk_video,
};
const places = Object.keys(labels);

/** The labels of a question's own fields. */
const partLabels: Record<string, () => string> = {
  title: m.desk_question_title,
  question: m.desk_video_question,
  description: m.desk_question_description,
  answer_type: m.desk_answer_type,
  answer: m.desk_knock_out,
  knock_out: m.desk_knock_out,
  minimum: m.desk_minimum,
  maximum: m.desk_maximum,
  earliest: m.desk_earliest,
  latest: m.desk_latest,
  required: m.desk_question_required,
  seconds: m.desk_video_length,
};

/** What a field says that has to be filled and is not. */
const mandatory = [
  'validation_mandatory_fields',
  'validation_job_title_required',
  'validation_city_required',
  'validation_salary_start_required',
  'validation_salary_end_required',
  'validation_input_type',
];

/** What stands above the lines: that something is left to fill, or only that something is to be mended. */
export function headingOf(errors: FormErrors): string {
  const sentences = new Set(mandatory.map((key) => textOf(key)));
  const isUnfilled = Object.values(errors).some((message) => sentences.has(message));
  return isUnfilled ? m.desk_mandatory() : m.error_validation_failed();
}

/**
 * One line for each wrong field, its label and its first message, in the order of the page (specification 2,
 * section 5). Takes the reader to the first wrong field, or here where no field is to blame.
 */
export function RefusalSummary({
  refusal,
  errors,
}: {
  refusal: SaveRefusal | undefined;
  errors: FormErrors;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const first = document.querySelector<HTMLElement>('[aria-invalid=true]') ?? summary.current;
    first?.focus({ preventScroll: true });
    // Clear of the bars that stand at the end of the screen.
    first?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  if (!refusal) return null;
  const lines = Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b));
  return (
    <div ref={summary} tabIndex={-1} className="desk-summary">
      <Notice tone="no" role="alert" title={refusal.sentence}>
        {lines.length > 0 && (
          <ul className="desk-errors">
            {lines.map(([field, message]) => (
              <li key={field}>{m.desk_error_line({ field: labelOf(field), message })}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function partsOf(field: string): string[] {
  return field.replace(/^eligibility\./, '').split('.');
}

function placeOf(field: string): number {
  return places.indexOf(partsOf(field)[0] ?? '');
}

function labelOf(field: string): string {
  const [name = '', at, ...inner] = partsOf(field);
  const words = [labels[name]?.() ?? name];
  if (name.endsWith('_questions') && at !== undefined) {
    words.push(m.desk_question_number({ number: Number(at) + 1 }));
    const part = partLabels[inner.at(-1) ?? '']?.();
    if (part) words.push(part);
  }
  return words.map((word) => word.replace(/\s*\*$/, '')).join(', ');
}
