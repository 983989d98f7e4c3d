import { z } from 'zod';
import { personName } from '#domain/names.ts';
import { type DayOfRules, today } from '#domain/time.ts';
import { birthDateOn } from './birth.ts';
import { consentsOfSignup } from './signup.ts';

/** POST api/candidate_sign_in/account: what a provider can't say of somebody; the rest of the profile is told later. */
function providerSignupOn(now: DayOfRules) {
  return z.object({ name: personName, dob: birthDateOn(now), ...consentsOfSignup });
}
export const providerSignup = providerSignupOn(today);
export type ProviderSignup = z.infer<typeof providerSignup>;
