import { z } from 'zod';
import { certificateKinds } from '#domain/reference/certificates.ts';
import { optionalNumber } from '#domain/text/fields.ts';
import { pickFields } from '#domain/text/saved.ts';
import { optionalShortText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { type CalendarDate, type DayOfRules, today } from '#domain/time.ts';
import { isAfterMonth } from './experience-dates.ts';
import { anonymousCertificateFields } from './profile-readers.ts';

/** The most papers of a profile. */
export const certificatesMaximum = 30;

const required = { required: 'validation_required_fields' };

/**
 * A certificate, a licence or a registration: kind, name and issuer are required. A month has its year; it was issued
 * today at the latest, and expires later than that or not at all. Without an expiry nothing is said of it.
 */
export function certificateEntryOn(now: DayOfRules) {
  return z
    .object({
      kind: z.enum(certificateKinds, { error: 'validation_option' }),
      name: shortText(255, required),
      issuer: shortText(255, required),
      number: optionalShortText(100),
      issued_month: month(),
      issued_year: year(),
      expires_month: month(),
      expires_year: year(),
      does_not_expire: z.boolean().nullish(),
    })
    .superRefine(
      ({ issued_month, issued_year }, context) => needsYear(context, 'issued', issued_month, issued_year),
      whenRight('issued_month', 'issued_year'),
    )
    .superRefine(
      ({ expires_month, expires_year }, context) =>
        needsYear(context, 'expires', expires_month, expires_year),
      whenRight('expires_month', 'expires_year'),
    )
    .superRefine(
      ({ issued_month, issued_year }, context) => {
        if (issued_year && isAfterMonth(issued_year, issued_month ?? 1, now()))
          refuse(context, issued_month ? 'issued_month' : 'issued_year', 'validation_issued_future');
      },
      whenRight('issued_month', 'issued_year'),
    )
    .superRefine(
      (typed, context) => {
        if (typed.does_not_expire !== true && isOutOfOrder(typed))
          refuse(context, 'expires_year', 'validation_expiry_order');
      },
      whenRight('issued_month', 'issued_year', 'expires_month', 'expires_year'),
    )
    .transform(({ expires_month, expires_year, does_not_expire, ...entry }) => ({
      ...entry,
      number: entry.number ?? '',
      issued_month: entry.issued_month ?? null,
      issued_year: entry.issued_year ?? null,
      expires_month: does_not_expire ? null : (expires_month ?? null),
      expires_year: does_not_expire ? null : (expires_year ?? null),
      does_not_expire: does_not_expire ?? false,
    }));
}
export const certificateEntry = certificateEntryOn(today);
export type CertificateEntry = z.infer<typeof certificateEntry>;

export function certificatesOn(now: DayOfRules) {
  return z.array(certificateEntryOn(now)).max(certificatesMaximum);
}

/** Whether the last month of a paper has passed; a year alone lasts until its December. */
export function isExpired(
  { expires_month, expires_year }: { expires_month?: number | null; expires_year?: number | null },
  date: CalendarDate,
): boolean {
  if (!expires_year) return false;
  return !isAfterMonth(expires_year, (expires_month ?? 12) + 1, date);
}

/** A paper by which nobody is to be recognised: without what `anonymousCertificateFields` does not name. */
export function anonymousCertificate<Entry extends object>(entry: Entry) {
  const unsaid = { number: '', issued_month: null, issued_year: null };
  const named = Object.fromEntries(anonymousCertificateFields.map((field) => [field, null]));
  return { ...unsaid, ...pickFields(named, entry) } as Entry; // what was left out stands empty
}

type Dates = Record<
  'issued_month' | 'issued_year' | 'expires_month' | 'expires_year',
  number | null | undefined
>;

function isOutOfOrder({ issued_month, issued_year, expires_month, expires_year }: Partial<Dates>): boolean {
  if (!issued_year || !expires_year || issued_year < expires_year) return false;
  return issued_year > expires_year || (issued_month ?? 1) > (expires_month ?? 12);
}

function needsYear(
  context: z.RefinementCtx,
  name: 'issued' | 'expires',
  month: number | null | undefined,
  year: number | null | undefined,
) {
  if (month && !year) refuse(context, `${name}_year`, 'validation_year');
}

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: 'custom', path: [field], message });
}

function month() {
  return optionalNumber({ minimum: 1, maximum: 12, integer: true });
}

function year() {
  return optionalNumber({ minimum: 1940, maximum: 2100, integer: true });
}
