import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { MadeCv } from '#contract/cvs.ts';
import { isShared } from '#domain/candidates/visibility.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { calendarDate } from '#domain/time.ts';
import { findPerson, hasIntroduction } from '#server/modules/candidates/service.ts';
import { storeMadeCv } from '#server/modules/files/cv-service.ts';
import { getFile, openFile } from '#server/modules/files/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { renderCv } from './rendering/render-cv.ts';
import { CvRenderingFailed, type RenderedCv } from './rendering/rendered-cv.ts';
import { getCv } from './service.ts';

type Own = Context<CandidateActor>;

/** The PDF of a kept CV. */
export async function makeKeptCv(context: Own, id: string): Promise<MadeCv> {
  const { document } = await getCv(context, id);
  return makeWrittenCv(context, document);
}

/** The PDF of a CV as it is being written: the same that its download and its print are. */
export async function makeWrittenCv(context: Own, document: CvDocument): Promise<MadeCv> {
  const { pdf, pages, droppedCharacters } = await render(context, document);
  return { pdf: Buffer.from(pdf).toString('base64'), pages, dropped: droppedCharacters };
}

/** Stores the PDF of a kept CV as if it had been uploaded, with the text that is read from it. */
export async function storeCvFile(context: Own, id: string) {
  const { name, document } = await getCv(context, id);
  const { pdf } = await render(context, document);
  return storeMadeCv(context, { bytes: pdf, label: `${name}.pdf` });
}

async function render(context: Own, document: CvDocument): Promise<RenderedCv> {
  const { photo, qrUrl } = await readBeside(context, document);
  try {
    const subject = context.actor.accountId;
    return await renderCv(document, { subject, ...(photo && { photo }), ...(qrUrl && { qrUrl }) });
  } catch (error) {
    if (!(error instanceof CvRenderingFailed) || error.problem === 'failed') throw error;
    throw new Refusal('BUSY', { retryAfterSeconds: 5 });
  }
}

/** What a CV shows beside its words: the photo of the profile, and the code of a published video introduction. */
async function readBeside(
  context: Own,
  { is_photo_shown, is_video_code_shown }: CvDocument,
): Promise<{ photo?: Uint8Array | undefined; qrUrl?: string | undefined }> {
  if (!is_photo_shown && !is_video_code_shown) return {};
  const person = await findPerson(context.db, context.actor.accountId);
  if (!person) throw new Refusal('NOT_FOUND');
  const { candidate } = person;
  const leads =
    is_video_code_shown &&
    isShared(candidate, calendarDate(context.clock.now())) &&
    candidate.publicSections.includes('video_cv') &&
    (await hasIntroduction(context.db, candidate.accountId));
  return {
    photo: is_photo_shown ? await readPhoto(context, candidate.avatarFileId) : undefined,
    qrUrl: leads ? `${context.config.publicUrl}/video-cv/${candidate.shareId}_candidate` : undefined,
  };
}

async function readPhoto(context: Own, id: string | null): Promise<Uint8Array | undefined> {
  const file = id ? await getFile(context, id) : undefined;
  if (!file) return undefined;
  const picture = await buffer(await openFile(context, file));
  return sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
}
