import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import { mostWebhooks } from '#domain/webhooks.ts';
import { companyClosed } from '#server/modules/companies/events.ts';
import { send } from '#support/client.ts';
import { aMember, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { orderWebhook, verified, webhooksOn } from '#support/webhooks.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const receiver = webhookReceiver();
const { call, endpoint, listening, setStatus } = webhooksOn(server, receiver);

test('a new secret is told once; for a day both are good', async () => {
  const { company, id, secret } = await listening();
  const renewed = await call(company, 'POST', `/${id}/secret`, { password });
  expect(renewed.body.secret).not.toBe(secret);
  expect((await call(company, 'POST', `/${id}/secret`, { password: 'not-the-password' })).status).toBe(422);
  const both = async () => {
    await call(company, 'POST', `/${id}/test`);
    await server().runTasks();
    const [request] = await receiver().received();
    return [secret, renewed.body.secret].map((one) => {
      try {
        return request && verified(request, one, server().clock.now()).type;
      } catch {
        return 'not signed';
      }
    });
  };
  expect(await both()).toEqual(['webhook.test', 'webhook.test']);
  server().clock.advance(dayMs + 1000);
  expect(await both()).toEqual(['not signed', 'webhook.test']);
  const { rows } = await server().platform.db.execute(
    sql`select secret, former_secret from webhook_endpoints`,
  );
  expect(JSON.stringify(rows)).not.toContain('whsec_');
});

test('owners alone see and change endpoints, those of their own company, by their password; so many there are', async () => {
  const owner = await anApprovedCompany(server());
  const { id } = await endpoint(owner);
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  expect((await call(recruiter as CompanyPerson, 'GET', '')).status).toBe(403);
  const stranger = await anApprovedCompany(server());
  for (const [method, path] of [
    ['GET', `/${id}/deliveries`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/test`],
    ['POST', `/${id}/replay`],
  ] as const)
    expect((await call(stranger, method, path, { from: '2026-11-01T00:00:00Z' })).status).toBe(404);
  const wrong = await orderWebhook(server(), owner, { url: 'ftp://x', events: [], password: '' });
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['events', 'password', 'url']);
  for (const url of ['https://a:b@rawdat.example/', 'https://rawdat.example/#x', 'http://10.0.0.1/'])
    expect((await orderWebhook(server(), owner, { url })).body.errors).toHaveProperty('url');
  expect((await orderWebhook(server(), owner, { password: 'not-the-password' })).body.errors).toHaveProperty(
    'password',
  );
  for (let made = 1; made < mostWebhooks; made += 1) await endpoint(owner);
  expect((await orderWebhook(server(), owner)).body.code).toBe('TOO_MANY_WEBHOOKS');
  expect((await call(owner, 'DELETE', `/${id}`)).status).toBe(200);
  const log = await send(server(), 'GET', '/api/company_activity', { token: owner.token });
  const kinds = log.body.data.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['webhook.made', 'webhook.removed']));
});

test('in production nothing goes unencrypted', async () => {
  const strict = await startTestServer({
    ...{ NODE_ENV: 'production', RATE_LIMITS: '1', PUBLIC_URL: 'https://mihna.example' },
    SECRET_KEY: 'x'.repeat(44),
  });
  const owner = await anApprovedCompany(strict);
  const refused = await orderWebhook(strict, owner, { url: 'http://hooks.rawdat.example/' });
  expect(refused.body.errors).toHaveProperty('url');
  await strict.drop();
});

test('endpoints go with their company, and deliveries after a month', async () => {
  const { company, applicationId } = await listening();
  await setStatus(company, applicationId, 'Shortlisted');
  await server().runTasks();
  const rows = async () =>
    (
      await server().platform.db.execute<{ e: number; d: number; a: number }>(sql`select
      (select count(*)::int from webhook_endpoints) as e, (select count(*)::int from webhook_deliveries) as d,
      (select count(*)::int from webhook_attempts) as a`)
    ).rows[0];
  expect(await rows()).toEqual({ e: 1, d: 1, a: 1 });
  server().clock.advance(30 * dayMs + 1000);
  const { tasks, db } = server().platform;
  await tasks.enqueue(db, { name: 'webhooks.sweep', payload: z.object({}) }, {});
  await server().runTasks();
  expect(await rows()).toEqual({ e: 1, d: 0, a: 0 });
  const context = server().systemContext('test');
  await context.inTransaction((inner) =>
    inner.events.publish(inner, companyClosed, { companyId: company.companyId }),
  );
  expect(await rows()).toEqual({ e: 0, d: 0, a: 0 });
});
