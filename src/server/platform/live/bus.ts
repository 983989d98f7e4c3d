import { type SQL, sql } from 'drizzle-orm';
import { type Listener, openListener } from '#server/platform/database/listener.ts';
import type { BossConnection } from '#server/platform/tasks-queues.ts';

/** The channel of the database's notifications: nothing for "look", `sessions` for "some ended", else a passing sign. */
const channel = 'live';

interface LiveHearer {
  onTold(payload: string): void;
  /** At first, and each time that it hears again: what was told in between was not heard. */
  onListening(): void;
}

/**
 * How processes tell each other at once that there is something for open pages. Nothing is lost with a payload that is:
 * what is kept stands in `live_events`, and each process looks there with every beat.
 */
export interface LiveBus {
  /** Whether the end of a session is heard before what was told after it; else whoever is told is looked at first. */
  isInOrder: boolean;
  /** Goes along in the statement of the cause, so that it is told with the commit: an expression, null where it tells nothing. */
  withCommit(payload: string): SQL;
  /** Called once that transaction has committed, never before. */
  afterCommit(payload: string): void;
  listen(hearer: LiveHearer): Promise<Listener>;
  close(): Promise<void>;
}

/** The bus that every installation has: the database tells with the commit itself. */
export function notifyingBus(connection: BossConnection): LiveBus {
  return {
    isInOrder: true,
    withCommit: (payload) => sql`pg_notify(${channel}, ${payload})`,
    afterCommit: () => undefined,
    listen: ({ onTold, onListening }) =>
      openListener(connection, { channel, onNotification: onTold, onListening }),
    close: async () => undefined,
  };
}
