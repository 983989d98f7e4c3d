import { z } from 'zod';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { locales } from '#domain/locale.ts';
import { dialCode } from '#domain/phones.ts';
import { cvProblems } from './archives.ts';

/** Bytes of a file that is imported, and its columns. */
export const importMaximumBytes = 20 * 1024 * 1024;
const importColumnsMaximum = 100;
/** Signs of one cell; what is longer is cut, and the row says so. */
export const importCellMaximum = 4000;
/** Openings that one import may make. */
export const importOpeningsMaximum = 300;
/** Days after its end for which an import keeps its rows, and can be undone. */
export const importKeptDays = 30;
/** People who are written to in a minute; the others wait their turn in the outbox. */
export const importLettersPerMinute = 60;
/** Rows of a page. */
export const importRowsShown = 20;
/** Files of one company that may wait for their columns or their go. */
export const importsWaitingMaximum = 10;
/** Stages of a file that are shown to be matched. */
export const importStagesMaximum = 60;

/** What a column can hold; every other column is left out. */
export const importFields = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'opening',
  'stage',
  'applied_on',
  'note',
  'rating',
  'external_id',
  'cv',
] as const;
export type ImportField = (typeof importFields)[number];

/** Where a file comes from, as its columns tell; `cvs` are read from an archive of files. */
export const importPresets = ['greenhouse', 'lever', 'workable', 'zoho', 'bayt', 'other', 'cvs'] as const;
export type ImportPreset = (typeof importPresets)[number];

/** Which part of `03/04/2025` is the day. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How far an import is: `reading` while CVs are, `columns` until its columns are confirmed, `checked` until somebody says go. */
export const importStates = [
  'reading',
  'columns',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a row has become: `unread` is a CV that waits, `named` is the file of another row, `same` was there before, `kept`
 * was touched since and stayed when the import was undone.
 */
export const importRowStates = [
  'unread',
  'read',
  'ready',
  'refused',
  'named',
  'same',
  'imported',
  'kept',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** Why a row is not taken, or changes nothing. */
export const importReasons = [
  'no_name',
  'name',
  'no_email',
  'email',
  'no_opening',
  'opening',
  'date',
  'date_future',
  'declined',
  'broken',
  'twice',
  'waiting',
  'applied',
  'cv_unnamed',
  ...cvProblems,
] as const;
export type ImportReason = (typeof importReasons)[number];

/** Why a row that names a file of its archive is imported without it: it is not there, there are several, it is no CV, it is another person's. */
export const fileHints = ['cv_missing', 'cv_unclear', 'cv_refused', 'cv_taken'] as const;

/** What of a row is left out, or worth a second look; it is imported all the same. */
export const importHints = ['phone', 'rating', 'note_cut', 'same_phone', 'same_name', ...fileHints] as const;
export type ImportHint = (typeof importHints)[number];

/** Whether a task is at it. */
export function isImportBusy(state: ImportState): boolean {
  return state === 'reading' || state === 'checking' || state === 'running' || state === 'undoing';
}

const mapping = z.object({
  /** One for each column of the file, in its order; null leaves a column out. */
  columns: z.array(z.enum(importFields).nullable()).max(importColumnsMaximum),
  /** The opening of every row; null where a column names it. */
  opening_id: z.string().max(64).nullable(),
  /** What the stages of the file are here; an unknown one is `Pending`. */
  stages: z
    .array(
      z.object({ stage: z.string().max(importCellMaximum), status: z.enum(applicationStatuses) }).strict(),
    )
    .max(importStagesMaximum),
  date_order: z.enum(dateOrders).nullable(),
  /** Of phone numbers that name none. */
  dial_code: dialCode,
  /** In which the people are written to. */
  locale: z.enum(locales, { error: 'validation_option' }),
});
export type ImportMapping = z.infer<typeof mapping>;

/** PUT api/imports/{id}: what each column holds, and what the rest of a row follows from. */
export const importMapping = mapping.superRefine(requireColumns('validation_import_no_opening'));
/** The same of CVs alone, of which no column names an opening. */
export const cvsMapping = mapping.superRefine(requireColumns('validation_import_cvs_no_opening'));

function requireColumns(noOpening: string) {
  return ({ columns, opening_id }: ImportMapping, context: z.RefinementCtx) => {
    const has = (field: ImportField) => columns.includes(field);
    const refuse = (message: string, path = 'columns') =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (!has('email')) refuse('validation_import_no_email');
    if (!has('name') && !has('first_name') && !has('last_name')) refuse('validation_import_no_name');
    if (!has('opening') && !opening_id) refuse(noOpening, 'opening_id');
    if (columns.some((field, place) => field && columns.indexOf(field) !== place))
      refuse('validation_import_column_twice');
  };
}
