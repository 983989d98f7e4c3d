import { sql } from 'drizzle-orm';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Writes a profile's number and birth date as versions before the sealing did, and an older process still does. */
export async function writePlain(
  server: TestServer,
  { accountId }: Person,
  { phone, dateOfBirth }: { phone: string; dateOfBirth: string },
): Promise<void> {
  await server.platform.db.execute(
    sql`update candidates set phone = ${phone}, date_of_birth = ${dateOfBirth} where account_id = ${accountId}`,
  );
}
