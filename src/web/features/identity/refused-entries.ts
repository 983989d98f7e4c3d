import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { m } from '#texts/messages.js';

/** Why somebody who came back from the provider of a company was not let in. */
export const refusedEntryTexts: Readonly<Record<RefusedEntry, () => string>> = {
  entry_over: m.identity_entry_over,
  entry_provider: m.identity_entry_provider,
  entry_unproven: m.identity_entry_unproven,
  entry_foreign: m.identity_entry_foreign,
  entry_other_account: m.identity_entry_other_account,
  entry_other_subject: m.identity_entry_other_subject,
  entry_suspended: m.identity_entry_suspended,
  entry_somebody_else: m.identity_entry_somebody_else,
  entry_stale: m.identity_entry_stale,
  entry_left: m.identity_entry_left,
};
