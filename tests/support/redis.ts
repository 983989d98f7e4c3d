import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A Redis or Valkey of the machine, which a test may take away and bring back; undefined where none is installed. */
export async function redisServer() {
  const program = ['redis-server', 'valkey-server']
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (!program) return undefined;
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const line of child.stdout ?? []) if (/ready to accept/i.test(String(line))) break;
    },
    async stop(): Promise<void> {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
