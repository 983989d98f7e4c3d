import { createServer, type Server } from 'node:http';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, which no visitor reaches; nothing else is there. */
export function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const { type, text } = await metrics.read();
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new WrongSetting(`METRICS_PORT is wrong: nothing can listen on ${host}:${port} (${message}).`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
