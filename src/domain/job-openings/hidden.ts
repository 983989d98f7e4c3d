import { z } from 'zod';

/** So many openings a candidate may hide. */
export const hiddenOpeningsMaximum = 500;
/** So many of them stand on a page of the list. */
export const hiddenOpeningsShown = 10;

/** The opening that is hidden, or shown again. */
export const hiddenOpening = z.object({ job_id: z.string().max(100) });
