import { z } from 'zod';

/** New openings are asked which alerts they answer. */
export const matchNewTask = { name: 'alerts.match-new', payload: z.object({}) };

/** Who wants to hear at once is written to. */
export const tellAtOnceTask = { name: 'alerts.tell-at-once', payload: z.object({}) };
