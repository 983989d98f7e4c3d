import { useEffect, useRef } from 'react';
import { openingEligibility, openingFields } from '#domain/job-openings/opening.ts';
import { m } from '#texts/messages.js';
import * as fieldTexts from '#texts/opening-editor.js';
import { Notice } from '#web/design/data/notice.tsx';
import type { FormErrors } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';
import type { OpeningFormState } from './use-opening-form.ts';

type OtherLabels = 'currency' | 'status' | 'eligibility' | 'screening_questions' | 'video_questions';
type LabelKey = `job_openings_editor_${Exclude<keyof typeof openingFields, OtherLabels>}`;

/** A field without a label does not compile. */
const texts: Readonly<Record<LabelKey, () => string>> = fieldTexts;
const places = Object.keys(openingFields).flatMap((name) =>
  name === 'eligibility' ? Object.keys(openingEligibility.shape) : name,
);

/** What has its label in another place. */
const labels: Readonly<Record<string, (() => string) | undefined>> = {
  ...texts,
  job_openings_editor_languages: m.job_openings_editor_languages,
  job_openings_editor_notice_period: m.job_openings_editor_notice_period,
  job_openings_editor_screening_questions: m.job_openings_editor_screening,
  job_openings_editor_video_questions: m.job_openings_editor_video,
};

/** The labels of a question's own fields. */
const partLabels: Record<string, () => string> = {
  title: m.job_openings_editor_question_title,
  question: m.job_openings_editor_video_question,
  description: m.job_openings_editor_question_description,
  answer_type: m.job_openings_editor_answer_type,
  knock_out_answer: m.job_openings_editor_knock_out,
  knock_out: m.job_openings_editor_knock_out,
  minimum: m.job_openings_editor_minimum,
  maximum: m.job_openings_editor_maximum,
  earliest: m.job_openings_editor_earliest,
  latest: m.job_openings_editor_latest,
  required: m.job_openings_editor_question_required,
  seconds: m.job_openings_editor_video_length,
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
function headingOf(errors: FormErrors): string {
  const sentences = new Set(mandatory.map((key) => textOf(key)));
  const isUnfilled = Object.values(errors).some((message) => sentences.has(message));
  return isUnfilled ? m.job_openings_editor_mandatory() : m.error_validation_failed();
}

/**
 * One line for each wrong field, its label and its first message, in the order of the page (specification 2,
 * section 5). Takes the reader here where no field is to blame.
 */
export function RefusalSummary({ form }: { form: OpeningFormState }) {
  const summary = useRef<HTMLDivElement>(null);
  const { failure, sentence } = form;
  useEffect(() => {
    if (failure && Object.keys(failure.fields).length === 0) summary.current?.focus();
  }, [failure]);
  const lines = Object.entries(form.errors).sort(([a], [b]) => placeOf(a) - placeOf(b));
  const title = lines.length > 0 ? headingOf(form.errors) : sentence;
  if (!title) return null;
  return (
    <div ref={summary} tabIndex={-1} className="editor-summary">
      <Notice tone="no" role="alert" title={title}>
        {lines.length > 0 && (
          <ul className="editor-errors">
            {lines.map(([field, message]) => (
              <li key={field}>{m.job_openings_editor_error_line({ field: labelOf(field), message })}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function placeOf(field: string): number {
  return places.indexOf(field.split('.')[0] ?? '');
}

function labelOf(field: string): string {
  const [name = '', at, ...inner] = field.split('.');
  const words = [labels[`job_openings_editor_${name}`]?.() ?? name];
  if (name.endsWith('_questions') && at !== undefined) {
    words.push(m.job_openings_editor_question_number({ number: Number(at) + 1 }));
    const part = partLabels[inner.at(-1) ?? '']?.();
    if (part) words.push(part);
  }
  return words.map((word) => word.replace(/\s*\*$/, '')).join(', ');
}
