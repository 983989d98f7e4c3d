import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a colleague who is named in a note. The bell names who wrote it, and no candidate. */
export const mention = defineNews({
  kind: 'mention',
  topic: 'mentions',
  facts: z.object({
    applicationId: z.string(),
    noteId: z.string(),
    note: z.string(),
    title: z.string(),
    by: z.string(),
    authorId: z.string(),
    candidateId: z.string().optional(),
  }),
  subject: ({ applicationId }) => applicationId,
  path: ({ applicationId }) => `/job_application/list/details?id=${applicationId}`,
  names: ({ by, title }) => ({ name: by, title }),
  about: ({ noteId }) => noteId,
  concerns: ({ authorId, candidateId }, channel) => (channel === 'email' ? candidateId : authorId),
  letter: 'note-mention',
  data: ({ applicationId, note, title, by }, { name }) => ({
    ...{ name, by, title, note, path: `/job_application/list/details?id=${applicationId}` },
  }),
});
