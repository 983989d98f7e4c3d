import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { notify } from '#server/modules/notifications/service.ts';
import { tellFailures } from '#server/modules/notifications/tasks.ts';
import { anApplication } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const bell = async (caller: Caller) =>
  (await send(server(), 'GET', '/api/notifications/recent', caller)).body.data;
const read = (caller: Caller, ids?: string[]) =>
  send(server(), 'POST', '/api/notifications/read', { ...caller, body: { ids } });
const tell = (accountId: string, subject = 'conversation', name = 'Oryx Hotels') =>
  server()
    .systemContext('test')
    .inTransaction((context) =>
      notify(context, {
        to: [accountId],
        kind: 'message',
        topic: 'messages',
        subject,
        facts: { name },
        path: '/messaging-v1',
      }),
    );

test('what was not read yet is one line that counts; what was read is followed by a new one', async () => {
  const person = await aCandidate(server());
  await tell(person.accountId);
  await tell(person.accountId);
  server().clock.set(new Date(server().clock.now().getTime() + 1000));
  await tell(person.accountId, 'another');
  const before = await bell(person);
  expect(before.unread).toBe(2);
  expect(before.notifications).toMatchObject([
    { count: 1 },
    { kind: 'message', count: 2, facts: { name: 'Oryx Hotels' }, path: '/messaging-v1', is_read: false },
  ]);
  await read(person, [before.notifications[1].id]);
  expect(await bell(person)).toMatchObject({ unread: 1 });
  await tell(person.accountId);
  expect((await bell(person)).notifications).toHaveLength(3);
  await read(person);
  expect(await bell(person)).toMatchObject({ unread: 0 });
  const list = await send(server(), 'GET', '/api/notifications', person);
  expect(list.body).toMatchObject({ total: 3, unread: 0 });
});

test('nobody reads or marks those of somebody else', async () => {
  const [owner, other] = [await aCandidate(server()), await aCandidate(server())];
  await tell(owner.accountId);
  const [{ id }] = (await bell(owner)).notifications;
  expect((await read(other, [id, 'nonsense'])).status).toBe(200);
  expect(await bell(other)).toEqual({ unread: 0, notifications: [] });
  expect(await bell(owner)).toMatchObject({ unread: 1 });
});

test('a topic that is switched off in the product is not told there', async () => {
  const person = await aCandidate(server());
  const body = { topic: 'messages', channel: 'in_app', is_on: false };
  const chosen = await send(server(), 'PUT', '/api/notification_preferences', { ...person, body });
  expect(chosen.status).toBe(200);
  await tell(person.accountId);
  expect(await bell(person)).toMatchObject({ unread: 0 });
});

test('a company hears of applications by opening, without any name, and the line goes with the opening', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId, { title: 'Sommelier' });
  for (const name of ['Canary Nightingale', 'Canary Sparrow'])
    await anApplication(server(), await aCandidate(server(), { name }), opening);
  await server().runTasks();
  const { notifications } = await bell(company);
  expect(notifications).toMatchObject([
    {
      kind: 'application_received',
      count: 2,
      facts: { title: 'Sommelier' },
      path: `/job_application/list?job_id=${opening}`,
    },
  ]);
  expect(JSON.stringify(notifications)).not.toContain('Canary');
});

test('administrators hear of a company that waits again, and of work that failed', async () => {
  const admin = await anAdmin(server());
  const { token, companyId } = await anApprovedCompany(server(), { name: 'Zubara Divers' });
  await send(server(), 'PUT', '/api/users/1', {
    token,
    body: { extra_data: { name: 'Zubara Diving' } },
  });
  expect((await bell(admin)).notifications).toMatchObject([
    { kind: 'company_waiting', facts: { company: 'Zubara Diving' }, path: `/manage-employer/${companyId}` },
  ]);
  server().clock.advance(1000);
  const context = server().systemContext('test');
  const failedAt = context.clock.now();
  const dead = { id: '1', task: 'mail.deliver-letter', payload: {}, reason: 'no', failedAt };
  const tasks = { ...context.tasks, deadLetters: async () => [dead] };
  await tellFailures.run({ ...context, tasks }, {});
  expect((await bell(admin)).notifications).toContainEqual(expect.objectContaining({ kind: 'task_failed' }));
  const later = { now: () => new Date(failedAt.getTime() + dayMs) };
  await read(admin);
  await tellFailures.run({ ...context, tasks, clock: later }, {});
  expect(await bell(admin)).toMatchObject({ unread: 0 });
});

test('a company before its approval has a bell, too', async () => {
  expect(await bell(await aPendingCompany(server()))).toEqual({ unread: 0, notifications: [] });
});
