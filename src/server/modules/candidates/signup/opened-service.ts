import type { Locale } from '#domain/locale.ts';
import { candidateRegistered } from '#server/modules/candidates/events.ts';
import { refreshStrength } from '#server/modules/candidates/profile/strength.ts';
import { insertCandidate } from '#server/modules/candidates/queries.ts';
import { sealedOf } from '#server/modules/candidates/sealed.ts';
import { recordConsents } from '#server/modules/candidates/settings/consents.ts';
import { type Account, createAccount } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { newToken } from '#server/platform/sessions.ts';

/**
 * Opens an account for a candidate who took the terms on a link that proved the address: with a name and a phone, and the
 * rest of the profile still to be told. Its password is nobody's: they sign in by a link, or set one of their own.
 */
export function openCandidate<T>(
  context: Context,
  person: { name: string; email: string; dialCode: string; phone: string; locale: Locale },
  within: (context: Context, account: Account) => Promise<T>,
): Promise<T> {
  const { name, email, dialCode, phone, locale } = person;
  return createAccount(
    context,
    { email, name, password: newToken(), role: 'candidate', locale, isEmailVerified: true },
    async (inner, account) => {
      const now = inner.clock.now();
      await insertCandidate(inner.db, {
        ...{ accountId: account.id, ...(dialCode && { dialCode }) },
        ...sealedOf(inner.config, account.id, { phone }),
        ...{ createdAt: now, updatedAt: now },
      });
      await recordConsents(inner, account.id, {
        ...{ terms: true, privacy: true },
        ...{ email_offers: false, whatsapp: false, pool: false },
      });
      await refreshStrength(inner, account.id);
      await inner.events.publish(inner, candidateRegistered, { candidateId: account.id });
      return within(inner, account);
    },
  );
}
