import {
  type CvOrigin,
  documentMaximumBytes,
  type FileReadingState,
  pictureMaximumBytes,
  uploadMessages,
} from '#domain/uploads.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { createFairQueue } from '#server/platform/fair-queue.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pictureUploaded } from './events.ts';
import { checkImage } from './images.ts';
import { readUpload } from './pdf/read-upload.ts';
import { factsOf } from './pdf/reading-state.ts';
import type { RecentFindings } from './pdf/recent-findings.ts';
import { tellWaiting } from './pdf/waiting-service.ts';
import { failed, type ReceivedUpload } from './receive.ts';
import { storeUpload } from './service.ts';
import type { VisitorSpace } from './visitor-space.ts';

/** What checks of uploads share within one process. */
export interface UploadTools {
  /** At most two PDFs are read at once, forty wait, of one caller twenty (R10). */
  readInTurn: ReturnType<typeof createFairQueue>;
  /** What was found lately in a PDF of the same bytes; else it is read. */
  recentOr: RecentFindings;
  /** At most two videos are checked at once, with the same bounds. */
  checkInTurn: ReturnType<typeof createFairQueue>;
  /** What visitors store is bounded. */
  withSpace: VisitorSpace;
}

/** One kind of upload: how much it may weigh, and what becomes of it. */
export interface UploadKind {
  limit: { bytes: number; text: string };
  accept(context: Context, upload: ReceivedUpload, tools: UploadTools): Promise<UploadAnswer>;
}

interface UploadAnswer {
  path: string;
  size: number;
  name?: string;
  made_from?: CvOrigin;
  text?: string;
  message?: string;
  state?: FileReadingState;
}

/** `POST api/files/v1/cr-attachment`: a company's document, PDF or picture. */
export const documentUpload = paperUpload('document');

/** `POST api/files/v1/message-attachment`: what goes along with a message, PDF or picture. */
export const attachmentUpload = paperUpload('attachment');

/**
 * `POST api/files/v1/profile-picture`: the candidate's avatar (`update_type` user) or the company's logo; a superadmin's for an
 * article, a company's for its careers page.
 */
export const pictureUpload: UploadKind = {
  limit: { bytes: pictureMaximumBytes, text: uploadMessages.imageSize },
  async accept(context, upload) {
    if (context.actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
    const { accountId, role } = context.actor;
    const { update_type: use } = upload.fields;
    const page = pagesOf[role]?.find((kind) => kind === use);
    const image = await checkImage(upload.path, { side: page ? 1600 : 640 });
    if (!image) throw failed('WRONG_TYPE', uploadMessages.imageFormat);
    const { bytes, width, height } = image;
    const ownKind = role === 'company' && use !== 'user' ? ('logo' as const) : ('avatar' as const);
    const kind = page ?? ownKind;
    const picture = { kind, ...webp, facts: { width, height }, isPublic: true };
    const stored = await storeUpload(context, picture, { bytes });
    // What stands on a page is kept with the page.
    if (kind === 'logo' || kind === 'avatar')
      await context.inTransaction((inner) =>
        inner.events.publish(inner, pictureUploaded, { fileId: stored.file.id, kind, accountId }),
      );
    return { path: stored.path, size: stored.file.size };
  },
};

/** The pages that somebody may send pictures for. */
const pagesOf: Partial<Record<Actor['role'], readonly ('article' | 'careers')[]>> = {
  superadmin: ['article'],
  company: ['careers'],
};

/** A PDF as it is, or a picture drawn anew; at most 10 MiB. */
function paperUpload(kind: 'document' | 'attachment'): UploadKind {
  return {
    limit: { bytes: documentMaximumBytes, text: uploadMessages.documentSize },
    async accept(context, upload, tools) {
      const image = await checkImage(upload.path);
      const file = { kind, label: upload.label } as const;
      if (image) {
        const { bytes, width, height } = image;
        const stored = await storeUpload(context, { ...file, ...webp, facts: { width, height } }, { bytes });
        return { path: stored.path, size: stored.file.size, message: '' };
      }
      const finding = await readUpload(context, upload.path, tools, uploadMessages.documentFormat);
      const facts = factsOf(kind, finding);
      const stored = await storeUpload(context, { ...file, ...pdf, facts }, upload);
      const state = await tellWaiting(context, stored.file);
      return { path: stored.path, size: stored.file.size, message: '', state };
    },
  };
}

const pdf = { contentType: 'application/pdf', extension: 'pdf' };
const webp = { contentType: 'image/webp', extension: 'webp' };

/** `POST api/files/v1/video-poster`: a still of a video, made by the recorder. */
export const posterUpload: UploadKind = {
  limit: { bytes: pictureMaximumBytes, text: uploadMessages.imageSize },
  async accept(context, upload) {
    const image = await checkImage(upload.path, { side: 960 });
    if (!image) throw failed('WRONG_TYPE', uploadMessages.imageFormat);
    const { bytes, width, height } = image;
    const stored = await storeUpload(
      context,
      { kind: 'poster', ...webp, facts: { width, height } },
      { bytes },
    );
    return { path: stored.path, size: stored.file.size };
  },
};
