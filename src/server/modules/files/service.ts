import type { Readable } from 'node:stream';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { letGo, storeUnderRecord } from './keys-service.ts';
import { readPath, uploadedPath } from './paths.ts';
import { problemOf, readingState } from './pdf/reading-state.ts';
import {
  type FileRecord,
  findFile,
  giveFiles,
  giveUnowned,
  insertFile,
  listOwnedFiles,
  lockFile,
  markClaimed,
  storedBytes,
} from './queries.ts';
import { deleteUnnamed } from './references.ts';
import type { FileKind } from './table.ts';
import { addressOf } from './visitor-space.ts';

export { filePath, pictureAddress, picturePath } from './paths.ts';
export { readingState, textOf } from './pdf/reading-state.ts';
export type { FileReader } from './policy.ts';
export type { FileRecord } from './queries.ts';

/** Stored bytes per account (R5 of the security list). */
const quotaBytes = 600 * 1024 * 1024;

export interface NewFile {
  kind: FileKind;
  contentType: string;
  /** The server's choice, without dot. */
  extension: string;
  label?: string;
  facts?: Record<string, unknown>;
  isPublic?: boolean;
  /** The ticket that a visitor already holds; a new one is made without. */
  ticket?: string;
}

/** Stores checked content; of a visitor with a ticket. The row follows the content, so that none is without its file. */
export async function storeUpload(
  context: Context,
  file: NewFile,
  content: { path: string; size: number } | { bytes: Uint8Array },
): Promise<{ file: FileRecord; path: string }> {
  const size = 'bytes' in content ? content.bytes.byteLength : content.size;
  const ownerId = context.actor.role === 'visitor' ? null : context.actor.accountId;
  if (ownerId && file.kind !== 'answer') await requireQuota(context, ownerId, size);
  const ticket = ownerId ? undefined : (file.ticket ?? newToken());
  const options = { contentType: file.contentType, size };
  const row = await storeUnderRecord(context, file.extension, async (key) => {
    if ('bytes' in content) await context.storage.put(key, content.bytes, options);
    else await context.storage.adopt(key, content.path, options);
    return {
      ...rowOf(context, file),
      size,
      ownerId,
      ticketHash: ticket ? hashToken(ticket) : null,
      addressHash: addressOf(context),
    };
  });
  return { file: row, path: uploadedPath(row, ticket) };
}

/** Stores what the product itself made (demo data, generated documents), already claimed by its owner. */
export async function storeOwn(
  context: Context,
  file: NewFile & { ownerId: string },
  bytes: Uint8Array,
): Promise<FileRecord> {
  return storeUnderRecord(context, file.extension, async (key) => {
    await context.storage.put(key, bytes, { contentType: file.contentType, size: bytes.byteLength });
    return {
      ...rowOf(context, file),
      size: bytes.byteLength,
      ownerId: file.ownerId,
      claimedAt: context.clock.now(),
    };
  });
}

/** Stores what the product writes as it goes (an export): nobody's own, read by the rule of the module that names it. */
export async function storeMade(context: Context, file: NewFile, content: Readable): Promise<FileRecord> {
  return storeUnderRecord(context, file.extension, async (key) => {
    await context.storage.put(key, content, { contentType: file.contentType });
    const stored = await context.storage.head(key);
    return { ...rowOf(context, file), size: stored?.size ?? 0, claimedAt: context.clock.now() };
  });
}

/**
 * Gives an uploaded file to the record that names it by its path. The file must be of that kind and be the
 * owner's own, or its path must carry the unspent ticket. `as` changes the kind (a video becomes an answer).
 */
export async function claimFile(
  context: Context,
  claim: {
    path: string;
    kind: FileKind;
    ownerId: string;
    as?: FileKind;
    field?: string;
    /** Of somebody else, whom the owner of the upload adds: from now on it is the record's, and no account's. */
    isOfRecord?: boolean;
  },
): Promise<FileRecord> {
  const named = readPath(claim.path);
  const file = named && (await lockFile(context.db, named.id));
  const kind = claim.as ?? claim.kind;
  if (
    !file ||
    !(file.kind === claim.kind || file.kind === kind) ||
    !isTheirs(file, claim.ownerId, named.ticket)
  )
    throw refuseField(claim.field ?? 'file', 'validation_upload_failed');
  const problem = problemOf(file);
  if (problem) throw refuseField(claim.field ?? 'file', problem);
  // Another record keeps it as what it is.
  if (file.claimedAt && file.kind !== kind)
    return copyFile(context, { fileId: file.id, ownerId: claim.ownerId, kind });
  const claimedAt = file.claimedAt ?? context.clock.now();
  const ownerId = claim.isOfRecord ? null : claim.ownerId;
  await markClaimed(context.db, file.id, { ownerId, kind, claimedAt });
  return { ...file, kind, ownerId, ticketHash: null, claimedAt };
}

/** A further file of the same content for a record that keeps it (the CV of an application). */
export async function copyFile(
  context: Context,
  copy: { fileId: string; ownerId: string; kind?: FileKind },
): Promise<FileRecord> {
  const source = await lockFile(context.db, copy.fileId);
  if (!source) throw new Refusal('NOT_FOUND');
  const problem = problemOf(source);
  if (problem) throw refuseField(source.kind, problem);
  const { id: _id, ...rest } = source;
  const now = context.clock.now();
  return insertFile(context.db, {
    ...rest,
    kind: copy.kind ?? source.kind,
    ownerId: copy.ownerId,
    ticketHash: null,
    addressHash: null,
    claimedAt: now,
    createdAt: now,
  });
}

/** Lets a file go; call it after the record has let go. It stays while any other record names it. Null is no error. */
export async function releaseFile(context: Context, id: string | null | undefined): Promise<void> {
  if (id) await removeFiles(context, [id]);
}

/** The files of an account, for its export. */
export function listFilesOf(context: Context, ownerId: string): Promise<FileRecord[]> {
  return listOwnedFiles(context.db, ownerId);
}

export async function getFile(context: Pick<Context, 'db'>, id: string): Promise<FileRecord | undefined> {
  return findFile(context.db, id);
}

/** Refuses a file that nobody has looked into, or that proved broken, to all but its owner. */
export function requireChecked(file: Pick<FileRecord, 'facts'>): void {
  const state = readingState(file);
  if (state === 'waiting') throw new Refusal('FILE_WAITING', { retryAfterSeconds: 30 });
  if (state === 'refused') throw new Refusal('FILE_BROKEN');
}

/** The content of a file that the caller already was allowed to read. */
export function openFile(context: Context, file: Pick<FileRecord, 'storageKey'>): Promise<Readable> {
  return context.storage.stream(file.storageKey);
}

/** What was a record's own, and no account's, becomes somebody's. */
export function giveFile(context: Context, id: string, to: string): Promise<void> {
  return giveUnowned(context.db, id, to);
}

/** The heir of a record becomes the owner of its files. */
export function handOverFiles(
  context: Context,
  files: { ids: string[]; from: string; to: string },
): Promise<void> {
  return giveFiles(context.db, files.ids, files.from, files.to);
}

/** Removes the rows that no record names, and their content once the transaction has committed. */
export async function removeFiles(context: Context, ids: string[]): Promise<void> {
  await letGo(context, await deleteUnnamed(context.db, ids));
}

function isTheirs(file: FileRecord, ownerId: string, ticket: string | undefined): boolean {
  if (file.ownerId !== null) return file.ownerId === ownerId;
  return ticket !== undefined && file.ticketHash === hashToken(ticket);
}

async function requireQuota(context: Context, ownerId: string, size: number): Promise<void> {
  if ((await storedBytes(context.db, ownerId)) + size > quotaBytes)
    throw new Refusal('TOO_LARGE', { fields: { file: [{ text: 'files_quota' }] } });
}

function rowOf(context: Context, file: NewFile) {
  return {
    kind: file.kind,
    label: file.label ?? '',
    contentType: file.contentType,
    facts: file.facts ?? {},
    isPublic: file.isPublic ?? false,
    createdAt: context.clock.now(),
  };
}
