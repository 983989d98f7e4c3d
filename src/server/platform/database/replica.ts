import type pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { recordLag } from './replica-lag.ts';
import { watchStatements } from './slow-statements.ts';
import { readFromPool, type StatementReader } from './statement.ts';

/** Seconds that a replica may be behind; past them visitors read the primary. */
export const longestLag = 5;

/** How it stood at the last look; `lag` is in seconds, and unknown while the primary does not answer. */
export type ReplicaStanding =
  | { state: 'in use'; lag: number | undefined }
  | { state: 'behind'; lag: number }
  | { state: 'away' | 'foreign' };

/** Reads of visitors; its own where it keeps up, the primary's where it is behind or away. */
export interface Replica extends StatementReader {
  standing(): ReplicaStanding;
  /** Looks now how it stands; it does by itself each second. */
  look(): Promise<ReplicaStanding>;
  close(): Promise<void>;
}

interface Parts {
  connection: pg.PoolConfig;
  /** The primary, as `connection` is the replica. */
  primary: { connection: pg.PoolConfig; pool: pg.Pool };
  size: number;
  namesStatements: boolean;
  log: Log;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Milliseconds after which who is asked for its position counts as away. */
const patience = 2000;

/** Opens the replica at `connection`. Until the first look has found it, everything is read from the primary. */
export function openReplica({ connection, primary, size, namesStatements, log, ...parts }: Parts): Replica {
  const now = parts.now ?? (() => performance.now());
  const { pool, close } = openDatabase(connection, size, { namesStatements });
  watchStatements(pool, (slow) => log.warn({ ...slow, replica: true }, 'a slow statement'));
  const ground = openLook({ replica: connection, primary: primary.connection, now });
  const underWay = new Set<(reason: Error) => void>();
  let standing: ReplicaStanding = { state: 'away' };
  let looking: Promise<ReplicaStanding> | undefined;

  const settle = (found: ReplicaStanding) => {
    if (found.state !== standing.state) tell(log, found);
    standing = found;
    if (found.state === 'in use') return standing;
    // Whoever waits for it now asks the primary.
    for (const give of underWay) give(new Error('The replica is away'));
    return standing;
  };
  const look = () => {
    looking ??= ground
      .look()
      .then(settle)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const pulse = setInterval(() => void look(), 1000).unref();
  void look();
  return {
    async read(statement) {
      if (standing.state !== 'in use') return readFromPool(primary.pool, statement);
      try {
        return await orGiven(underWay, readFromPool(pool, statement));
      } catch (error) {
        // One that ran out of its time would do so there, too.
        if (isCancelled(error)) throw error;
        if (isDatabaseAway(error)) void look();
        return readFromPool(primary.pool, statement);
      }
    },
    standing: () => standing,
    look,
    async close() {
      clearInterval(pulse);
      await looking;
      await ground.close();
      await close();
    },
  };
}

/** What the work answers; fails earlier where it is given up. */
function orGiven<T>(underWay: Set<(reason: Error) => void>, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    underWay.add(reject);
    work.then(resolve, reject).finally(() => underWay.delete(reject));
  });
}

interface Position {
  position: string;
  /** The installation that the database is one of. */
  installation: string | null;
}

const where = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  - '0/0')::text as position, (select id::text from installation) as installation`;

/** Where the log of a database, primary or replica, has come to. */
export async function readPosition(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<Position>(where);
  if (!rows[0]?.position) throw new Error('It does not say how far it has come');
  return rows[0];
}

/** One connection for each of both, so that a busy pool is not taken for one that is away. */
function openLook({ now, ...connections }: Record<'replica' | 'primary', pg.PoolConfig> & { now(): number }) {
  const bounds = { statement_timeout: patience, query_timeout: patience, connectionTimeoutMillis: patience };
  const replica = openDatabase({ ...connections.replica, ...bounds }, 1);
  const primary = openDatabase({ ...connections.primary, ...bounds }, 1);
  const record = recordLag();
  let installation: string | null = null;
  return {
    async look(): Promise<ReplicaStanding> {
      const written = await readPosition(primary.pool).catch(() => undefined);
      if (written) record.remember(now(), BigInt(written.position));
      installation = written?.installation ?? installation;
      const replayed = await readPosition(replica.pool).catch(() => undefined);
      if (!replayed) return { state: 'away' };
      if (!installation || replayed.installation !== installation) return { state: 'foreign' };
      // Nobody else answers: what it had last is more than nothing.
      if (!written) return { state: 'in use', lag: undefined };
      const { seconds, isKnown } = record.lagOf(BigInt(replayed.position), now());
      return { state: isKnown && seconds <= longestLag ? 'in use' : 'behind', lag: seconds };
    },
    async close() {
      await Promise.all([replica.close(), primary.close()]);
    },
  };
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

function tell(log: Log, found: ReplicaStanding): void {
  if (found.state === 'in use') log.info({ replica: found }, 'visitors read the replica');
  else log.warn({ replica: found }, 'visitors read the primary, because the replica is behind or away');
}
