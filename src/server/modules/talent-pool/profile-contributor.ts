import type { ProfileContributor } from '#server/modules/candidates/contributors.ts';
import { hasAccepted } from './requests/queries.ts';

/** An accepted invitation shows the company the whole profile, until the candidate hides from it. */
export const invitationsOfProfiles: ProfileContributor = {
  findTie: async ({ db }, { candidateId, scope }) =>
    (await hasAccepted(db, candidateId, scope)) ? 'invited' : undefined,
  hidesNames: async () => [],
  readHistory: async () => [],
};
