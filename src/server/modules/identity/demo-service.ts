import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { accounts } from './table.ts';

/** Addresses that nobody can have: `.example` is reserved, and the demo uses these three. Found by `accounts_demo`. */
export const isDemoAccount = sql`${accounts.email} ~ '@(demo|companies|people)[.]example$'`;

/** Whether anybody can sign in with the demo's password. */
export async function hasDemoAccounts({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).where(isDemoAccount).limit(1)).length > 0;
}
