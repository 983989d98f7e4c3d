import { and, desc, eq, sql } from 'drizzle-orm';
import type { CvDocument } from '#domain/cvs/document.ts';
import { cvVersionsMaximum } from '#domain/cvs/kept.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cvs, cvVersions } from './table.ts';

export type Cv = typeof cvs.$inferSelect;

const row = { id: cvs.id, name: cvs.name, version: cvs.version, updatedAt: cvs.updatedAt };

/** The last one changed first; without what stands in them. */
export function selectCvs(db: Database, candidateId: string) {
  return db.select(row).from(cvs).where(eq(cvs.candidateId, candidateId)).orderBy(desc(cvs.updatedAt));
}

export async function findCv(db: Database, candidateId: string, id: string): Promise<Cv | undefined> {
  const [found] = await db.select().from(cvs).where(keyOf(candidateId, id));
  return found;
}

/** The same, held until the transaction ends. */
export async function lockCv(db: Database, candidateId: string, id: string): Promise<Cv | undefined> {
  const [found] = await db.select().from(cvs).where(keyOf(candidateId, id)).for('update');
  return found;
}

/** The version of the profile, which is held until the transaction ends. */
export async function holdProfile(db: Database, candidateId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ version: candidates.version })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId))
    .for('update');
  return found?.version;
}

export function countCvs(db: Database, candidateId: string): Promise<number> {
  return db.$count(cvs, eq(cvs.candidateId, candidateId));
}

export async function insertCv(db: Database, values: typeof cvs.$inferInsert): Promise<Cv> {
  const [made] = await db.insert(cvs).values(values).returning();
  if (!made) throw new Error('The CV was not written');
  return made;
}

export async function updateDocument(
  db: Database,
  cv: Pick<Cv, 'id'>,
  change: { document: CvDocument; profileVersion: number; updatedAt: Date },
): Promise<Cv> {
  const [changed] = await db
    .update(cvs)
    .set({ ...change, version: sql`${cvs.version} + 1` })
    .where(eq(cvs.id, cv.id))
    .returning();
  if (!changed) throw new Error('The CV was not written');
  return changed;
}

export async function renameRow(
  db: Database,
  candidateId: string,
  id: string,
  name: string,
): Promise<Pick<Cv, keyof typeof row> | undefined> {
  const [changed] = await db.update(cvs).set({ name }).where(keyOf(candidateId, id)).returning(row);
  return changed;
}

export async function deleteCv(db: Database, candidateId: string, id: string): Promise<boolean> {
  const gone = await db.delete(cvs).where(keyOf(candidateId, id)).returning({ id: cvs.id });
  return gone.length > 0;
}

export function selectVersions(db: Database, cvId: string) {
  return db
    .select({ id: cvVersions.id, savedAt: cvVersions.savedAt, document: cvVersions.document })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId))
    .orderBy(desc(cvVersions.savedAt))
    .limit(cvVersionsMaximum);
}

export async function findVersion(db: Database, cvId: string, id: string) {
  const [found] = await db
    .select({ document: cvVersions.document })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.id, id)));
  return found;
}

/** When the newest version was saved. */
export async function newestVersionOf(db: Database, cvId: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ savedAt: cvVersions.savedAt })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId))
    .orderBy(desc(cvVersions.savedAt))
    .limit(1);
  return found?.savedAt;
}

/** Keeps a version and lets the oldest past the bound go. */
export async function insertVersion(db: Database, values: typeof cvVersions.$inferInsert): Promise<void> {
  await db.insert(cvVersions).values(values);
  await db.execute(sql`
    delete from cv_versions where id in (
      select id from cv_versions where cv_id = ${values.cvId}
      order by saved_at desc offset ${cvVersionsMaximum})`);
}

function keyOf(candidateId: string, id: string) {
  return and(eq(cvs.id, id), eq(cvs.candidateId, candidateId));
}
