import { z } from 'zod';
import { emailAddress } from '#domain/identity/emails.ts';
import { companyName, companyNameInArabic, personName, personNameInArabic } from '#domain/names.ts';
import { checkPhone, dialCode, phoneText } from '#domain/phones.ts';
import { employeeCounts } from '#domain/reference/employee-counts.ts';
import { notANumber, optionalDate } from '#domain/text/fields.ts';
import { longText, optionalLongText, optionalShortText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { type DayOfRules, isTimeZone, today } from '#domain/time.ts';
import { urlField } from '#domain/urls.ts';
import { approvalStatuses, declineReasonMaximum } from './approval.ts';
import { companyDescriptionsUpdate } from './descriptions.ts';
import { companyDocumentOn, documentExpiryOn } from './documents.ts';
import { mailTemplatesUpdate } from './messages.ts';
import { companyDescriptionMaximum } from './registration.ts';
import { ownReasonsMaximum, rejectionReasonMaximum } from './rejection-reasons.ts';

const slots = z.number({ error: notANumber }).int({ error: notANumber }).min(0).max(10_000);

/** The company user's own part of PUT api/users/1; `password` goes with a changed email. */
export const companyUserUpdate = z
  .object({
    name: personName,
    name_ar: personNameInArabic,
    email: emailAddress,
    dial_code: dialCode,
    phone: phoneText,
    avatar: optionalShortText(500),
    password: z.string().max(1024).nullish(),
  })
  .partial()
  .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));

export type CompanyUserUpdate = z.infer<typeof companyUserUpdate>;

function companyProfileUpdateOn(now: DayOfRules) {
  return z
    .object({
      name: companyName,
      name_ar: companyNameInArabic,
      logo: optionalShortText(500),
      /** Null, as a company without a document carries it, keeps what is stored; the document can't be taken away. */
      cr_file: shortText(500, { required: 'validation_cr_required' }).nullable(),
      cr_number: optionalShortText(50),
      cr_expiry_number: documentExpiryOn(now),
      industry: shortText(100),
      country: shortText(100),
      city: optionalShortText(100),
      number_of_employee: z.enum(employeeCounts, { error: 'validation_option' }),
      description: optionalLongText(companyDescriptionMaximum),
      descriptions: companyDescriptionsUpdate,
      address: optionalShortText(500),
      dial_code: dialCode,
      phone: phoneText,
      email: emailAddress,
      profile_visibility: z.boolean(),
      timezone: z.string().max(60).refine(isTimeZone, { error: 'validation_option' }),
      website: urlField('website'),
      linkedin: urlField('linkedin'),
      twitter: urlField('twitter'),
      facebook: urlField('facebook'),
      instagram: urlField('instagram'),
      email_accept: z.boolean(),
      email_reject: z.boolean(),
      email_sortlisted: z.boolean(),
      email_interview: z.boolean(),
      mail_templates: mailTemplatesUpdate,
      /** Reasons for a rejection beside those that everybody has, each once. */
      rejection_reasons: z
        .array(shortText(rejectionReasonMaximum))
        .max(ownReasonsMaximum, { error: 'validation_maximum_items' })
        .transform((reasons) => [...new Set(reasons)]),
      documents: z.array(companyDocumentOn(now)).max(20),
      /** The version that was edited; an older one than the stored is refused. */
      version: z.number().int(),
    })
    .partial()
    .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));
}

/**
 * The company's part (`extra_data`): any fields of the profile; what only administrators set is dropped. A document that
 * is stored may have expired since; one that is sent is refused where it is kept.
 */
export const companyProfileUpdate = companyProfileUpdateOn(() => undefined);

/** The same of documents that are sent now. */
export const companyDocumentsUpdate = companyProfileUpdateOn(today);
export type CompanyProfileUpdate = z.infer<typeof companyProfileUpdate>;
export type CompanyProfileInput = z.input<typeof companyProfileUpdate>;

/** What only an administrator sets, beside the decision (POST api/company-data-update). */
export const companyAdministration = z
  .object({
    package: shortText(100),
    slot: slots,
    video_question_slot: slots,
    screening_question_slot: slots,
    trial_expiry: optionalDate(),
  })
  .partial();

export type CompanyAdministration = z.infer<typeof companyAdministration>;

/** An administrator's decision; a reason is required to decline. */
export const companyDecision = z
  .object({
    approved_status: z.enum(approvalStatuses, { error: 'validation_option' }),
    decline_reason: longText(declineReasonMaximum, {}, 0).nullish(),
  })
  .superRefine(
    ({ approved_status, decline_reason }, context) => {
      if (approved_status !== 'Declined' || decline_reason) return;
      const message = 'validation_decline_reason_required';
      context.addIssue({ code: 'custom', path: ['decline_reason'], message });
    },
    whenRight('approved_status', 'decline_reason'),
  );
