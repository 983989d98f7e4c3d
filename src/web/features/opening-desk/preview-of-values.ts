import type { PublicOpening } from '#contract/job-pool.ts';
import { readAmount } from '#domain/job-openings/opening.ts';
import type { DeskCompany } from './company-of-session.ts';
import type { OpeningValues } from './opening-values.ts';

/** What stands in the form as the public page would have it; what cannot be read yet is left out. */
export function previewOfValues(
  values: OpeningValues,
  company: DeskCompany,
  untitled: string,
): PublicOpening {
  return {
    id: 'preview',
    title: values.title || untitled,
    company: values.hide_company_name ? null : previewCompany(company),
    confidential: values.hide_company_name,
    city: values.city,
    country: values.country,
    salary: salaryOf(values),
    employment_type: values.employment_type,
    experience_level: values.experience_level,
    remote: values.remote,
    tags: values.tags,
    published_at: new Date().toISOString(),
    due_date: values.due_date || null,
    status: 'Active',
    introduction: values.introduction,
    responsibilities: values.responsibilities,
    requirements: values.requirements,
    benefits: values.benefits,
    experience_start: numberOf(values.experience_start),
    experience_end: numberOf(values.experience_end),
    minimum_education: values.minimum_education,
    cover_letter: values.cover_letter,
    vacancies: numberOf(values.vacancies) ?? 1,
    time_zone: 'Asia/Qatar',
    eligibility: null,
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
    similar: [],
  };
}

function previewCompany({ name, logo }: DeskCompany): PublicOpening['company'] {
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
  };
}

function salaryOf({ publish_salary, salary_start, salary_end, currency, salary_type }: OpeningValues) {
  const [start, end] = [numberOf(salary_start), numberOf(salary_end)];
  if (!publish_salary || start === null || end === null) return null;
  return { start, end, currency, type: salary_type };
}

function numberOf(text: string): number | null {
  const number = readAmount(text);
  return number !== null && Number.isFinite(number) ? number : null;
}
