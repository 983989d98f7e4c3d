import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { type CandidateUpdate, eligibilityCard } from '#domain/candidates/profile.ts';
import { pickFields } from '#domain/text/saved.ts';
import type { CalendarDate } from '#domain/time.ts';
import type { Candidate, CandidateChanges } from '#server/modules/candidates/queries.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { toColumns } from '#server/platform/database/wire.ts';

/** The columns of what an update names; what it leaves out stays. */
export function detailColumns(input: CandidateUpdate, today: CalendarDate): CandidateChanges {
  // Read from what else is known: the number by its dial code, a consent by the ledger.
  const { version, dial_code, phone, email_consent, whatsapp_consent, pool_consent, ...details } = input;
  return { ...toColumns(candidates, details), ...experienceColumns(input, today) };
}

/** What the update says of the eligibility, over what was said before. */
export function eligibilityColumn(current: Candidate, input: CandidateUpdate): CandidateChanges {
  const said = Object.entries(pickFields(eligibilityCard, input)).filter(([, value]) => value !== undefined);
  return said.length === 0 ? {} : { eligibility: { ...current.eligibility, ...Object.fromEntries(said) } };
}

/** The jobs with the time that they sum up to. */
export function experienceColumns(
  { experiences }: Pick<CandidateUpdate, 'experiences'>,
  today: CalendarDate,
) {
  return experiences ? { experiences, totalExperience: totalExperience(experiences, today) } : {};
}
