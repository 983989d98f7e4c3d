import { z } from 'zod';
import { emailAddress } from '#domain/identity/emails.ts';
import { personName, personNameInArabic } from '#domain/names.ts';
import { checkPhone, dialCode, phoneText } from '#domain/phones.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { genders } from '#domain/reference/genders.ts';
import { maritalStatuses } from '#domain/reference/marital-statuses.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { optionalNumber } from '#domain/text/fields.ts';
import { savedFields } from '#domain/text/saved.ts';
import { optionalLongText, optionalShortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { type DayOfRules, today } from '#domain/time.ts';
import { urlField } from '#domain/urls.ts';
import { birthDateOn } from './birth.ts';
import { certificatesOn } from './certificates.ts';
import { educations } from './education.ts';
import { experiencesOn } from './experience.ts';
import { languages } from './languages.ts';
import { references } from './references.ts';
import { desiredJobs, professionalSkills } from './tag-lists.ts';
import { wholeIntroduction } from './video-introduction.ts';

/** The summary: at most 300 characters. */
export const descriptionMaximum = 300;

/** Current position: under 100 characters. */
export const currentPositionMaximum = 99;

/** Contact card: name, email and phone stay filled. `password` goes with a changed email. */
const contactCard = {
  name: personName,
  name_ar: personNameInArabic,
  email: emailAddress,
  dial_code: dialCode,
  phone: phoneText,
  password: z.string().max(1024).nullish(),
};

const summaryCard = {
  title: optionalShortText(255),
  description: optionalLongText(descriptionMaximum),
};

/** Web addresses; empty is accepted, and linkedin is checked whenever it is sent. */
const linksCard = {
  website: urlField('website'),
  linkedin: urlField('linkedin'),
  facebook: urlField('facebook'),
  twitter: urlField('twitter'),
  instagram: urlField('instagram'),
};

/** What openings of the Gulf ask of a candidate ("you meet 6 of 7"). */
export const eligibilityCard = {
  visa_option: empties(z.enum(visaOptions, { error: 'validation_option' })),
  in_country: z.boolean().nullish(),
  notice_period: optionalNumber({ maximum: 365, integer: true }),
  driving_licences: z
    .array(z.enum(drivingLicences, { error: 'validation_option' }))
    .max(drivingLicences.length)
    .nullish(),
};

/** The eligibility of a profile as stored; absent where the candidate said nothing. */
export type Eligibility = z.infer<z.ZodObject<typeof eligibilityCard>>;

const consentsCard = {
  email_consent: z.boolean(),
  whatsapp_consent: z.boolean(),
  email_new_job: z.boolean(),
  email_incomplete_interview: z.boolean(),
  email_job_updates: z.boolean(),
  pool_consent: z.boolean(),
};

function personalCard(now: DayOfRules) {
  return {
    residence_country: optionalShortText(100),
    nationality: optionalShortText(100),
    date_of_birth: empties(birthDateOn(now)),
    gender: empties(z.enum(genders, { error: 'validation_option' })),
    marital_status: empties(z.enum(maritalStatuses, { error: 'validation_option' })),
    industry: optionalShortText(100),
    current_company: optionalShortText(255),
    current_position: optionalShortText(currentPositionMaximum, {
      maximum: 'validation_current_position_maximum',
    }),
    expected_salary: optionalNumber(),
  };
}

/** The fields of a profile, card by card. */
export const profileCards = {
  summary: summaryCard,
  personal: personalCard(today),
  links: linksCard,
};

/** The same as they are read once they are saved. */
export const savedCards = {
  summary: savedFields(profileCards.summary),
  personal: { ...savedFields(profileCards.personal), date_of_birth: z.string().nullable() },
  links: savedFields(profileCards.links),
};

/** What a CV tells besides that which a signup asks; any of it may be left out. */
export function cvDetailsOn(now: DayOfRules) {
  const { residence_country, marital_status, current_company, expected_salary } = personalCard(now);
  return z
    .object({
      ...summaryCard,
      ...linksCard,
      ...eligibilityCard,
      residence_country,
      marital_status,
      current_company,
      expected_salary,
      languages,
      educations,
      experiences: experiencesOn(now),
      certificates: certificatesOn(now),
    })
    .partial().shape;
}

/**
 * PUT api/candidate/1: any part of the own details. What only the server decides is dropped. `version` is that of
 * the details that were edited; an older one is refused.
 */
export function candidateUpdateOn(now: DayOfRules) {
  return (
    z
      .object({
        ...contactCard,
        ...summaryCard,
        ...personalCard(now),
        ...linksCard,
        ...eligibilityCard,
        ...consentsCard,
        professional_skills: professionalSkills,
        desired_jobs: desiredJobs,
        languages,
        educations,
        experiences: experiencesOn(now),
        certificates: certificatesOn(now),
        references,
        /** Whether the companies that one applies to read the references. */
        references_shown: z.boolean(),
        avatar: optionalShortText(500),
        cv: optionalShortText(500),
        video_cv: wholeIntroduction,
        version: z.number().int(),
      })
      .partial()
      // A phone alone belongs to the dial code that is stored, which the server knows.
      .superRefine(
        (value, context) => {
          if (value.dial_code) checkPhone(value, context);
        },
        whenRight('dial_code', 'phone'),
      )
  );
}
export const candidateUpdate = candidateUpdateOn(today);
export type CandidateUpdate = z.infer<typeof candidateUpdate>;

/** Forms send '' for a choice that was not made; it is null. */
function empties<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullish());
}
