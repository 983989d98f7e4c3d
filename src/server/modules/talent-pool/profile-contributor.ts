import type { ProfileContributor } from '#server/modules/candidates/contributors.ts';
import { hasAccepted } from './requests/queries.ts';

/** An accepted invitation shows the company the whole profile, until the candidate hides from it. */
export const invitationsOfProfiles: ProfileContributor = {
  findTie: async ({ db }, { candidateId, companyId }) =>
    (await hasAccepted(db, candidateId, companyId)) ? 'invited' : undefined,
  hidesNames: async () => [],
  readHistory: async () => [],
};
