import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#server/platform/context.ts';
import type { ReplicaStanding } from '#server/platform/database/replica.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Answer = [Record<string, string>, 200 | 503];
type State = 'ready' | 'full' | 'not ready';

interface Times {
  /** Milliseconds for which an answer stands: who asks more often costs nothing. */
  life: number;
  /** What says nothing for so many milliseconds is not ready. */
  patience: number;
}

/**
 * Whether database and storage can be written now, and the process goes on. All who want to know share one answer, and of what does not come back
 * no second question is asked beside the first.
 */
export function createReadiness(
  { db, storage, replica }: Pick<Platform, 'db' | 'storage' | 'replica'>,
  { life, patience }: Times = { life: 1000, patience: 5000 },
  isStopping: () => boolean = () => false,
): () => Promise<Answer> {
  const checks = {
    database: oneAtATime(() => db.execute('select 1')),
    storage: oneAtATime(() => storage.writable()),
  };
  let last: { until: number; answer: Promise<Answer> } | undefined;
  return async () => {
    // Whoever shares out the requests sends no more, while those that come are still answered.
    if (isStopping()) return [{ process: 'stopping' }, 503];
    if (last && performance.now() < last.until) return last.answer;
    const asked = { until: Number.POSITIVE_INFINITY, answer: askAll(checks, patience, replica) };
    last = asked;
    // It never fails; what failed is what it says.
    void asked.answer.then(() => {
      asked.until = performance.now() + life;
    });
    return asked.answer;
  };
}

async function askAll(
  checks: Record<string, () => Promise<State>>,
  patience: number,
  replica: Platform['replica'],
): Promise<Answer> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isOver = new AbortController();
      const silence = sleep<State>(patience, 'not ready', { ref: false, signal: isOver.signal });
      silence.catch(() => undefined);
      const state = await Promise.race([check(), silence]);
      isOver.abort();
      return [name, state] as const;
    }),
  );
  const isReady = states.every(([, state]) => state !== 'not ready');
  const told = replica && { replica: tellReplica(replica.standing()) };
  return [{ ...Object.fromEntries(states), ...told }, isReady ? 200 : 503];
}

/** Nobody is turned away for it: what it can't answer, the primary does. */
function tellReplica(standing: ReplicaStanding): string {
  if (standing.state === 'in use') return 'ready';
  return standing.state === 'behind' ? `${Math.ceil(standing.lag)} s behind` : standing.state;
}

/** The answer that is on its way, or a new one. */
function oneAtATime(check: () => Promise<unknown>): () => Promise<State> {
  let running: Promise<State> | undefined;
  return () => {
    running ??= check()
      .then(
        () => 'ready' as const,
        // A full disk refuses uploads; everything else goes on.
        (error: unknown) => (error instanceof Refusal ? 'full' : 'not ready'),
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
