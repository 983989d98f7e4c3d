import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/platform/database/database.ts';
import { testServer } from '#support/test-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const server = testServer({ METRICS_PORT: '0' });

test('each answer counts by its route, never by its path', async () => {
  await server().app.request('/api/job/a-secret');
  await server().app.request('/api/job/another-secret');
  const text = await read();
  expect(text).toMatch(
    /mihna_request_seconds_count\{method="GET",route="\/api\/job\/\{id\}",status="404"\} 2/,
  );
  expect(text).not.toContain('secret');
});

test('what is due, what failed for good, and letters that wait are told with their age', async () => {
  const { platform } = server();
  const task = { name: 'files.sweep-unnamed', payload: z.object({}) };
  await platform.tasks.enqueue(platform.db, task, {});
  await platform.db.execute(
    sql`update tasks.job set start_after = now() - interval '90 seconds' where name = ${task.name}`,
  );
  await platform.db.execute(sql`insert into outbox_letters (to_address, locale, kind, subject, headers, message_id, status, created_at)
    values ('a@example.qa', 'en', 'x', 's', '{}', 'm', 'ordered', now() - interval '5 minutes')`);
  const text = await read();
  expect(text).toContain('mihna_tasks_due{task="files.sweep-unnamed"} 1');
  expect(figure(text, 'mihna_tasks_oldest_seconds{task="files.sweep-unnamed"}')).toBeGreaterThan(89);
  expect(text).toContain('mihna_letters_waiting 1');
  expect(figure(text, 'mihna_letters_oldest_seconds')).toBeGreaterThan(299);
  expect(text).toContain('mihna_database_up 1');
});

test('without its database a process still tells of itself', async () => {
  const { pool, close } = openDatabase({ host: '/nowhere', user: 'x', database: 'x' }, 1);
  onTestFinished(close);
  const { text } = await createMetrics({ pool, streams: () => 3 }).read();
  expect(text).toContain('mihna_database_up 0');
  expect(text).toContain('mihna_live_streams 3');
  expect(text).toContain('mihna_nodejs_eventloop_lag');
});

test('they have a port of their own, and the product’s has none of it', async () => {
  const metrics = server().platform.metrics as Metrics;
  const port = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    port.close();
    await once(port, 'close');
  });
  const address = `http://127.0.0.1:${(port.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  await answer.text();
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await server().app.request('/metrics')).headers.get('content-type')).toContain('text/html');
});

async function read(): Promise<string> {
  return (await (server().platform.metrics as Metrics).read()).text;
}

function figure(text: string, name: string): number {
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
}
