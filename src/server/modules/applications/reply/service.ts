import { measuredDays, measuredPeriodDays, reminderDays } from '#domain/applications/reply.ts';
import { applicationMailOf, memberMay } from '#domain/companies/members.ts';
import { dayMs } from '#domain/time.ts';
import { selectReaders } from '#server/modules/applications/arrival/queries.ts';
import { keepAnswerRates } from '#server/modules/companies/service.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import type { Context } from '#server/platform/context.ts';
import { markReminded, selectAnswerRates, selectDue } from './queries.ts';

/** Reminds recruiters, once for each application, of answers that are due soon or already were (`beyond.md` 15). */
export async function remindOfReplies(context: Context): Promise<void> {
  const now = context.clock.now();
  const due = await selectDue(context.db, new Date(now.getTime() + reminderDays * dayMs));
  if (due.length === 0) return;
  await markReminded(
    context.db,
    due.map(({ id }) => id),
    now,
  );
  for (const [companyId, waiting] of Map.groupBy(due, (row) => row.companyId)) {
    const openings = [...Map.groupBy(waiting, ({ openingId }) => openingId).values()].map((rows) => ({
      title: rows[0]?.title ?? '',
      count: rows.length,
    }));
    for (const reader of await selectReaders(context.db, companyId)) {
      if (!memberMay(reader.role, 'change_status')) continue;
      if (applicationMailOf(reader.role, reader.applicationMail) === 'off') continue;
      await sendWanted(context, {
        to: reader.email,
        locale: reader.locale,
        letter: 'replies-due',
        data: { name: reader.name, openings },
        about: `replies-due:${reader.id}:${now.toISOString()}`,
        accountId: reader.id,
      });
    }
  }
}

/** Measures how many in a hundred each company answers in time; its pages show it as a badge. */
export async function measureAnswers(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const rates = await selectAnswerRates(context.db, {
    from: new Date(now - measuredPeriodDays * dayMs),
    dueBefore: new Date(now - measuredDays * dayMs),
  });
  await keepAnswerRates(context, rates);
}
