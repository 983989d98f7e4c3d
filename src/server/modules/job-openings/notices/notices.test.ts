import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { noticeExpiring, removeExpired } from '#server/modules/job-openings/tasks.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function lettersOf(person: Person, kind: string): Promise<string[]> {
  const letters = await lettersTo(server().platform.db, person.email);
  return letters.filter((letter) => letter.kind === kind).map((letter) => letter.subject);
}

function run(task: typeof removeExpired | typeof noticeExpiring) {
  return server()
    .systemContext('test')
    .inTransaction((context) => task.run(context, {}));
}

test('owners and recruiters hear three days before the due date, once; viewers do not', async () => {
  const owner = await anApprovedCompany(server());
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  await anOpening(server(), owner.companyId, { title: 'Pilot', dueDate: '2026-11-24' });
  await anOpening(server(), owner.companyId, { title: 'Later', dueDate: '2026-11-25' });
  await anOpening(server(), owner.companyId, { title: 'Paused', dueDate: '2026-11-24', status: 'On-Hold' });
  await anOpening(server(), owner.companyId, { title: 'Without an end' });
  await run(noticeExpiring);
  await run(noticeExpiring);
  expect(await lettersOf(owner, 'opening-expiring')).toEqual(['Pilot expires on 24 November 2026']);
  expect(await lettersOf(recruiter, 'opening-expiring')).toHaveLength(1);
  expect(await lettersOf(viewer, 'opening-expiring')).toEqual([]);
});

test('a due date that was extended is told of again when it comes near', async () => {
  const owner = await anApprovedCompany(server());
  const id = await anOpening(server(), owner.companyId, { title: 'Baker', dueDate: '2026-11-22' });
  await run(noticeExpiring);
  await send(server(), 'PUT', `/api/job_opening/${id}/due_date`, {
    token: owner.token,
    body: { due_date: '2026-11-24' },
  });
  await run(noticeExpiring);
  expect((await lettersOf(owner, 'opening-expiring')).toSorted()).toEqual([
    'Baker expires on 22 November 2026',
    'Baker expires on 24 November 2026',
  ]);
});

test('an expired opening is told of once, and not at all where it was extended meanwhile', async () => {
  const owner = await anApprovedCompany(server());
  await anOpening(server(), owner.companyId, { title: 'Driver', dueDate: '2026-11-21' });
  const extended = await anOpening(server(), owner.companyId, { title: 'Cook', dueDate: '2026-11-21' });
  server().clock.advance(2 * dayMs);
  await run(removeExpired);
  await send(server(), 'PUT', `/api/job_opening/${extended}/due_date`, {
    token: owner.token,
    body: { due_date: '2026-12-24' },
  });
  await server().runTasks();
  await run(removeExpired);
  await server().runTasks();
  expect(await lettersOf(owner, 'opening-expired')).toEqual(['Driver has expired']);
});
