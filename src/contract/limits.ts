import { z } from 'zod';
import { limitLift } from '#domain/limit-lifts.ts';
import { refusedReasons } from '#domain/refused.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const storedLift = z.object({
  id: z.string(),
  range: z.string(),
  day: z.string(),
  reason: z.string(),
  /** `ended` by itself, `removed` by somebody. */
  state: z.enum(['planned', 'active', 'ended', 'removed']),
  created_at: z.string(),
  /** Who lifted them; null once that account is gone. */
  created_by: z.string().nullable(),
  removed_at: z.string().nullable(),
  removed_by: z.string().nullable(),
});
export type StoredLimitLift = z.infer<typeof storedLift>;

const refusedCount = z.object({
  reason: z.enum(refusedReasons),
  /** Of the last 24 hours, and of the last seven days. */
  day: z.int(),
  week: z.int(),
  /** When its latest hour began. */
  latest: z.string(),
});
export type RefusedCount = z.infer<typeof refusedCount>;

/** Limits by address suit shared ones: an administrator lifts them for a range and a day. */
export const limits = {
  refused: call({
    method: 'GET',
    path: '/limit_refusals',
    policy: 'admin',
    summary: 'What limits and guards have refused: the last 24 hours one by one, and seven days by reason.',
    tag: 'Limits',
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        total: z.int(),
        hours: z.array(z.object({ hour: z.string(), count: z.int() })),
        reasons: z.array(refusedCount),
      }),
    }),
  ),
  lifts: call({
    method: 'GET',
    path: '/limit_lifts',
    policy: 'admin',
    summary: 'The address ranges whose limits are, were or will be lifted: the latest hundred.',
    tag: 'Limits',
  }).output(z.object({ status: z.literal(200), data: z.array(storedLift) })),
  lift: call({
    method: 'POST',
    path: '/limit_lifts',
    policy: 'admin',
    summary: 'Lifts the limits by address for a range (at most /16, or /32 of IPv6) and a day.',
    tag: 'Limits',
  })
    .input(limitLift)
    .output(done),
  removeLift: call({
    method: 'DELETE',
    path: '/limit_lifts/{id}',
    policy: 'admin',
    summary: 'Puts the limits of a range back; the entry stays, with who removed it.',
    tag: 'Limits',
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(done),
};
