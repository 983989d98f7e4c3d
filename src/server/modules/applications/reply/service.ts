import { measuredDays, measuredPeriodDays, reminderDays } from '#domain/applications/reply.ts';
import { applicationMailOf } from '#domain/companies/members.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { namesOf } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { selectReaders } from '#server/modules/applications/arrival/queries.ts';
import { remindOfRepliesTask } from '#server/modules/applications/task-names.ts';
import { keepAnswerRates } from '#server/modules/companies/service.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { markReminded, selectAnswerRates, selectCompaniesDue, selectDue } from './queries.ts';

/** Reminds recruiters, once for each application, of answers that are due soon or already were (`beyond.md` 15). */
export function remindOfReplies(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, companiesToRemind, payload);
}

const companiesToRemind: ListOfWork<{ companyId: string }> = {
  task: remindOfRepliesTask,
  keyOf: ({ companyId }) => companyId,
  page: ({ db, clock }, which) => selectCompaniesDue(db, dueBefore(clock.now()), which),
  async work(context, { companyId }) {
    const now = context.clock.now();
    const due = await selectDue(context.db, companyId, dueBefore(now));
    await markReminded(
      context.db,
      due.map(({ id }) => id),
      now,
    );
    for (const { reader, openings } of await readersOf(context, due)) {
      if (!memberMay(reader.role, 'change_status')) continue;
      if (applicationMailOf(reader.role, reader.applicationMail) === 'off') continue;
      await sendWanted(context, {
        to: reader.email,
        locale: reader.locale,
        letter: 'replies-due',
        data: { ...namesOf(reader), openings },
        about: `replies-due:${reader.id}:${now.toISOString()}`,
        accountId: reader.id,
      });
    }
  },
};

function dueBefore(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs);
}

/** Who is told of these openings of a company, each of those that they see. */
async function readersOf({ db }: Context, due: Awaited<ReturnType<typeof selectDue>>) {
  const told = new Map<string, { reader: Reader; openings: { title: string; count: number }[] }>();
  for (const rows of Map.groupBy(due, ({ openingId }) => openingId).values()) {
    const [first] = rows;
    for (const reader of first ? await selectReaders(db, first) : []) {
      const own = told.get(reader.id) ?? { reader, openings: [] };
      own.openings.push({ title: first?.title ?? '', count: rows.length });
      told.set(reader.id, own);
    }
  }
  return told.values();
}
type Reader = Awaited<ReturnType<typeof selectReaders>>[number];

const measuredAtOnce = 200;

/**
 * Measures how many in a hundred each company answers in time; its pages show it as a badge. Some companies at once, each
 * page of them a transaction.
 */
export async function measureAnswers(context: Context): Promise<void> {
  let after: string | undefined;
  do after = await context.inTransaction((inner) => measurePage(inner, after));
  while (after !== undefined);
}

/** The next companies; answers the last of them where there may be more. */
async function measurePage(context: Context, after: string | undefined): Promise<string | undefined> {
  const now = context.clock.now().getTime();
  const rates = await selectAnswerRates(context.db, {
    from: new Date(now - measuredPeriodDays * dayMs),
    dueBefore: new Date(now - measuredDays * dayMs),
    page: { after, limit: measuredAtOnce },
  });
  await keepAnswerRates(context, rates);
  return rates.length < measuredAtOnce ? undefined : rates.at(-1)?.companyId;
}
