import { z } from 'zod';

/** Finds the calendars whose time has come. */
export const wakeTask = { name: 'calendars.wake', payload: z.object({}) };

/** Brings one calendar to where an interview stands. */
export const writeTask = {
  name: 'calendars.write',
  payload: z.object({ connectionId: z.string(), interviewId: z.string() }),
};

/** Reads one calendar. */
export const readTask = { name: 'calendars.read', payload: z.object({ connectionId: z.string() }) };
