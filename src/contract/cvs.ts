import { z } from 'zod';
import { cvDocument } from '#domain/cvs/document.ts';
import { cvNameMaximum } from '#domain/cvs/kept.ts';
import { shortText } from '#domain/text/text.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'CVs';

const named = z.object({ id: z.string().max(100) });
const cvName = shortText(cvNameMaximum);

/** A CV in the list. */
const cvRow = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  updated_at: z.string(),
});
export type CvRow = z.infer<typeof cvRow>;

/** What is stored is read as it is; the rules of a save are not judged again. */
const storedCv = cvRow.extend({
  document: cvDocument,
  /** The version of the profile that its words were last held against. */
  profile_version: z.number(),
});
export type StoredCv = z.infer<typeof storedCv>;

const cvVersion = z.object({ id: z.string(), saved_at: z.string(), document: cvDocument });

/** A made PDF: what is previewed is what is downloaded. */
const madeCv = z.object({
  /** Base64. */
  pdf: z.string(),
  pages: z.number(),
  /** Signs that no font of the templates draws: they are left out. */
  dropped: z.array(z.string()),
});
export type MadeCv = z.infer<typeof madeCv>;

const written = z.object({ status: z.literal(200), data: storedCv });

/** CVs that candidates write from their profile and take along as PDFs. */
export const cvs = {
  list: call({
    method: 'GET',
    path: '/cvs',
    policy: 'candidate',
    summary: 'The own CVs, the last one changed first.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(cvRow) })),
  read: call({
    method: 'GET',
    path: '/cvs/{id}',
    policy: 'candidate',
    summary: 'An own CV with all that stands in it.',
    tag,
  })
    .input(named)
    .output(written),
  create: call({
    method: 'POST',
    path: '/cvs',
    policy: 'candidate',
    summary: 'Keeps a new CV; 409 past twenty of them.',
    tag,
    toast: 'refusals',
  })
    .input(z.object({ name: cvName, document: cvDocument }))
    .output(done.extend({ data: storedCv })),
  save: call({
    method: 'PUT',
    path: '/cvs/{id}',
    policy: 'candidate',
    summary:
      'Replaces what stands in a CV; 409 where another window saved since. Every ten minutes the words before are kept as a version.',
    tag,
    toast: 'none',
  })
    .input(
      named.extend({
        document: cvDocument,
        /** That of the CV as it was read; an older one is refused. */
        version: z.number().int(),
        /** The profile that the words were held against now. */
        profile_version: z.number().int().optional(),
      }),
    )
    .output(done.extend({ data: cvRow })),
  rename: call({
    method: 'PATCH',
    path: '/cvs/{id}',
    policy: 'candidate',
    summary: 'Gives a CV another name.',
    tag,
  })
    .input(named.extend({ name: cvName }))
    .output(done.extend({ data: cvRow })),
  duplicate: call({
    method: 'POST',
    path: '/cvs/{id}/copy',
    policy: 'candidate',
    summary: 'Keeps a second CV with the same words; 409 past twenty of them.',
    tag,
    toast: 'refusals',
  })
    .input(named.extend({ name: cvName }))
    .output(done.extend({ data: storedCv })),
  remove: call({
    method: 'DELETE',
    path: '/cvs/{id}',
    policy: 'candidate',
    summary: 'Deletes a CV with its versions; PDFs that were sent or kept stay.',
    tag,
  })
    .input(named)
    .output(done),
  versions: call({
    method: 'GET',
    path: '/cvs/{id}/versions',
    policy: 'candidate',
    summary: 'What the CV was before, newest first: at most twenty.',
    tag,
  })
    .input(named)
    .output(z.object({ status: z.literal(200), data: z.array(cvVersion) })),
  restore: call({
    method: 'POST',
    path: '/cvs/{id}/restore',
    policy: 'candidate',
    summary: 'Puts an earlier version back; what stands there now is kept as a version.',
    tag,
    toast: 'refusals',
  })
    .input(named.extend({ version_id: z.string().max(100) }))
    .output(done.extend({ data: storedCv })),
  pdf: call({
    method: 'GET',
    path: '/cvs/{id}/pdf',
    policy: 'candidate',
    summary: 'A kept CV as a PDF.',
    tag,
    limit: 'cv_pdf',
  })
    .input(named)
    .output(z.object({ status: z.literal(200), data: madeCv })),
  preview: call({
    method: 'POST',
    path: '/cv-preview',
    policy: 'candidate',
    summary: 'A CV that is being written as a PDF; nothing is kept.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'cv_pdf',
  })
    .input(z.object({ document: cvDocument }))
    .output(z.object({ status: z.literal(200), data: madeCv })),
  makeFile: call({
    method: 'POST',
    path: '/cvs/{id}/file',
    policy: 'candidate',
    summary:
      'Stores a kept CV as a PDF like an uploaded one: its path goes to the profile or an application.',
    tag,
    toast: 'refusals',
    transaction: 'own',
    limit: 'upload',
  })
    .input(named)
    .output(
      done.extend({
        data: z.object({ path: z.string(), name: z.string(), size: z.number(), text: z.string() }),
      }),
    ),
};
