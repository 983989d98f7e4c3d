import { z } from 'zod';
import { cvOrigins, fileReadingStates } from '#domain/uploads.ts';
import { call } from './route.ts';

/**
 * The answer of every upload; `path` names the file in the call that keeps it, with a ticket before sign-up. A document
 * that `waits` is kept, and read as soon as the machine has time for it: ask `reading`.
 */
const stored = z.object({
  path: z.string(),
  size: z.number(),
  message: z.string().optional(),
  state: z.enum(fileReadingStates).optional(),
});
const uploaded = stored.extend({ status: z.literal(200), success: z.literal(true), data: stored });
/** A CV is a PDF: one that was made of another file says of what, and is called so. */
const storedCv = stored.extend({
  text: z.string(),
  name: z.string(),
  made_from: z.enum(cvOrigins).optional(),
});

const form = z.object({
  file: z.file(),
  user_id: z.string().optional(),
  extension: z.string().optional(),
});

/** Uploads (specification 1, section 7): multipart, streamed, checked by content. Read a file at `/api/files/{id}`. */
export const files = {
  cvUpload: call({
    method: 'POST',
    path: '/files/v1/cv-upload',
    policy: 'public',
    summary:
      'Uploads a CV of at most 3 MiB: a PDF; a Word file (.docx) or a picture (PNG, JPEG, WebP), of which a PDF is made. Answers the text that was read from it, or the state waiting.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form)
    .output(uploaded.extend({ ...storedCv.shape, data: storedCv })),
  reading: call({
    method: 'GET',
    path: '/files/v1/reading',
    policy: 'public',
    summary:
      'How far the reading of an own upload has come: its text once it is read, what is wrong once it is refused.',
    tag: 'Files',
  })
    .input(z.object({ path: z.string().max(300) }))
    .output(
      z.object({
        status: z.literal(200),
        success: z.literal(true),
        data: z.object({
          state: z.enum(fileReadingStates),
          text: z.string(),
          /** What is wrong, for its owner. */
          message: z.string(),
        }),
      }),
    ),
  crAttachment: call({
    method: 'POST',
    path: '/files/v1/cr-attachment',
    policy: 'public',
    summary: 'Uploads a company document: PDF, PNG, JPEG or WebP, at most 10 MiB.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form)
    .output(uploaded),
  messageAttachment: call({
    method: 'POST',
    path: '/files/v1/message-attachment',
    policy: 'signed-in',
    summary: 'Uploads what goes along with a message: PDF, PNG, JPEG or WebP, at most 10 MiB.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form)
    .output(uploaded),
  profilePicture: call({
    method: 'POST',
    path: '/files/v1/profile-picture',
    policy: 'signed-in',
    summary: 'Uploads the own picture (update_type user) or the company logo, at most 3 MiB.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form.extend({ update_type: z.string().optional() }))
    .output(uploaded),
  videoCvUpload: call({
    method: 'POST',
    path: '/files/v1/video-cv-upload',
    policy: 'public',
    summary:
      'Uploads a whole video: at most 60 MB and 2 minutes. Recorders better send it while they record.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form)
    .output(uploaded),
  videoPoster: call({
    method: 'POST',
    path: '/files/v1/video-poster',
    policy: 'public',
    summary: 'Uploads a still of a video, at most 3 MiB.',
    tag: 'Files',
    toast: 'none',
  })
    .input(form)
    .output(uploaded),
  beginRecording: call({
    method: 'POST',
    path: '/recordings',
    policy: 'public',
    summary:
      'Begins a recording. PATCH its bytes to /recordings/{id} with Upload-Offset; HEAD tells the offset, 409 the true one.',
    tag: 'Files',
    toast: 'none',
    successStatus: 201,
  }).output(z.object({ status: z.literal(201), id: z.string(), ticket: z.string().optional() })),
  completeRecording: call({
    method: 'POST',
    path: '/recordings/{id}/completion',
    policy: 'public',
    summary: 'Checks and stores a recording of Upload-Length bytes. Asked again, it answers the same file.',
    tag: 'Files',
    toast: 'none',
  })
    .input(z.object({ id: z.string() }))
    .output(uploaded.extend({ seconds: z.number() })),
  discardRecording: call({
    method: 'DELETE',
    path: '/recordings/{id}',
    policy: 'public',
    summary: 'Ends a recording and removes what came of it, unless it was kept.',
    tag: 'Files',
    toast: 'none',
    successStatus: 204,
  })
    .input(z.object({ id: z.string() }))
    .output(z.void()),
};
