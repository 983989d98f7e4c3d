import { z } from 'zod';
import { notANumber } from '#domain/text/fields.ts';
import { shortText } from '#domain/text/text.ts';
import { call } from './route.ts';

/** A plan ("package" on the wire). */
const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** QAR per month; null is "on request". */
  price: z.number().nullable(),
  currency: z.literal('QAR'),
  is_trial: z.boolean(),
  slot: z.number(),
  video_question_slot: z.number(),
  screening_question_slot: z.number(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

const count = z.number({ error: notANumber }).int({ error: notANumber }).min(0);

/** Plans with their slots and prices (specification 2, sections 3, 4 and 9). */
export const plans = {
  list: call({
    method: 'GET',
    path: '/plans',
    policy: 'public',
    summary: 'The plans on offer, in their order.',
    tag: 'Plans',
  }).output(z.object({ status: z.literal(200), data: z.array(plan) })),
  save: call({
    method: 'PUT',
    path: '/plans/{id}',
    policy: 'superadmin',
    summary: 'Changes a plan or adds one; companies keep the slots that they have until a plan is set again.',
    tag: 'Plans',
  })
    .input(
      z.object({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'validation_invalid' }),
        name: shortText(100),
        price: count.max(1_000_000).nullable(),
        slot: count.max(10_000),
        video_question_slot: count.max(10_000),
        screening_question_slot: count.max(10_000),
        features: z.array(shortText(200)).max(30).default([]),
        position: z.number().int().min(0).max(1000).optional(),
        is_offered: z.boolean().default(true),
      }),
    )
    .output(z.object({ status: z.literal(200), data: plan })),
};
