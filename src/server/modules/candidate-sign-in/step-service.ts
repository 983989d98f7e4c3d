import type { ProviderSignup } from '#domain/candidates/provider-signup.ts';
import { openCandidate } from '#server/modules/candidates/service.ts';
import { askSecondStep } from '#server/modules/identity/second-factor/second-step-service.ts';
import { openSession, type SignedIn } from '#server/modules/identity/sessions-service.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken } from '#server/platform/open-id/entry-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { requireNamed } from './providers.ts';
import { saveIdentity, selectStep, takeStep } from './queries.ts';

/** What is left for the browser that came back; it may ask again, until that is done. */
export async function readStep(context: Context) {
  const { step, provider, told } = await requireStep(context);
  if (step.step === 'second_step' && step.accountId) {
    const asked = await askSecondStep(context, step.accountId);
    if (!asked) throw new Refusal('NOT_FOUND');
    return { success: false as const, second_step: asked.secondStep };
  }
  if (!told) throw new Refusal('NOT_FOUND');
  return { step: 'sign_up' as const, provider: provider.name, name: told.name, email: told.email };
}

/** Opens the account of somebody new, whose address the provider has verified. It hashes: call it outside a transaction. */
export async function signUpBy(context: Context, input: ProviderSignup): Promise<SignedIn> {
  const { tokenHash, provider, told } = await requireStep(context);
  if (!told) throw new Refusal('NOT_FOUND');
  const { name, dob, email_consent, whatsapp_consent, pool_consent } = input;
  const person = { name, email: told.email, locale: context.locale, dateOfBirth: dob };
  const consents = { email_offers: email_consent, whatsapp: whatsapp_consent, pool: pool_consent };
  return openCandidate(context, { ...person, consents }, async (inner, account) => {
    const now = inner.clock.now();
    // Sent twice, it opens one account.
    if (!(await takeStep(inner.db, tokenHash, now))) throw new Refusal('NOT_FOUND');
    await saveIdentity(inner.db, {
      ...{ issuer: provider.issuer, subject: told.subject, email: told.email, accountId: account.id },
      ...{ createdAt: now, lastEnteredAt: now },
    });
    keepEntryToken(context, '');
    return { account, token: await openSession(inner, account) };
  });
}

async function requireStep(context: Context) {
  const { entryToken: token } = context.request;
  const tokenHash = token ? hashToken(token) : '';
  const step = token && (await selectStep(context.db, tokenHash, context.clock.now()));
  if (!step) throw new Refusal('NOT_FOUND');
  return { tokenHash, step, provider: requireNamed(context, step.provider), told: step.told };
}
