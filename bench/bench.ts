import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { openingInFull } from '#server/modules/job-openings/public/queries.ts';
import type { EmbeddedDatabase } from '#server/platform/database/embedded.ts';
import type { Statement } from '#server/platform/database/statement.ts';
import { fillFolder } from './data-folder.ts';
import { serveFloor } from './floor.ts';
import { type Measured, measure, middle } from './measure.ts';
import { type RunningServer, raisedLimits, startFloor, startProduct } from './product.ts';
import { type MixedQuery, mixedQueries, queriesInArabic } from './queries.ts';

const { values } = parseArgs({
  options: {
    openings: { type: 'string', default: '10000,100000' },
    connections: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    floor: { type: 'boolean', default: false },
  },
});

type Connection = EmbeddedDatabase['connection'];

interface Row extends Measured {
  openings: number;
  connections: number;
  target: string;
  /** Rate as a share of the floor's. */
  ratio: number;
  /** Rates of each round: how restless the machine was. */
  rates: number[];
}

if (values.floor) {
  const [task] = await once(process, 'message');
  serveFloor(task as Parameters<typeof serveFloor>[0]);
} else {
  await benchmark();
}

async function benchmark(): Promise<void> {
  console.log(
    `Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`,
  );
  const rows: Row[] = [];
  const statements: Record<string, Record<string, number>> = {};
  for (const openings of numbers(values.openings)) {
    const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-'));
    try {
      const started = performance.now();
      const { connection } = await fillFolder(folder, (server) =>
        makeManyOpenings(server.systemContext('bench'), openings),
      );
      console.log(`\n${openings} openings loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      const measured = await measureAll(connection, folder, openings);
      rows.push(...measured.rows);
      statements[openings] = measured.statements;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  report(rows, statements);
  await mkdir('bench/results', { recursive: true });
  const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  await writeFile(file, JSON.stringify({ rows, statements }, null, 2));
  console.log(`\nWritten to ${file}`);
}

async function measureAll(connection: Connection, folder: string, openings: number) {
  const product = await startProduct(folder);
  try {
    const pool = new pg.Pool({ ...connection, max: 1 });
    const read = async (statement: Statement) => (await pool.query(statement)).rows;
    const queries = await mixedQueries(new Date(), read);
    const arabic = await queriesInArabic(new Date(), read);
    const statements = await statementMedians(pool, [...queries, ...arabic]);
    const { rows: ids } = await pool.query<{ id: string }>(
      'select id from public_openings order by id limit 20',
    );
    await pool.end();
    const opening = { name: 'opening_in_full', text: openingInFull, values: [ids[0]?.id, 'en'] };
    const floor = await startFloor({ connection, queries, opening });
    try {
      await verify(product, floor, queries);
      const rows: Row[] = [];
      for (const connections of numbers(values.connections)) {
        rows.push(...(await compare({ product, floor, queries, ids }, openings, connections)));
      }
      return { rows, statements };
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}

/** Each round asks every target, so that a busy moment of the machine falls on all of them. */
async function compare(
  parts: { product: RunningServer; floor: RunningServer; queries: MixedQuery[]; ids: { id: string }[] },
  openings: number,
  connections: number,
): Promise<Row[]> {
  const { product, floor, queries, ids } = parts;
  const paths = (prefix: string) => queries.map(({ query }) => (query ? `${prefix}?${query}` : prefix));
  const targets = [
    {
      name: 'floor: search',
      ...floor,
      paths: queries.map((_, index) => `/${index}`),
      against: 'floor: search',
    },
    { name: 'search JSON', ...product, paths: paths('/api/jobs_pool'), against: 'floor: search' },
    { name: 'search page', ...product, paths: paths('/jobs-pool'), against: 'floor: search' },
    {
      name: 'search page, rendered anew',
      ...product,
      paths: paths('/jobs-pool'),
      against: 'floor: search',
      isNeverTheSame: true,
    },
    { name: 'floor: opening', ...floor, paths: ['/opening'], against: 'floor: opening' },
    { name: 'opening page', ...product, paths: ids.map(({ id }) => `/job/${id}`), against: 'floor: opening' },
  ];
  const rounds = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, { connections, seconds: 2 });
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const target of targets) {
      rounds.get(target.name)?.push(await measure(target, { connections, seconds: Number(values.seconds) }));
    }
  }
  const found = new Map(targets.map(({ name }) => [name, middle(rounds.get(name) ?? [])]));
  return targets.map(({ name, against }) => {
    const taken = rounds.get(name) ?? [];
    const measured = middle(taken);
    return {
      openings,
      connections,
      target: name,
      ...measured,
      ratio: measured.rate / (found.get(against)?.rate ?? 1),
      rates: taken.map(({ rate }) => Math.round(rate)),
    };
  });
}

/** Both sides answer the same openings in the same order, and the same totals; every page is a page. */
async function verify(product: RunningServer, floor: RunningServer, queries: MixedQuery[]): Promise<void> {
  for (const [index, { name, query }] of queries.entries()) {
    const ours = (await (await fetch(`${product.url}/api/jobs_pool?${query}`)).json()) as Answer<{
      id: string;
    }>;
    const theirs = (await (await fetch(`${floor.url}/${index}`)).json()) as Answer<string>;
    const expected = theirs.data.data.map((card) => JSON.parse(card) as unknown);
    const isSame =
      JSON.stringify(ours.data.data) === JSON.stringify(expected) && ours.data.total === theirs.data.total;
    if (!isSame || ours.data.data.length !== 12) throw new Error(`The two sides differ on: ${name}`);
    const page = await (await fetch(`${product.url}/jobs-pool?${query}`)).text();
    const missing = ours.data.data.filter(({ id }) => !page.includes(`-${id}"`));
    if (missing.length > 0) console.log(`The page of "${name}" lacks ${missing.length} of 12 openings.`);
  }
  console.log('Both sides answer the same rows.');
}

interface Answer<Card> {
  data: { total: number; data: Card[] };
}

/** Each search of the mix as its statements alone take it, prepared, in milliseconds. */
async function statementMedians(pool: pg.Pool, queries: MixedQuery[]): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const { name, statements } of queries) {
    const times: number[] = [];
    for (let run = 0; run < 220; run += 1) {
      const started = performance.now();
      for (const statement of statements) await pool.query(statement);
      if (run >= 20) times.push(performance.now() - started);
    }
    medians[name] = Number((times.sort((a, b) => a - b)[100] ?? 0).toFixed(2));
  }
  return medians;
}

function report(rows: Row[], statements: Record<string, Record<string, number>>): void {
  console.log('\nStatements alone, median in ms');
  console.table(statements);
  console.table(
    rows.map(({ openings, connections, target, rate, ratio, p50, p95, p99, cpu, failures }) => ({
      openings,
      connections,
      target,
      'per second': Math.round(rate),
      'of floor': ratio.toFixed(2),
      'p50 ms': p50,
      'p97.5 ms': p95,
      'p99 ms': p99,
      'cpu ms': cpu.toFixed(2),
      failures,
    })),
  );
  const [first, last] = [rows[0]?.openings, rows.at(-1)?.openings];
  const rateAt = (openings: number | undefined, target: string) =>
    rows.find((row) => row.openings === openings && row.connections === 16 && row.target === target)?.rate;
  for (const target of ['search JSON', 'search page', 'search page, rendered anew', 'opening page']) {
    const [small, large] = [rateAt(first, target), rateAt(last, target)];
    if (small && large && first !== last)
      console.log(
        `${target}: ${(small / large).toFixed(2)} times slower at ${last} openings than at ${first}`,
      );
  }
}

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
