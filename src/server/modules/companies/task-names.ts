import { z } from 'zod';
import { walkPayload } from '#server/platform/each.ts';

/** Tells the owners of an approval that was not taken back. */
export const tellApprovedTask = {
  name: 'companies.tell-approved',
  payload: z.object({
    companyId: z.string(),
    /** Which approval: another one has its own letter. */
    approvedAt: z.string(),
    /** Where the approval began a trial. */
    trialDays: z.int().nullable(),
  }),
};

/** Tells the owners of a refusal that was not taken back. */
export const tellDeclinedTask = {
  name: 'companies.tell-declined',
  payload: z.object({
    companyId: z.string(),
    /** Which decision: another one has its own letter. */
    decidedAt: z.string(),
  }),
};

/** Tells owners that their trial ends. */
export const noticeTrialsTask = { name: 'companies.notice-trials', payload: walkPayload };

/** What the privacy policy says of closed companies. */
export const eraseClosedTask = { name: 'companies.erase-closed', payload: walkPayload };

/** Whether the records of careers pages' own domains still stand. */
export const checkCareersDomainsTask = { name: 'companies.check-careers-domains', payload: z.object({}) };

/** Works out what names are found by. */
export const keyNamesTask = { name: 'companies.key-names', payload: walkPayload };
