import { z } from 'zod';

/** So many openings a candidate may keep. */
export const savedOpeningsMaximum = 500;
/** So many of them stand on a page of the list. */
export const savedOpeningsShown = 10;

/** The opening that is kept, or no longer. */
export const savedOpening = z.object({ job_id: z.string().max(100) });
