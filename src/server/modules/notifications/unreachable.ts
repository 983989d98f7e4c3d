import { lookupOf, lookupsOf } from '#server/platform/sealing.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';

const kind = 'unreachable';

/** How a number that nobody is reached under is kept: compared, never read. */
export function unreachableLookup(source: KeySource, number: string): string {
  return lookupOf(source, number, kind);
}

/** What may be kept of a number; earlier versions kept it as it is. */
export function unreachableLookups(source: KeySource, number: string): string[] {
  return [...lookupsOf(source, number, kind), number];
}
