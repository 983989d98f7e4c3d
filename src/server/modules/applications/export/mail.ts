import { exportKeptDays } from '#domain/applications/export.ts';
import { namesOf } from '#domain/shown-names.ts';
import { findAccount } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import type { ExportRecord } from './queries.ts';

/** To the member who asked for a large export: it is there, and for how long. */
export async function sendExportReady(context: Context, row: ExportRecord): Promise<void> {
  const account = row.createdBy ? await findAccount(context.db, row.createdBy) : undefined;
  if (!account) return;
  await sendLetter(context, {
    to: account.email,
    locale: account.locale,
    letter: 'export-ready',
    data: { ...namesOf(account), total: row.total, kind: row.kind, days: exportKeptDays },
    about: `export-ready:${row.id}`,
    accountId: account.id,
  });
}
