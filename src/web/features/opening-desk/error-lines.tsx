import { m } from '#texts/messages.js';
import type { FormErrors } from '../../validation.ts';

const labels: Record<string, () => string> = {
  title: m.desk_title,
  country: m.desk_country,
  city: m.desk_city,
  employment_type: m.desk_employment_type,
  experience_level: m.desk_experience_level,
  minimum_education: m.desk_minimum_education,
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
  screening_questions: m.desk_screening,
  video_questions: m.desk_video,
  notice_period: m.desk_notice_period,
  languages: m.desk_languages,
};

/** One line for each wrong field: its label and its first message (specification 2, section 5). */
export function ErrorLines({ errors }: { errors: FormErrors }) {
  const lines = Object.entries(errors);
  if (lines.length === 0) return null;
  return (
    <ul className="desk-errors">
      {lines.map(([field, message]) => (
        <li key={field}>{m.desk_error_line({ field: labelOf(field), message })}</li>
      ))}
    </ul>
  );
}

/** The first wrong field in the order of the page, clear of the bars that stand at its end. */
export function focusFirstWrong(): void {
  const first = document.querySelector<HTMLElement>(
    '[aria-invalid=true], [data-invalid=true] [role=textbox]',
  );
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

function labelOf(field: string): string {
  const [name = '', at] = field.replace(/^eligibility\./, '').split('.');
  const label = (labels[name]?.() ?? name).replace(/\s*\*$/, '');
  const isQuestion = name.endsWith('_questions') && at !== undefined;
  return isQuestion ? `${label}, ${m.desk_question_number({ number: Number(at) + 1 })}` : label;
}
