import { z } from 'zod';
import { optionalDate } from '#domain/text/fields.ts';
import { shortText } from '#domain/text/text.ts';
import { type CalendarDate, type DayOfRules, isCalendarDate } from '#domain/time.ts';
import { companyDocuments } from './companies.ts';

/** Whether a registration document no longer holds: the day on which it expires lies before the other. */
export function isDocumentExpired(expiresOn: CalendarDate | null | undefined, day: CalendarDate): boolean {
  return Boolean(expiresOn) && isCalendarDate(expiresOn ?? '') && (expiresOn ?? '') < day;
}

/** The day on which a document expires; it may be left out. One that has expired is refused where the day is known. */
export function documentExpiryOn(now: DayOfRules) {
  return optionalDate().superRefine((expiresOn, context) => {
    const day = now();
    if (day && isDocumentExpired(expiresOn, day))
      context.addIssue({ code: 'custom', message: 'validation_document_expired' });
  });
}

/** A registration document: its kind, the path that its upload answered, and the day it expires on. */
export function companyDocumentOn(now: DayOfRules) {
  return z.object({
    kind: z.enum(companyDocuments, { error: 'validation_option' }),
    path: shortText(500),
    expires_on: documentExpiryOn(now),
  });
}
