import { rename, rm, stat } from 'node:fs/promises';
import { uploadMessages } from '#domain/uploads.ts';
import { failed } from '#server/modules/files/receive.ts';
import { storeUpload } from '#server/modules/files/service.ts';
import type { UploadTools } from '#server/modules/files/uploads.ts';
import { callerKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVideo } from './check-video.ts';
import { convertToMp4 } from './convert-video.ts';
import type { VideoFacts, VideoRefusal } from './video-program.ts';

/** Stores a received video once it is checked and rewritten; a refused one leaves nothing behind. */
export async function storeVideo(
  context: Context,
  upload: { path: string; label: string; ticket?: string },
  tools: UploadTools,
) {
  const target = await context.storage.temporary();
  try {
    const facts = await tools.checkInTurn(callerKey(context), () => prepare(context, upload.path, target));
    const { size } = await stat(target);
    const type = facts.container === 'mp4' ? mp4 : webm;
    return await storeUpload(
      context,
      { kind: 'video', ...type, label: upload.label, facts: { ...facts }, ticket: upload.ticket },
      { path: target, size },
    );
  } finally {
    await rm(target, { force: true });
  }
}

const mp4 = { contentType: 'video/mp4', extension: 'mp4' };
const webm = { contentType: 'video/webm', extension: 'webm' };

const refusalTexts: Record<VideoRefusal, string> = {
  format: uploadMessages.videoFormat,
  length: uploadMessages.videoLength,
  short: uploadMessages.videoShort,
  picture: uploadMessages.videoPicture,
};

async function prepare(context: Context, path: string, target: string): Promise<VideoFacts> {
  const finding = await checkVideo(path, target);
  if ('refused' in finding) throw failed('VALIDATION_FAILED', refusalTexts[finding.refused]);
  if (finding.container === 'mp4') return finding;
  const converted = await convertToMp4(context, target);
  if (!converted) return finding;
  await rename(converted, target);
  return { ...finding, container: 'mp4', videoCodec: 'avc', audioCodec: finding.audioCodec && 'aac' };
}
