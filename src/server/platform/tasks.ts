import type { z } from 'zod';
import type { Database } from './database/database.ts';

/** Names a task and the shape of its payload: what `enqueue` needs to know. */
interface TaskName<Schema extends z.ZodType> {
  /** `module.verb-noun`; it is the name of the queue. */
  name: string;
  payload: Schema;
}

interface TaskSettings {
  /** Attempts after the first one; 5 unless told. */
  retryLimit?: number;
  /** Seconds before the first retry; each further one waits about twice as long. 30 unless told. */
  retryDelay?: number;
  /** The longest wait between two attempts, in seconds; 3600 unless told. */
  retryDelayMax?: number;
  /** Seconds after which an attempt counts as failed; 300 unless told. */
  expireInSeconds?: number;
  /** Runs by itself with the payload `{}`: a cron expression in UTC. */
  schedule?: string;
  /** How many run side by side in one process; 1 unless told. */
  concurrency?: number;
  /** For a task that waits for the network or for a long computation: its context is outside any transaction. */
  runsOutsideTransaction?: boolean;
  /**
   * Begins at the next look of a worker (within seconds) rather than at once: beside what it works, the answer to the
   * request after would tell by its time that there was something to do (S7).
   */
  isUnhurried?: boolean;
}

/** A kind of background work. It is idempotent, carries ids, reads the state again, and may run twice. */
export interface TaskDefinition<Context, Schema extends z.ZodType = z.ZodType>
  extends TaskName<Schema>,
    TaskSettings {
  run(context: Context, payload: z.output<Schema>): Promise<void>;
}

/** Any definition for that context, whatever its payload. */
export interface AnyTask<Context> extends TaskName<z.ZodType>, TaskSettings {
  run(context: Context, payload: unknown): Promise<void>;
}

interface EnqueueOptions {
  startAfter?: Date;
  /** While a task of that name and key waits, another one is not added. */
  singletonKey?: string;
}

export interface RunDueOptions {
  /** What counts as due; the clock of the tasks, else the time of the machine. */
  now?: Date;
  /** `throw` (unless told): the first error ends the run and is rethrown. `retry`: as in production. */
  onError?: 'throw' | 'retry';
}

export interface DeadLetter {
  id: string;
  task: string;
  payload: unknown;
  reason: string;
  failedAt: Date;
}

/** The background work, as services see it. */
export interface Tasks {
  /** Adds a task in the transaction given: it exists only if that commits. Null where its singleton already waits. */
  enqueue<Schema extends z.ZodType>(
    db: Database,
    task: TaskName<Schema>,
    payload: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Adds several of a task in one statement, each with its moment. */
  enqueueEach<Schema extends z.ZodType>(
    db: Database,
    task: TaskName<Schema>,
    each: readonly { payload: z.input<Schema>; startAfter: Date }[],
  ): Promise<void>;
  /** Installs the schema and the queues, without workers: enough for a process that only enqueues, and for tests. */
  prepare(): Promise<void>;
  /** Prepares, then begins to work. Several processes may do so on one database. */
  start(): Promise<void>;
  /** Takes no further task, waits a while for those under way, closes the connections. */
  stop(): Promise<void>;
  /** For tests and commands: runs, in this process, what is due until nothing is; answers how many tasks ran. */
  runDue(options?: RunDueOptions): Promise<number>;
  /** The tasks that failed for good, latest first. */
  deadLetters(limit?: number): Promise<DeadLetter[]>;
  /** Puts a dead letter back as a task of its kind, within the transaction given; false where it is gone. */
  retryDead(db: Database, id: string): Promise<boolean>;
}

/** Throw this from a task that no retry can help: it goes to the dead letters at once. */
export class TaskIsHopeless extends Error {}

/** Declares a task; the type of its payload follows from the schema. */
export function defineTask<Context, Schema extends z.ZodType>(
  definition: TaskDefinition<Context, Schema>,
): TaskDefinition<Context, Schema> {
  return definition;
}
