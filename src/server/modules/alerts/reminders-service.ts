import { profileReminderDays, savedReminderDays, weakProfile } from '#domain/alerts/alerts.ts';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { tellByWhatsapp } from '#server/modules/notifications/whatsapp-service.ts';
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
  return forEachIn(context, savedClosing, payload);
}

const savedClosing: ListOfWork<SavedOpening> = {
  task: remindTask,
  part: 'saved',
  keyOf: ({ accountId, openingId }) => `${accountId} ${openingId}`,
  page({ db, clock }, which) {
    return selectSavedClosing(db, addDays(calendarDate(clock.now()), savedReminderDays), which);
  },
  async work(context, { accountId, openingId, title, company, dueDate, ...person }) {
    const path = `/job/${openingId}`;
    const companyName = company ?? undefined;
    await notify(context, {
      to: [accountId],
      kind: 'saved_closing',
      subject: openingId,
      facts: { title, company: companyName },
      path,
    });
    await sendWanted(context, {
      to: person.email,
      locale: person.locale,
      letter: 'saved-opening-closing',
      data: { name: person.name, title, companyName, days: savedReminderDays, path },
      about: `saved:${openingId}:${dueDate}`,
      accountId,
    });
    await tellByWhatsapp(context, {
      accountId,
      locale: person.locale,
      topic: 'job_updates',
      template: 'mihna_saved_opening_closing',
      parameters: [title, String(savedReminderDays), context.config.publicUrl + path],
      about: `saved:${openingId}:${dueDate}`,
    });
  },
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
    async work(context, { accountId, strength, ...person }) {
      const path = '/profile';
      await notify(context, { to: [accountId], kind: 'profile_incomplete', subject: accountId, path });
      await sendWanted(context, {
        to: person.email,
        locale: person.locale,
        letter: 'profile-incomplete',
        data: { name: person.name, strength, path },
        about: `profile-incomplete:${accountId}:${days}`,
        accountId,
      });
    },
  };
}
