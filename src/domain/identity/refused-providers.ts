/** Why somebody who came back was not let in, or nothing was connected, as the page is told by the address. */
export const refusedProviders = [
  'provider_over',
  'provider_cancelled',
  'provider_answer',
  'provider_unproven',
  'provider_unverified',
  'provider_other_role',
  'provider_other_subject',
  'provider_suspended',
  'provider_taken',
  'provider_once',
] as const;
export type RefusedProvider = (typeof refusedProviders)[number];
