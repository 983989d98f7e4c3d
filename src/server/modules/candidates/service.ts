import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tieOfCompany } from './policy.ts';
import { findPerson, lockCandidate, type Person } from './queries.ts';
import { refreshStrength } from './strength.ts';

export { presentDetails, readDetails } from './details.ts';
export { requireCandidate, requireOwn } from './own.ts';
export { hidesFrom, isInPool, type Tie, tieOfCompany } from './policy.ts';
export { audienceOf, readProfile } from './profile-reading.ts';
export { projectProfile } from './projection.ts';
export { findPerson, findPersonByShareId, type Person } from './queries.ts';
export { refreshStrength } from './strength.ts';
export { recordView } from './views.ts';

/** Whether the asking company may see all of a candidate's profile. */
export async function companyMaySee(context: Context, candidateId: string): Promise<boolean> {
  const person = await findPerson(context.db, candidateId);
  return person !== undefined && (await tieOfCompany(context, person)) !== undefined;
}

/** The profile for a change of the module's own rows, kept from changing until the transaction ends. */
export async function withLockedProfile(
  context: Context,
  candidateId: string,
  work: (person: Person) => Promise<void>,
): Promise<void> {
  const locked = await lockCandidate(context.db, candidateId);
  const person = locked && (await findPerson(context.db, candidateId));
  if (!person) throw new Refusal('NOT_FOUND');
  await work(person);
  await refreshStrength(context, candidateId);
}
