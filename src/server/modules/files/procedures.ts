import { procedures } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readReading } from './pdf/waiting-service.ts';

const { files } = procedures;

/** Uploads and recordings arrive as streams at `upload-routes.ts`; here only other transports come by. */
function refuseCall(): never {
  throw new Refusal('WRONG_TYPE');
}

export const filesProcedures = files.router({
  cvUpload: files.cvUpload.handler(refuseCall),
  reading: files.reading.handler(async ({ input, context }) => ({
    status: 200,
    success: true,
    data: await readReading(context, input.path),
  })),
  crAttachment: files.crAttachment.handler(refuseCall),
  messageAttachment: files.messageAttachment.handler(refuseCall),
  profilePicture: files.profilePicture.handler(refuseCall),
  videoCvUpload: files.videoCvUpload.handler(refuseCall),
  videoPoster: files.videoPoster.handler(refuseCall),
  beginRecording: files.beginRecording.handler(refuseCall),
  completeRecording: files.completeRecording.handler(refuseCall),
  discardRecording: files.discardRecording.handler(refuseCall),
});
