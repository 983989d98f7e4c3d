// The built product with demo data, on a free port and in a folder of its own, for what looks at it from outside.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { childEnvironment } from './children.mjs';

/** Starts it; `ready` waits until it answers, `stop` ends it and removes its folder. */
export async function startProduct(node, folderPrefix) {
  const folder = mkdtempSync(folderPrefix);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = {
    ...{ PORT: String(port), PUBLIC_URL: site, DATA_DIR: folder },
    ...{ DEMO: 'on', RATE_LIMITS: '10000', LOG_LEVEL: 'warn', SAML_SIGN_IN: 'on' },
  };
  const child = spawn(node, ['dist/main.js'], { stdio: 'ignore', env: childEnvironment(node, env) });

  async function ready() {
    for (const started = Date.now(); Date.now() - started < 120_000; ) {
      const answer = await fetch(`${site}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('the product did not start');
  }

  async function stop() {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }

  return { site, folder, ready, stop };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
