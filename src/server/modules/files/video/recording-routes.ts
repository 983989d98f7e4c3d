import { videoMaximumBytes } from '#domain/uploads.ts';
import { createTurnstile } from '#server/modules/files/gate.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { callerKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Recording } from './recording-queries.ts';
import {
  appendToRecording,
  beginRecording,
  completeRecording,
  discardRecording,
  offsetOf,
  ownRecording,
} from './recordings.ts';

const path = '/api/recordings/:id';

/**
 * Recordings on their way, with the headers of the tus protocol: POST begins, HEAD tells the offset, PATCH appends
 * at `Upload-Offset` (409 with the true one where it differs), POST …/completion checks and stores, DELETE ends it.
 * A visitor shows the ticket of the first answer as `Upload-Ticket`.
 */
export function recordingRoutes(app: App, tools: UploadTools): void {
  // What this process is busy with: a second request would be work for nothing. Who comes first is decided by the row.
  const busy = new Set<string>();
  const passOwner = createTurnstile(4);

  app.post('/api/recordings', async (c) => {
    const context = await c.get('context')();
    await limitCall(context, context.actor.role === 'visitor' ? 'upload_ip' : 'upload');
    const contentType = /^video\/webm\b/.test(c.req.header('upload-type') ?? '') ? 'video/webm' : 'video/mp4';
    const { id, ticket } = await beginRecording(context, { contentType });
    const answer = { status: 201, success: true, id, ...(ticket && { ticket }) };
    return c.json({ ...answer, data: answer }, 201, {
      location: `/api/recordings/${id}`,
      'upload-offset': '0',
      'cache-control': 'no-store',
    });
  });

  // HEAD comes as GET.
  app.get(path, async (c) => {
    const { recording } = await open(c);
    return offsetResponse(204, offsetOf(recording));
  });

  app.patch(path, async (c) => {
    const { context, recording } = await open(c);
    const offset = offsetOf(recording);
    const isFree = !recording.fileId && !busy.has(recording.id);
    if (!isFree || c.req.header('upload-offset') !== String(offset)) return offsetResponse(409, offset);
    const body = c.get('body').stream({ bytes: videoMaximumBytes + 1 });
    if (!body) return offsetResponse(204, offset);
    const announced = Number(c.req.header('content-length') || videoMaximumBytes - offset);
    busy.add(recording.id);
    try {
      const { isKept, offset: reached } = await tools.withSpace(
        context,
        Math.min(announced, videoMaximumBytes),
        () => appendToRecording(context, recording, offset, body),
      );
      return offsetResponse(isKept ? 204 : 409, reached);
    } finally {
      busy.delete(recording.id);
    }
  });

  app.post(`${path}/completion`, async (c) => {
    const { context, recording } = await open(c);
    const size = Number(c.req.header('upload-length'));
    if (!Number.isSafeInteger(size) || size < 0) throw new Refusal('BAD_REQUEST');
    if (busy.has(recording.id)) throw new Refusal('CONFLICT');
    busy.add(recording.id);
    try {
      const { file, path: stored } = await passOwner(callerKey(context), () =>
        completeRecording(context, recording, { size, ticket: ticketOf(c) }, tools),
      );
      const answer = { path: stored, size: file.size, seconds: file.facts.seconds };
      return c.json({ status: 200, success: true, ...answer, data: answer }, 200, {
        'cache-control': 'no-store',
      });
    } finally {
      busy.delete(recording.id);
    }
  });

  app.delete(path, async (c) => {
    const { context, recording } = await open(c);
    await discardRecording(context, recording);
    return c.body(null, 204);
  });
}

async function open(c: AppContext): Promise<{ context: Context; recording: Recording }> {
  const context = await c.get('context')();
  return { context, recording: await ownRecording(context, c.req.param('id') ?? '', ticketOf(c)) };
}

function ticketOf(c: AppContext): string | undefined {
  return c.req.header('upload-ticket');
}

function offsetResponse(status: 204 | 409, offset: number): Response {
  return new Response(null, {
    status,
    headers: { 'upload-offset': String(offset), 'cache-control': 'no-store' },
  });
}
