import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '#server/platform/database/replica.ts';
import { type Backlog, readBacklog } from './backlog.ts';

interface Answer {
  method: string;
  /** The pattern, never the path: as many as there are calls and kinds of pages. */
  route: string;
  status: number;
  seconds: number;
}

/** What an operator's Prometheus reads of one process. Names begin with `mihna_`; durations are seconds. */
export interface Metrics {
  answered(answer: Answer): void;
  /** The text format; what the database does not tell now is left out, and `mihna_database_up` is 0. */
  read(): Promise<{ type: string; text: string }>;
}

interface Parts {
  pool: pg.Pool;
  /** Streams of the live channel that are open here. */
  streams(): number;
  replica?: Pick<Replica, 'standing'> | undefined;
}

export function createMetrics({ pool, streams, replica }: Parts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Processor time, memory, and how long the event loop lets others wait.
  collectDefaultMetrics({ register: registry, prefix: 'mihna_' });
  const answers = new Histogram({
    name: 'mihna_request_seconds',
    help: 'Time until the head of an answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `mihna_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of the pool', 'state');
  const waiting = gauge('database_waiting', 'Requests that wait for a connection');
  const open = gauge('live_streams', 'Open pages that hear of changes at once');
  const isUp = gauge('database_up', '1 while the database answers');
  const backlog = backlogGauges(gauge);
  const tellReplica = replica && replicaGauges(replica, gauge);
  return {
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status: String(status) }, seconds),
    async read() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      waiting.set(pool.waitingCount);
      open.set(streams());
      tellReplica?.();
      const found = await readBacklog(pool).catch(() => undefined);
      isUp.set(found ? 1 : 0);
      backlog(found);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

type MakeGauge = (name: string, help: string, ...labels: string[]) => Gauge;

function replicaGauges({ standing }: Pick<Replica, 'standing'>, gauge: MakeGauge) {
  const isUsed = gauge('replica_in_use', '1 while visitors read the replica');
  const lag = gauge('replica_lag_seconds', 'How far the replica is behind, as far as that can be told');
  return () => {
    const found = standing();
    isUsed.set(found.state === 'in use' ? 1 : 0);
    lag.set('lag' in found ? (found.lag ?? Number.NaN) : Number.NaN);
  };
}

function backlogGauges(gauge: MakeGauge) {
  const due = gauge('tasks_due', 'Tasks that are due and wait', 'task');
  const age = gauge('tasks_oldest_seconds', 'How long the oldest of them waits', 'task');
  const dead = gauge('tasks_dead', 'Tasks that failed for good', 'task');
  const letters = gauge('letters_waiting', 'Letters that wait for their delivery');
  const oldest = gauge('letters_oldest_seconds', 'How long the oldest of them waits');
  const alarms = gauge('alarms', 'What the operator is told of', 'cause');
  return (found: Backlog | undefined) => {
    for (const one of [due, age, dead, letters, oldest, alarms]) one.reset();
    if (!found) return;
    for (const task of found.tasks) {
      due.set({ task: task.name }, task.due);
      age.set({ task: task.name }, task.oldest);
      dead.set({ task: task.name }, task.dead);
    }
    letters.set(found.letters.waiting);
    oldest.set(found.letters.oldest);
    for (const cause of found.alarms) alarms.set({ cause }, 1);
  };
}
