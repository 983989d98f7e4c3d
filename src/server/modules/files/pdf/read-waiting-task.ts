import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { waitingFilesRead } from '#server/modules/files/events.ts';
import { storeBefore, takeOver } from '#server/modules/files/keys-service.ts';
import {
  type FileRecord,
  findFile,
  lockWaiting,
  setContent,
  setFacts,
} from '#server/modules/files/queries.ts';
import { readWaiting } from '#server/modules/files/task-names.ts';
import { type MadeOfWord, madeName, madeOfWord, wordType } from '#server/modules/files/word/made-of-word.ts';
import { cvRead, fileBroken } from '#server/modules/notifications/news/files-read.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { inspectPdf, patientSeconds } from './inspect-pdf.ts';
import { type FileFinding, factsOf, readingState } from './reading-state.ts';

/** Tried again for about a day: the machine that had no time today has it tonight. */
export const readWaitingFile = defineTask<Context, typeof readWaiting.payload>({
  ...readWaiting,
  runsOutsideTransaction: true,
  retryLimit: 40,
  retryDelay: 15,
  retryDelayMax: 1800,
  expireInSeconds: 300,
  async run(context, { id }) {
    const file = await findFile(context.db, id);
    if (!file || readingState(file) !== 'waiting') return;
    const finding = await inspectStored(context, file);
    if (finding === 'later') throw new Error('The machine had no time to read a file');
    const made = 'pdf' in finding ? await storeMade(context, finding) : undefined;
    await context.inTransaction((inner) => keepFinding(inner, file, finding, made));
  },
});

const pdf = { extension: 'pdf', contentType: 'application/pdf' };

async function inspectStored(
  context: Context,
  { storageKey, contentType }: FileRecord,
): Promise<FileFinding | MadeOfWord> {
  const path = await context.storage.temporary();
  try {
    await pipeline(await context.storage.stream(storageKey), createWriteStream(path));
    return contentType === wordType
      ? await madeOfWord(context, path, patientSeconds)
      : await inspectPdf(path, patientSeconds);
  } finally {
    await rm(path, { force: true });
  }
}

/** Content that takes the place of the file that came. */
interface Made {
  storageKey: string;
  size: number;
}

async function storeMade(context: Context, { pdf: bytes }: MadeOfWord): Promise<Made> {
  return { storageKey: await storeBefore(context, pdf, bytes), size: bytes.byteLength };
}

/** All rows of one content learn of it: the profile's, and the copies that applications keep. */
async function keepFinding(
  context: Context,
  { storageKey }: FileRecord,
  finding: Exclude<FileFinding, 'later'>,
  made: Made | undefined,
): Promise<void> {
  const rows = await lockAll(context, storageKey);
  for (const { id, kind, label } of rows) {
    await setFacts(context.db, id, factsOf(kind, finding));
    if (made)
      await setContent(context.db, id, { ...made, contentType: pdf.contentType, label: madeName(label) });
  }
  if (made && rows.length > 0) await takeOver(context, { from: storageKey, to: made.storageKey });
  const isSound = !('refused' in finding);
  await context.events.publish(context, waitingFilesRead, {
    fileIds: rows.map(({ id }) => id),
    text: isSound ? finding.text : '',
    isSound,
  });
  await tellOwner(context, rows, isSound);
}

/** A copy is made under the lock of its source, so once no further one appears none is missed. */
async function lockAll({ db }: Context, storageKey: string): Promise<FileRecord[]> {
  let rows = await lockWaiting(db, storageKey);
  for (;;) {
    const again = await lockWaiting(db, storageKey);
    if (again.length === rows.length) return again;
    rows = again;
  }
}

/** Of a sound CV that there is something to take from it, of a broken file that another one is needed. */
async function tellOwner(context: Context, rows: readonly FileRecord[], isSound: boolean): Promise<void> {
  const [file] = rows;
  if (!file?.ownerId || (isSound && file.kind !== 'cv')) return;
  await tell(context, isSound ? cvRead : fileBroken, {
    to: [file.ownerId],
    facts: { fileId: file.id, label: file.label, path: pathOf(file) },
  });
}

function pathOf({ kind }: FileRecord): string {
  if (kind === 'cv') return '/profile#cv';
  return kind === 'attachment' ? '/messaging-v1' : '/company-profile-edit/company';
}
