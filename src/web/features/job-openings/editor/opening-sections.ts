import { openingEligibility, openingFields } from '#domain/job-openings/opening.ts';
import { m } from '#texts/messages.js';
import type { FormErrors } from '#web/refusal.ts';

/** The fields of the form from its top to its end; eligibility lies flat in it. */
const places = Object.keys(openingFields).flatMap((name) =>
  name === 'eligibility' ? Object.keys(openingEligibility.shape) : name,
);

/** The parts of the form, each from its first field to that of the next. */
const sections = [
  { id: 'opening-position', title: m.job_openings_editor_section_facts, first: 'title' },
  { id: 'opening-work', title: m.job_openings_editor_section_work, first: 'introduction' },
  { id: 'opening-pay', title: m.job_openings_editor_section_pay, first: 'currency' },
  { id: 'opening-eligibility', title: m.job_openings_editor_section_eligibility, first: 'visa_options' },
  { id: 'opening-questions', title: m.job_openings_editor_section_questions, first: 'screening_questions' },
  { id: 'opening-review', title: m.job_openings_editor_section_review, first: 'criteria' },
  // Nothing of it is sent with the form.
  { id: 'opening-languages', title: m.job_openings_languages_title, first: undefined },
] as const;
type OpeningSectionId = (typeof sections)[number]['id'];

export const openingSections: readonly { id: OpeningSectionId; title: () => string }[] = sections;

/** Where a field stands, counted from the top of the form. */
export function placeOf(field: string): number {
  return places.indexOf(field.split('.')[0] ?? '');
}

/** How many fields of each part are wrong. */
export function countBySection(errors: FormErrors): Partial<Record<OpeningSectionId, number>> {
  const counts: Partial<Record<OpeningSectionId, number>> = {};
  for (const field of Object.keys(errors)) {
    const section = sections.findLast(({ first }) => first && placeOf(first) <= placeOf(field));
    if (section) counts[section.id] = (counts[section.id] ?? 0) + 1;
  }
  return counts;
}

/** The id of a field's control, so that a line about it can lead to it. */
export function fieldId(field: string): string {
  return `opening-field-${field.replaceAll('.', '-')}`;
}

/** Brings a field into view and puts the keyboard on it; one of a list may stand for the whole list. */
export function focusField(field: string): void {
  const [name = ''] = field.split('.');
  const control = document.getElementById(fieldId(field)) ?? document.getElementById(fieldId(name));
  control?.focus();
}
