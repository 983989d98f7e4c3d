import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person, setProfile } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { type WhatsappStandIn, whatsappRefusals, whatsappStandIn } from '#support/whatsapp-stand-in.ts';
import { whatsappMessages } from './table.ts';
import { tellByWhatsapp } from './whatsapp-service.ts';

const api: WhatsappStandIn = await whatsappStandIn();
const server = testServer(api.settings);
beforeEach(() => {
  api.asked.length = 0;
  api.mood = undefined;
});
afterAll(() => api.close());

const abouts = Array.from({ length: 50 }, (_, index) => `opening ${index}`).values();
const reader = (details: Parameters<typeof aCandidate>[1] = {}) =>
  aCandidate(server(), { dialCode: '+974', phone: '55001234', whatsappConsent: true, ...details });
const tell = ({ accountId }: Person, about = abouts.next().value ?? 'none', from = server()) =>
  from.systemContext('test').inTransaction((context) =>
    tellByWhatsapp(context, {
      ...{ accountId, about, locale: 'en', topic: 'job_alerts', template: 'mihna_new_openings' },
      parameters: ['2', 'Nurses\nin Doha', 'https://mihna.example/jobs-pool'],
    }),
  );
const run = () => server().platform.tasks.runDue({ onError: 'retry' });
const rows = ({ accountId }: Person) =>
  server().platform.db.select().from(whatsappMessages).where(eq(whatsappMessages.accountId, accountId));
const preferences = async (person: Person) =>
  (await send(server(), 'GET', '/api/notification_preferences', person)).body.data;
const choiceOf = async (person: Person) =>
  (await preferences(person)).topics.find(({ topic }: { topic: string }) => topic === 'job_alerts').whatsapp;
const hours = (many: number) => server().clock.advance(many * 3_600_000);

test('who agreed is told by an approved template, as the documentation asks for it, once', async () => {
  const person = await reader();
  await tell(person, 'the same');
  await tell(person, 'the same');
  await run();
  await run();
  expect(api.asked).toEqual([
    {
      path: '/v23.0/106540352242922/messages',
      authorization: 'Bearer a-token-of-tests',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '97455001234',
        type: 'template',
        template: {
          name: 'mihna_new_openings',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: '2' },
                { type: 'text', text: 'Nurses in Doha' },
                { type: 'text', text: 'https://mihna.example/jobs-pool' },
              ],
            },
          ],
        },
      },
    },
  ]);
  expect(await rows(person)).toMatchObject([{ status: 'sent', attempts: 1, parameters: [] }]);
});

test('without the consent, the topic or a number nothing is written, and the settings say why', async () => {
  const [declined, numberless, chooser] = [
    await reader({ whatsappConsent: false }),
    await reader({ phone: '' }),
    await reader(),
  ];
  expect(await choiceOf(chooser)).toEqual({ is_on: true, is_fixed: false });
  const body = { topic: 'job_alerts', channel: 'whatsapp', is_on: false };
  await send(server(), 'PUT', '/api/notification_preferences', { ...chooser, body });
  expect(await choiceOf(chooser)).toEqual({ is_on: false, is_fixed: false });
  for (const person of [declined, numberless, chooser]) await tell(person);
  await run();
  expect(api.asked).toEqual([]);
  expect([(await preferences(declined)).whatsapp, (await preferences(numberless)).whatsapp]).toEqual([
    'declined',
    'no_number',
  ]);
  expect(await choiceOf(declined)).toBeNull();
});

test('a consent that is taken back counts for what waits already', async () => {
  const person = await reader();
  await tell(person);
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: { whatsapp_consent: false } });
  await run();
  expect(api.asked).toEqual([]);
  expect(await rows(person)).toMatchObject([{ status: 'dropped', parameters: [] }]);
});

test('quiet hours are kept', async () => {
  const person = await reader();
  const quiet_hours = { starts: '00:00', ends: '23:00', timezone: 'UTC' };
  await send(server(), 'PUT', '/api/quiet_hours', { ...person, body: { quiet_hours } });
  await tell(person);
  await run();
  expect(api.asked).toEqual([]);
  hours(24);
  await run();
  expect(api.asked).toHaveLength(1);
});

test.each([
  'the limit is reached',
  'too many to one person',
  'the service is down',
  'the token has expired',
  'no answer',
] as const)('where %s, it is tried again and then sent once', async (mood) => {
  const person = await reader();
  api.mood = mood;
  await tell(person);
  await run();
  expect(await rows(person)).toMatchObject([{ status: 'queued', attempts: 1 }]);
  api.mood = undefined;
  hours(2);
  await run();
  await run();
  expect(api.asked).toHaveLength(2);
  expect(await rows(person)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
});

test.each(['nobody is reached there', 'the recipient ended them'] as const)(
  'where %s, it is tried once, the settings say so, and another number is tried',
  async (mood) => {
    const person = await reader();
    api.mood = mood;
    await tell(person);
    await run();
    hours(2);
    await tell(person);
    await run();
    expect(api.asked).toHaveLength(1);
    expect(await rows(person)).toMatchObject([
      { status: 'failed', unreachable: expect.not.stringContaining('55001234') },
    ]);
    expect((await preferences(person)).whatsapp).toBe('unreachable');
    api.mood = undefined;
    await setProfile(server(), person, { phone: '55004321' });
    expect((await preferences(person)).whatsapp).toBe('on');
    await tell(person);
    await run();
    expect(api.asked.at(-1)?.body).toMatchObject({ to: '97455004321' });
  },
);

test.each(['the template is missing', 'the template is paused'] as const)(
  'where %s, administrators find it among what failed, and it goes on once that is mended',
  async (mood) => {
    const person = await reader();
    api.mood = mood;
    await tell(person);
    await run();
    hours(2);
    await run();
    expect(api.asked).toHaveLength(1);
    const [message] = await rows(person);
    expect(message?.lastError).toContain(whatsappRefusals[mood][2]);
    const dead = (await server().platform.tasks.deadLetters()).find(
      ({ payload }) => (payload as { id?: string }).id === message?.id,
    );
    expect(dead).toMatchObject({ task: 'notifications.send-whatsapp' });
    api.mood = undefined;
    const { db, tasks } = server().platform;
    await tasks.retryDead(db, dead?.id ?? '');
    await run();
    expect(await rows(person)).toMatchObject([{ status: 'sent' }]);
  },
);

test('after a day of limits it is given up', async () => {
  const person = await reader();
  api.mood = 'the limit is reached';
  await tell(person);
  for (let hour = 0; hour < 27; hour += 1) {
    await run();
    hours(1);
  }
  const [message] = await rows(person);
  expect(message?.status).toBe('failed');
  expect(message?.lastError).not.toContain('97455001234');
});

test('without a sender there is no WhatsApp, whatever was agreed to; half of one ends the start', async () => {
  const plain = await startTestServer();
  try {
    const person = await aCandidate(plain, { phone: '55001234', whatsappConsent: true });
    await tell(person, 'nothing', plain);
    expect(await plain.platform.db.$count(whatsappMessages)).toBe(0);
    const { body } = await send(plain, 'GET', '/api/notification_preferences', person);
    expect(body.data.whatsapp).toBe('off');
  } finally {
    await plain.drop();
  }
  expect(() => readConfig({ WHATSAPP_PHONE_ID: '106540352242922' })).toThrow('WHATSAPP_TOKEN is missing');
});
