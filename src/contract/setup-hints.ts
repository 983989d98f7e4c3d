import { z } from 'zod';
import { setupHints as hints } from '#domain/setup-hints.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Site';

const open = z.object({
  id: z.enum(hints),
  /** What stands now, where it is short enough to be shown. */
  value: z.string().nullable(),
});
export type OpenHint = z.infer<typeof open>;

const looked = open.extend({
  looked_at: z.string(),
  /** Null where the account is gone. */
  looked_by: z.string().nullable(),
});
export type LookedHint = z.infer<typeof looked>;

const id = z.object({ id: z.enum(hints) });

/** What of an installation is still as it came, for its owner. */
export const setupHints = {
  list: call({
    method: 'GET',
    path: '/setup_hints',
    policy: 'superadmin',
    summary:
      'What is still as the product came, and which of it was looked at; what was changed is in neither.',
    tag,
  }).output(
    z.object({ status: z.literal(200), data: z.object({ open: z.array(open), looked: z.array(looked) }) }),
  ),
  look: call({
    method: 'POST',
    path: '/setup_hints/{id}/look',
    policy: 'superadmin',
    summary: 'Says that it was looked at and may stay; it is asked again once something else stands there.',
    tag,
  })
    .input(id)
    .output(done),
  takeBack: call({
    method: 'DELETE',
    path: '/setup_hints/{id}/look',
    policy: 'superadmin',
    summary: 'Takes that back.',
    tag,
  })
    .input(id)
    .output(done),
};
