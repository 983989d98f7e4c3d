import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Drill } from '../drill.ts';

/** The journeys of the browser, through the proxy. What starts a server of its own, or needs the embedded database, stays out. */
export const journeys: Drill = {
  about: 'the browser journeys against the cluster',
  cluster: {
    hasMail: false,
    // As where the journeys have a server of their own: their programs listen on this machine.
    settings: { RATE_LIMITS: '10000', DEMO: 'on', WEBHOOK_NETWORKS: '127.0.0.0/8', SAML_SIGN_IN: 'on' },
  },
  async run(cluster, { words }) {
    const command = ['node_modules/@playwright/test/cli.js', 'test', ...words];
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_URL: cluster.url,
        E2E_DATABASE_URL: cluster.settings.DATABASE_DIRECT_URL,
        NODE_EXTRA_CA_CERTS: `${cluster.folder}/proxy/certificate.pem`,
      },
    });
    const [code] = await once(child, 'exit');
    return {
      figures: { 'Playwright ended with': String(code) },
      bounds: { 'every journey passes': code === 0 },
    };
  },
};
