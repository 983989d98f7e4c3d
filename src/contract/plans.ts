import { z } from 'zod';
import { planChange, planId } from '#domain/plan-change.ts';
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

const editedPlan = plan.extend({ position: z.int(), is_offered: z.boolean() });
export type EditedPlan = z.infer<typeof editedPlan>;

/** Plans with their slots and prices (specification 2, sections 3, 4 and 9). */
export const plans = {
  list: call({
    method: 'GET',
    path: '/plans',
    policy: 'public',
    summary: 'The plans on offer, in their order.',
    tag: 'Plans',
  }).output(z.object({ status: z.literal(200), data: z.array(plan) })),
  all: call({
    method: 'GET',
    path: '/plans/all',
    policy: 'superadmin',
    summary: 'Every plan as it is edited, those that are not on offer too.',
    tag: 'Plans',
  }).output(
    z.object({
      status: z.literal(200),
      data: z.array(editedPlan),
    }),
  ),
  save: call({
    method: 'PUT',
    path: '/plans/{id}',
    policy: 'superadmin',
    summary: 'Changes a plan or adds one; companies keep the slots that they have until a plan is set again.',
    tag: 'Plans',
  })
    .input(planChange.extend({ id: planId }))
    .output(z.object({ status: z.literal(200), data: plan })),
};
