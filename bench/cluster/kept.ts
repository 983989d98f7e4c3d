import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './load.ts';

/** How many of the acknowledged writes are not there; the uploads are read through the proxy. */
export async function countLost(
  cluster: Cluster,
  acknowledged: Acknowledged,
): Promise<Record<string, number>> {
  const { query } = cluster.database;
  const applied = await query<{ pair: string }>(
    `select opening_id || ' ' || candidate_id as pair from applications`,
  );
  const written = await query<{ text: string }>('select text from messages');
  const asked = await query<{ subject: string }>('select subject from contact_messages');
  const [pairs, texts, subjects] = [
    new Set(applied.map(({ pair }) => pair)),
    new Set(written.map(({ text }) => text)),
    new Set(asked.map(({ subject }) => subject)),
  ];
  let unread = 0;
  for (const { path, token, size } of acknowledged.uploads) {
    const answer = await fetch(`${cluster.url}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if ((await answer.arrayBuffer()).byteLength !== size) unread += 1;
  }
  return {
    applications: acknowledged.applications.filter(
      ({ opening, person }) => !pairs.has(`${opening} ${person}`),
    ).length,
    messages: acknowledged.messages.filter(({ text }) => !texts.has(text)).length,
    contacts: acknowledged.contacts.filter((subject) => !subjects.has(subject)).length,
    uploads: unread,
  };
}

export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}
