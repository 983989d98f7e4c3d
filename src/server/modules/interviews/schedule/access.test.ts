import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { send } from '#support/client.ts';
import {
  aMeeting,
  anInterview,
  interviewInput,
  letTimePass,
  type Meeting,
  schedule,
} from '#support/interviews.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, aMember, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('P8: the invitation of a hidden company names neither it nor its people', async () => {
  const meeting = await aMeeting(server(), { opening: { hideCompanyName: true } });
  await anInterview(server(), meeting);
  const letter = await lastLetterTo(server().platform.db, meeting.candidate.email);
  const own = (await send(server(), 'GET', '/api/own_interview', meeting.candidate)).body;
  expect(own.data.upcoming[0]).toMatchObject({ company: null, interviewers: [] });
  for (const text of [JSON.stringify(letter), JSON.stringify(own)])
    for (const name of ['Rawdat', meeting.company.name]) expect(text).not.toContain(name);
});

test('another company, a viewer, a candidate and a visitor get nothing of it', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const viewer = await aMember(server(), meeting.company.companyId, 'viewer');
  const stranger = await anApprovedCompany(server());
  const details = { ...interviewInput, interviewers: [stranger.accountId] };
  const writes = [
    ['PUT', `/api/interview/${id}`, details],
    ['POST', `/api/interview/${id}/cancel`, {}],
    ['POST', `/api/interview/${id}/complete`, {}],
    ['POST', `/api/interview/${id}/accept`, {}],
    ['POST', '/api/interview', { ...details, application_id: meeting.applicationId }],
    ['POST', '/api/interview_preview', { ...details, application_id: meeting.applicationId }],
  ] as const;
  const status = async (person: Partial<Person>, method: string, path: string, body?: object) =>
    (await send(server(), method, path, { token: person.token, body })).status;
  for (const [method, path, body] of writes) {
    expect(await status(stranger, method, path, body)).toBe(404);
    expect(await status(viewer, method, path, body)).toBe(403);
    expect(await status(meeting.candidate, method, path, body)).toBe(403);
    expect(await status({}, method, path, body)).toBe(401);
  }
  expect(await status(viewer, 'GET', `/api/interview/${id}`)).toBe(200);
  expect(await status(stranger, 'GET', `/api/interview/${id}`)).toBe(404);
  expect(await status(await anAdmin(server()), 'GET', `/api/interview/${id}`)).toBe(403);
  expect((await list(stranger)).body.data).toMatchObject({ total: 0, data: [], waiting: [], counts: {} });
  const nobody = await aCandidate(server());
  expect((await send(server(), 'GET', '/api/own_interview', nobody)).body.data).toEqual({
    upcoming: [],
    past: [],
  });
  expect(await status(nobody, 'GET', `/api/interview_invitation?id=${id}`)).toBe(404);
  expect(await status({}, 'GET', `/api/interview_invitation?id=${id}`)).toBe(404);
});

test('where an administrator switched interviews off, no company call goes on', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: ['interviews'] })
    .where(eq(companies.id, meeting.company.companyId));
  const codes = await Promise.all([
    list(meeting.company),
    schedule(server(), meeting),
    preview(meeting),
    change(meeting, id, {}),
    send(server(), 'POST', '/api/interview_feed', { ...meeting.company, body: { scope: 'mine' } }),
  ]);
  expect(codes.map(({ body }) => body.code)).toEqual(Array(5).fill('FEATURE_OFF'));
});

function preview(meeting: Meeting, other: Record<string, unknown> = {}) {
  const { company, applicationId } = meeting;
  const body = {
    ...interviewInput,
    application_id: applicationId,
    interviewers: [company.accountId],
    ...other,
  };
  return send(server(), 'POST', '/api/interview_preview', { token: company.token, body });
}

async function change({ company }: Meeting, id: string, other: Record<string, unknown>) {
  await letTimePass(server());
  const body = { ...interviewInput, interviewers: [company.accountId], ...other };
  return send(server(), 'PUT', `/api/interview/${id}`, { token: company.token, body });
}

function list(person: Person) {
  return send(server(), 'GET', '/api/interview', { token: person.token });
}
