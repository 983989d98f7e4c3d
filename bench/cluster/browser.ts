import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { buffer } from 'node:stream/consumers';

export interface BrowserAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One connection of HTTP/2 as a browser keeps it: where the server says that it closes, what follows takes another. */
export interface Browser {
  /** Throws where no whole answer came. */
  ask(path: string, asked?: Asked): Promise<BrowserAnswer>;
  /** The text of an answer that does not end; undefined where it is no 200. */
  follow(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<ClientHttp2Stream | undefined>;
  close(): void;
}

/** Milliseconds. */
const patience = 60_000;

export function openBrowser(url: string, ca: string): Browser {
  let session: ClientHttp2Session | undefined;
  /** Of a connection that says goodbye: the last request that it still answers. */
  const lastAnswered = new WeakMap<ClientHttp2Session, number>();

  const current = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed && !lastAnswered.has(session)) return session;
    const opened = connect(url, { ca });
    opened.on('error', () => {
      // Each request says so for itself.
    });
    opened.on('goaway', (_code, last) => void lastAnswered.set(opened, last));
    session = opened;
    return opened;
  };

  /** Resolves once the answer begins. A request that the server never took is sent again, as a browser does. */
  const begin = async (path: string, { method = 'GET', headers = {}, body }: Asked) => {
    for (let tries = 0; ; tries += 1) {
      const taken = current();
      const stream = taken.request({ ':method': method, ':path': path, ...headers });
      stream.setTimeout(patience, () => stream.close());
      const answered = new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
        stream.once('response', resolve);
        stream.once('error', reject);
        stream.once('close', () => reject(new Error('The connection ended without an answer')));
      });
      stream.end(body);
      try {
        return { stream, headers: await answered };
      } catch (error) {
        const last = lastAnswered.get(taken);
        const isRefused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM;
        const isUntaken = isRefused || stream.id === undefined || (last !== undefined && stream.id > last);
        if (!isUntaken || tries === 3) throw error;
      }
    }
  };

  return {
    async ask(path, asked = {}) {
      const { stream, headers } = await begin(path, asked);
      const body = await buffer(stream);
      if (stream.rstCode) throw new Error('The answer broke off');
      return { status: Number(headers[':status']), headers, body };
    },
    async follow(path, headers, signal) {
      const { stream, headers: answered } = await begin(path, { headers });
      stream.setTimeout(0);
      stream.on('error', () => {
        // Its end says as much.
      });
      signal.addEventListener('abort', () => stream.close(), { once: true });
      if (Number(answered[':status']) === 200) return stream;
      stream.close();
      return undefined;
    },
    close: () => session?.destroy(),
  };
}

export function asJson(token: string, method: string, content: unknown): Asked {
  return {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(content),
  };
}
