import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the product with a data folder of its own, as a machine of its own has it. */
export interface Machine {
  name: string;
  port: number;
  url: string;
  pid(): number;
  isUp(): boolean;
  /** Starts it and waits until it is ready; from the build in another folder where one is named. */
  start(build?: string): Promise<void>;
  /** In good order. */
  stop(): Promise<void>;
  /** At once. */
  kill(): Promise<void>;
  /** What it said. */
  said(): string;
}

interface MachineParts {
  name: string;
  /** Of the whole cluster; the machine's own is in it. */
  folder: string;
  port: number;
  settings: Record<string, string>;
}

/** Milliseconds: a start beside others on few cores. */
const longestStart = 240_000;

export function aMachine({ name, folder, port, settings }: MachineParts): Machine {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const log = join(folder, `${name}.log`);
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isUp()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    name,
    port,
    url,
    pid: () => child?.pid ?? 0,
    isUp,
    async start(build = process.cwd()) {
      const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
      child = spawn(process.execPath, ['--import', './scripts/production-react.mjs', 'dist/main.js'], {
        cwd: build,
        env: { PATH, HOME, TMPDIR, PORT: String(port), DATA_DIR: own, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(createWriteStream(log, { flags: 'a' }));
      await untilReady(url, isUp).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}\n${readFileSync(log, 'utf8').slice(-2000)}`);
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    said: () => readFileSync(log, 'utf8'),
  };
}

async function untilReady(url: string, isUp: () => boolean): Promise<void> {
  const until = performance.now() + longestStart;
  while (performance.now() < until) {
    if (!isUp()) throw new Error('it ended before it was ready');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('it was not ready in time');
}
