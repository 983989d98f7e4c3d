import { z } from 'zod';
import { emailAddress } from '#domain/identity/emails.ts';
import { isStorable } from '#domain/text/characters.ts';
import { shortText } from '#domain/text/text.ts';
import { defaultTimeZone, isTimeZone } from '#domain/time.ts';
import { alertFrequencies } from './alerts.ts';

const text = z.string().max(200).refine(isStorable, { error: 'validation_invalid' });
const filterNames = 20;
export const alertNameMaximum = 100;

/**
 * A search of the public openings to hear of: its name, its filters as the address carries them, and how often. The
 * filter `company` is the id of one to follow, whatever it is called.
 */
export const jobAlert = z.object({
  name: shortText(alertNameMaximum),
  filters: z
    .record(z.string().max(40), z.union([text, z.array(text).max(10)]))
    .refine((filters) => Object.keys(filters).length <= filterNames, { error: 'validation_invalid' }),
  frequency: z.enum(alertFrequencies),
  /** Of the reader: daily and weekly emails come in its morning. */
  timezone: z.string().max(60).refine(isTimeZone, { error: 'validation_invalid' }).default(defaultTimeZone),
});
export type JobAlertInput = z.output<typeof jobAlert>;

/** The same of somebody without an account, who confirms the address by email. */
export const visitorAlert = jobAlert.extend({ email: emailAddress });

export const alertChange = z.object({
  frequency: z.enum(alertFrequencies).optional(),
  is_paused: z.boolean().optional(),
});
export type AlertChange = z.output<typeof alertChange>;
