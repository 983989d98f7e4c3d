import { z } from 'zod';
import { plainDigits } from '#domain/digits.ts';
import { isCurrency } from '#domain/reference/currencies.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { notANumber, optionalDate, optionalNumber } from '#domain/text/fields.ts';
import { readsNumber } from '#domain/text/saved.ts';
import { richText, shortText } from '#domain/text/text.ts';
import {
  coverLetterOptions,
  employmentTypes,
  experienceLevels,
  minimumEducations,
  salaryTypes,
  storedOpeningStatuses,
} from './job-openings.ts';
import { openingLanguages } from './opening-language.ts';
import { furtherPlaces, placeFields } from './places.ts';
import { screeningQuestion, videoQuestion } from './questions.ts';

/** Responsibilities and requirements: at most 10,000 visible characters; the other rich texts alike. */
export const openingTextMaximum = 10_000;
/** The longest title of an opening. */
export const openingTitleMaximum = 255;
const openingTagMaximum = 40;
const openingTagsMaximum = 6;
/** What members rate applications on: at most 8 criteria of a few words. */
export const criteriaMaximum = 8;
export const criterionMaximum = 60;
/** A company answers within so many days of an application, as it promises. */
export const replyDaysDefault = 10;
const replyDaysMaximum = 60;
const salaryMaximum = 100_000_000;

/** What an opening asks of candidates in the Gulf; what is left out is not asked. */
export const openingEligibility = z.object({
  visa_options: z.array(z.enum(visaOptions)).max(visaOptions.length).default([]),
  transferable: z.boolean().default(false),
  in_country: z.boolean().default(false),
  /** The longest notice in days that the company accepts. */
  notice_period: optionalNumber({ maximum: 365, integer: true }),
  languages: z
    .array(z.object({ name: shortText(100), level: z.enum(proficiencies) }))
    .max(10)
    .default([]),
  driving_licences: z.array(z.enum(drivingLicences)).max(drivingLicences.length).default([]),
});
export type OpeningEligibility = z.infer<typeof openingEligibility>;

const mandatory = 'validation_mandatory_fields';

/** The fields of an opening before the rules that look at two of them, in the order of the form. */
export const openingFields = {
  title: shortText(openingTitleMaximum, { required: 'validation_job_title_required' }),
  /** What its own words are written in; empty is found out from them. */
  language: z.enum([...openingLanguages, ''], { error: 'validation_option' }).default(''),
  country: placeFields.country.default('Qatar'),
  city: placeFields.city,
  further_places: furtherPlaces,
  employment_type: z.enum(employmentTypes, { error: mandatory }),
  minimum_education: z.enum(minimumEducations, { error: 'validation_option' }).default('none'),
  experience_level: z.enum(experienceLevels, { error: mandatory }),
  experience_start: optionalNumber({ maximum: 60, integer: true }),
  experience_end: optionalNumber({ maximum: 60, integer: true }),
  vacancies: z.coerce.number({ error: notANumber }).int({ error: notANumber }).min(1).max(10_000).default(1),
  due_date: optionalDate(),
  tags: z.array(shortText(openingTagMaximum)).max(openingTagsMaximum).default([]),
  remote: z.boolean().default(false),
  hide_company_name: z.boolean().default(false),
  introduction: optionalRichText(),
  responsibilities: richText(openingTextMaximum, { required: mandatory }),
  requirements: richText(openingTextMaximum, { required: mandatory }),
  benefits: optionalRichText(),
  currency: z.string().refine(isCurrency, { error: 'validation_option' }).default('QAR'),
  salary_start: salary('validation_salary_start_required'),
  salary_end: salary('validation_salary_end_required'),
  salary_type: z.enum(salaryTypes, { error: 'validation_option' }).default('per month'),
  publish_salary: z.boolean().default(true),
  /** Said beside the published salary. */
  salary_negotiable: z.boolean().default(false),
  cover_letter: z.enum(coverLetterOptions, { error: 'validation_option' }).default('optional'),
  status: z.enum(storedOpeningStatuses, { error: 'validation_option' }).default('Open'),
  eligibility: openingEligibility.nullish(),
  screening_questions: z.array(screeningQuestion).max(100).default([]),
  video_questions: z.array(videoQuestion).max(100).default([]),
  criteria: z.array(shortText(criterionMaximum)).max(criteriaMaximum).default([]),
  blind_review: z.boolean().default(false),
  reply_days: z.coerce
    .number({ error: notANumber })
    .int({ error: notANumber })
    .min(1)
    .max(replyDaysMaximum)
    .default(replyDaysDefault),
};

/** The fields that hold rich text, in the order of the page. */
export const richTexts = ['introduction', 'responsibilities', 'requirements', 'benefits'] as const;
export type RichText = (typeof richTexts)[number];

function optionalRichText() {
  return richText(openingTextMaximum, { min: 0 }).nullish();
}

/** A whole amount; digits may be grouped as people write them (12,000 or 12 000). */
function salary(required: string) {
  return z
    .union([z.number(), z.string().trim().max(30)], { error: required })
    .transform((value) => (typeof value === 'number' ? value : readAmount(value)))
    .superRefine((value, context) => {
      const refuse = (message: string, params?: { number: number }) =>
        context.addIssue({ code: 'custom', message, params });
      if (value === null) refuse(required);
      else if (!Number.isFinite(value)) refuse('validation_number');
      else if (!Number.isInteger(value)) refuse('validation_whole_number');
      else if (value < 0) refuse('validation_minimum_value', { number: 0 });
      else if (value > salaryMaximum) refuse('validation_maximum_value', { number: salaryMaximum });
    })
    .transform((value) => value ?? 0)
    .register(readsNumber, { saved: 'number' });
}

/** An amount as it was typed, in the digits of any keyboard: null where nothing is typed, NaN where it is no number. */
export function readAmount(text: string): number | null {
  const trimmed = plainDigits(text.trim());
  if (trimmed === '') return null;
  return Number(/^\d{1,3}([,\s'’]\d{3})+$/u.test(trimmed) ? trimmed.replace(/[,\s'’]/gu, '') : trimmed);
}
