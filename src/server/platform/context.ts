import type { Digits } from '#domain/digits.ts';
import type { Locale } from '#domain/locale.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import type { Readable } from './database/statement.ts';
import type { Events } from './events.ts';
import type { OwnHost, OwnHosts } from './http/own-hosts.ts';
import type { OnceAttempt } from './kept-answers.ts';
import type { WriteLetter } from './letter-words.ts';
import type { LiftedRanges } from './lifted-limits.ts';
import type { LiveBus } from './live/bus.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PersonalData } from './personal-data.ts';
import type { Storage } from './storage.ts';
import type { Tasks } from './tasks.ts';

/**
 * What higher modules add where a lower one asks: typed lists, filled in `modules/register.ts`. The module that asks
 * declares its list by widening this interface in its `contributors.ts`.
 */
export interface Contributors {
  /** What each module knows of a person, the highest module first. */
  personalData: PersonalData[];
  /** Where limits by address are lifted. */
  liftedRanges: LiftedRanges[];
  /** The digits in which an account is written to. */
  digitsOf(db: Database, accountId: string): Promise<Digits>;
  /** The hosts of others at which one page of this site stands, as of a moment. */
  ownHosts(db: Database, now: Date): Promise<OwnHost[]>;
  /**
   * The calls that answer every visitor alike, by their path in the contract, with what each counts of who makes it: a page
   * made of such calls alone may be given out again a moment later without making them.
   */
  sharedCalls: ReadonlyMap<string, (context: Context, input: unknown) => void>;
}

/** The parts that live as long as the process; made once in `main.ts` or by the tests. */
export interface Platform {
  config: Config;
  /** Autocommit: each statement for itself. Services use `context.db`. */
  db: Database;
  /** Where the settings name one: a replica for what visitors read. */
  replica?: Replica;
  clock: Clock;
  log: Log;
  events: Events<Context>;
  tasks: Tasks;
  storage: Storage;
  /** Where letters go. */
  mailer: Mailer;
  /** Writes letters out, where they keep no answer waiting. */
  writeLetter: WriteLetter;
  contributors: Contributors;
  /** How open pages of all processes hear of a change; services say `publishLive`. */
  liveBus: LiveBus;
  /** Which hosts of others lead here. */
  ownHosts: OwnHosts;
  /** Counted only where the settings name a port for it. */
  metrics?: Metrics;
  /** Work to finish before the database is closed. */
  beforeStop(work: () => Promise<void>): void;
}

/** What a request says of itself. */
interface RequestFacts {
  id: string;
  /** The client's address; behind a trusted proxy the forwarded one. */
  ip: string;
  userAgent: string;
  /** Random mark of a browser that signed in before; it opens nothing. */
  deviceToken?: string;
  /** What a browser keeps on its way to a company's sign-in and back. */
  entryToken?: string;
  /** The mark of a browser that entered a room of shared applications; `room` is the id of its link. */
  roomToken?(room: string): string | undefined;
  /** `Idempotency-Key`: a write that is sent again with it answers as before (security X2). */
  idempotencyKey?: string;
  /** Those that the browser's person chose for figures on screens. */
  digits?: Digits;
}

/**
 * Everything that a service may touch; inside a transaction, `db` is that transaction. `Caller` is who the call's
 * policy lets in: a service that takes `Context<CandidateActor>` asks no more whether it is one.
 */
export interface Context<Caller extends Actor = Actor> extends Omit<Platform, 'db'> {
  db: Database;
  actor: Caller;
  /** The token that the actor was read from. */
  sessionToken: string | undefined;
  locale: Locale;
  request: RequestFacts;
  /** Whether policy and limits of the call were checked already, when its request was read. */
  isAdmitted?: boolean;
  /** Of a write by an API key that is done once: the attempt whose answer is kept. */
  once?: OnceAttempt;
  /**
   * The pool, for what must outlive a rollback (rate limits). Never asked inside a transaction: once each connection is
   * held by one that waits for another, nothing goes on.
   */
  outsideDb: Database;
  /** For public reads (`readStatement`): the pool, or of a visitor the replica, which nobody reads who may just have written. */
  reads: Readable;
  /** Runs work in one transaction; nested calls join the one that is open. */
  inTransaction<T>(work: (context: Context<Caller>) => Promise<T>): Promise<T>;
  /** Work to do after the answer was decided and the transaction has committed (never before). */
  afterCommit(work: () => void): void;
  /** Headers that the call adds to its answer (cookies of a session). */
  responseHeaders: Headers;
}

interface ContextFacts<Caller extends Actor> {
  actor: Caller;
  sessionToken?: string;
  locale: Locale;
  request: RequestFacts;
  /** Whether public reads may be some seconds old; false unless told. */
  readsReplica?: boolean;
}

/** A context for one request or one task. */
export function createContext<Caller extends Actor>(
  platform: Platform,
  { readsReplica = false, ...facts }: ContextFacts<Caller>,
): Context<Caller> {
  const context: Context<Caller> = {
    ...platform,
    ...facts,
    sessionToken: facts.sessionToken,
    log: platform.log.child({ request: facts.request.id }),
    outsideDb: platform.db,
    reads: (readsReplica && platform.replica) || platform.db,
    responseHeaders: new Headers(),
    inTransaction: async (work) => {
      const pending: (() => void)[] = [];
      const result = await platform.db.transaction((transaction) => {
        const inner: Context<Caller> = {
          ...context,
          db: transaction,
          afterCommit: (then) => void pending.push(then),
        };
        inner.inTransaction = (nested) => nested(inner);
        return work(inner);
      });
      for (const then of pending) then();
      return result;
    },
    afterCommit: (work) => work(),
  };
  return context;
}
