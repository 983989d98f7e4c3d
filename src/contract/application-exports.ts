import { z } from 'zod';
import { exportKinds, exportStates } from '#domain/applications/export.ts';
import { applicationFilters } from '#domain/applications/list.ts';
import { pickedMaximum } from '#domain/applications/selection.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Exports';
const one = z.object({ id: z.string().max(64) });

const applicationExport = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  total: z.number(),
  done: z.number(),
  created_at: z.string(),
  /** Who asked for it; null once the account is gone. */
  created_by: z.string().nullable(),
  /** To download it, below `/api/`; null unless it is ready. */
  path: z.string().nullable(),
  /** When the file goes. */
  expires_at: z.string(),
});
export type ApplicationExport = z.infer<typeof applicationExport>;

/** Exports of the received applications: a table, or the CVs (specification 2, section 3: "export"). */
export const applicationExports = {
  start: call({
    method: 'POST',
    path: '/job_application_export',
    policy: 'approved-recruiter',
    feature: 'export',
    summary:
      "Writes what the list's filters match, or what was picked: at once up to 500, else in the background.",
    tag,
    transaction: 'own',
    limit: 'export',
    toast: 'refusals',
  })
    .input(
      z.object({
        kind: z.enum(exportKinds, { error: 'validation_option' }),
        filters: applicationFilters.default({}),
        ids: z
          .array(z.uuid({ error: 'validation_option' }))
          .max(pickedMaximum)
          .optional(),
      }),
    )
    .output(done.extend({ data: applicationExport })),
  list: call({
    method: 'GET',
    path: '/job_application_export',
    policy: 'approved-recruiter',
    summary: "The company's latest exports, with how far each is.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.array(applicationExport),
      abilities: z.object({ export: z.boolean() }),
    }),
  ),
  cancel: call({
    method: 'POST',
    path: '/job_application_export/{id}/cancel',
    policy: 'approved-recruiter',
    summary: 'Stops an export that is on its way; nothing of it is kept.',
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
};
