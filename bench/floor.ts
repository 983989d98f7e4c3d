import { createServer } from 'node:http';
import pg from 'pg';
import type { MixedQuery } from './queries.ts';

interface FloorTask {
  connection: pg.PoolConfig;
  queries: MixedQuery[];
  opening: { text: string; name: string; values: unknown[] };
}

/**
 * The floor: node:http and pg with the same statements on the same socket, and JSON.stringify of their rows.
 * `/0` to `/4` are the mix, `/opening` is one opening. It runs in a process of its own.
 */
export function serveFloor(task: FloorTask): void {
  const pool = new pg.Pool({ ...task.connection, max: 12 });
  process.once('disconnect', () => process.exit(0));
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then((body) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));

  async function answer(path: string): Promise<string> {
    if (path === '/opening') return JSON.stringify((await pool.query(task.opening)).rows[0]);
    let rows: { total: number; card: string }[] = [];
    for (const statement of task.queries[Number(path.slice(1))]?.statements ?? [])
      rows = (await pool.query(statement)).rows;
    return JSON.stringify({
      status: 200,
      data: { total: rows[0]?.total, data: rows.map(({ card }) => card) },
    });
  }
}
