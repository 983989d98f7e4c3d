import { z } from 'zod';

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
