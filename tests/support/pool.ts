import type { candidates } from '#server/modules/candidates/table.ts';
import { refreshPool } from '#server/modules/talent-pool/indexing/service.ts';
import { aCandidate, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A candidate who agreed to be found; whoever differs from that is written down all the same. */
export async function aPoolCandidate(
  server: TestServer,
  details: { isVerified?: boolean; name?: string; nameAr?: string } & Partial<
    typeof candidates.$inferInsert
  > = {},
): Promise<Person> {
  const person = await aCandidate(server, { poolConsent: true, residenceCountry: 'Qatar', ...details });
  await server.systemContext('test').inTransaction((context) => refreshPool(context, [person.accountId]));
  return person;
}
