import { Readable } from 'node:stream';
import type { ApplicationExport } from '#contract/application-exports.ts';
import {
  type ExportKind,
  exportedAtOnce,
  exportKeptDays,
  exportMaximum,
  isExportOpen,
} from '#domain/applications/export.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import { readerOf } from '#server/modules/applications/list/matching.ts';
import { writeExportTask } from '#server/modules/applications/task-names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findMembership, getCompany } from '#server/modules/companies/service.ts';
import { filePath, releaseFile, storeMade } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { authorize, permits } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { sendExportReady } from './mail.ts';
import {
  advanceExport,
  countExported,
  dropOldFiles,
  type ExportRecord,
  failStuck,
  findExport,
  insertExport,
  selectExports,
} from './queries.ts';
import type { Exported } from './table.ts';
import { writeCvs, writeTable } from './write.ts';

const exportsShown = 10;

/** Thrown in the midst of writing, once somebody cancelled. */
class Cancelled extends Error {}

/** Begins an export and writes it down in the activity log; a small one is ready when the call answers. */
export async function startExport(
  context: Context<CompanyActor>,
  input: { kind: ExportKind; filters: ApplicationFilters; ids?: string[] },
): Promise<ApplicationExport> {
  const { companyId, accountId, name } = context.actor;
  const { page: _page, show: _show, sort: _sort, ...filters } = input.filters;
  const what: Exported = { filters, ids: input.ids };
  const total = await countExported(context.db, readerOf(context.actor), what);
  if (total === 0) throw refuseField('kind', 'validation_export_empty');
  if (total > exportMaximum)
    throw refuseField('kind', 'validation_export_maximum', { number: exportMaximum });
  const begun = await context.inTransaction(async (inner) => {
    const row = await insertExport(inner.db, {
      companyId,
      createdBy: accountId,
      kind: input.kind,
      locale: inner.locale,
      what,
      total,
      createdAt: inner.clock.now(),
    });
    await recordActivity(inner, {
      companyId,
      kind: input.kind === 'csv' ? 'application.exported' : 'application.cvs_exported',
      subject: String(total),
      subjectId: row.id,
      facts: { rows: total },
    });
    if (total > exportedAtOnce[input.kind])
      await inner.tasks.enqueue(inner.db, writeExportTask, { exportId: row.id });
    return row;
  });
  if (total <= exportedAtOnce[input.kind]) await writeExport(context, begun);
  return present((await findExport(context.db, begun.id)) ?? begun, name);
}

/** Writes the file of an export outside any transaction, in bounded memory; who cancels meanwhile keeps nothing of it. */
async function writeExport(context: Context<CompanyActor>, row: ExportRecord): Promise<void> {
  const company = await getCompany(context, row.companyId);
  const onProgress = async (done: number) => {
    if (!(await advanceExport(context.db, row.id, { done }))) throw new Cancelled();
  };
  const { locale, what } = row;
  const writing = { what, reader: readerOf(context.actor), locale, timezone: company.timezone, onProgress };
  if (!(await advanceExport(context.db, row.id, { state: 'running' }))) return;
  const day = row.createdAt.toISOString().slice(0, 10);
  const isTable = row.kind === 'csv';
  try {
    const content = isTable ? writeTable(context, writing) : writeCvs(context, writing);
    const file = await storeMade(
      context,
      {
        kind: 'export',
        contentType: isTable ? 'text/csv; charset=utf-8' : 'application/zip',
        extension: isTable ? 'csv' : 'zip',
        label: isTable ? `applications-${day}.csv` : `cvs-${day}.zip`,
      },
      Readable.from(content),
    );
    const finishedAt = context.clock.now();
    const isWanted = await advanceExport(context.db, row.id, {
      state: 'ready',
      fileId: file.id,
      done: row.total,
      finishedAt,
    });
    if (!isWanted) await releaseFile(context, file.id);
  } catch (error) {
    if (error instanceof Cancelled) return;
    await advanceExport(context.db, row.id, { state: 'failed' });
    throw error;
  }
}

/** A large export, in the name of the member who asked for it: who left the company meanwhile gets none. */
export async function writeLargeExport(context: Context, exportId: string): Promise<void> {
  const row = await findExport(context.db, exportId);
  if (!row || !isExportOpen(row.state) || !row.createdBy) return;
  const membership = await findMembership(context.db, row.createdBy);
  const actor = membership && memberInName(row.createdBy, membership);
  if (!actor || actor.companyId !== row.companyId || !permits('approved-recruiter', actor)) {
    await advanceExport(context.db, row.id, { state: 'failed' });
    return;
  }
  await writeExport({ ...context, actor } as Context<CompanyActor>, row);
  const written = await findExport(context.db, row.id);
  if (written?.state === 'ready') await context.inTransaction((inner) => sendExportReady(inner, written));
}

/** Whoever sees named openings alone by now exports nothing. */
function memberInName(
  accountId: string,
  { memberRole, ...membership }: NonNullable<Awaited<ReturnType<typeof findMembership>>>,
): CompanyActor | undefined {
  if (isHiringRole(memberRole)) return undefined;
  const unsigned = { sessionId: '', email: '', name: '', nameAr: '', isEmailVerified: true };
  return { role: 'company', accountId, ...unsigned, memberRole, ...membership };
}

/** The company's latest exports. */
export async function listExports(context: Context<CompanyActor>) {
  const { actor } = context;
  const rows = await selectExports(context.db, actor.companyId, exportsShown);
  return {
    data: rows.map((row) =>
      present(row.export, personNameIn(context.locale, row.createdBy, row.createdByAr) || null),
    ),
    abilities: { export: hasFeature(actor, 'export') },
  };
}

/** Stops an export that is on its way; of one that is over it answers 409. */
export async function cancelExport(context: Context<CompanyActor>, id: string): Promise<void> {
  const { companyId } = context.actor;
  const row = authorize(await findExport(context.db, id), (found) => found.companyId === companyId);
  if (!(await advanceExport(context.db, row.id, { state: 'cancelled' }))) throw new Refusal('CONFLICT');
}

/** Files are kept for seven days; what never ended is over after one. */
export async function sweepExports(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  await failStuck(context.db, new Date(now - dayMs));
  const files = await dropOldFiles(context.db, new Date(now - exportKeptDays * dayMs));
  for (const id of files) await releaseFile(context, id);
}

function present(row: ExportRecord, createdBy: string | null): ApplicationExport {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    created_at: row.createdAt.toISOString(),
    created_by: createdBy,
    path: row.state === 'ready' ? filePath(row.fileId) : null,
    expires_at: new Date(row.createdAt.getTime() + exportKeptDays * dayMs).toISOString(),
  };
}
