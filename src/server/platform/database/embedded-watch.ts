import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { EmbeddedDatabaseRefused } from './embedded-refused.ts';

const mostDeaths = 5;
/** Who lived for less, in milliseconds, died of the start. */
const childhood = 1000;

/**
 * Keeps a server up: one that ends without being told to is started again, and `onLost` hears of one that can't be,
 * or that ends five times in a row as soon as it is up.
 */
export function keepRunning(options: {
  server: ChildProcess;
  startAgain(): Promise<ChildProcess>;
  log(line: string): void;
  onLost(error: Error): void;
}): { stop(): Promise<void> } {
  const { startAgain, log, onLost } = options;
  let server = options.server;
  let starting: Promise<void> | undefined;
  let isStopping = false;
  let deaths = 0;
  let upSince = Date.now();

  const watch = () => {
    // It may have ended before anybody listened.
    if (hasEnded(server)) onExit();
    else server.once('exit', onExit);
  };
  const onExit = () => {
    if (isStopping) return;
    starting = replace(server.signalCode ?? `code ${server.exitCode}`).catch((error: Error) => {
      if (!isStopping) onLost(error);
    });
  };
  const replace = async (how: string) => {
    const now = Date.now();
    deaths = now - upSince < childhood ? deaths + 1 : 0;
    if (deaths >= mostDeaths)
      throw new EmbeddedDatabaseRefused(`PostgreSQL ended ${deaths} times as soon as it was up (${how}).`);
    log(`PostgreSQL has ended (${how}); it is started again.`);
    server = await startAgain();
    upSince = Date.now();
    log(`PostgreSQL is up again after ${((upSince - now) / 1000).toFixed(1)} s.`);
    watch();
  };
  watch();

  return {
    async stop() {
      isStopping = true;
      await starting;
      await stopServer(server);
    },
  };
}

/** Fast shutdown, twice if need be without harm; after 20 s without a checkpoint. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await ended;
  clearTimeout(impatience);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
