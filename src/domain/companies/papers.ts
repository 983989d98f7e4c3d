import { z } from 'zod';
import { optionalDate } from '#domain/text/fields.ts';
import { shortText } from '#domain/text/text.ts';
import { type CalendarDate, type DayOfRules, isCalendarDate } from '#domain/time.ts';
import { companyDocuments } from './companies.ts';

/** Whether a registration paper no longer holds: the day on which it expires lies before the other. */
export function isPaperExpired(expiresOn: CalendarDate | null | undefined, day: CalendarDate): boolean {
  return Boolean(expiresOn) && isCalendarDate(expiresOn ?? '') && (expiresOn ?? '') < day;
}

/** The day on which a paper expires; it may be left out. One that has expired is refused where the day is known. */
export function paperExpiryOn(now: DayOfRules) {
  return optionalDate().superRefine((expiresOn, context) => {
    const day = now();
    if (day && isPaperExpired(expiresOn, day))
      context.addIssue({ code: 'custom', message: 'validation_paper_expired' });
  });
}

/** A registration paper: its kind, the path that its upload answered, and the day it expires on. */
export function companyDocumentOn(now: DayOfRules) {
  return z.object({
    kind: z.enum(companyDocuments, { error: 'validation_option' }),
    path: shortText(500),
    expires_on: paperExpiryOn(now),
  });
}
