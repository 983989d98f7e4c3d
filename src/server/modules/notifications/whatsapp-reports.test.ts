import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { whatsappStandIn } from '#support/whatsapp-stand-in.ts';
import { whatsappMessages } from './table.ts';
import { tellByWhatsapp } from './whatsapp-service.ts';

const api = await whatsappStandIn();
const server = testServer(api.settings);
afterAll(() => api.close());
const address = 'http://localhost:3000/webhooks/whatsapp';
const number = '97455001234';

const row = async ({ accountId }: Person) => {
  const { db } = server().platform;
  const [found] = await db.select().from(whatsappMessages).where(eq(whatsappMessages.accountId, accountId));
  return found;
};

/** Somebody who was sent a message, and what WhatsApp calls it. */
async function aSent() {
  const person = await aCandidate(server(), { dialCode: '+974', phone: '55001234', whatsappConsent: true });
  const news = { locale: 'en', topic: 'job_alerts', template: 'mihna_new_openings', about: 'news' } as const;
  await server()
    .systemContext('test')
    .inTransaction((context) =>
      tellByWhatsapp(context, { ...news, accountId: person.accountId, parameters: ['1', 'a', 'b'] }),
    );
  await server().platform.tasks.runDue({ onError: 'retry' });
  return { person, id: (await row(person))?.messageId ?? '' };
}

/** A report as the documentation shows it. */
function report(id: string, status: string, { errors, phone = '106540352242922' }: Extra = {}) {
  const metadata = { display_phone_number: '97444000000', phone_number_id: phone };
  const one = { id, status, timestamp: '1795400000', recipient_id: number, ...(errors && { errors }) };
  const value = { messaging_product: 'whatsapp', metadata, statuses: [one] };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '102', changes: [{ value, field: 'messages' }] }],
  };
}
interface Extra {
  errors?: object[];
  phone?: string;
}

const sign = (body: string, secret = 'a-secret-of-tests') =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
async function post(body: string, signature: string | undefined = sign(body), at = server()) {
  const headers = {
    'content-type': 'application/json',
    ...(signature && { 'x-hub-signature-256': signature }),
  };
  return (await at.app.request(address, { method: 'POST', headers, body })).status;
}
const told = (...parts: Parameters<typeof report>) => post(JSON.stringify(report(...parts)));

test('the handshake answers its question to whom the word is known, and nobody else', async () => {
  const ask = async (query: string) => {
    const answer = await server().app.request(`${address}?${query}`);
    return [answer.status, await answer.text()];
  };
  const asked = 'hub.mode=subscribe&hub.challenge=1158201444';
  expect(await ask(`${asked}&hub.verify_token=a-word-of-tests`)).toEqual([200, '1158201444']);
  expect(await ask(`${asked}&hub.verify_token=another-of-tests`)).toEqual([403, '']);
  expect((await ask(asked))[0]).toBe(403);
  expect((await ask('hub.mode=other&hub.verify_token=a-word-of-tests'))[0]).toBe(403);
});

test('what was delivered and read is noted, and what comes late or twice takes nothing back', async () => {
  const { person, id } = await aSent();
  for (const [status, noted] of [
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['delivered', 'read'],
    ['failed', 'read'],
    ['read', 'read'],
  ] as const) {
    expect(await told(id, status)).toBe(200);
    expect((await row(person))?.status, status).toBe(noted);
  }
});

test('what failed after all says why without the number, and a number that nobody is reached under is known', async () => {
  const { person, id } = await aSent();
  const details = `Message Undeliverable to ${number}.`;
  const errors = [{ code: 131026, title: 'Message undeliverable', error_data: { details } }];
  await told(id, 'failed', { errors });
  expect(await row(person)).toMatchObject({
    status: 'failed',
    unreachable: expect.not.stringContaining(number),
  });
  expect((await row(person))?.lastError).toBe(
    '131026 Message undeliverable Message Undeliverable to [number].',
  );
  const { body } = await send(server(), 'GET', '/api/notification_preferences', person);
  expect(body.data.whatsapp).toBe('unreachable');
});

test('a fault that is not about the recipient leaves the number as it is', async () => {
  const { person, id } = await aSent();
  await told(id, 'failed', { errors: [{ code: 131053, title: 'Media upload error' }] });
  expect(await row(person)).toMatchObject({ status: 'failed', unreachable: null });
});

test('what is not signed with the secret, of another sender, or no report at all changes nothing', async () => {
  const { person, id } = await aSent();
  const body = JSON.stringify(report(id, 'read'));
  for (const signature of ['', sign(body, 'another-secret'), sign(`${body} `), 'sha256=', 'nonsense'])
    expect(await post(body, signature)).toBe(403);
  expect(await told(id, 'read', { phone: '999' })).toBe(200);
  for (const other of ['{}', '[]', 'no json', '{"entry":[{"changes":[{"field":"messages","value":{}}]}]}'])
    expect(await post(other), other).toBe(200);
  expect((await row(person))?.status).toBe('sent');
});

test('without the secrets nothing is there, and one of them alone ends the start', async () => {
  const plain = await startTestServer();
  try {
    expect((await plain.app.request(`${address}?hub.mode=subscribe`)).status).toBe(404);
    const body = JSON.stringify(report('wamid.x', 'read'));
    expect(await post(body, sign(body), plain)).toBe(404);
  } finally {
    await plain.drop();
  }
  expect(() => readConfig({ WHATSAPP_APP_SECRET: 'a-secret-of-tests' })).toThrow(
    'WHATSAPP_VERIFY_TOKEN is missing',
  );
});
