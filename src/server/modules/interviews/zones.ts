import { countryOf } from '#domain/reference/countries.ts';
import { zoneOfCountry } from '#domain/zones.ts';
import type { InterviewRecord } from './queries.ts';

/** The candidate's zone: as an answer said it, else that of the country, where it has one time. */
export function candidateZone(
  interview: Pick<InterviewRecord, 'candidateTimezone' | 'candidateCountry' | 'fromAt'>,
): string | undefined {
  const { candidateTimezone, candidateCountry, fromAt } = interview;
  return candidateTimezone ?? zoneOfCountry(countryOf(candidateCountry ?? '')?.code, fromAt);
}
