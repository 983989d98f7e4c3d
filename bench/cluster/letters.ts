import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

interface LetterFigures {
  ordered: number;
  /** Ordered, and not at the receiver once the outbox was empty or the patience at its end. */
  lost: number;
  /** Under an id that nobody ordered: it would stand there beside its like. */
  twice: number;
  /** Came again under its own id, which the receiver drops. */
  dropped: number;
}

/** Waits until every letter has left, then compares the outbox with what the receiver holds. */
export async function compareLetters(cluster: Cluster, minutes: number): Promise<LetterFigures> {
  const until = performance.now() + minutes * 60_000;
  while ((await countWaiting(cluster)) > 0 && performance.now() < until) await sleep(1000);
  const ordered = await cluster.database.query<{ message_id: string }>(
    'select message_id from outbox_letters',
  );
  const came = (cluster.mail?.messages ?? []).map(idOf);
  const ids = new Set(came);
  const known = new Set(ordered.map(({ message_id: id }) => id));
  return {
    ordered: known.size,
    lost: known.difference(ids).size,
    twice: ids.difference(known).size,
    dropped: came.length - ids.size,
  };
}

async function countWaiting({ database }: Cluster): Promise<number> {
  const [row] = await database.query<{ count: string }>(
    `select (select count(*) from outbox_letters where status <> 'sent')
       + (select count(*) from tasks.job where name = 'notifications.tell-news' and state in ('created', 'active', 'retry')) as count`,
  );
  return Number(row?.count);
}

function idOf(message: string): string {
  const lines = message.replaceAll('\r\n ', ' ').split('\r\n');
  const line = lines.find((header) => header.toLowerCase().startsWith('message-id:')) ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
}
