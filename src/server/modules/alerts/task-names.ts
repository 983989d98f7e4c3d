import { z } from 'zod';
import { walkPayload } from '#server/platform/each.ts';

/** New openings are asked which alerts they answer. */
export const matchNewTask = { name: 'alerts.match-new', payload: z.object({}) };

/** Who wants to hear at once is written to. */
export const tellAtOnceTask = { name: 'alerts.tell-at-once', payload: walkPayload };

/** Whose morning it is. */
export const tellDueTask = { name: 'alerts.tell-due', payload: walkPayload };

/** What is kept closes soon; what a profile lacks. */
export const remindTask = { name: 'alerts.remind', payload: walkPayload };

export const keepWishesTask = { name: 'alerts.keep-wishes', payload: walkPayload };
