import { profileReminderDays, savedReminderDays, weakProfile } from '#domain/alerts/alerts.ts';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { profileIncomplete } from '#server/modules/notifications/news/profile-incomplete.ts';
import { savedClosing } from '#server/modules/notifications/news/saved-closing.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import {
  type SavedOpening,
  selectSavedClosing,
  selectWeakProfiles,
  type WeakProfile,
} from './reminder-queries.ts';
import { remindTask } from './task-names.ts';

/** Once for each kept opening: it can be applied for two days more. */
export function remindOfSaved(context: Context, payload: WalkPayload): Promise<void> {
  return forEachIn(context, savedOpenings, payload);
}

const savedOpenings: ListOfWork<SavedOpening> = {
  task: remindTask,
  part: 'saved',
  keyOf: ({ accountId, openingId }) => `${accountId} ${openingId}`,
  page({ db, clock }, which) {
    return selectSavedClosing(db, addDays(calendarDate(clock.now()), savedReminderDays), which);
  },
  work: (context, { accountId, company, ...saved }) =>
    tell(context, savedClosing, {
      to: [accountId],
      facts: { ...saved, company: company ?? undefined, days: savedReminderDays },
    }),
};

/** Three days and two weeks after registering, where the profile is weak still; never again. */
export async function remindOfProfiles(context: Context, payload: WalkPayload): Promise<void> {
  for (const days of profileReminderDays) await forEachIn(context, weakProfiles(days), payload);
}

function weakProfiles(days: number): ListOfWork<WeakProfile> {
  return {
    task: remindTask,
    part: `profiles ${days}`,
    keyOf: ({ accountId }) => accountId,
    page({ db, clock }, which) {
      const today = new Date(`${calendarDate(clock.now())}T00:00:00Z`).getTime();
      const from = new Date(today - days * dayMs);
      const until = new Date(from.getTime() + dayMs);
      return selectWeakProfiles(db, { from, until, below: weakProfile }, which);
    },
    work: (context, { accountId, strength }) =>
      tell(context, profileIncomplete, { to: [accountId], facts: { accountId, strength, days } }),
  };
}
