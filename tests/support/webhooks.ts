import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, vi } from 'vitest';
import { webhookTypes } from '#domain/webhooks.ts';
import { send } from './client.ts';
import { aMeeting } from './interviews.ts';
import { type CompanyPerson, password } from './people.ts';
import type { TestServer } from './test-server.ts';
import type { ReceivedRequest } from './webhook-receiver.process.ts';
import type { Receiver } from './webhook-receiver.ts';

export interface WebhookDetails {
  url?: string;
  events?: string[];
  with_personal_data?: boolean;
  password?: string;
}

/** What the order of an endpoint is answered; it hears of everything unless told. */
export function orderWebhook(server: TestServer, owner: CompanyPerson, details: WebhookDetails = {}) {
  const body = { url: 'https://hooks.rawdat.example/mihna', events: webhookTypes, password, ...details };
  return send(server, 'POST', '/api/webhooks', { token: owner.token, body });
}

/** An endpoint of that owner's company. */
async function aWebhook(
  server: TestServer,
  owner: CompanyPerson,
  details: WebhookDetails = {},
): Promise<{ id: string; secret: string }> {
  const { status, body } = await orderWebhook(server, owner, details);
  expect(status).toBe(200);
  return { id: body.data.id, secret: body.secret };
}

/** What a request says, once it is proved to be signed with the secret, at that time. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as an outside program would
export function verified({ body, headers }: ReceivedRequest, secret: string, now: Date): any {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

/** What owners do with endpoints of that server, and what their programs hear; each test begins without endpoints. */
export function webhooksOn(server: () => TestServer, receiver: () => Receiver) {
  afterEach(async () => {
    await receiver().be(200);
    await server().platform.db.execute(sql`delete from webhook_endpoints`);
    await server().runTasks();
    await receiver().received();
  });
  const endpoint = (owner: CompanyPerson, details: WebhookDetails = {}) =>
    aWebhook(server(), owner, { url: receiver().url, ...details });
  const call = (owner: CompanyPerson, method: string, path: string, body?: object) =>
    send(server(), method, `/api/webhooks${path}`, {
      token: owner.token,
      body: method === 'GET' ? undefined : (body ?? {}),
    });
  const setStatus = (company: CompanyPerson, id: string, status: string) =>
    send(server(), 'PUT', `/api/job_application/${id}`, { token: company.token, body: { status } });

  /** What the program heard since it was asked last, in its order. */
  async function heard(secret: string) {
    await server().runTasks();
    return (await receiver().received()).map((request) => verified(request, secret, server().clock.now()));
  }

  /** A candidate who applied to a company that listens. */
  async function listening(details: WebhookDetails = {}) {
    const meeting = await aMeeting(server());
    return { ...meeting, ...(await endpoint(meeting.company, details)) };
  }
  return { endpoint, call, setStatus, heard, listening };
}

/** What kinds of events these are, in their order. */
export const kindsOf = (events: { type: string }[]) => events.map(({ type }) => type);
