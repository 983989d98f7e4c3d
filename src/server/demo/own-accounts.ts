import { demoAccounts } from './demo-accounts.ts';
import { nameInArabic } from './names-in-arabic.ts';
import { makeCandidate } from './people.ts';
import type { Random } from './random.ts';
import { trades } from './trades/trades.ts';

/** The demo's own candidate: in Qatar, an engineer, with a full profile. */
export function ownCandidate(random: Random, passwordHash: string, now: Date) {
  for (;;) {
    const made = makeCandidate(random, passwordHash, 0, now);
    const { description, nationality, residenceCountry, experiences = [] } = made.candidate;
    const isSuited = nationality === 'Jordan' && residenceCountry === 'Qatar' && experiences.length > 1;
    if (made.trade !== trades[0] || !description || !isSuited) continue;
    const { email, name, nameAr } = demoAccounts.candidate;
    return {
      ...made,
      account: { ...made.account, email, name, nameAr, locale: 'en' as const },
      candidate: {
        ...made.candidate,
        gender: 'Female',
        isPublished: true,
      },
    };
  }
}

/** The demo's administrator and superadmin. */
export function staffAccounts(random: Random, passwordHash: string, now: Date) {
  return [demoAccounts.admin, demoAccounts.superadmin].map(({ email, name, userType }) => ({
    id: random.uuid(),
    email,
    passwordHash,
    userType,
    name,
    nameAr: nameInArabic(name),
    locale: 'en' as const,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
}
