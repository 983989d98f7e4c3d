import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { matching, type Reader } from '#server/modules/applications/list/matching.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applicationExports, type Exported } from './table.ts';

export type ExportRecord = typeof applicationExports.$inferSelect;
export type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number];

function exported(reader: Reader, { filters, ids }: Exported) {
  return and(matching(reader, filters), ids ? inArray(applications.id, ids) : undefined);
}

export async function countExported(db: Database, reader: Reader, what: Exported): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .where(exported(reader, what));
  return row?.total ?? 0;
}

/** The next rows after one, newest first: a page is found by what stands before it, however far. */
export function selectExported(
  db: Database,
  reader: Reader,
  what: Exported,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
) {
  return db
    .select({
      id: applications.id,
      createdAt: applications.createdAt,
      /** Exact, to go on after it. */
      at: sql<string>`${applications.createdAt}::text`,
      updatedAt: applications.updatedAt,
      status: applications.status,
      source: applications.source,
      isKnockedOut: applications.isKnockedOut,
      averageRating: applications.averageRating,
      fitMet: applications.fitMet,
      fitTotal: applications.fitTotal,
      coverLetter: applications.coverLetter,
      answers: applications.answers,
      movedFromTitle: applications.movedFromTitle,
      hire: applications.hire,
      candidateId: applications.candidateId,
      title: jobOpenings.title,
      blindReview: jobOpenings.blindReview,
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      nameAr: accounts.nameAr,
      email: sql<string | null>`coalesce(${accounts.email}, ${additions.email})`,
      addedPhone: sql<string>`coalesce(${additions.dialCode} || ' ' || nullif(${additions.phone}, ''), '')`,
      profile: {
        dialCode: candidates.dialCode,
        plainPhone: candidates.plainPhone,
        sealedPhone: candidates.sealedPhone,
        nationality: candidates.nationality,
        residenceCountry: candidates.residenceCountry,
        currentPosition: candidates.currentPosition,
        currentCompany: candidates.currentCompany,
        totalExperience: candidates.totalExperience,
        expectedSalary: candidates.expectedSalary,
        skills: candidates.professionalSkills,
        languages: candidates.languages,
      },
      cv: { id: files.id, storageKey: files.storageKey, label: files.label },
      /** Set of a CV that is not checked yet, or proved broken. */
      cvReading: sql<string | null>`${files.facts} ->> 'reading'`,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .leftJoin(files, eq(files.id, applications.cvFileId))
    .where(
      and(
        exported(reader, what),
        after &&
          sql`(${applications.createdAt}, ${applications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}

/** The screening questions that were answered in what is exported: each is a column of its own. */
export async function selectQuestionTitles(db: Database, reader: Reader, what: Exported): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select answer ->> 'title' as title
    from ${applications}, jsonb_array_elements(${applications.answers}) answer
    where ${exported(reader, what)} and answer ->> 'title' <> ''
    group by 1 order by count(*) desc, 1 limit 200`);
  return rows.map(({ title }) => title);
}

export async function insertExport(
  db: Database,
  row: typeof applicationExports.$inferInsert,
): Promise<ExportRecord> {
  const [written] = await db.insert(applicationExports).values(row).returning();
  if (!written) throw new Error('The export was not written');
  return written;
}

export async function findExport(db: Database, id: string): Promise<ExportRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applicationExports).where(eq(applicationExports.id, id));
  return row;
}

/** Changes an export that is still on its way; answers whether it was. */
export async function advanceExport(
  db: Database,
  id: string,
  set: Partial<typeof applicationExports.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(applicationExports)
    .set(set)
    .where(and(eq(applicationExports.id, id), inArray(applicationExports.state, ['waiting', 'running'])))
    .returning({ id: applicationExports.id });
  return rows.length > 0;
}

/** A company's latest exports with who asked for them. */
export function selectExports(db: Database, companyId: string, limit: number) {
  return db
    .select({ export: applicationExports, createdBy: accounts.name, createdByAr: accounts.nameAr })
    .from(applicationExports)
    .leftJoin(accounts, eq(accounts.id, applicationExports.createdBy))
    .where(eq(applicationExports.companyId, companyId))
    .orderBy(sql`${applicationExports.createdAt} desc nulls first`, desc(applicationExports.id))
    .limit(limit);
}

/** The export whose file it is. */
export async function findExportOfFile(db: Database, fileId: string): Promise<ExportRecord | undefined> {
  const [row] = await db.select().from(applicationExports).where(eq(applicationExports.fileId, fileId));
  return row;
}

/** Lets go of the files of exports that ended before then; answers them. */
export async function dropOldFiles(db: Database, before: Date): Promise<string[]> {
  const old = and(lt(applicationExports.createdAt, before), eq(applicationExports.state, 'ready'));
  const found = await db
    .select({ id: applicationExports.id, fileId: applicationExports.fileId })
    .from(applicationExports)
    .where(old)
    .limit(500)
    .for('update');
  if (found.length === 0) return [];
  await db
    .update(applicationExports)
    .set({ state: 'gone', fileId: null })
    .where(
      inArray(
        applicationExports.id,
        found.map(({ id }) => id),
      ),
    );
  return found.flatMap(({ fileId }) => fileId ?? []);
}

/** Exports whose process ended without a word are over. */
export async function failStuck(db: Database, before: Date): Promise<void> {
  await db
    .update(applicationExports)
    .set({ state: 'failed' })
    .where(
      and(
        lt(applicationExports.createdAt, before),
        inArray(applicationExports.state, ['waiting', 'running']),
      ),
    );
}
