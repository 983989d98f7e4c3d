import { z } from 'zod';

/** The response of a call that has nothing more to say; others extend it. */
export const done = z.object({ status: z.literal(200), success: z.literal(true) });
