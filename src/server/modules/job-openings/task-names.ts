import { z } from 'zod';

/** Tells the company of an opening whose due date has passed. */
export const tellExpiredTask = {
  name: 'job-openings.tell-expired',
  payload: z.object({ openingId: z.string() }),
};
