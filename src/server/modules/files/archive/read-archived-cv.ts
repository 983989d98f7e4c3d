import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CvProblem } from '#domain/imports/archives.ts';
import { cvKindOf } from '#server/modules/files/cv-kind.ts';
import { inspectPdf, type PdfFacts, patientSeconds } from '#server/modules/files/pdf/inspect-pdf.ts';
import { type FileFinding, factsOf } from '#server/modules/files/pdf/reading-state.ts';
import { tidyLabel } from '#server/modules/files/receive.ts';
import { scanUpload } from '#server/modules/files/scan.ts';
import { storeMade } from '#server/modules/files/service.ts';
import {
  looksLikeWord,
  type MadeOfWord,
  madeName,
  madeOfWord,
} from '#server/modules/files/word/made-of-word.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isStorageAway } from '#server/platform/storage.ts';
import { type ArchiveEntry, type OpenArchive, unpackFile } from './archive-files.ts';

/** A CV that is kept, nobody's own until a record names it, with its text; or why there is none. */
export type ArchivedCv = { fileId: string; text: string } | { problem: CvProblem };

/** A machine that has no time for a file three times has none. */
const tries = 3;

/** Reads one CV of an archive like an uploaded one, and keeps it. Whatever is wrong with it is answered, never thrown. */
export async function readArchivedCv(
  context: Context,
  { file }: OpenArchive,
  entry: ArchiveEntry,
): Promise<ArchivedCv> {
  const bytes = await unpackFile(file, entry);
  if (!bytes) return { problem: 'cv_unreadable' };
  const path = await context.storage.temporary();
  try {
    await writeFile(path, bytes);
    return await readStored(context, path, { bytes, label: tidyLabel(entry.name) });
  } catch (error) {
    if (isOfMachine(error)) throw error;
    context.log.warn({ err: error }, 'A CV of an archive could not be read');
    return { problem: 'cv_unreadable' };
  } finally {
    await rm(path, { force: true });
  }
}

/** What says nothing of the file: it is tried again. */
function isOfMachine(error: unknown): boolean {
  return isStorageAway(error) || (error instanceof Refusal && error.code === 'UNAVAILABLE');
}

async function readStored(
  context: Context,
  path: string,
  { bytes, label }: { bytes: Buffer; label: string },
): Promise<ArchivedCv> {
  const kind = await cvKindOf(path);
  if (kind !== 'pdf' && kind !== 'archive') return { problem: 'cv_type' };
  const isWord = kind === 'archive';
  if (isWord && !(await looksLikeWord(path))) return { problem: 'cv_archive' };
  if (await isInfected(context, path)) return { problem: 'cv_infected' };
  const finding = await patiently(() =>
    isWord ? madeOfWord(context, path, patientSeconds) : inspectPdf(path, patientSeconds),
  );
  if (finding === 'later') return { problem: 'cv_unread' };
  if ('refused' in finding)
    return { problem: finding.refused === 'encrypted' ? 'cv_encrypted' : 'cv_unreadable' };
  return keep(context, finding, { bytes, label });
}

async function isInfected(context: Context, path: string): Promise<boolean> {
  try {
    await scanUpload(context, path);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'VALIDATION_FAILED') return true;
    throw error;
  }
}

async function patiently(read: () => Promise<FileFinding | MadeOfWord>): Promise<FileFinding | MadeOfWord> {
  let finding = await read();
  for (let again = 1; again < tries && finding === 'later'; again += 1) finding = await read();
  return finding;
}

async function keep(
  context: Context,
  finding: PdfFacts | MadeOfWord,
  { bytes, label }: { bytes: Buffer; label: string },
): Promise<ArchivedCv> {
  const isMade = 'pdf' in finding;
  const { id } = await storeMade(
    context,
    {
      ...{ kind: 'cv', contentType: 'application/pdf', extension: 'pdf' },
      ...{ label: isMade ? madeName(label) : label, facts: factsOf('cv', finding) },
    },
    Readable.from([isMade ? finding.pdf : bytes]),
  );
  return { fileId: id, text: finding.text };
}
