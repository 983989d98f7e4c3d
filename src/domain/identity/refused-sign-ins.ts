/** Why a sign-in by a plain form was refused, as its page is told by the address. */
export const refusedSignIns = [
  'email',
  'not_registered',
  'password',
  'unverified',
  'pending',
  'too_many',
  'by_company',
  'second_step',
  'other',
] as const;
export type RefusedSignIn = (typeof refusedSignIns)[number];
