import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type ImportRowState, importStagesMaximum } from '#domain/imports/imports.ts';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { applications } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { removeRows, takeFilesBack } from './named-files-queries.ts';
import { importRows } from './table.ts';

export type ImportRow = typeof importRows.$inferSelect;

/** Rows as they stand in the file, in one statement a thousand. */
export async function insertRows(db: Database, rows: (typeof importRows.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000)
    await db.insert(importRows).values(rows.slice(at, at + 1000));
}

/** The next rows in a state, by their numbers. */
export function selectRows(
  db: Database,
  importId: string,
  { state, limit }: { state?: ImportRowState; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), state ? eq(importRows.state, state) : undefined))
    .orderBy(asc(importRows.number))
    .limit(limit);
}

/** Rows in a state, page by page, with whose application came of them as far as the company knows that. */
export function selectShownRows(
  db: Database,
  importId: string,
  state: ImportRowState,
  { offset, limit }: { offset: number; limit: number },
) {
  // Of those to be imported, what there is something to say of stands first.
  const first = state === 'ready' ? [sql`${importRows.hints} = '{}'`] : [];
  return db
    .select({
      row: importRows,
      name: sql<string | null>`case when ${isNamed} then coalesce(${accounts.name}, ${additions.name}) end`,
    })
    .from(importRows)
    .leftJoin(applications, eq(applications.id, importRows.applicationId))
    .leftJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, importRows.applicationId))
    .where(inState(importId, state))
    .orderBy(...first, asc(importRows.number))
    .offset(offset)
    .limit(limit);
}

/** Of those to be imported only what is worth a second look is shown, but all that a machine has read. */
function inState(importId: string, state: ImportRowState) {
  return and(
    eq(importRows.importId, importId),
    eq(importRows.state, state),
    state === 'ready' ? sql`(${importRows.hints} <> '{}' or ${importRows.fileId} is not null)` : undefined,
  );
}

export async function countShownRows(db: Database, importId: string, state: ImportRowState): Promise<number> {
  return Number(await db.$count(importRows, inState(importId, state)));
}

/** Everything is to be read anew by another mapping; whose row it is stays known meanwhile. */
export async function resetRows(db: Database, importId: string): Promise<void> {
  await takeFilesBack(db, importId);
  await db
    .update(importRows)
    .set({
      state: 'read',
      reason: null,
      value: '',
      hints: [],
      identity: null,
      likeness: [],
      opening: '',
    })
    .where(and(eq(importRows.importId, importId), ne(importRows.state, 'imported')));
}

/** What was read from the CVs of rows that waited for it; answers the numbers of those that still did. */
export async function keepReadRows(
  db: Database,
  importId: string,
  read: readonly Pick<ImportRow, 'number' | 'cells' | 'email' | 'fileId' | 'problem'>[],
): Promise<Set<number>> {
  const { rows } = await db.execute<{ number: number }>(sql`
    update import_rows set state = 'read', email = found.email, problem = found.problem, file_id = found."fileId",
      cells = array(select jsonb_array_elements_text(found.cells))
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      as found (number integer, cells jsonb, email text, problem text, "fileId" uuid)
    where import_rows.import_id = ${importId} and import_rows.number = found.number and state = 'unread'
    returning import_rows.number`);
  return new Set(rows.map(({ number }) => number));
}

/** The archive is gone: what was not read from it is not read any more. */
export async function giveUpUnread(db: Database, importId: string): Promise<void> {
  await db
    .update(importRows)
    .set({ state: 'read', problem: 'cv_unread' })
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'unread')));
}

type RowFinding = Pick<
  ImportRow,
  'number' | 'state' | 'reason' | 'value' | 'hints' | 'identity' | 'email' | 'likeness' | 'opening'
>;

/** Writes down what many rows were found to be, in one statement. */
export async function updateRows(
  db: Database,
  importId: string,
  found: readonly RowFinding[],
): Promise<void> {
  await db.execute(sql`
    update import_rows set state = found.state, reason = found.reason, value = found.value, identity = found.identity,
      email = coalesce(nullif(found.email, ''), import_rows.email), opening = found.opening,
      hints = array(select jsonb_array_elements_text(found.hints)),
      likeness = array(select jsonb_array_elements_text(found.likeness))
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (number integer, state text, reason text,
      value text, hints jsonb, identity text, email text, likeness jsonb, opening text)
    where import_rows.import_id = ${importId} and import_rows.number = found.number`);
}

/** What became of rows that ran: of those that are applications now nothing of the person stays here. */
export async function settleRows(
  db: Database,
  importId: string,
  settled: readonly {
    number: number;
    state: ImportRowState;
    reason: string | null;
    applicationId: string | null;
  }[],
): Promise<void> {
  const rows = settled.map(({ applicationId: application, ...row }) => ({ ...row, application }));
  await db.execute(sql`
    update import_rows set state = settled.state, reason = settled.reason, application_id = settled.application,
      cells = case when settled.application is null then cells else '{}' end,
      email = case when settled.application is null then email else '' end,
      likeness = case when settled.application is null then likeness else '{}' end,
      file_id = case when settled.application is null then file_id end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as settled (number integer, state text, reason text, application uuid)
    where import_rows.import_id = ${importId} and import_rows.number = settled.number`);
}

/** Which of these identities an earlier row of the file has, or an application that another import made. */
export async function selectTaken(
  db: Database,
  {
    importId,
    companyId,
    before,
    identities,
  }: { importId: string; companyId: string; before: number; identities: string[] },
) {
  const ids = sql.param(identities);
  const { rows } = await db.execute<{ identity: string; isImported: boolean }>(sql`
    select identity, false as "isImported" from import_rows
    where company_id = ${companyId} and import_id = ${importId} and identity = any(${ids}::text[]) and number < ${before}
    union select identity, true from import_rows
    where company_id = ${companyId} and identity = any(${ids}::text[]) and application_id is not null`);
  return {
    inFile: new Set(rows.filter(({ isImported }) => !isImported).map(({ identity }) => identity)),
    imported: new Set(rows.filter(({ isImported }) => isImported).map(({ identity }) => identity)),
  };
}

/** Who stands in earlier rows of the file that are to be imported, and for which opening. */
export async function selectPairs(db: Database, importId: string, before: number, emails: string[]) {
  const { rows } = await db.execute<{ email: string; opening: string }>(sql`
    select email, opening from import_rows where import_id = ${importId} and number < ${before} and state = 'ready'
      and email <> '' and email = any(${sql.param(emails)}::text[])`);
  return rows;
}

/** Which likenesses the rows of a file before one have. */
export async function selectLike(db: Database, importId: string, before: number, likeness: string[]) {
  const { rows } = await db.execute<{ like: string }>(sql`
    select distinct unnest(likeness) as like from import_rows
    where import_id = ${importId} and number < ${before} and likeness && ${sql.param(likeness)}::text[]`);
  return new Set(rows.map(({ like }) => like));
}

/** What stands in a column, the most frequent first. */
export async function selectValues(
  db: Database,
  importId: string,
  column: number,
  limit = importStagesMaximum,
) {
  const { rows } = await db.execute<{ value: string; rows: number }>(sql`
    select cells[${column + 1}] as value, count(*)::int as rows from import_rows
    where import_id = ${importId} and cells[${column + 1}] <> '' group by 1 order by 2 desc, 1 limit ${limit}`);
  return rows;
}

/** Titles that rows name and no opening of the company bears. */
export async function countNewTitles(db: Database, importId: string, companyId: string): Promise<number> {
  const { rows } = await db.execute<{ titles: number }>(sql`
    select count(distinct lower(trim(opening)))::int as titles from import_rows
    where import_id = ${importId} and state = 'ready' and opening <> '' and not exists (
      select 1 from job_openings where company_id = ${companyId} and lower(trim(title)) = lower(trim(import_rows.opening)))`);
  return rows[0]?.titles ?? 0;
}

/** Those whose applications stay although the import was undone. */
export async function keepRows(
  db: Database,
  importId: string,
  applicationIds: readonly string[],
): Promise<void> {
  await db
    .update(importRows)
    .set({ state: 'kept' })
    .where(and(eq(importRows.importId, importId), inArray(importRows.applicationId, [...applicationIds])));
}

/** They may go after all. */
export async function releaseKept(db: Database, importId: string): Promise<void> {
  await db
    .update(importRows)
    .set({ state: 'imported' })
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'kept')));
}

/** What the files of a company say of somebody goes; answers the CVs that it named. */
export async function removeRowsOf(
  db: Database,
  { companyId, email }: { companyId: string; email: string },
): Promise<string[]> {
  return removeRows(
    db,
    and(eq(importRows.companyId, companyId), eq(importRows.email, email), ne(importRows.email, '')),
  );
}
