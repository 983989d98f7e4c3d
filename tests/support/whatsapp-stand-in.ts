import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** The documented refusals of the Cloud API: their status and code, with what they say. */
export const whatsappRefusals = {
  'nobody is reached there': [400, 131026, 'Message undeliverable'],
  'the recipient ended them': [400, 131050, 'User has stopped marketing messages'],
  'the limit is reached': [429, 130429, 'Rate limit hit'],
  'too many to one person': [400, 131056, '(Business Account, Consumer Account) pair rate limit hit'],
  'the service is down': [503, 131016, 'Service unavailable'],
  'the token has expired': [401, 190, 'Error validating access token'],
  'the template is missing': [404, 132001, 'Template name does not exist in the translation'],
  'the template is paused': [400, 132015, 'Template is paused'],
} as const;
type Refusal = keyof typeof whatsappRefusals;

export interface WhatsappStandIn {
  settings: Record<string, string>;
  /** What it was asked, as it came. */
  asked: { path: string; authorization: string | undefined; body: unknown }[];
  /** While set, it refuses so; `no answer` hangs up. */
  mood: Refusal | 'no answer' | undefined;
  close(): Promise<void>;
}

/** The Cloud API on this machine: it answers what the documentation says. */
export async function whatsappStandIn(): Promise<WhatsappStandIn> {
  const state: Pick<WhatsappStandIn, 'asked' | 'mood'> = { asked: [], mood: undefined };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { to?: string };
    state.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    if (state.mood === 'no answer') return void request.socket.destroy();
    const [status, answer] = state.mood ? refusal(state.mood) : ([200, accepted(body.to ?? '')] as const);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return Object.assign(state, {
    settings: {
      WHATSAPP_URL: `http://127.0.0.1:${address.port}/v23.0`,
      WHATSAPP_PHONE_ID: '106540352242922',
      WHATSAPP_TOKEN: 'a-token-of-tests',
      WHATSAPP_APP_SECRET: 'a-secret-of-tests',
      WHATSAPP_VERIFY_TOKEN: 'a-word-of-tests',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function accepted(to: string) {
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: `wamid.${randomUUID()}`, message_status: 'accepted' }],
  };
}

function refusal(mood: Refusal) {
  const [status, code, message] = whatsappRefusals[mood];
  const error_data = { messaging_product: 'whatsapp', details: `${message}.` };
  const error = {
    message: `(#${code}) ${message}`,
    type: 'OAuthException',
    code,
    error_data,
    fbtrace_id: 'Az8or2yhqkZfEZ',
  };
  return [status, { error }] as const;
}
