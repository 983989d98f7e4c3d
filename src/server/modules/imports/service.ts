import type { ImportDetails, ImportSummary, ShownImportRow } from '#contract/imports.ts';
import { orderOf } from '#domain/imports/dates.ts';
import { guessColumns, guessPreset } from '#domain/imports/headers.ts';
import {
  fileHints,
  type ImportField,
  type ImportRowState,
  importRowsShown,
  importsWaitingMaximum,
} from '#domain/imports/imports.ts';
import { addressIn } from '#domain/imports/rows.ts';
import { guessStatus } from '#domain/imports/stages.ts';
import { defaultDialCode } from '#domain/phones.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { ReceivedSheet } from '#server/modules/files/sheet-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import { authorize, permits, refusalBeforeApproval } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { csvFile } from '#server/platform/csv.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';
import { abilitiesOf } from './abilities.ts';
import { fileOfCells } from './cv-cells.ts';
import { countRefusedFiles, countWithoutFile } from './named-files-queries.ts';
import {
  countWaiting,
  findImport,
  findSameFile,
  type ImportRecord,
  insertImport,
  selectImports,
} from './queries.ts';
import {
  countNewTitles,
  countShownRows,
  type ImportRow,
  insertRows,
  selectRows,
  selectShownRows,
  selectValues,
} from './row-queries.ts';

const importsShown = 20;
const samplesShown = 3;
/** Distinct dates of a column that its order is read from. */
const datesLookedAt = 2000;

/** Who may not write to anybody yet may not move in either. */
export function requireApproved({ actor }: Context<OwnerActor>): void {
  if (!permits('approved-recruiter', actor)) throw new Refusal(refusalBeforeApproval(actor.approvedStatus));
}

/** A file more than may wait is not received. */
export async function requireFewWaiting({ db, actor }: Context<OwnerActor>): Promise<void> {
  if ((await countWaiting(db, actor.companyId)) < importsWaitingMaximum) return;
  throw refuseField('file', 'validation_import_waiting', { number: importsWaitingMaximum });
}

/** Keeps the rows of a file; nothing is imported before its columns are confirmed and its rows checked. */
export async function keepSheet(context: Context<OwnerActor>, sheet: ReceivedSheet): Promise<{ id: string }> {
  const { companyId, accountId } = context.actor;
  const createdAt = context.clock.now();
  const { columns, rows, label, hash } = sheet;
  const emails = guessColumns(columns).indexOf('email');
  return context.inTransaction(async (inner) => {
    const { id } = await insertImport(inner.db, {
      ...{ companyId, createdBy: accountId, label, fileHash: hash, columns, createdAt },
      ...{ preset: guessPreset(columns), total: rows.length },
    });
    await insertRows(
      inner.db,
      rows.map(([number, ...cells]) => ({
        ...{ importId: id, companyId, number, cells, createdAt },
        // Whose row it is: who is erased is found in a file that nobody has checked, too.
        email: addressIn(cells[emails] ?? ''),
      })),
    );
    await recordActivity(inner, {
      ...{ companyId, kind: 'import.uploaded', subject: label, subjectId: id, facts: { rows: rows.length } },
    });
    return { id };
  });
}

/** The import of the own company. */
export async function findOwn(context: Context<OwnerActor>, id: string, lock = false): Promise<ImportRecord> {
  return authorize(
    await findImport(context.db, id, lock),
    ({ companyId }) => companyId === context.actor.companyId,
  );
}

export async function listImports(context: Context<OwnerActor>): Promise<ImportSummary[]> {
  const rows = await selectImports(context.db, context.actor.companyId, importsShown);
  return rows.map((row) =>
    summaryOf(context, row.import, personNameIn(context.locale, row.createdBy, row.createdByAr) || null),
  );
}

/** An import with what its columns are taken for: as they were confirmed, before that as their heads tell. */
export async function readImport(context: Context<OwnerActor>, id: string): Promise<ImportDetails> {
  const { db } = context;
  const row = await findOwn(context, id);
  const { mapping } = row;
  const fields = fieldsOf(row);
  const summary = summaryOf(context, row, null);
  // What is under way, or over, is asked for every few seconds, and has no columns to change.
  const { change } = summary.abilities;
  const samples = change ? await selectRows(db, row.id, { limit: samplesShown }) : [];
  const valuesOf = (field: ImportField, limit?: number) =>
    change && fields.includes(field) ? selectValues(db, row.id, fields.indexOf(field), limit) : [];
  const dates = await valuesOf('applied_on', datesLookedAt);
  const order = orderOf(dates.map(({ value }) => value));
  const known = new Map(mapping?.stages.map(({ stage, status }) => [stage, status]));
  return {
    ...summary,
    files: row.files,
    refused_files: row.files > 0 && row.refused > 0 ? await countRefusedFiles(db, row.id) : 0,
    without_file: row.files > 0 && summary.abilities.run ? await countWithoutFile(db, row.id, fileHints) : 0,
    columns: row.columns.map((head, place) => ({
      head,
      field: fields[place] ?? null,
      samples: samples.flatMap(({ cells }) => (cells[place] ? [cells[place].slice(0, 60)] : [])),
    })),
    opening_id: mapping?.opening_id ?? null,
    stages: (await valuesOf('stage')).map(({ value, rows }) => ({
      ...{ stage: value, rows },
      status: known.get(value) ?? guessStatus(value),
    })),
    date_order: mapping?.date_order ?? (order === 'unclear' || order === 'named' ? null : order),
    is_date_unclear: order === 'unclear',
    dial_code: mapping?.dial_code ?? defaultDialCode,
    locale: mapping?.locale ?? context.locale,
    new_openings: await countNewTitles(db, row.id, row.companyId),
    same_file_at: (await findSameFile(db, row))?.toISOString() ?? null,
  };
}

/** The rows in one state, as the file tells of them. */
export async function listRows(
  context: Context<OwnerActor>,
  { id, state = 'refused', page = 1 }: { id: string; state?: ImportRowState; page?: number },
): Promise<{ total: number; data: ShownImportRow[] }> {
  const row = await findOwn(context, id);
  const rows = await selectShownRows(context.db, row.id, state, {
    offset: (page - 1) * importRowsShown,
    limit: importRowsShown,
  });
  const data = rows.map(({ row: one, name }) => ({
    ...{ number: one.number, reason: one.reason, value: one.value, hints: one.hints },
    is_beside_table: one.filePlace !== null,
    application_id: one.applicationId,
    file: fileOf(row, one),
    name: name ?? writtenName(row, one.cells),
    email: one.email || cellOf(row, one.cells, 'email'),
  }));
  return { total: await countShownRows(context.db, row.id, state), data };
}

/** What was refused as a table: the line, the reason, then the cells as they came, to be mended and sent again. */
export async function refusedTable(context: Context<OwnerActor>, id: string): Promise<File> {
  const { locale } = context;
  const row = await findOwn(context, id);
  const rows = await selectRows(context.db, row.id, { state: 'refused', limit: row.total });
  const text = (key: string) => translate(key, {}, locale);
  return csvFile(
    'refused-rows.csv',
    [
      [
        text('imports_line'),
        text('imports_reason'),
        ...row.columns,
        ...(row.files > 0 ? [text('imports_cv_file')] : []),
      ],
      ...rows.map((one) => [
        one.filePlace === null ? String(one.number) : '',
        one.reason ? text(`imports_reason_${one.reason}`) : '',
        ...row.columns.map((_, place) => one.cells[place] ?? ''),
        ...(row.files > 0 ? [fileOf(row, one)] : []),
      ]),
    ],
    locale,
  );
}

/** What its columns hold: as confirmed, before that as their heads tell. */
function fieldsOf({ mapping, columns, files }: ImportRecord): (ImportField | null)[] {
  return mapping?.columns ?? guessColumns(columns, { hasFiles: files > 0 });
}

/** Which file a row is, or has. */
function fileOf(row: ImportRecord, { cells, filePlace, fileId }: ImportRow): string {
  if (row.preset === 'cvs') return fileOfCells(cells);
  if (filePlace !== null) return fileOfCells(cells, row.columns.length);
  return fileId ? cellOf(row, cells, 'cv') : '';
}

function cellOf(row: ImportRecord, cells: readonly string[], field: ImportField): string {
  return (cells[fieldsOf(row).indexOf(field)] ?? '').slice(0, 300);
}

function writtenName(row: ImportRecord, cells: readonly string[]): string {
  const parts = [cellOf(row, cells, 'first_name'), cellOf(row, cells, 'last_name')];
  return cellOf(row, cells, 'name') || parts.filter(Boolean).join(' ');
}

function summaryOf({ clock }: Context, row: ImportRecord, createdBy: string | null): ImportSummary {
  const { id, label, preset, state, total, done, ready, refused, same, imported, kept } = row;
  return {
    ...{ id, label, preset, state, total, done, ready, refused, same, imported, kept },
    created_at: row.createdAt.toISOString(),
    created_by: createdBy,
    finished_at: row.finishedAt?.toISOString() ?? null,
    abilities: abilitiesOf(row, clock.now()),
  };
}
