import type { CompanyOpening } from '#contract/job-openings.ts';
import type { Proficiency } from '#domain/reference/proficiency.ts';

/** What the form holds while it is edited: texts as typed, numbers as text. */
export interface OpeningValues {
  title: string;
  city: string;
  country: string;
  introduction: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  currency: string;
  salary_start: string;
  salary_end: string;
  salary_type: string;
  publish_salary: boolean;
  experience_level: string;
  experience_start: string;
  experience_end: string;
  minimum_education: string;
  employment_type: string;
  cover_letter: string;
  vacancies: string;
  remote: boolean;
  hide_company_name: boolean;
  due_date: string;
  status: string;
  tags: string[];
  screening_questions: ScreeningValues[];
  video_questions: VideoValues[];
  visa_options: string[];
  transferable: boolean;
  in_country: boolean;
  notice_period: string;
  languages: LanguageValues[];
  driving_licences: string[];
}

export interface LanguageValues {
  key: string;
  /** English name, as the wire has it. */
  name: string;
  level: Proficiency;
}

export interface ScreeningValues {
  key: string;
  title: string;
  description: string;
  answer_type: string;
  required: boolean;
  /** For yes/no. */
  knock_out_answer: string;
  /** For a number. */
  minimum: string;
  maximum: string;
  /** For a date. */
  earliest: string;
  latest: string;
}

export interface VideoValues {
  key: string;
  question: string;
  seconds: string;
}

export const emptyOpening: OpeningValues = {
  title: '',
  city: '',
  country: 'Qatar',
  introduction: '',
  responsibilities: '',
  requirements: '',
  benefits: '',
  currency: 'QAR',
  salary_start: '',
  salary_end: '',
  salary_type: 'per month',
  publish_salary: true,
  experience_level: '',
  experience_start: '',
  experience_end: '',
  minimum_education: 'none',
  employment_type: '',
  cover_letter: 'optional',
  vacancies: '1',
  remote: false,
  hide_company_name: false,
  due_date: '',
  status: 'Open',
  tags: [],
  screening_questions: [],
  video_questions: [],
  visa_options: [],
  transferable: false,
  in_country: false,
  notice_period: '',
  languages: [],
  driving_licences: [],
};

/** A stored opening as form values. */
export function openingValues(opening: CompanyOpening): OpeningValues {
  const { eligibility } = opening;
  return {
    title: opening.title,
    city: opening.city,
    country: opening.country,
    introduction: opening.introduction,
    responsibilities: opening.responsibilities,
    requirements: opening.requirements,
    benefits: opening.benefits,
    currency: opening.currency,
    salary_start: numberText(opening.salary_start),
    salary_end: numberText(opening.salary_end),
    salary_type: opening.salary_type,
    publish_salary: opening.publish_salary,
    experience_level: opening.experience_level,
    experience_start: numberText(opening.experience_start),
    experience_end: numberText(opening.experience_end),
    minimum_education: opening.minimum_education,
    employment_type: opening.employment_type,
    cover_letter: opening.cover_letter,
    vacancies: String(opening.vacancies),
    remote: opening.remote,
    hide_company_name: opening.hide_company_name,
    due_date: opening.due_date ?? '',
    status: opening.stored_status,
    tags: opening.tags,
    screening_questions: opening.screening_questions.map((question) => ({
      key: question.id,
      title: question.title,
      description: question.description ?? '',
      answer_type: question.answer_type,
      required: question.required,
      knock_out_answer: question.knock_out?.answer ?? '',
      minimum: numberText(question.knock_out?.minimum),
      maximum: numberText(question.knock_out?.maximum),
      earliest: question.knock_out?.earliest ?? '',
      latest: question.knock_out?.latest ?? '',
    })),
    video_questions: opening.video_questions.map(({ id, question, seconds }) => ({
      key: id,
      question,
      seconds: String(seconds),
    })),
    visa_options: eligibility?.visa_options ?? [],
    transferable: eligibility?.transferable ?? false,
    in_country: eligibility?.in_country ?? false,
    notice_period: numberText(eligibility?.notice_period),
    languages: (eligibility?.languages ?? []).map(({ name, level }) => ({ key: name, name, level })),
    driving_licences: eligibility?.driving_licences ?? [],
  };
}

/** The form's values as the call takes them. */
export function openingPayload(values: OpeningValues, options: { publish: boolean; version?: number }) {
  const { visa_options, transferable, in_country, notice_period, driving_licences, languages, ...fields } =
    values;
  const asksEligibility =
    visa_options.length > 0 ||
    transferable ||
    in_country ||
    notice_period !== '' ||
    languages.length > 0 ||
    driving_licences.length > 0;
  return {
    ...fields,
    ...options,
    experience_start: fields.experience_start || null,
    experience_end: fields.experience_end || null,
    due_date: fields.due_date || null,
    experience_level: fields.experience_level || undefined,
    employment_type: fields.employment_type || undefined,
    screening_questions: fields.screening_questions.map(screeningPayload),
    video_questions: fields.video_questions.map(({ question, seconds }) => ({
      question,
      seconds: Number(seconds),
    })),
    eligibility: asksEligibility
      ? {
          visa_options,
          transferable,
          in_country,
          notice_period: notice_period || null,
          languages: languages.map(({ name, level }) => ({ name, level })),
          driving_licences,
        }
      : null,
  };
}

function screeningPayload(question: ScreeningValues) {
  const { title, description, answer_type, required } = question;
  return {
    title,
    description,
    answer_type: answer_type || undefined,
    required,
    knock_out: knockOut(question),
  };
}

function knockOut({ answer_type, knock_out_answer, minimum, maximum, earliest, latest }: ScreeningValues) {
  if (answer_type === 'yes/no' && knock_out_answer) return { answer: knock_out_answer };
  if (answer_type === 'number' && (minimum || maximum))
    return { minimum: minimum || null, maximum: maximum || null };
  if (answer_type === 'date' && (earliest || latest))
    return { earliest: earliest || null, latest: latest || null };
  return null;
}

function numberText(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}
