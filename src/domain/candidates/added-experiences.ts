import type { ExperienceEntry } from './experience.ts';

/**
 * Adding an experience needs its location, editing one does not (section 5): the places in the list of those that
 * were added without. The wire names no entry, so as many changed ones count as edited as have gone from the list.
 */
export function addedWithoutLocation(
  entries: readonly ExperienceEntry[],
  stored: readonly ExperienceEntry[],
): number[] {
  const left = stored.map(identityOf);
  const changed = entries.flatMap((entry, index) => {
    const found = left.indexOf(identityOf(entry));
    if (found >= 0) left.splice(found, 1);
    return found >= 0 ? [] : [{ index, hasLocation: Boolean(entry.company_location) }];
  });
  const without = changed.filter(({ hasLocation }) => !hasLocation).map(({ index }) => index);
  return without.slice(0, Math.max(0, without.length - left.length));
}

function identityOf(entry: ExperienceEntry): string {
  const { company_name, designation, company_location, description } = entry;
  const { from_month, from_year, to_month, to_year } = entry;
  const dates = [from_month, from_year, to_month, to_year];
  return JSON.stringify([company_name, designation, company_location ?? '', description ?? '', ...dates]);
}
