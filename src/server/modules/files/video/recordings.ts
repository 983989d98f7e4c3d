import { rm } from 'node:fs/promises';
import { isId } from '#domain/ids.ts';
import { uploadedPath } from '#server/modules/files/paths.ts';
import { findFile } from '#server/modules/files/queries.ts';
import { scanUpload } from '#server/modules/files/scan.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { addressOf } from '#server/modules/files/visitor-space.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { requireRoom } from '#server/platform/storage.ts';
import { dropParts, joinParts, keepPart } from './parts.ts';
import {
  deleteRecording,
  findRecording,
  insertRecording,
  listOldRecordings,
  listOpenRecordings,
  markComplete,
  type Recording,
} from './recording-queries.ts';
import { storeVideo } from './store-video.ts';

/** Unfinished recordings of one account; a further one ends the oldest. */
const mostOpen = 10;

/** Begins a recording; a visitor's answer carries the ticket that all further calls show. */
export async function beginRecording(context: Context, input: { contentType: string }) {
  await requireRoom(context.storage);
  const ownerId = context.actor.role === 'visitor' ? null : context.actor.accountId;
  if (ownerId) {
    const open = await listOpenRecordings(context.db, ownerId);
    for (const old of open.slice(mostOpen - 1)) await discard(context, old);
  }
  const ticket = ownerId ? undefined : newToken();
  const recording = await insertRecording(context.db, {
    ownerId,
    ticketHash: ticket ? hashToken(ticket) : null,
    addressHash: addressOf(context),
    contentType: input.contentType,
    createdAt: context.clock.now(),
  });
  return { id: recording.id, ticket };
}

/** The caller's own recording by session or ticket; anyone else's does not exist. */
export async function ownRecording(
  context: Context,
  id: string,
  ticket: string | undefined,
): Promise<Recording> {
  const { actor } = context;
  const found = isId(id) ? await findRecording(context.db, id) : undefined;
  return authorize(found, (recording) =>
    recording.ownerId === null
      ? ticket !== undefined && recording.ticketHash === hashToken(ticket)
      : actor.role !== 'visitor' && recording.ownerId === actor.accountId,
  );
}

/** How far the recording has come, at whichever process. */
export function offsetOf(recording: Recording): number {
  return recording.receivedBytes;
}

/** Appends what arrives, unless another piece came to this offset first; answers how far the recording has come then. */
export async function appendToRecording(
  context: Context,
  recording: Recording,
  offset: number,
  body: ReadableStream,
): Promise<{ isKept: boolean; offset: number }> {
  await requireRoom(context.storage);
  const reached = await keepPart(context, recording, offset, body).catch(async (error: unknown) => {
    // A byte past 60 MB ends the recording.
    if (isFinal(error)) await discard(context, recording);
    throw error;
  });
  if (reached !== undefined) return { isKept: true, offset: reached };
  const now = await findRecording(context.db, recording.id);
  if (!now) throw new Refusal('GONE');
  return { isKept: false, offset: offsetOf(now) };
}

/** Checks, rewrites and stores the whole recording; asked again, it answers the same file. */
export async function completeRecording(
  context: Context,
  recording: Recording,
  input: { size: number; ticket: string | undefined },
  tools: UploadTools,
) {
  if (recording.fileId) return stored(context, recording.fileId, input.ticket);
  if (offsetOf(recording) < input.size) throw new Refusal('CONFLICT');
  // A process of an earlier version has the beginning on its disk: the sender, who has it, too, begins anew.
  if ((recording.parts[0]?.offset ?? input.size) !== 0) throw new Refusal('GONE');
  const path = await joinParts(context, recording, input.size).catch((error) =>
    orOther(context, recording, error),
  );
  if (typeof path !== 'string') return stored(context, path.fileId, input.ticket);
  const upload = { path, label: '', ticket: input.ticket };
  const kept = await scanUpload(context, upload.path)
    .then(() => storeVideo(context, upload, tools))
    .catch(async (error: unknown) => {
      // What is refused now will be refused again.
      if (isFinal(error)) await discard(context, recording);
      throw error;
    })
    .finally(() => rm(path, { force: true }));
  const complete = { fileId: kept.file.id, receivedBytes: input.size };
  const isFirst = await context.inTransaction(async (inner) => {
    const isMarked = await markComplete(inner.db, recording.id, complete);
    if (isMarked) await dropParts(inner, recording.parts);
    else await removeFiles(inner, [kept.file.id]);
    return isMarked;
  });
  if (isFirst) return kept;
  const { fileId } = await orOther(context, recording, new Refusal('GONE'));
  return stored(context, fileId, input.ticket);
}

/** The file that a completion at the same time stored, whose pieces are gone by then; throws where there was none. */
async function orOther(context: Context, { id }: Recording, error: unknown): Promise<{ fileId: string }> {
  const now = await findRecording(context.db, id);
  if (!now?.fileId) throw error;
  return { fileId: now.fileId };
}

async function stored(context: Context, fileId: string, ticket: string | undefined) {
  const file = await findFile(context.db, fileId);
  if (!file) throw new Refusal('GONE');
  return { path: uploadedPath(file, ticket), file };
}

/** For a retake: ends the recording with all that came of it and was not kept. */
export async function discardRecording(context: Context, recording: Recording): Promise<void> {
  await discard(context, recording);
  const file = recording.fileId ? await findFile(context.db, recording.fileId) : undefined;
  if (file && !file.claimedAt) await context.inTransaction((inner) => removeFiles(inner, [file.id]));
}

/** Ends the recordings that nobody went on with. */
export async function sweepRecordings(
  context: Context,
  before: { visitors: Date; accounts: Date },
): Promise<void> {
  for (const recording of await listOldRecordings(context.db, before)) await discard(context, recording);
}

function isFinal(error: unknown): boolean {
  return error instanceof Refusal && ['VALIDATION_FAILED', 'TOO_LARGE'].includes(error.code);
}

async function discard(context: Context, recording: Recording): Promise<void> {
  await context.inTransaction(async (inner) => {
    const parts = await deleteRecording(inner.db, recording.id);
    await dropParts(inner, parts);
  });
}
