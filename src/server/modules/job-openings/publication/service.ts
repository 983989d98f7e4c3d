import { isActive } from '#domain/job-openings/job-openings.ts';
import { monthlySalary } from '#domain/job-openings/monthly-salary.ts';
import { calendarDate } from '#domain/time.ts';
import { presentCard } from '#server/modules/job-openings/public/card.ts';
import type { Context } from '#server/platform/context.ts';
import {
  deleteExpiredRows,
  deleteNarrowRows,
  ensureTitles,
  keyOfTitle,
  lockPublication,
  type PublishableOpening,
  selectPublishable,
  selectPublishedIds,
  upsertNarrowRows,
} from './queries.ts';

/** What the narrow row of an opening without due date says. */
const noExpiry = new Date('9999-12-31T00:00:00Z');

/** Writes or removes what the public search shows of an opening, in the transaction of its change. */
export function refreshPublicOpening(context: Context, openingId: string): Promise<void> {
  return refreshPublicOpenings(context, [openingId]);
}

/** The same for every opening of a company, when its approval, name, logo or zone changed. */
export async function refreshPublicOpeningsOfCompany(context: Context, companyId: string): Promise<void> {
  await context.inTransaction(async (inner) => {
    await lockPublication(inner.db);
    await refreshLocked(inner, await selectPublishedIds(inner.db, companyId));
  });
}

/** The same for many openings; it joins the transaction that is open. */
export async function refreshPublicOpenings(context: Context, ids: readonly string[]): Promise<void> {
  await context.inTransaction(async (inner) => {
    await lockPublication(inner.db);
    await refreshLocked(inner, ids);
  });
}

/** Removes the rows of openings whose due date is over; answers the ids. Reads hide them from the first moment. */
export async function removeExpiredOpenings(context: Context): Promise<string[]> {
  return context.inTransaction(async (inner) => {
    await lockPublication(inner.db);
    return deleteExpiredRows(inner.db, inner.clock.now(), 2000);
  });
}

const chunkSize = 2000;

async function refreshLocked(context: Context, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += chunkSize) {
    await refreshChunk(context, ids.slice(start, start + chunkSize));
  }
}

async function refreshChunk({ db, clock }: Context, ids: readonly string[]): Promise<void> {
  const now = clock.now();
  const openings = await selectPublishable(db, ids, noExpiry);
  const active = openings.filter((opening) => isPublic(opening, now));
  const kept = new Set(active.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await deleteNarrowRows(db, gone);
  if (active.length === 0) return;
  const titles = await ensureTitles(db, active);
  await upsertNarrowRows(
    db,
    active.map((opening) => narrowRow(opening, titles, now)),
    { shown: active.filter(({ hideCompanyName }) => !hideCompanyName), now },
  );
}

function isPublic(opening: PublishableOpening, now: Date): boolean {
  const state = { status: opening.status, due_date: opening.dueDate };
  return isActive(state, calendarDate(now, opening.timeZone), opening.isApproved);
}

function narrowRow(opening: PublishableOpening, titles: Map<string, number>, now: Date) {
  const titleId = titles.get(keyOfTitle(opening));
  if (titleId === undefined) throw new Error(`The title of opening ${opening.id} was not written`);
  const publishedAt = opening.firstPublishedAt ?? now;
  return {
    id: opening.id,
    companyId: opening.hideCompanyName ? null : opening.companyId,
    titleId,
    country: opening.country,
    city: opening.city,
    employmentType: opening.employmentType,
    experienceLevel: opening.experienceLevel,
    ...payOf(opening),
    isRemote: opening.remote,
    expiresAt: opening.expiresAt,
    publishedAt,
    card: JSON.stringify(presentCard({ ...opening, publishedAt })),
  };
}

/** What it says of its pay, to be compared with what others say in the same currency. */
function payOf({ publishSalary, salaryStart, salaryEnd, salaryType, currency }: PublishableOpening) {
  if (!publishSalary || salaryStart === null || salaryEnd === null)
    return { isPaid: false, monthlySalary: null, payCurrency: null };
  return { isPaid: true, monthlySalary: monthlySalary(salaryEnd, salaryType), payCurrency: currency };
}
