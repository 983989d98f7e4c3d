import { domainOf } from '#domain/companies/sign-in.ts';
import { roleOf } from '#domain/identity/people.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import type { OwnWay } from './contributors.ts';
import type { Account } from './queries.ts';
import { hasSecondFactor } from './second-factor/factors.ts';

type Asking = Pick<Context, 'db' | 'config' | 'contributors'>;

/** The company by whose own sign-in alone an account comes in: no password, link or passkey opens it then. */
export async function findOwnWay(context: Asking, account: Account): Promise<OwnWay | undefined> {
  if (roleOf(account.userType) !== 'company') return undefined;
  for (const contribute of context.contributors.ownWays) {
    const way = await contribute(context, account);
    // Who keeps the password for the day when the provider is away keeps it with a second factor alone.
    if (way && !(way.keepsPassword && (await hasSecondFactor(context, account.id)))) return way;
  }
  return undefined;
}

/** Refuses an address by which somebody would leave the sign-in that the company has made the only way. */
export async function refuseOutsideAddress(context: Asking, account: Account, email: string): Promise<void> {
  if (roleOf(account.userType) !== 'company') return;
  for (const contribute of context.contributors.ownWays) {
    const way = await contribute(context, account);
    if (way && !way.domains.includes(domainOf(email)))
      throw refuseField('email', 'validation_email_of_company', { domains: way.domains.join(', ') });
  }
}

/** Refuses every other way in with `SIGN_IN_BY_COMPANY`. */
export async function refuseOtherWays(context: Asking, account: Account): Promise<void> {
  const way = await findOwnWay(context, account);
  if (way) throw new Refusal('SIGN_IN_BY_COMPANY', { params: { company: way.company } });
}
