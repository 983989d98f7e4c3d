import { z } from 'zod';
import { walkPayload } from '#server/platform/each.ts';

export const sendStatusLetterTask = {
  name: 'applications.send-status-letter',
  payload: z.object({ eventId: z.string() }),
};

/** The same for several at once, each as if it had been changed alone. */
export const sendStatusLettersTask = {
  name: 'applications.send-status-letters',
  payload: z.object({ eventIds: z.array(z.string()) }),
};

/** Writes what a company says to several of its applicants. */
export const sendSelectionLettersTask = {
  name: 'applications.send-selection-letters',
  payload: z.object({ eventIds: z.array(z.string()) }),
};

/** Does the next step of an act on many applications. */
export const runBatchTask = {
  name: 'applications.run-batch',
  payload: z.object({ batchId: z.string() }),
};

/** What follows from a withdrawal that nobody took back. */
export const settleWithdrawalTask = {
  name: 'applications.settle-withdrawal',
  payload: z.object({ applicationId: z.string(), eventId: z.string() }),
};

/** Reminds a candidate of video questions that wait. */
export const remindOfVideosTask = {
  name: 'applications.remind-of-videos',
  payload: z.object({ applicationId: z.string() }),
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
    companyNameAr: z.string().default(''),
    candidateIds: z.array(z.string()),
  }),
};

/** Works out how much of what is asked the candidates meet. */
export const judgeFitsTask = { name: 'applications.judge-fits', payload: walkPayload };

/** Writes a large export. */
export const writeExportTask = {
  name: 'applications.write-export',
  payload: z.object({ exportId: z.string() }),
};

/** Tells who reads once a day of the new applications. */
export const tellDailyTask = { name: 'applications.tell-daily', payload: walkPayload };

/** Asks once more who was added by hand and has not answered. */
export const remindOfAdditionsTask = { name: 'applications.remind-of-additions', payload: walkPayload };

/** Erases those who have not answered in time. */
export const endAdditionsTask = { name: 'applications.end-additions', payload: walkPayload };

/** Reminds recruiters of answers that are due. */
export const remindOfRepliesTask = { name: 'applications.remind-of-replies', payload: walkPayload };
