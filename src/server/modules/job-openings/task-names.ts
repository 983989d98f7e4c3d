import { z } from 'zod';
import { walkPayload } from '#server/platform/each.ts';

/** Tells the company of an opening whose due date has passed. */
export const tellExpiredTask = {
  name: 'job-openings.tell-expired',
  payload: z.object({ openingId: z.string() }),
};

/** Tells companies of openings that expire soon. */
export const noticeExpiringTask = { name: 'job-openings.notice-expiring', payload: walkPayload };
