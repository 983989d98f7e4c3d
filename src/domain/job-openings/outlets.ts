/** Where an Active opening is told, in the order of who is reached first. */
export const outlets = [
  'search',
  'alerts',
  'followers',
  'company-page',
  'careers-page',
  'own-site',
  'search-engines',
  'aggregators',
  'assistants',
] as const;
export type Outlet = (typeof outlets)[number];

/** Why it is not told there: it hides its company, or the public does not see the company's page. */
export type OutletReason = 'hides-company' | 'company-unseen';

/** What would give the company away. */
const namesCompany: ReadonlySet<Outlet> = new Set(['followers', 'company-page', 'careers-page', 'own-site']);
/** Whether the public sees the company's page there is what its recruiters know, and its hiring managers do not. */
export const needsPage: ReadonlySet<Outlet> = new Set(['company-page', 'careers-page', 'own-site']);

/** Why an Active opening is not told in a place; undefined where it is. */
export function outletReason(
  outlet: Outlet,
  { hidesCompany, isCompanySeen }: { hidesCompany: boolean; isCompanySeen: boolean },
): OutletReason | undefined {
  if (hidesCompany && namesCompany.has(outlet)) return 'hides-company';
  return !isCompanySeen && needsPage.has(outlet) ? 'company-unseen' : undefined;
}
