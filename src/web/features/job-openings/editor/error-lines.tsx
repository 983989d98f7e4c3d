import { useEffect, useRef } from 'react';
import type { openingFields } from '#domain/job-openings/opening.ts';
import { m } from '#texts/messages.js';
import * as fieldTexts from '#texts/opening-editor.js';
import { Notice } from '#web/design/data/notice.tsx';
import type { FormErrors } from '#web/refusal.ts';
import { isUnfilled } from './opening-fields.ts';
import { fieldId, focusField, placeOf } from './opening-sections.ts';
import type { OpeningFormState } from './use-opening-form.ts';

type OtherLabels = 'currency' | 'status' | 'eligibility' | 'screening_questions' | 'video_questions';
type LabelKey = `job_openings_editor_${Exclude<keyof typeof openingFields, OtherLabels>}`;

/** A field without a label does not compile. */
const texts: Readonly<Record<LabelKey, () => string>> = fieldTexts;

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

/** What stands above the lines: that something is left to fill, or only that something is to be mended. */
function headingOf(errors: FormErrors): string {
  return Object.values(errors).some(isUnfilled)
    ? m.job_openings_editor_mandatory()
    : m.error_validation_failed();
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
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                >
                  {lineOf(field, message)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** A sentence that asks for its field says which; one of a question is said with its number. */
function lineOf(field: string, message: string): string {
  const isWhole = isUnfilled(message);
  if (isWhole && !field.includes('.')) return message;
  return m.common_field_line({ label: labelOf(field, isWhole), message });
}

function labelOf(field: string, isWhole: boolean): string {
  const [name = '', at, ...inner] = field.split('.');
  const words = [labels[`job_openings_editor_${name}`]?.() ?? name];
  if (name.endsWith('_questions') && at !== undefined) {
    words.push(m.job_openings_editor_question_number({ number: Number(at) + 1 }));
    const part = partLabels[inner.at(-1) ?? '']?.();
    if (part && !isWhole) words.push(part);
  }
  if (name === 'further_places' && at !== undefined)
    words.splice(0, 1, m.job_openings_editor_place_number({ number: Number(at) + 2 }));
  return words.map((word) => word.replace(/\s?\*$/, '')).join(m.common_comma());
}
