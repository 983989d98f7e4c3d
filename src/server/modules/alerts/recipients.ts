import { and, eq, isNotNull } from 'drizzle-orm';
import { userTypes } from '#domain/identity/people.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The candidate's account with that address, verified; undefined without one. */
export async function accountOfAddress(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.email, email),
        eq(accounts.userType, userTypes.candidate),
        isNotNull(accounts.emailVerifiedAt),
      ),
    );
  return row?.id;
}
