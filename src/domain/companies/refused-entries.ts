/** Why somebody who came back from a provider was not let in, as the page of the sign-in is told by the address. */
export const refusedEntries = [
  'entry_over',
  'entry_provider',
  'entry_unproven',
  'entry_foreign',
  'entry_other_account',
  'entry_other_subject',
  'entry_suspended',
  'entry_somebody_else',
  'entry_stale',
  'entry_left',
] as const;
export type RefusedEntry = (typeof refusedEntries)[number];
