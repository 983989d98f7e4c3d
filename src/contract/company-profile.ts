import { z } from 'zod';
import { companyStatuses } from '#domain/companies/approval.ts';

/** A document as its company and the administrators see it; `path` is read below `/api/`. */
const companyDocument = z.object({
  kind: z.string(),
  path: z.string(),
  label: z.string(),
  size: z.number(),
  content_type: z.string(),
  expires_on: z.string().nullable(),
  uploaded_at: z.string(),
});

/** The person behind a company (`data`). */
export const companyUser = z.object({
  id: z.string(),
  name: z.string(),
  /** The name in Arabic; empty without one. */
  name_ar: z.string(),
  email: z.string(),
  phone: z.string(),
  dial_code: z.string(),
  email_verified_at: z.string().nullable(),
  avatar: z.string().nullable(),
  status: z.string(),
  type: z.number(),
});

/** The whole profile (`extra_data`): for the company itself and for administrators. */
export const companyProfile = z.object({
  id: z.string(),
  /** The account of the first owner. */
  user_id: z.string().nullable(),
  name: z.string(),
  /** Its name in Arabic; empty where it has none. */
  name_ar: z.string(),
  logo: z.string().nullable(),
  cr_file: z.string().nullable(),
  cr_number: z.string(),
  cr_expiry_number: z.string().nullable(),
  industry: z.string(),
  country: z.string(),
  city: z.string(),
  number_of_employee: z.string(),
  description: z.string(),
  /** The same by the language of its readers (`en`, `fr`, `ar`); who reads another is shown `description`. */
  descriptions: z.record(z.string(), z.string()),
  address: z.string(),
  dial_code: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The plan's id, and its name. */
  package: z.string(),
  package_name: z.string(),
  slug: z.string(),
  slot: z.number(),
  video_question_slot: z.number(),
  screening_question_slot: z.number(),
  profile_visibility: z.boolean(),
  timezone: z.string(),
  website: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  email_accept: z.boolean(),
  email_reject: z.boolean(),
  email_sortlisted: z.boolean(),
  email_interview: z.boolean(),
  /** The company's own words by `accept`, `reject`, `sortlisted`, `interview`; of a further language with its code. */
  mail_templates: z.record(z.string(), z.string()),
  rejection_reasons: z.array(z.string()),
  approved_status: z.enum(companyStatuses),
  approved_date: z.string().nullable(),
  decline_reason: z.string().nullable(),
  /** What an approved company changed since its last review. */
  changed_fields: z.array(z.string()),
  /** When it was closed for good, and after which moment its data is erased. */
  closed_at: z.string().nullable(),
  erase_after: z.string().nullable(),
  submitted_at: z.string(),
  /** The last day of the trial; null on any other plan. */
  trial_expiry: z.string().nullable(),
  trial_expiry_days: z.number().nullable(),
  documents: z.array(companyDocument),
  version: z.number(),
  created_at: z.string(),
});
export type CompanyProfile = z.infer<typeof companyProfile>;
