// Run by npm run cluster, whose first lines say what it does.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.ts';
import type { Drill, DrillOptions } from './cluster/drill.ts';
import { clocks } from './cluster/drills/clocks.ts';
import { failover } from './cluster/drills/failover.ts';
import { faults } from './cluster/drills/faults.ts';
import { foreign } from './cluster/drills/foreign.ts';
import { journeys } from './cluster/drills/journeys.ts';
import { kill } from './cluster/drills/kill.ts';
import { pooler } from './cluster/drills/pooler.ts';
import { recording } from './cluster/drills/recording.ts';
import { rolling } from './cluster/drills/rolling.ts';
import { soak } from './cluster/drills/soak.ts';

const drills: Record<string, Drill> = {
  recording,
  foreign,
  pooler,
  faults,
  failover,
  rolling,
  kill,
  clocks,
  soak,
  journeys,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moments: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '30' },
    journeys: { type: 'string', default: '' },
  },
});
const options = {
  moments: Number(values.moments),
  minutes: Number(values.minutes),
  words: values.journeys.split(' ').filter(Boolean),
};
const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), once(process, 'SIGHUP')]);
const [part, ...names] = positionals;

try {
  if (part === undefined) await stay();
  else if (part === 'drills') process.exitCode = (await runDrills(names, options)) ? 0 : 1;
  else throw new Error(`"${part}" is no part of the cluster; there is "drills".`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function stay(): Promise<void> {
  const cluster = await startCluster({ settings: { NODE_ENV: 'production', DEMO: 'on' } });
  try {
    console.log(`\nThe cluster is open at ${cluster.url} (its certificate is its own; Ctrl-C ends it).`);
    console.table({
      ...Object.fromEntries(cluster.machines.map(({ name, url }) => [name, url])),
      'postgres (mihna)': `127.0.0.1:${cluster.database.port}`,
      [`pgbouncer ${cluster.pooler.version}`]: cluster.pooler.url,
      'bucket (a stand-in)': cluster.bucket.url,
      mail: cluster.mail?.url ?? '–',
      'what they say': cluster.folder,
    });
    await stopped;
  } finally {
    await cluster.stop();
  }
}

async function runDrills(wanted: string[], asked: DrillOptions): Promise<boolean> {
  const unknown = wanted.filter((name) => !drills[name]);
  if (unknown.length > 0)
    throw new Error(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.`);
  console.log('Rate limits are raised for drills; a product in use keeps them.');
  let holds = true;
  for (const [name, drill] of Object.entries(drills)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    holds = (await runDrill(name, drill, asked)) && holds;
  }
  return holds;
}

async function runDrill(name: string, drill: Drill, asked: DrillOptions): Promise<boolean> {
  console.log(`\n── ${name}: ${drill.about}`);
  const settings = { RATE_LIMITS: '1000000', DEMO: 'off', ...drill.cluster?.settings };
  const cluster = await startCluster({ ...drill.cluster, settings });
  void stopped.then(() => cluster.stop()).then(() => process.exit(130));
  try {
    const { figures, bounds } = await drill.run(cluster, asked);
    console.table(figures);
    for (const [bound, isKept] of Object.entries(bounds))
      console.log(`${isKept ? 'holds' : 'DOES NOT HOLD'}: ${bound}`);
    return Object.values(bounds).every(Boolean);
  } finally {
    await cluster.stop();
  }
}
