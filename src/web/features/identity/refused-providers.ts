import type { RefusedProvider } from '#domain/identity/refused-providers.ts';
import { m } from '#texts/messages.js';

/** Why a candidate who came back from a provider was not let in, or nothing was connected. */
export const refusedProviderTexts: Readonly<Record<RefusedProvider, () => string>> = {
  provider_over: m.identity_entry_over,
  provider_cancelled: m.identity_provider_cancelled,
  provider_answer: m.identity_provider_answer,
  provider_unproven: m.identity_provider_unproven,
  provider_unverified: () => m.identity_provider_unverified({ forgot: m.identity_forgot() }),
  provider_other_role: m.identity_provider_other_role,
  provider_other_subject: m.identity_provider_other_subject,
  provider_suspended: m.identity_entry_suspended,
  provider_taken: m.identity_provider_taken,
  provider_once: m.identity_provider_once,
};
