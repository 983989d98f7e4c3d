import { z } from 'zod';
import { notANumber } from './text/fields.ts';

/** What the privacy policy promises to remove, with the period that counts until another is set, and its bounds. */
export const retentionPeriods = {
  inactive_accounts: { unit: 'months', usual: 24, least: 12, most: 36 },
  unverified_accounts: { unit: 'days', usual: 14, least: 7, most: 90 },
  messages: { unit: 'months', usual: 24, least: 12, most: 60 },
  declined_documents: { unit: 'days', usual: 90, least: 30, most: 365 },
  audit_log: { unit: 'months', usual: 12, least: 12, most: 36 },
} as const;
export type RetentionSubject = keyof typeof retentionPeriods;
export type Retention = Record<RetentionSubject, number>;

export const retentionSubjects = Object.keys(retentionPeriods) as [RetentionSubject, ...RetentionSubject[]];

/** The periods that count until others are set. */
export const usualRetention = Object.fromEntries(
  retentionSubjects.map((subject) => [subject, retentionPeriods[subject].usual]),
) as Retention;

const period = ({ least, most }: { least: number; most: number }) =>
  z.number({ error: notANumber }).int({ error: notANumber }).min(least).max(most);

/** The periods as a superadmin sets them. */
export const retentionChange = z.object({
  inactive_accounts: period(retentionPeriods.inactive_accounts),
  unverified_accounts: period(retentionPeriods.unverified_accounts),
  messages: period(retentionPeriods.messages),
  declined_documents: period(retentionPeriods.declined_documents),
  audit_log: period(retentionPeriods.audit_log),
});

/** Whoever was not there for the period is told so many days before their account is erased: twice. */
export const inactivityWarnings = [30, 7] as const;

/** The moment before which something is removed. */
export function retentionEnd(now: Date, subject: RetentionSubject, retention: Retention): Date {
  const end = new Date(now);
  if (retentionPeriods[subject].unit === 'months') end.setUTCMonth(end.getUTCMonth() - retention[subject]);
  else end.setUTCDate(end.getUTCDate() - retention[subject]);
  return end;
}
