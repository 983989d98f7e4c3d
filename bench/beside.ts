import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { RunningServer } from './product.ts';

interface Statement {
  sql: string;
  params: unknown[];
}

/** One thing that somebody reads: the request, and the statements that answer it. */
export interface Deed {
  name: string;
  path: string;
  statements: Statement[];
}

/**
 * Each request beside its statements alone and beside node:http with the same statements, in one run; whether none takes
 * more than `most` times as long as that.
 */
export async function compareReads(
  deeds: readonly Deed[],
  bench: {
    connection: pg.PoolConfig;
    product: RunningServer;
    headers: Record<string, string>;
    rounds: number;
    most: number;
  },
): Promise<{ rows: Record<string, object>; isWithin: boolean }> {
  const { connection, product, headers, rounds, most } = bench;
  const pool = new pg.Pool({ ...connection, max: 4 });
  const floor = await serve(pool, deeds);
  const rows: Record<string, object> = {};
  let isWithin = true;
  try {
    for (const [index, { name, path, statements }] of deeds.entries()) {
      const raw = await medianOf(rounds, () => runAll(pool, statements));
      const plain = await medianOf(rounds, () => read(`${floor.url}/${index}`));
      const ours = await medianOf(rounds, () => read(`${product.url}/api/${path}`, { headers }));
      isWithin &&= ours <= plain * most;
      rows[name] = {
        'statements ms': raw.toFixed(1),
        'node:http ms': plain.toFixed(1),
        'product ms': ours.toFixed(1),
        'product / node:http': (ours / plain).toFixed(2),
      };
    }
    return { rows, isWithin };
  } finally {
    floor.stop();
    await pool.end();
  }
}

export async function read(address: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
}

/** The middle of so many rounds in milliseconds, after a few to warm up. */
export async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function serve(pool: pg.Pool, deeds: readonly Deed[]) {
  const server = createServer((request, response) => {
    const statements = deeds[Number(request.url?.slice(1))]?.statements ?? [];
    void runAll(pool, statements).then((rows) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

async function runAll(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { sql: text, params } of statements) answers.push((await pool.query(text, params)).rows);
  return answers;
}
