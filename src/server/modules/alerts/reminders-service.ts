import { profileReminderDays, savedReminderDays, weakProfile } from '#domain/alerts/alerts.ts';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { tellByWhatsapp } from '#server/modules/notifications/whatsapp-service.ts';
import type { Context } from '#server/platform/context.ts';
import { selectSavedClosing, selectWeakProfiles } from './reminder-queries.ts';

/** Once for each kept opening: it can be applied for two days more. */
export async function remindOfSaved(context: Context): Promise<void> {
  const dueDate = addDays(calendarDate(context.clock.now()), savedReminderDays);
  for (const { accountId, openingId, title, company, ...person } of await selectSavedClosing(
    context.db,
    dueDate,
  )) {
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
  }
}

/** Three days and two weeks after registering, where the profile is weak still; never again. */
export async function remindOfProfiles(context: Context): Promise<void> {
  const today = new Date(`${calendarDate(context.clock.now())}T00:00:00Z`).getTime();
  for (const days of profileReminderDays) {
    const from = new Date(today - days * dayMs);
    const weak = { from, until: new Date(from.getTime() + dayMs), below: weakProfile };
    for (const { accountId, strength, ...person } of await selectWeakProfiles(context.db, weak)) {
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
    }
  }
}
