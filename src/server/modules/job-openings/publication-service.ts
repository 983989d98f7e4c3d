import { foldText } from '#domain/folding.ts';
import { monthlySalaryInRiyals } from '#domain/job-openings/monthly-salary.ts';
import { isActive, type SalaryType } from '#domain/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { presentCard } from './card.ts';
import {
  deleteExpiredRows,
  deleteNarrowRows,
  ensureTitles,
  lockPublication,
  markFirstPublication,
  type PublishableOpening,
  selectPublishable,
  selectPublishedIds,
  upsertNarrowRows,
} from './publication-queries.ts';

/** What the narrow row of an opening without due date says. */
export const noExpiry = new Date('9999-12-31T00:00:00Z');

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
  await deleteNarrowRows(
    db,
    ids.filter((id) => !kept.has(id)),
  );
  if (active.length === 0) return;
  const titles = await ensureTitles(
    db,
    active.map(({ title }) => title),
  );
  await markFirstPublication(
    db,
    active.filter(({ firstPublishedAt }) => !firstPublishedAt).map(({ id }) => id),
    now,
  );
  await upsertNarrowRows(
    db,
    active.map((opening) => narrowRow(opening, titles, now)),
  );
}

function isPublic(opening: PublishableOpening, now: Date): boolean {
  const state = { status: opening.status, due_date: opening.dueDate };
  return isActive(state, calendarDate(now, opening.timeZone), opening.isApproved);
}

function narrowRow(opening: PublishableOpening, titles: Map<string, number>, now: Date) {
  const titleId = titles.get(foldText(opening.title));
  if (titleId === undefined) throw new Error(`The title of opening ${opening.id} was not written`);
  const publishedAt = opening.firstPublishedAt ?? now;
  const { salaryEnd, salaryType, currency } = opening;
  return {
    id: opening.id,
    companyId: opening.hideCompanyName ? null : opening.companyId,
    titleId,
    country: opening.country,
    city: opening.city,
    employmentType: opening.employmentType,
    experienceLevel: opening.experienceLevel,
    monthlySalary:
      opening.publishSalary && salaryEnd !== null
        ? (monthlySalaryInRiyals(salaryEnd, salaryType as SalaryType, currency) ?? null)
        : null,
    isRemote: opening.isRemote,
    expiresAt: opening.expiresAt,
    publishedAt,
    card: JSON.stringify(presentCard({ ...opening, publishedAt })),
  };
}
