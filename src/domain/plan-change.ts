import { z } from 'zod';
import { notANumber } from './text/fields.ts';
import { shortText } from './text/text.ts';

const count = (maximum: number) =>
  z.number({ error: notANumber }).int({ error: notANumber }).min(0).max(maximum);

/** The name of a plan in addresses and data; it never changes. */
export const planId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'validation_invalid' });

/** What a superadmin says of a plan; the price is QAR per month, none is "on request". */
export const planChange = z.object({
  name: shortText(100),
  price: count(1_000_000).nullable(),
  slot: count(10_000),
  video_question_slot: count(10_000),
  screening_question_slot: count(10_000),
  features: z.array(shortText(200)).max(30).default([]),
  position: count(1000).optional(),
  is_offered: z.boolean().default(true),
});
