import type { ImportDetails, ImportSummary } from '#contract/imports.ts';
import type {
  ImportField,
  ImportHint,
  ImportPreset,
  ImportReason,
  ImportState,
} from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';

export const fieldTexts: Record<ImportField, () => string> = {
  name: m.imports_field_name,
  first_name: m.imports_field_first_name,
  last_name: m.imports_field_last_name,
  email: m.imports_field_email,
  phone: m.imports_field_phone,
  opening: m.imports_field_opening,
  stage: m.imports_field_stage,
  applied_on: m.imports_field_applied_on,
  note: m.imports_field_note,
  rating: m.imports_field_rating,
  external_id: m.imports_field_external_id,
  cv: m.imports_field_cv,
};

const stateTexts: Record<ImportState, () => string> = {
  reading: m.imports_state_reading,
  columns: m.imports_state_columns,
  checking: m.imports_state_checking,
  checked: m.imports_state_checked,
  running: m.imports_state_running,
  done: m.imports_state_done,
  cancelled: m.imports_state_cancelled,
  undoing: m.imports_state_undoing,
  undone: m.imports_state_undone,
};

export const stateTones = {
  reading: 'wait',
  columns: 'wait',
  checking: 'wait',
  checked: 'wait',
  running: 'wait',
  done: 'ok',
  cancelled: 'neutral',
  undoing: 'wait',
  undone: 'neutral',
} as const satisfies Record<ImportState, string>;

export const reasonTexts: Record<ImportReason, () => string> = {
  no_name: m.imports_reason_no_name,
  name: m.imports_reason_name,
  no_email: m.imports_reason_no_email,
  email: m.imports_reason_email,
  no_opening: m.imports_reason_no_opening,
  opening: m.imports_reason_opening,
  date: m.imports_reason_date,
  date_future: m.imports_reason_date_future,
  declined: m.imports_reason_declined,
  broken: m.imports_reason_broken,
  twice: m.imports_reason_twice,
  waiting: m.imports_reason_waiting,
  applied: m.imports_reason_applied,
  cv_unnamed: m.imports_reason_cv_unnamed,
  cv_type: m.imports_reason_cv_type,
  cv_archive: m.imports_reason_cv_archive,
  cv_encrypted: m.imports_reason_cv_encrypted,
  cv_large: m.imports_reason_cv_large,
  cv_packed: m.imports_reason_cv_packed,
  cv_total: m.imports_reason_cv_total,
  cv_path: m.imports_reason_cv_path,
  cv_unreadable: m.imports_reason_cv_unreadable,
  cv_infected: m.imports_reason_cv_infected,
  cv_unread: m.imports_reason_cv_unread,
};

const hintTexts: Record<ImportHint, () => string> = {
  phone: m.imports_hint_phone,
  rating: m.imports_hint_rating,
  note_cut: m.imports_hint_note_cut,
  same_phone: m.imports_hint_same_phone,
  same_name: m.imports_hint_same_name,
  cv_missing: m.imports_hint_cv_missing,
  cv_unclear: m.imports_hint_cv_unclear,
  cv_refused: m.imports_hint_cv_refused,
  cv_taken: m.imports_hint_cv_taken,
};

/** How far an import is; of CVs alone nobody speaks of columns. */
export function stateText({ state, preset }: Pick<ImportSummary, 'state' | 'preset'>): string {
  return preset === 'cvs' && state === 'columns' ? m.imports_cvs_state_columns() : stateTexts[state]();
}

/** What a table is told in, and what CVs alone are. */
const tableWords = {
  columns: m.imports_columns,
  columnOf: m.imports_column_of,
  opening: m.imports_opening,
  anyOpening: m.imports_opening_column,
  check: m.imports_check,
  change: m.imports_change,
  progress: m.imports_progress,
  rows: m.imports_rows,
  refused: m.imports_refused_rows,
  same: m.imports_same_rows,
  noneRefused: m.imports_none_refused,
  stepColumns: m.imports_step_columns,
};
export type ImportWords = typeof tableWords;

export const cvWords: ImportWords = {
  columns: m.imports_cvs_columns,
  columnOf: m.imports_cvs_column_of,
  opening: m.imports_cvs_opening,
  anyOpening: m.imports_date_choose,
  check: m.imports_cvs_check,
  change: m.imports_cvs_change,
  progress: m.imports_cvs_progress,
  rows: m.imports_files,
  refused: m.imports_cvs_refused,
  same: m.imports_cvs_same,
  noneRefused: m.imports_cvs_none_refused,
  stepColumns: m.imports_cvs_step_columns,
};

export function wordsOf({ preset }: Pick<ImportSummary, 'preset'>): ImportWords {
  return preset === 'cvs' ? cvWords : tableWords;
}

/** Whether all that was refused are files: CVs alone, or what came beside a table. */
export function isRefusalOfFiles({
  preset,
  refused,
  refused_files,
}: Pick<ImportDetails, 'preset' | 'refused' | 'refused_files'>): boolean {
  return preset === 'cvs' || (refused > 0 && refused_files === refused);
}

const cvHints: Partial<Record<ImportHint, () => string>> = {
  same_phone: m.imports_cvs_hint_same_phone,
  same_name: m.imports_cvs_hint_same_name,
};

/** What is said of a row that is imported all the same. */
export function hintText(hint: ImportHint, isOfCvs: boolean): string {
  return ((isOfCvs && cvHints[hint]) || hintTexts[hint])();
}

/** The systems by their own names, which are the same in each language. */
export const systems: Partial<Record<ImportPreset, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  workable: 'Workable',
  zoho: 'Zoho Recruit',
  bayt: 'Bayt',
};
