import type { SwitchedConsent } from '#domain/candidates/consents.ts';
import type { Locale } from '#domain/locale.ts';
import { candidateRegistered } from '#server/modules/candidates/events.ts';
import { refreshStrength } from '#server/modules/candidates/profile/strength.ts';
import { insertCandidate } from '#server/modules/candidates/queries.ts';
import { sealedOf } from '#server/modules/candidates/sealed.ts';
import { recordConsents } from '#server/modules/candidates/settings/consents.ts';
import { type Account, createAccount } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { newToken } from '#server/platform/sessions.ts';

const noConsents: Record<SwitchedConsent, boolean> = { email_offers: false, whatsapp: false, pool: false };

export interface OpenedCandidate {
  name: string;
  email: string;
  locale: Locale;
  dialCode?: string;
  phone?: string;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  /** What they agree to besides the terms; nothing, otherwise. */
  consents?: Record<SwitchedConsent, boolean>;
}

/**
 * Opens an account for a candidate who took the terms where the address was proved, by a link or by a provider: the rest
 * of the profile is still to be told. It has no password: they come in by a link or the provider, or set one of their own.
 */
export function openCandidate<T>(
  context: Context,
  { name, email, locale, dialCode, phone, dateOfBirth, consents = noConsents }: OpenedCandidate,
  within: (context: Context, account: Account) => Promise<T>,
): Promise<T> {
  return createAccount(
    context,
    {
      ...{ email, name, locale, role: 'candidate', isEmailVerified: true },
      ...{ password: newToken(), hasPassword: false },
    },
    async (inner, account) => {
      const now = inner.clock.now();
      await insertCandidate(inner.db, {
        ...{ accountId: account.id, ...(dialCode && { dialCode }) },
        ...sealedOf(inner.config, account.id, { phone, dateOfBirth }),
        ...{ emailConsent: consents.email_offers, whatsappConsent: consents.whatsapp },
        poolConsent: consents.pool,
        ...{ createdAt: now, updatedAt: now },
      });
      await recordConsents(inner, account.id, { terms: true, privacy: true, ...consents });
      await refreshStrength(inner, account.id);
      await inner.events.publish(inner, candidateRegistered, { candidateId: account.id });
      return within(inner, account);
    },
  );
}
