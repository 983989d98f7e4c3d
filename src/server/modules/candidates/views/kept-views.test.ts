import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { candidateTasks } from '#server/modules/candidates/tasks.ts';
import { send } from '#support/client.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { insertViews, selectViews } from './queries.ts';

const server = testServer({ KEEP_PROFILE_VIEWS: '90' });

test('who opened a profile is kept for as many days as the operator sets, and counted for ever', async () => {
  const candidate = await aCandidate(server());
  const { companyId } = await anApprovedCompany(server());
  const { db, clock } = server().platform;
  const opened = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const view = { candidateId: candidate.accountId, companyId, what: 'profile' as const };
  await insertViews(
    db,
    [91, 90, 1].map((days) => ({ ...view, createdAt: opened(days) })),
  );
  const before = await send(server(), 'GET', '/api/users', candidate);
  for (const task of candidateTasks) await task.run(server().systemContext('test'), {});
  const kept = await selectViews(db, candidate.accountId, { limit: 10, offset: 0 });
  expect(kept.map(({ at }) => at)).toEqual([opened(1), opened(90)]);
  const after = await send(server(), 'GET', '/api/users', candidate);
  expect(after.body.candidate_details.profile_views).toBe(before.body.candidate_details.profile_views);
});
