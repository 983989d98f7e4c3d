import { type ApplicantAddition, applicantAddition } from '#domain/applications/by-hand.ts';
import type { AddedSource } from '#domain/applications/sources.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultDialCode } from '#domain/phones.ts';
import { m } from '#texts/messages.js';
import { bySchema } from '#web/forms/by-schema.ts';

/** What the form holds; of a CV what its field shows of it, too. */
export interface AddValues extends Record<string, unknown> {
  job_id: string;
  name: string;
  email: string;
  dial_code: string;
  phone: string;
  source: AddedSource;
  referred_by: string;
  cv: { path: string; name: string; size: number } | null;
  note: string;
  locale: Locale;
}

export function newValues(jobId: string, locale: Locale): AddValues {
  return {
    ...{ job_id: jobId, name: '', email: '', dial_code: defaultDialCode, phone: '' },
    ...{ source: 'by-hand-walk-in', referred_by: '', cv: null, note: '', locale },
  };
}

/** What is sent of it. */
export function payloadOf({ cv, ...values }: AddValues): ApplicantAddition {
  return { ...values, cv: cv?.path };
}

export const checkAdded = (values: AddValues) => bySchema(applicantAddition)(payloadOf(values));

export const sourceChoices: readonly [AddedSource, () => string][] = [
  ['by-hand-walk-in', m.applications_source_walk_in],
  ['by-hand-referral', m.applications_source_referral],
  ['by-hand-cv', m.applications_source_cv],
  ['by-hand-other', m.additions_source_other],
];
