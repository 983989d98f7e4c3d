import { uploadMessages, videoMaximumBytes } from '#domain/uploads.ts';
import type { UploadKind } from '#server/modules/files/uploads.ts';
import { storeVideo } from './store-video.ts';

/** `POST api/files/v1/video-cv-upload`: a whole video at once, where recording could not send it meanwhile. */
export const videoUpload: UploadKind = {
  limit: { bytes: videoMaximumBytes, text: uploadMessages.videoSize },
  async accept(context, upload, tools) {
    const stored = await storeVideo(context, upload, tools);
    return { path: stored.path, size: stored.file.size };
  },
};
