import { sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Context, Contributors } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Listener } from '#server/platform/database/listener.ts';
import type { LiveBus } from '#server/platform/live/bus.ts';
import type { Log } from '#server/platform/log.ts';

/** A host that belongs to somebody else and leads here, with the one page of this site that stands there. */
export interface OwnHost {
  host: string;
  path: string;
}

export interface OwnHosts {
  /** The path of the page that stands at a host; undefined for any other. */
  find(host: string): Promise<string | undefined>;
  /** Says in the caller's transaction that they are others: every process reads them anew once it has committed. */
  tell(context: Pick<Context, 'db' | 'afterCommit'>): Promise<void>;
}

interface Parts {
  contributors: Pick<Contributors, 'ownHosts'>;
  db: Database;
  clock: Clock;
  log: Log;
  liveBus: LiveBus;
  beforeStop(work: () => Promise<void>): void;
}

/** Milliseconds for which the list counts where nothing was heard: the end of a lost domain's days tells nobody. */
const life = 60_000;

/** To the live channel of an older process a sign for nobody. */
const sign = JSON.stringify({ kind: 'own-hosts' });

/**
 * All such hosts, kept as one list: a request costs no statement whichever host it names, and a flood of unknown ones no memory.
 * It is dropped by the bus with the commit of a change. While the database is away, the list that there was counts.
 */
export function createOwnHosts(parts: Parts): OwnHosts {
  const { contributors, db, clock, log, liveBus } = parts;
  let kept: { paths: ReadonlyMap<string, string>; readAt: number; changes: number } | undefined;
  let changes = 0;
  let reading: Promise<ReadonlyMap<string, string>> | undefined;
  let listener: Promise<Listener | undefined> | undefined;

  const drop = () => {
    changes += 1;
    // What is being read may be of before.
    reading = undefined;
  };

  const list = async () => {
    const now = clock.now();
    const isFresh = kept?.changes === changes && Math.abs(now.getTime() - kept.readAt) < life;
    if (kept && isFresh) return kept.paths;
    reading ??= read(now);
    const mine = reading;
    try {
      return await mine;
    } finally {
      if (reading === mine) reading = undefined;
    }
  };

  const read = async (now: Date) => {
    await listen();
    const began = changes;
    try {
      const hosts = await contributors.ownHosts(db, now);
      const paths = new Map(hosts.map(({ host, path }) => [host, path]));
      if (began === changes) kept = { paths, readAt: now.getTime(), changes };
      return paths;
    } catch (error) {
      if (!kept) throw error;
      log.warn({ err: error }, 'The own hosts were not read; those of before count');
      return kept.paths;
    }
  };

  /** Who can't hear reads again when the list has lived its life. */
  const listen = () => {
    listener ??= liveBus
      .listen({ onTold: (payload) => payload === sign && drop(), onListening: drop })
      .catch((error) => {
        log.warn({ err: error }, 'Changes of own hosts are not heard; they are read each minute');
        listener = undefined;
        return undefined;
      });
    return listener;
  };

  parts.beforeStop(async () => (await listener)?.close());
  return {
    find: async (host) => (await list()).get(host),
    async tell({ db: transaction, afterCommit }) {
      await transaction.execute(sql`select ${liveBus.withCommit(sign)}`);
      afterCommit(() => {
        drop();
        liveBus.afterCommit(sign);
      });
    },
  };
}
