import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { applicationNotes, applicationRatings } from '#server/modules/applications/assessment/table.ts';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { isMarked } from '#server/modules/applications/marks/queries.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { additions, declinedAdditions } from './table.ts';

interface Pair {
  openingId: string;
  email: string;
}

/** Which of these people the company knows to have applied, and who has not answered yet: `opening address`. */
export async function selectKnown(db: Database, pairs: readonly Pair[]) {
  const openingIds = [...new Set(pairs.map(({ openingId }) => openingId))];
  const emails = [...new Set(pairs.map(({ email }) => email))];
  const said = await db
    .select({
      openingId: applications.openingId,
      movedFromId: applications.movedFromId,
      email: accounts.email,
    })
    .from(accounts)
    .innerJoin(applications, eq(applications.candidateId, accounts.id))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        inArray(accounts.email, emails),
        sql`(${inArray(applications.openingId, openingIds)} or ${inArray(applications.movedFromId, openingIds)})`,
        isNamed,
      ),
    );
  const asked = await db
    .select({ openingId: additions.openingId, email: additions.email })
    .from(additions)
    .where(and(inArray(additions.openingId, openingIds), inArray(additions.email, emails)));
  return {
    applied: new Set(
      said.flatMap(({ openingId, movedFromId, email }) => [
        `${openingId} ${email}`,
        `${movedFromId} ${email}`,
      ]),
    ),
    waiting: new Set(asked.map(({ openingId, email }) => `${openingId} ${email}`)),
  };
}

/** Who of them has said no to the company since then. */
export async function selectDeclined(
  db: Database,
  { companyId, since, hashes }: { companyId: string; since: Date; hashes: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .select({ emailHash: declinedAdditions.emailHash })
    .from(declinedAdditions)
    .where(
      and(
        eq(declinedAdditions.companyId, companyId),
        inArray(declinedAdditions.emailHash, [...hashes]),
        gt(declinedAdditions.declinedAt, since),
      ),
    );
  return new Set(rows.map(({ emailHash }) => emailHash));
}

export async function insertApplications(
  db: Database,
  rows: (typeof applications.$inferInsert)[],
): Promise<void> {
  await db.insert(applications).values(rows);
}

/** The applications whose people were written down: of two that add the same person at once, one is. */
export async function insertAdditions(
  db: Database,
  rows: (typeof additions.$inferInsert)[],
): Promise<Set<string>> {
  const written = await db
    .insert(additions)
    .values(rows)
    .onConflictDoNothing({ target: [additions.openingId, additions.email] })
    .returning({ id: additions.applicationId });
  return new Set(written.map(({ id }) => id));
}

export async function removeApplications(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(applications).where(inArray(applications.id, ids));
}

/** The first line of their history, with notes and rating in the name of the member who imports. */
export async function insertBeside(
  db: Database,
  made: readonly { id: string; status: string; notes: string[]; rating: number | null }[],
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  if (made.length === 0) return;
  await db.insert(applicationEvents).values(
    made.map(({ id, status }) => ({
      ...{ applicationId: id, kind: 'added', actorId: accountId, createdAt: now },
      facts: { to: status },
    })),
  );
  const notes = made.flatMap(({ id, notes: texts }) =>
    // Lists show the latest first: the beginning of a long note is the latest.
    texts.map((text, place) => ({
      ...{ applicationId: id, authorId: accountId, text },
      createdAt: new Date(now.getTime() - place),
    })),
  );
  if (notes.length > 0) await db.insert(applicationNotes).values(notes);
  const ratings = made.flatMap(({ id, rating }) =>
    rating ? [{ applicationId: id, accountId, overall: rating, rating, updatedAt: now }] : [],
  );
  if (ratings.length > 0) await db.insert(applicationRatings).values(ratings);
}

/** Of imported applications: whether their person has said yes, and whether anybody has done anything with them since. */
export function selectTouched(db: Database, companyId: string, ids: readonly string[]) {
  const added = sql`(select max(created_at) from application_events
    where application_id = ${applications.id} and kind = 'added')`;
  return db
    .select({
      id: applications.id,
      openingId: applications.openingId,
      isConfirmed: sql<boolean>`${additions.applicationId} is null`,
      isTouched: sql<boolean>`(${applications.updatedAt} > ${added} or ${isMarked}
        or ${applications.generalNote} <> ''
        or exists (select 1 from application_events event where event.application_id = ${applications.id}
          and event.kind not in ('added', 'viewed'))
        or exists (select 1 from application_notes note where note.application_id = ${applications.id}
          and note.created_at > ${added})
        or exists (select 1 from application_ratings rating where rating.application_id = ${applications.id}
          and rating.updated_at > ${added}))`,
    })
    .from(applications)
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .where(and(eq(applications.companyId, companyId), inArray(applications.id, [...ids])))
    .for('update', { of: applications });
}
