import type { AdminFigures, Failure } from '#contract/admin-dashboard.ts';
import { isId } from '#domain/ids.ts';
import { addDays, calendarDate, defaultTimeZone } from '#domain/time.ts';
import type { SiteApplicationsContributor } from '#server/modules/companies/contributors.ts';
import { readStorageState } from '#server/modules/files/keys-service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { walkPayload } from '#server/platform/each.ts';
import { countSetAside, hurrySetAside, selectAllSetAside } from '#server/platform/each-queries.ts';
import { readCountsByDay } from '#server/platform/kept-counts.ts';
import { deliverLetter, retryLetter } from '#server/platform/mail-delivery.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countCompaniesByDay,
  countLetters,
  countOpenMessages,
  countWaitingCompanies,
  selectFailedLetters,
  sumOfFiles,
} from './queries.ts';

const shownDays = 30;
const mostFailures = 100;

/** What waits, what grew, and whether the machinery is well. */
export async function readAdminDashboard(context: Context<AdminActor>): Promise<AdminFigures> {
  const { db, clock, storage } = context;
  const now = clock.now();
  const waiting = await countWaitingCompanies(db);
  const today = calendarDate(now, defaultTimeZone);
  const range = { since: new Date(now.getTime() - (shownDays + 1) * 86_400_000), zone: defaultTimeZone };
  const companies = await countCompaniesByDay(db, range);
  const openings = await readCountsByDay(db, 'openings by quarter', range);
  const applications = await readCountsByDay(db, 'applications by quarter', range);
  const state = await readStorageState(context);
  const days = Array.from({ length: shownDays }, (_, place) => addDays(today, place - shownDays + 1));
  return {
    waiting: { companies: waiting.companies, since: waiting.since?.toISOString() ?? null },
    messages: await countOpenMessages(db),
    days: days.map((day) => ({
      day,
      companies: companies.get(day) ?? 0,
      openings: openings.get(day) ?? 0,
      applications: applications.get(day) ?? 0,
    })),
    letters: await countLetters(db),
    dead_tasks: (await deadTasks(context)).length,
    set_aside: await countSetAside(db),
    storage: {
      used: await sumOfFiles(db),
      free: await storage.free(),
      is_ours: state.isOurs,
      set_aside: {
        files: state.aside.files,
        bytes: state.aside.bytes,
        goes_from: state.aside.goesFrom?.toISOString() ?? null,
      },
    },
  };
}

/** Applications of the whole platform by day, for the dashboard that companies have, too. */
export const countSiteApplications: SiteApplicationsContributor = ({ db }, question) =>
  readCountsByDay(db, 'applications by quarter', question);

/** Letters and tasks that failed for good, and what was set aside of a list, latest first. */
export async function listFailures(context: Context<AdminActor>): Promise<Failure[]> {
  const letters = await selectFailedLetters(context.db, mostFailures);
  const failures = [
    ...letters.map(({ id, kind, lastError, createdAt }) => ({
      ...{ id, kind: 'letter' as const, name: kind, reason: lastError ?? '' },
      failed_at: createdAt.toISOString(),
    })),
    ...(await deadTasks(context)).map(({ id, task, reason, failedAt }) => ({
      ...{ id, kind: 'task' as const, name: task, reason },
      failed_at: failedAt.toISOString(),
    })),
    ...(await selectAllSetAside(context.db, mostFailures)).map(({ id, task, item, reason, failedAt }) => ({
      ...{ id, kind: 'item' as const, name: task, reason: `${item}: ${reason}` },
      failed_at: failedAt.toISOString(),
    })),
  ];
  return failures.sort((a, b) => b.failed_at.localeCompare(a.failed_at)).slice(0, mostFailures);
}

/** Tries one of them again: a letter keeps its text, a task its payload, an item its place in the list. */
export async function retryFailure(context: Context<AdminActor>, id: string): Promise<void> {
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  if (await retryLetter(context, id)) return;
  if (await retrySetAside(context, id)) return;
  if (!(await context.tasks.retryDead(context.db, id))) throw new Refusal('NOT_FOUND');
}

async function retrySetAside({ db, clock, tasks }: Context, id: string): Promise<boolean> {
  const hurried = await hurrySetAside(db, id, clock.now());
  if (!hurried) return false;
  await tasks.enqueue(db, { name: hurried.task, payload: walkPayload }, { isRetry: true });
  return true;
}

/** A letter that failed is shown as a letter, not as its task. */
async function deadTasks({ tasks }: Context) {
  return (await tasks.deadLetters(mostFailures)).filter(({ task }) => task !== deliverLetter.name);
}
