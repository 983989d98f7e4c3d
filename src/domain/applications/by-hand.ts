import { z } from 'zod';
import { emailAddress } from '#domain/identity/emails.ts';
import { locales } from '#domain/locale.ts';
import { personName } from '#domain/names.ts';
import { checkPhone, dialCode } from '#domain/phones.ts';
import { optionalLongText, optionalShortText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { noteMaximum } from './applications.ts';
import { addedSources } from './sources.ts';

/** Days within which a person answers the question whether they apply; then what was added is erased. */
export const confirmationDays = 30;
/** After so many days without an answer they are asked once more. */
export const reminderAfterDays = 14;
/** For so many days after a no the company can't add the same address again. */
export const declinedDays = 365;

/** Who recommended somebody, at most. */
const referrerMaximum = 100;

/** POST api/job_application_added: an applicant whom a member adds by hand. */
export const applicantAddition = z
  .object({
    job_id: shortText(64, { required: 'validation_move_choose' }),
    name: personName,
    email: emailAddress,
    dial_code: dialCode,
    /** Empty where none is known. */
    phone: optionalShortText(40),
    source: z.enum(addedSources, { error: 'validation_option' }),
    /** Of a referral: who recommended them. */
    referred_by: optionalShortText(referrerMaximum),
    /** The path that the upload answered. */
    cv: optionalShortText(500),
    /** For the team alone. */
    note: optionalLongText(noteMaximum, { maximum: 'validation_notes_maximum' }),
    /** In which language the person is written to. */
    locale: z.enum(locales, { error: 'validation_option' }),
  })
  .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));
export type ApplicantAddition = z.infer<typeof applicantAddition>;

/** What the person answers to the link of the email; a yes without an account opens one, which takes the terms. */
export const additionAnswer = z.object({
  token: z.string().max(200),
  answer: z.enum(['confirm', 'decline'], { error: 'validation_option' }),
  terms: z.boolean().optional(),
});
export type AdditionAnswer = z.infer<typeof additionAnswer>;

/**
 * What a person has to do to confirm: nothing more; take the terms of the account that is opened; sign in to the one
 * that has this address. `other_role`: the address is one of a company's people, who apply for nothing. `closed`: the
 * opening takes nobody any more. `hidden`: the profile hides from this company.
 */
export const confirmationNeeds = ['nothing', 'terms', 'sign_in', 'other_role', 'closed', 'hidden'] as const;
export type ConfirmationNeed = (typeof confirmationNeeds)[number];

/** What became of an answer. `joined`: there was an application of their own, which stands. */
export const additionOutcomes = ['confirmed', 'opened', 'joined', 'declined'] as const;
export type AdditionOutcome = (typeof additionOutcomes)[number];
