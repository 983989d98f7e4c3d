import { createWriteStream } from 'node:fs';
import { rm, stat, truncate } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { isId } from '#domain/ids.ts';
import { uploadMessages, videoMaximumBytes } from '#domain/uploads.ts';
import { uploadedPath } from '#server/modules/files/paths.ts';
import { findFile } from '#server/modules/files/queries.ts';
import { failed } from '#server/modules/files/receive.ts';
import { scanUpload } from '#server/modules/files/scan.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { addressOf } from '#server/modules/files/visitor-space.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { refusalOfFullDisk, requireRoom } from '#server/platform/storage.ts';
import {
  deleteRecording,
  findRecording,
  insertRecording,
  listOldRecordings,
  listOpenRecordings,
  markComplete,
  noteReceived,
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
    temporaryPath: await context.storage.temporary(),
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

/** How far the recording has come: the size of what lies on the disk, whatever happened to its sender. */
export async function offsetOf(recording: Recording): Promise<number> {
  if (recording.fileId) return recording.receivedBytes ?? 0;
  const facts = await stat(recording.temporaryPath).catch(() => undefined);
  if (!facts) throw new Refusal('GONE');
  return facts.size;
}

/** Appends what arrives; a broken connection keeps what came through, a byte past 60 MB ends the recording. */
export async function appendToRecording(
  context: Context,
  recording: Recording,
  offset: number,
  body: ReadableStream,
): Promise<void> {
  await requireRoom(context.storage);
  let size = offset;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > videoMaximumBytes) done(failed('TOO_LARGE', uploadMessages.videoSize));
      else done(null, chunk);
    },
  });
  const target = createWriteStream(recording.temporaryPath, { flags: 'r+', start: offset, flush: true });
  try {
    await pipeline(Readable.fromWeb(body as NodeWebStream), bounded, target);
  } catch (error) {
    if (isFinal(error)) await discard(context, recording);
    throw refusalOfFullDisk(error) ?? error;
  } finally {
    const { size: received } = await stat(recording.temporaryPath).catch(() => ({ size: 0 }));
    if (!recording.ownerId) await noteReceived(context.db, recording.id, received);
  }
}

/** Checks, rewrites and stores the whole recording; asked again, it answers the same file. */
export async function completeRecording(
  context: Context,
  recording: Recording,
  input: { size: number; ticket: string | undefined },
  tools: UploadTools,
) {
  if (recording.fileId) {
    const file = await findFile(context.db, recording.fileId);
    if (!file) throw new Refusal('GONE');
    return { path: uploadedPath(file, input.ticket), file };
  }
  const received = await offsetOf(recording);
  if (received < input.size) throw new Refusal('CONFLICT');
  // After a crash the sender leaves out the piece that was cut off.
  if (received > input.size) await truncate(recording.temporaryPath, input.size);
  const upload = { path: recording.temporaryPath, label: '', ticket: input.ticket };
  const stored = await scanUpload(context, upload.path)
    .then(() => storeVideo(context, upload, tools))
    .catch(async (error: unknown) => {
      // What is refused now will be refused again.
      if (isFinal(error)) await discard(context, recording);
      throw error;
    });
  const complete = { fileId: stored.file.id, receivedBytes: input.size };
  await markComplete(context.db, recording.id, complete);
  await rm(recording.temporaryPath, { force: true });
  return stored;
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
  await deleteRecording(context.db, recording.id);
  await rm(recording.temporaryPath, { force: true });
}
