import { z } from 'zod';

/** How long a change of status can be taken back before the candidate is told. */
export const undoSeconds = 60;

export const sendStatusLetterTask = {
  name: 'applications.send-status-letter',
  payload: z.object({ eventId: z.string() }),
};

/** Tells a company of a new application. */
export const tellCompanyTask = {
  name: 'applications.tell-company',
  payload: z.object({ applicationId: z.string() }),
};

/** Tells the candidates who still waited that the opening is closed; it carries what a deletion takes away. */
export const tellClosedTask = {
  name: 'applications.tell-closed',
  payload: z.object({
    openingId: z.string(),
    title: z.string(),
    /** Null where the opening hides its company. */
    companyName: z.string().nullable(),
    candidateIds: z.array(z.string()),
  }),
};
