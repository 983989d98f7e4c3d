import { sql } from 'drizzle-orm';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import type { Person } from '#support/people.ts';
import { aCandidate } from '#support/people.ts';
import type { Cluster } from './cluster.ts';

/** Who lives on a cluster: candidates with a CV, what they may apply for, and talks that have begun. */
export interface Inhabitants {
  candidates: Person[];
  openings: string[];
  talks: { id: string; company: { token: string }; person: Person }[];
}

export function settle(
  cluster: Cluster,
  counts: { candidates: number; openings: number; talks: number },
): Promise<Inhabitants> {
  return cluster.arrange(async (server) => {
    await makeManyOpenings(server.systemContext('drill'), counts.openings);
    const { rows } = await server.platform.db.execute<{ id: string }>(sql`select id from public_openings`);
    const candidates: Person[] = [];
    while (candidates.length < counts.candidates) {
      const person = await aCandidate(server);
      await send(server, 'PUT', '/api/candidate/1', {
        ...person,
        body: { cv: await anUploadedCv(server, person) },
      });
      candidates.push(person);
    }
    const { aConversation } = conversationsOn(() => server);
    const talks: Inhabitants['talks'] = [];
    while (talks.length < counts.talks) talks.push(await aConversation());
    return { candidates, openings: rows.map(({ id }) => id), talks };
  });
}
