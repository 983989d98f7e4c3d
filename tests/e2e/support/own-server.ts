import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestPlain, type ServerResponse } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The product at an address of its own, whose service worker can change and whose network can fail. */
export interface OwnServer {
  url: string;
  /** From now on the worker is another version. */
  release(): void;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startOwnServer(product: string): Promise<OwnServer> {
  let version = 1;
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    incoming.url === '/sw.js' ? void sendWorker(outgoing) : pass(incoming, outgoing);
  const sendWorker = async (outgoing: ServerResponse) => {
    const worker = await readText(ask(product, '/sw.js', {}));
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    outgoing.end(`${worker}\n// ${version}`);
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url } = incoming;
    const forwarded = ask(product, url ?? '/', { method, headers });
    forwarded.on('response', (given) => {
      outgoing.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: () => {
      version += 1;
    },
    cut: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
    mend: async () => {
      await once(server.listen(port, 'localhost'), 'listening');
    },
  };
}

/** Asks the product, which signs its own certificate where it runs as a cluster. */
function ask(product: string, path: string, options: RequestOptions) {
  const isSecure = product.startsWith('https:');
  return (isSecure ? requestSecure : requestPlain)(product + path, { ...options, rejectUnauthorized: false });
}

async function readText(asked: ReturnType<typeof ask>): Promise<string> {
  asked.end();
  const [given] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: string[] = [];
  for await (const part of given.setEncoding('utf8')) parts.push(part);
  return parts.join('');
}
