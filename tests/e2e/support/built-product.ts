import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/product.mjs';

/** The built product as a process of its own, beside the one that the browser tests share. */
export interface BuiltProduct {
  url: string;
  /** Resolves once it takes requests; fails where it ends before. */
  ready: Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** All that it has said. */
  said(): string;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `dist/main.js` of a folder on a free port with these settings and no others. */
export async function startBuilt(settings: Record<string, string>, folder = '.'): Promise<BuiltProduct> {
  const port = settings.PORT ?? (await freePort());
  const common = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const child = runBuilt(['dist/main.js'], { ...common, ...settings }, folder);
  const said = outputOf(child);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = `http://127.0.0.1:${port}`;
  const ready = untilReady(url, child);
  ready.catch(() => undefined); // Whoever expects a refusal waits for the end alone.
  return {
    url,
    ready,
    ended,
    said,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs a command of the product to its end; answers its exit code with all that it said. */
export async function runCommand(script: string, settings: Record<string, string>) {
  const child = runBuilt([script], settings);
  const said = outputOf(child);
  const [code] = await once(child, 'close');
  return { code: code as number | null, said: said() };
}

function runBuilt(args: string[], settings: Record<string, string>, cwd = '.'): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return () => output;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The product has ended');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
}
