import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Front {
  url: string;
  /** The certificate that it signed for itself. */
  certificate: string;
  stop(): Promise<void>;
}

/** How often each process is asked whether it takes requests, in milliseconds. */
const everyMs = 500;

/** nginx with TLS and HTTP/2 before processes of the product, in turns; who does not say that it is ready is not asked. */
export async function startProxy(
  programs: { nginx: string; openssl: string },
  folder: string,
  { port, targets }: { port: number; targets: number[] },
): Promise<Front> {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const made = spawnSync(programs.openssl, [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
    ...['-addext', names, '-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const file = join(folder, 'nginx.conf');
  const write = (ready: number[]) => writeFileSync(file, configuration({ folder, port, targets, ready }));
  write(targets);
  const child: ChildProcess = spawn(programs.nginx, ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
    detached: true,
  });
  const watching = new AbortController();
  const watched = watch(targets, watching.signal, (ready) => {
    write(ready);
    child.kill('SIGHUP');
  });
  return {
    url: `https://localhost:${port}`,
    certificate: readFileSync(certificate, 'utf8'),
    async stop() {
      watching.abort();
      await watched;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The free nginx asks nobody for its health: this does, as the balancer of a provider would. */
async function watch(
  targets: number[],
  signal: AbortSignal,
  change: (ready: number[]) => void,
): Promise<void> {
  let last = targets.join();
  while (!signal.aborted) {
    const ready = (await Promise.all(targets.map(async (port) => ((await isReady(port)) ? port : 0)))).filter(
      (port) => port > 0,
    );
    // Where nobody is, all are asked: who comes back first answers.
    if (ready.join() !== last && ready.length > 0) change(ready);
    if (ready.length > 0) last = ready.join();
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

function configuration(parts: { folder: string; port: number; targets: number[]; ready: number[] }): string {
  const { folder, port, targets, ready } = parts;
  const servers = targets.map(
    (target) => `server 127.0.0.1:${target} max_fails=0${ready.includes(target) ? '' : ' down'};`,
  );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_shutdown_timeout 60s;
events { worker_connections 4096; }
http {
  access_log off;
  ${paths.join('\n  ')}
  upstream product { ${servers.join(' ')} }
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 80m;
    http2_max_concurrent_streams 512;
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Request-Id $request_id;
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
    }
  }
}
`;
}
