import { Readable } from 'node:stream';
import { type FileRecord, listFilesOf, openFile } from '#server/modules/files/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { exportPersonalData } from '#server/platform/personal-data.ts';
import { translate } from '#server/platform/texts.ts';
import { type ZipEntry, zipOf } from '#server/platform/zip.ts';

/** Everything that is kept about the caller, as a ZIP of one JSON file and the uploaded files (G3); asks for the password. */
export async function exportOwnData(
  context: Context<SignedInActor>,
  password: string,
): Promise<ReadableStream<Uint8Array>> {
  const { accountId } = context.actor;
  await verifyOwnPassword(context, password);
  context.log.info({ account: accountId }, 'own data was exported');
  const [data, files] = await Promise.all([
    exportPersonalData(context, accountId),
    listFilesOf(context, accountId),
  ]);
  return Readable.toWeb(Readable.from(zipOf(entriesOf(context, data, files)))) as ReadableStream<Uint8Array>;
}

async function* entriesOf(
  context: Context,
  data: Record<string, unknown[]>,
  files: FileRecord[],
): AsyncGenerator<ZipEntry> {
  const encoder = new TextEncoder();
  const about = translate('candidates_export_about', {}, context.locale);
  const exportedAt = context.clock.now().toISOString();
  yield { name: 'README.txt', isText: true, content: [encoder.encode(`${about}\n`)] };
  const json = JSON.stringify({ exported_at: exportedAt, ...data }, null, 2);
  yield { name: 'data.json', isText: true, content: [encoder.encode(json)] };
  for (const file of files)
    yield { name: nameOf(file), isText: false, content: await openFile(context, file) };
}

function nameOf(file: FileRecord): string {
  const extension = file.storageKey.split('.').at(-1) ?? 'bin';
  return `files/${file.kind}-${file.id}.${extension}`;
}
