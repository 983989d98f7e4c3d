import type { z } from 'zod';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { openingEligibility, readAmount } from '#domain/job-openings/opening.ts';
import { shownOpening } from '#domain/job-openings/opening-readers.ts';
import type { OwnOpeningCompany } from './company-of-session.ts';
import { type OpeningValues, openingPayload } from './opening-values.ts';

/** What stands in the form as the public page would have it; what cannot be read yet is left out. */
export function previewOfValues(
  values: OpeningValues,
  company: OwnOpeningCompany,
  untitled: string,
): PublicOpening {
  return {
    ...shownValues(values),
    id: 'preview',
    title: values.title || untitled,
    company: values.hide_company_name ? null : previewCompany(company),
    confidential: values.hide_company_name,
    salary: salaryOf(values),
    published_at: new Date().toISOString(),
    due_date: values.due_date || null,
    further_places: values.further_places.filter(({ city }) => city.trim() !== ''),
    status: 'Active',
    vacancies: numberOf(values.vacancies) ?? 1,
    time_zone: 'Asia/Qatar',
    eligibility: openingEligibility.nullable().catch(null).parse(openingPayload(values).eligibility),
    screening_questions: values.screening_questions.map(
      ({ key, title, description, answer_type, required }) => ({
        id: key,
        title,
        description,
        answer_type,
        required,
      }),
    ),
    video_questions: values.video_questions.map(({ key, question, seconds }) => ({
      id: key,
      question,
      seconds: Number(seconds),
    })),
    languages: [],
    translation: null,
    similar: [],
  };
}

/** The fields that the page shows as they are; numbers are read from what was typed. */
function shownValues(values: OpeningValues) {
  const entries = Object.entries(shownOpening).map(([name, saved]) => {
    const value = values[name as keyof typeof shownOpening];
    return [name, saved.safeParse(value).success ? value : numberOf(String(value))];
  });
  return Object.fromEntries(entries) as z.infer<z.ZodObject<typeof shownOpening>>;
}

function previewCompany({ name, logo }: OwnOpeningCompany): PublicOpening['company'] {
  return {
    id: '',
    name,
    logo,
    verified: true,
    industry: '',
    number_of_employee: '',
    description: '',
    website: '',
    city: '',
    has_page: false,
    verified_at: null,
    answer_rate: null,
  };
}

function salaryOf(values: OpeningValues) {
  const { publish_salary, salary_start, salary_end, currency, salary_type, salary_negotiable } = values;
  const [start, end] = [numberOf(salary_start), numberOf(salary_end)];
  if (!publish_salary || start === null || end === null) return null;
  return { start, end, currency, type: salary_type, ...(salary_negotiable && { negotiable: true as const }) };
}

function numberOf(text: string): number | null {
  const number = readAmount(text);
  return number !== null && Number.isFinite(number) ? number : null;
}
