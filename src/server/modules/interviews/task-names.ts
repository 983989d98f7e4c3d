import { z } from 'zod';

/** Reminds both sides of an interview, so many minutes before; of one that has changed since, nothing is sent. */
export const remindTask = {
  name: 'interviews.remind',
  payload: z.object({ interviewId: z.string(), sequence: z.number(), minutes: z.number() }),
};

/** Asks interviewers for the scorecards that they owe. */
export const askScorecardsTask = {
  name: 'interviews.ask-scorecards',
  payload: z.object({ interviewId: z.string() }),
};
