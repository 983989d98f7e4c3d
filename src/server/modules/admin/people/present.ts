import type { FoundPerson, LookedAtPerson, SignInObstacle } from '#contract/admin-people.ts';
import type { FoundRole } from '#domain/identity/look-reasons.ts';
import { roleOf } from '#domain/identity/people.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import type { Account } from '#server/modules/identity/service.ts';
import type { PersonRow, selectLetters } from './queries.ts';

type Letter = Awaited<ReturnType<typeof selectLetters>>[number];

/** A person as the list shows them. */
export function presentFound(row: PersonRow, locale: Locale): FoundPerson {
  const { id, email, status, emailVerifiedAt, companyId, companyName, createdAt } = row;
  const called = personNameIn(locale, companyName, row.companyNameAr);
  return {
    ...{ id, name: personNameIn(locale, row.name, row.nameAr), email, status },
    role: roleOfFound(row),
    is_verified: emailVerifiedAt !== null,
    company: companyId && companyName !== null ? { id: companyId, name: called } : null,
    created_at: createdAt.toISOString(),
  };
}

/** A letter without what it says. */
export function presentLetter({ id, kind, to, status, lastError, createdAt, sentAt }: Letter) {
  return {
    ...{ id, kind, to },
    // What is ordered waits for its delivery, as what an earlier version queued does.
    status: status === 'ordered' ? ('queued' as const) : status,
    error: lastError ?? '',
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

/** What stands between the person and signing in, the gravest first. */
export function obstaclesOf(
  account: Account,
  row: PersonRow,
  { hasTooManyTries, letters }: { hasTooManyTries: boolean; letters: readonly Letter[] },
): SignInObstacle[] {
  const stands: Record<SignInObstacle, boolean> = {
    suspended: account.status === 'suspended',
    unverified: account.emailVerifiedAt === null,
    email_pending: account.pendingEmail !== null,
    too_many_tries: hasTooManyTries,
    letters_fail: letters[0]?.status === 'failed',
    company_closed: row.companyStatus === 'Closed',
    company_suspended: row.companyStatus === 'Suspended',
  };
  return Object.entries(stands).flatMap(([name, stand]) => (stand ? [name as SignInObstacle] : []));
}

/** What helps, given what stands in the way. */
export function actsFor(
  account: Account,
  row: PersonRow,
  { hasTooManyTries, sessions }: { hasTooManyTries: boolean; sessions: readonly unknown[] },
): LookedAtPerson['may'] {
  return {
    verify: account.emailVerifiedAt === null || account.pendingEmail !== null,
    correct_email: account.status === 'active',
    end_sessions: sessions.length > 0,
    unlock: hasTooManyTries,
    let_in: account.status === 'suspended' && roleOfFound(row) === 'candidate',
    erase: true,
  };
}

function roleOfFound({ userType }: PersonRow): FoundRole {
  return roleOf(userType) === 'candidate' ? 'candidate' : 'company';
}
