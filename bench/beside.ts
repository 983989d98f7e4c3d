import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';
import type { RunningServer } from './product.ts';
import { runEach, type Statement } from './recorded-statements.ts';

/** One thing that somebody reads: the request, and the statements that answer it. */
export interface Deed {
  name: string;
  path: string;
  statements: Statement[];
}

/** One thing that somebody changes: what is sent the so many-th time, and the statements of its one transaction. */
export interface Change {
  name: string;
  sent(time: number): { path: string; body: object; statements: Statement[] };
}

/** An answer within so many milliseconds waits for nobody, whatever part of them the call itself costs. */
const atOnce = 10;
/** One connection of a client that costs little itself: what is measured is the answer. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Each request beside its statements alone and beside node:http with the same statements, in one run; whether none takes
 * more than `most` times as long as its statements, but for those that answer at once. Who asks is looked up first, by all
 * three.
 */
export async function compareRequests(
  deeds: readonly (Deed | Change)[],
  bench: {
    connection: pg.PoolConfig;
    product: RunningServer;
    headers: Record<string, string>;
    /** What tells whose token it is. */
    who: readonly Statement[];
    rounds: number;
    most: number;
  },
): Promise<{ rows: Record<string, object>; isWithin: boolean }> {
  const { connection, product, headers, who, rounds, most } = bench;
  const pool = new pg.Pool({ ...connection, max: 4 });
  // The database may stop while a connection is still saying goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const floor = await serve(pool, deeds, who);
  const rows: Record<string, object> = {};
  let isWithin = true;
  let time = 0;
  try {
    for (const [index, deed] of deeds.entries()) {
      const measured = (work: (time: number) => Promise<unknown>) =>
        medianOf(rounds, () => {
          time += 1;
          return work(time);
        });
      const raw = await measured((at) => runAll(pool, deed, { who, time: at }));
      const plain = await measured((at) => read(`${floor.url}/${index}/${at}`, requestOf(deed, at)));
      const ours = await measured((at) => {
        const { path } = 'sent' in deed ? deed.sent(at) : deed;
        return read(`${product.url}/api/${path}`, requestOf(deed, at, headers));
      });
      isWithin &&= ours <= Math.max(raw * most, atOnce);
      rows[deed.name] = {
        'statements ms': raw.toFixed(1),
        'node:http ms': plain.toFixed(1),
        'product ms': ours.toFixed(1),
        'product / node:http': (ours / plain).toFixed(2),
        'product / statements': (ours / raw).toFixed(2),
      };
    }
    return { rows, isWithin };
  } finally {
    floor.stop();
    await pool.end();
  }
}

interface Sent extends RequestOptions {
  body?: string;
}

function requestOf(deed: Deed | Change, time: number, headers: Record<string, string> = {}): Sent {
  if (!('sent' in deed)) return { headers };
  const body = JSON.stringify(deed.sent(time).body);
  return { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body };
}

async function read(address: string, { body, ...options }: Sent): Promise<void> {
  const asked = request(address, { ...options, agent }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200)
    throw new Error(`${address} answered ${answer.statusCode}: ${said.slice(0, 200)}`);
}

/** A server in use has compiled what it runs: V8 does so after some hundreds of calls. What is slow needs less of them. */
const warmUp = { calls: 500, milliseconds: 2000 };

/** The middle of so many rounds in milliseconds, once it is warm. */
async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + warmUp.milliseconds;
  for (let call = 0; call < 3 || (call < warmUp.calls && performance.now() < end); call += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function serve(pool: pg.Pool, deeds: readonly (Deed | Change)[], who: readonly Statement[]) {
  const server = createServer(async (request, response) => {
    const [index, time] = (request.url ?? '').split('/').slice(1).map(Number);
    if (request.method === 'PUT') await json(request);
    const deed = deeds[index ?? 0];
    const rows = deed ? await runAll(pool, deed, { who, time: time ?? 0 }) : [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

async function runAll(
  pool: pg.Pool,
  deed: Deed | Change,
  { who, time }: { who: readonly Statement[]; time: number },
): Promise<unknown[]> {
  await runEach(pool, who);
  if (!('sent' in deed)) return runEach(pool, deed.statements);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answers = await runEach(client, deed.sent(time).statements);
    await client.query('commit');
    return answers;
  } finally {
    client.release();
  }
}
