import { Webhook } from 'standardwebhooks';
import { expect, vi } from 'vitest';
import { webhookTypes } from '#domain/webhooks.ts';
import { send } from './client.ts';
import { type CompanyPerson, password } from './people.ts';
import type { TestServer } from './test-server.ts';
import type { ReceivedRequest } from './webhook-receiver.process.ts';

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
export async function aWebhook(
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
