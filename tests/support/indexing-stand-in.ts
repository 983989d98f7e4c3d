import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface IndexingStandIn {
  settings: Record<string, string>;
  /** What it was told, in the order in which it came. */
  told: { type: string; url: string }[];
  /** The claims of each grant whose signature was right. */
  grants: Record<string, unknown>[];
  /** While set, what is told is refused by this status; `token` refuses tokens. */
  mood: number | 'token' | 'no answer' | undefined;
  close(): Promise<void>;
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Token endpoint and Indexing API on this machine: they answer what the documentation says. */
export async function indexingStandIn(perDay = 200): Promise<IndexingStandIn> {
  const state: Pick<IndexingStandIn, 'told' | 'grants' | 'mood'> = { told: [], grants: [], mood: undefined };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (state.mood === 'no answer') return void request.socket.destroy();
    if (request.url === '/token') {
      const claims = claimsOf(new URLSearchParams(body));
      if (!claims || state.mood === 'token') return answer(400, { error: 'invalid_grant' });
      state.grants.push(claims);
      return answer(200, { access_token: 'ya29.token', expires_in: 3599, token_type: 'Bearer' });
    }
    const isAsked =
      request.url === '/v3/urlNotifications:publish' &&
      request.method === 'POST' &&
      request.headers.authorization === 'Bearer ya29.token' &&
      request.headers['content-type'] === 'application/json';
    if (!isAsked) return answer(404, {});
    if (typeof state.mood === 'number') return answer(state.mood, { error: { code: state.mood } });
    const notice = JSON.parse(body);
    state.told.push(notice);
    return answer(200, { urlNotificationMetadata: { url: notice.url } });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  const site = `http://127.0.0.1:${address.port}`;
  const account = {
    client_email: 'mihna@project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${site}/token`,
  };
  return Object.assign(state, {
    settings: {
      PUBLIC_URL: 'https://mihna.example',
      GOOGLE_INDEXING_KEY: JSON.stringify(account),
      GOOGLE_INDEXING_URL: `${site}/v3`,
      GOOGLE_INDEXING_PER_DAY: String(perDay),
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function claimsOf(form: URLSearchParams): Record<string, unknown> | undefined {
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return undefined;
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
