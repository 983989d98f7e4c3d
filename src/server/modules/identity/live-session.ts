import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import type { Account } from './queries.ts';

/** A session that is open, with its account. */
interface LiveSession extends Pick<Account, 'email' | 'name' | 'nameAr' | 'userType' | 'emailVerifiedAt'> {
  sessionId: string;
  accountId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/**
 * The live session of a token's hash with its account; suspended accounts have none. Every request asks for it: by a
 * statement that is prepared, on the pool.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await readStatement<LiveSession>(db, {
    name: 'live-session',
    text: `select s.id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
        a.id as "accountId", a.email, a.name, a.name_ar as "nameAr", a.user_type as "userType", a.email_verified_at as "emailVerifiedAt"
      from sessions s join accounts a on a.id = s.account_id
      where s.token_hash = $1 and s.expires_at > $2 and a.status = 'active'`,
    values: [tokenHash, now],
  });
  return row;
}
