import { z } from 'zod';
import { call } from './route.ts';

const entry = z.object({
  id: z.int(),
  /** A call of an administrator (`companies.dataUpdate`), `signed-in` or `cv.viewed`: the text is the screen's. */
  kind: z.string(),
  /** The id of what it was done to, as the call named it. */
  subject: z.string(),
  /** What that is called, in the language of the reader; empty without a name, or once it is gone. */
  subject_name: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Empty once that account is gone. */
  actor_name: z.string(),
  actor_role: z.string(),
  created_at: z.string(),
});
export type AuditEntryShown = z.infer<typeof entry>;

/** The audit log: append-only. */
export const audit = {
  list: call({
    method: 'GET',
    path: '/audit',
    policy: 'superadmin',
    summary: 'Who did what, the latest first, 50 a page; `next` is the `before` of the following one.',
    tag: 'Administration',
  })
    .input(
      z.object({
        /** One kind, or several. */
        kind: z
          .union([z.string().max(100), z.array(z.string().max(100)).max(20)])
          .optional()
          .catch(undefined),
        /** Days in Qatar, both included; whatever is no such day narrows nothing. */
        from: z.string().max(10).catch('').optional(),
        to: z.string().max(10).catch('').optional(),
        before: z.coerce.number().int().positive().optional().catch(undefined),
      }),
    )
    .output(z.object({ status: z.literal(200), data: z.array(entry), next: z.int().nullable() })),
};
