import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MixedQuery } from './queries.ts';

export interface RunningServer {
  url: string;
  pid: number;
  /** Its exit code, once it ends. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Only a benchmark raises the limits, and it says so. */
export const raisedLimits = '1000000';

/** The built product as `npm start` runs it, on a free port and its own data folder with its own database. */
export async function startProduct(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', './scripts/production-react.mjs', 'dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMITS: raisedLimits,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child).catch(async (error) => {
    await end(child);
    throw error;
  });
  return { url, pid: child.pid ?? 0, ended: exitOf(child), stop: () => end(child) };
}

/** This program again as the floor. */
export async function startFloor(task: {
  connection: object;
  queries: MixedQuery[];
  opening: object;
}): Promise<RunningServer> {
  const child = fork(process.argv[1] ?? '', ['--floor'], { serialization: 'json' });
  child.send(task);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: exitOf(child),
    stop: () => end(child),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The product ended before it was ready');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The product was not ready within two minutes');
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await Promise.race([once(child, 'exit'), sleep(12_000)]);
  if (child.exitCode === null) child.kill('SIGKILL');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
