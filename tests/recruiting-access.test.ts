import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishLive } from '#server/platform/live/publish.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, eventsOf } from '#support/interviews.ts';
import { liveStream } from '#support/live.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('what happens to an application is heard live by its own people, and by nobody else', async () => {
  const { company, candidate, openingId } = await aMeeting(server());
  const [rival, stranger] = [await anApprovedCompany(server()), await aCandidate(server())];
  const outsiders = [await liveStream(server(), rival), await liveStream(server(), stranger)];
  const applicationId = await anApplication(server(), await aCandidate(server()), openingId);
  await send(server(), 'PUT', `/api/job_application/${applicationId}`, {
    ...company,
    body: { status: 'Shortlisted' },
  });
  await anInterview(server(), { company, candidate, openingId, applicationId: await ownOf(candidate) });
  await server().runTasks();
  const { rows } = await server().platform.db.execute(sql`select person_id, company_id from live_events`);
  expect(rows.map(({ person_id }) => person_id)).toContain(candidate.accountId);
  const end = { kind: 'messages', id: 'end' } as const;
  const audience = { personIds: [stranger.accountId], companyId: rival.companyId };
  await publishLive(server().systemContext('test'), { ...audience, ...end });
  for (const stream of outsiders) expect(await stream.changes()).toEqual([end]);
  for (const stream of outsiders) await stream.close();
});

test('a calendar feed holds the own company alone, and ends with the membership', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  const rival = await anApprovedCompany(server());
  const recruiter = await aMember(server(), meeting.company.companyId, 'recruiter');
  const feedOf = async (person: Person) => {
    const body = { scope: 'company' };
    const { status, body: opened } = await send(server(), 'POST', '/api/interview_feed', {
      token: person.token,
      body,
    });
    return { status, path: status === 200 ? new URL(opened.data.url).pathname : '' };
  };
  const [own, foreign] = [await feedOf(recruiter), await feedOf(rival)];
  expect(eventsOf((await send(server(), 'GET', own.path)).body)).toHaveLength(1);
  expect(eventsOf((await send(server(), 'GET', foreign.path)).body)).toEqual([]);
  expect((await feedOf(meeting.candidate)).status).toBe(403);
  expect((await send(server(), 'POST', '/api/interview_feed', { body: { scope: 'mine' } })).status).toBe(401);
  const left = await send(server(), 'DELETE', `/api/company_members/${recruiter.accountId}`, {
    ...meeting.company,
    body: {},
  });
  expect(left.status).toBe(200);
  expect((await send(server(), 'GET', own.path)).status).toBe(404);
});

async function ownOf(candidate: Person): Promise<string> {
  const { body } = await send(server(), 'GET', '/api/job_application', candidate);
  return body.data.data[0].id;
}
