import type pg from 'pg';
import type { Replica } from '#server/platform/database/replica.ts';
import { longestWait, readBacklog } from '#server/platform/metrics/backlog.ts';

/** What is amiss: a stable name by which it is told once, and a sentence that says what to do. */
export interface Cause {
  cause: string;
  sentence: string;
}

/** Looks for what nobody would notice before people do. */
export async function findCauses(parts: {
  pool: pg.Pool;
  replica?: Pick<Replica, 'standing'> | undefined;
}): Promise<Cause[]> {
  const { tasks, letters } = await readBacklog(parts.pool);
  const dead = tasks
    .filter(({ dead: count }) => count > 0)
    .map(({ name, dead: count }) => ({
      cause: `dead ${name}`,
      sentence: `${count} × ${name} failed for good. Administrators see why on their overview, and try it again there.`,
    }));
  const late = tasks.filter(({ oldest }) => oldest > longestWait).map(({ name }) => name);
  const found = [...dead];
  if (late.length > 0)
    found.push({
      cause: 'late tasks',
      sentence: `Nobody takes what is due: ${late.join(', ')}. Does a process with ROLE=tasks or all run?`,
    });
  if (letters.oldest > longestWait)
    found.push({
      cause: 'late emails',
      sentence: `${letters.waiting} emails wait, the oldest for ${Math.round(letters.oldest / 60)} minutes. Look at SMTP_URL and the mail server.`,
    });
  const state = parts.replica?.standing().state;
  if (state !== undefined && state !== 'in use')
    found.push({
      cause: 'replica',
      sentence: `The replica of DATABASE_READ_URL is not read: ${state}. Visitors read the primary meanwhile.`,
    });
  return found;
}
