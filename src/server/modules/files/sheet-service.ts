import { rm } from 'node:fs/promises';
import type { Context } from '#server/platform/context.ts';
import type { AppContext } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashOf } from './content-hash.ts';
import { createTurnstile } from './gate.ts';
import { failed, receiveUpload } from './receive.ts';
import { scanUpload } from './scan.ts';
import { inspectSheet, type SheetProblem, type SheetRow } from './sheet/inspect-sheet.ts';

/** Rows of a table, and what its columns are called. */
export interface Sheet {
  columns: string[];
  rows: SheetRow[];
}

/** A table that somebody sent, of which nothing is kept but what the caller keeps. */
export interface ReceivedSheet extends Sheet {
  label: string;
  hash: string;
}

const texts: Record<SheetProblem, string> = {
  'sheet-format': 'validation_sheet_format',
  'sheet-unreadable': 'validation_sheet_unreadable',
  'sheet-empty': 'validation_sheet_empty',
  'sheet-rows': 'validation_sheet_rows',
  'sheet-large': 'validation_sheet_large',
};

const readInTurn = createTurnstile(1, { patience: 60_000 });

/** Receives a file of values or an Excel file and reads it, one at a time in this process; the file is gone afterwards. */
export async function receiveSheet(
  c: AppContext,
  context: Context,
  limit: { bytes: number; text: string },
): Promise<ReceivedSheet> {
  await limitCall(context, 'upload');
  const { path, label } = await receiveUpload(c, context.storage, limit);
  try {
    return { label, hash: await hashOf(path), ...(await readSheet(context, path)) };
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads the table of a file that came in; what is none is refused in a sentence. */
export async function readSheet(context: Context, path: string): Promise<Sheet> {
  await scanUpload(context, path);
  const finding = await readInTurn('sheets', () => inspectSheet(path));
  if (finding === 'later') throw new Refusal('BUSY', { retryAfterSeconds: 30 });
  if ('refused' in finding) throw failed('VALIDATION_FAILED', texts[finding.refused]);
  return finding;
}
