import {
  type ConsentField,
  type ConsentPurpose,
  consentTextKey,
  consentTextVersion,
  type SwitchedConsent,
  switchedConsents,
} from '#domain/candidates/consents.ts';
import { legalVersions } from '#domain/legal.ts';
import type { Candidate, CandidateChanges } from '#server/modules/candidates/queries.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import type { Context } from '#server/platform/context.ts';
import { toColumns, toWire } from '#server/platform/database/wire.ts';
import { translate } from '#server/platform/texts.ts';
import { insertConsents } from './consent-queries.ts';

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
  input: Partial<Record<ConsentField, boolean>>,
): { words: Partial<Record<SwitchedConsent, boolean>>; columns: CandidateChanges } {
  const words: Partial<Record<SwitchedConsent, boolean>> = {};
  const changes: Partial<Record<ConsentField, boolean>> = {};
  const stored = toWire(current);
  for (const [purpose, field] of Object.entries(switchedConsents) as [SwitchedConsent, ConsentField][]) {
    const wanted = input[field];
    if (wanted === undefined || wanted === stored[field]) continue;
    words[purpose] = wanted;
    changes[field] = wanted;
  }
  return { words, columns: toColumns(candidates, changes) };
}

function versionOf(purpose: ConsentPurpose): string {
  return purpose === 'terms' || purpose === 'privacy' ? legalVersions[purpose] : consentTextVersion;
}
