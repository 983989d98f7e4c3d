import type { ProviderKey } from '#domain/identity/providers.ts';
import { lockAccount, tellProviderDisconnected } from '#server/modules/identity/provider-service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireNamed } from './providers.ts';
import { deleteIdentity, selectIdentitiesOf } from './queries.ts';

/** The providers, and which of them open the caller's account. */
export async function readWays(context: Context<CandidateActor>) {
  const { db, config, actor } = context;
  const identities = await selectIdentitiesOf(db, actor.accountId);
  return config.signInProviders.map(({ key, name, issuer }) => {
    const found = identities.find((identity) => identity.issuer === issuer);
    return {
      key,
      name,
      connected: found ? { email: found.email, since: found.createdAt.toISOString() } : null,
    };
  });
}

/** Ends that a provider opens the account. Who has no password keeps one of them. */
export async function disconnectProvider(
  context: Context<CandidateActor>,
  { provider }: { provider: ProviderKey },
): Promise<void> {
  const { db, config, actor } = context;
  const { issuer } = requireNamed(context, provider);
  // Locked for two of them that go at the same moment.
  const account = await lockAccount(db, actor.accountId);
  const ways = (await selectIdentitiesOf(db, actor.accountId)).map((identity) => identity.issuer);
  if (!account || !ways.includes(issuer)) throw new Refusal('NOT_FOUND');
  const isLast = !config.signInProviders.some(
    (other) => other.issuer !== issuer && ways.includes(other.issuer),
  );
  if (isLast && !account.hasPassword) throw new Refusal('LAST_WAY_IN');
  await deleteIdentity(db, account.id, issuer);
  await tellProviderDisconnected(context, account);
}
