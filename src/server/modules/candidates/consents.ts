import {
  type ConsentPurpose,
  consentTextKey,
  consentTextVersion,
  type SwitchedConsent,
  switchedConsents,
} from '#domain/candidates/consents.ts';
import { legalVersions } from '#domain/legal.ts';
import type { Context } from '#server/platform/context.ts';
import { translate } from '#server/platform/texts.ts';
import { insertConsents } from './consent-queries.ts';
import type { Candidate, CandidateChanges } from './queries.ts';

/** Writes words given or taken back to the ledger: purpose, time, language, and the text that was read. */
export async function recordConsents(
  context: Context,
  accountId: string,
  words: Partial<Record<ConsentPurpose, boolean>>,
): Promise<void> {
  const createdAt = context.clock.now();
  const { locale } = context;
  const rows = (Object.entries(words) as [ConsentPurpose, boolean][]).map(([purpose, isGiven]) => ({
    accountId,
    purpose,
    isGiven,
    text: translate(consentTextKey(purpose), {}, locale),
    textVersion: versionOf(purpose),
    locale,
    createdAt,
  }));
  await insertConsents(context.db, rows);
}

/** The consents with a switch, as a change of the profile carries them; only what really changes is recorded. */
export function changedConsents(
  current: Pick<Candidate, 'emailConsent' | 'whatsappConsent' | 'poolConsent'>,
  input: { email_consent?: boolean; whatsapp_consent?: boolean; pool_consent?: boolean },
): { words: Partial<Record<SwitchedConsent, boolean>>; columns: CandidateChanges } {
  const columns = { email_offers: 'emailConsent', whatsapp: 'whatsappConsent', pool: 'poolConsent' } as const;
  const words: Partial<Record<SwitchedConsent, boolean>> = {};
  const changes: CandidateChanges = {};
  for (const purpose of ['email_offers', 'whatsapp', 'pool'] as const) {
    const wanted = input[switchedConsents[purpose]];
    if (wanted === undefined || wanted === current[columns[purpose]]) continue;
    words[purpose] = wanted;
    changes[columns[purpose]] = wanted;
  }
  return { words, columns: changes };
}

function versionOf(purpose: ConsentPurpose): string {
  return purpose === 'terms' || purpose === 'privacy' ? legalVersions[purpose] : consentTextVersion;
}
