import { rm } from 'node:fs/promises';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { createFairQueue } from '#server/platform/fair-queue.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cvUpload } from './cv-upload.ts';
import { createTurnstile } from './gate.ts';
import { createRecentFindings } from './pdf/recent-findings.ts';
import { receiveUpload } from './receive.ts';
import { scanUpload } from './scan.ts';
import { attachmentUpload, documentUpload, pictureUpload, posterUpload, type UploadKind } from './uploads.ts';
import { recordingRoutes } from './video/recording-routes.ts';
import { videoUpload } from './video/upload.ts';
import { createVisitorSpace } from './visitor-space.ts';

const paths: Record<string, UploadKind> = {
  '/api/files/v1/cv-upload': cvUpload,
  '/api/files/v1/cr-attachment': documentUpload,
  '/api/files/v1/message-attachment': attachmentUpload,
  '/api/files/v1/profile-picture': pictureUpload,
  '/api/files/v1/video-cv-upload': videoUpload,
  '/api/files/v1/video-poster': posterUpload,
};

/** Two at once; the places that wait are shared out among accounts and addresses. */
const turns = { atOnce: 2, waiting: 40, each: { running: 2, waiting: 20 } };

/** The multipart uploads of the specification and the recordings, streamed to the disk and checked by content. */
export function uploadRoutes(app: App): void {
  const tools = {
    readInTurn: createFairQueue(turns),
    recentOr: createRecentFindings(),
    checkInTurn: createFairQueue(turns),
    withSpace: createVisitorSpace(),
  };
  recordingRoutes(app, tools);
  const passAccount = createTurnstile(2);
  // Many visitors share one address behind a carrier's translation.
  const passAddress = createTurnstile(20, { patience: 5000 });
  for (const [path, kind] of Object.entries(paths)) {
    app.post(path, async (c) => {
      const context = await openUpload(c, kind);
      const { actor } = context;
      const upload = async () => {
        const received = await receiveUpload(c, context.storage, kind.limit);
        try {
          requireOwnId(context, received.fields.user_id);
          await scanUpload(context, received.path);
          const answer = await kind.accept(context, received, tools);
          return c.json(
            { status: 200, success: true, ...answer, data: answer },
            200,
            responseHeaders(context),
          );
        } finally {
          await rm(received.path, { force: true });
        }
      };
      const announced = Number(c.req.header('content-length') || kind.limit.bytes);
      const withinSpace = () => tools.withSpace(context, Math.min(announced, kind.limit.bytes), upload);
      return actor.role === 'visitor'
        ? passAddress(clientKey(context.request.ip), withinSpace)
        : passAccount(actor.accountId, upload);
    });
  }
}

async function openUpload(c: AppContext, kind: UploadKind): Promise<Context> {
  const context = await c.get('context')();
  const isOfAccounts = kind === pictureUpload || kind === attachmentUpload;
  if (isOfAccounts && context.actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  const counted = kind === posterUpload ? 'poster' : 'upload';
  await limitCall(context, context.actor.role === 'visitor' ? 'upload_ip' : counted);
  return context;
}

/** The subject is the session's own (W4); before an account exists the field is empty. */
function requireOwnId(context: Context, userId: string | undefined): void {
  if (!userId || userId === 'undefined' || userId === 'null') return;
  const { actor } = context;
  const isOwn =
    actor.role !== 'visitor' &&
    (userId === actor.accountId || (actor.role === 'company' && userId === actor.companyId));
  if (!isOwn) throw new Refusal('NOT_ALLOWED');
}

function responseHeaders(context: Context): Record<string, string> {
  return { ...Object.fromEntries(context.responseHeaders), 'cache-control': 'no-store' };
}
