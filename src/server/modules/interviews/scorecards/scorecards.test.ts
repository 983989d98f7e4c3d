import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, letTimePass } from '#support/interviews.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const hour = 3_600_000;

test('an interviewer writes a scorecard on the criteria once the interview has begun, and reads the others’ after that', async () => {
  const { company, colleague, candidate, id, application_id } = await aHeld();
  const early = await submit(company, id, { recommendation: 'yes' });
  expect([early.status, early.body.code]).toEqual([409, 'INTERVIEW_CLOSED']);
  begin();
  const empty = await submit(company, id, { scores: { Experience: 5 } });
  expect([empty.status, empty.body.errors]).toEqual([
    422,
    { recommendation: ['Please choose a recommendation'] },
  ]);
  for (const scores of [{ Experience: 6 }, { Experience: 0 }])
    expect((await submit(company, id, { recommendation: 'yes', scores })).status).toBe(422);
  expect((await submit(company, id, { recommendation: 'yes', text: 'x'.repeat(2001) })).status).toBe(422);
  const written = { recommendation: 'strong yes', scores: { Experience: 4, Unknown: 1 }, text: 'Calm.' };
  expect((await submit(company, id, written)).body.data).toMatchObject({
    criteria: ['Experience', 'Communication'],
    own: { recommendation: 'strong yes', scores: { Experience: 4 }, rating: 4, text: 'Calm.' },
    ...{ count: 1, average: 4, others: [], owed: [colleague.name] },
  });
  expect(await read(colleague, application_id)).toMatchObject([
    { own: null, can_write: true, count: 1, average: null, others: [] },
  ]);
  await submit(colleague, id, { recommendation: 'no', scores: { Experience: 1, Communication: 2 } });
  expect(await read(colleague, application_id)).toMatchObject([
    { average: 2.8, owed: [], others: [{ by: company.name, recommendation: 'strong yes', text: 'Calm.' }] },
  ]);
  const own = await send(server(), 'GET', '/api/own_interview', candidate);
  expect(JSON.stringify(own.body)).not.toMatch(/Calm|recommendation|score/);
});

test('who did not hold it reads every scorecard and writes none; another company reads none', async () => {
  const { company, id, application_id } = await aHeld();
  begin();
  await submit(company, id, { recommendation: 'yes', text: 'Knows the field.' });
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect(await read(viewer, application_id)).toMatchObject([
    { can_write: false, own: null, others: [{ text: 'Knows the field.' }] },
  ]);
  expect((await submit(viewer, id, { recommendation: 'no' })).status).toBe(403);
  const rival = await anApprovedCompany(server());
  expect(await read(rival, application_id)).toEqual([]);
  expect((await submit(rival, id, { recommendation: 'no' })).status).toBe(404);
});

test('a scorecard that is owed stands on the interviewer’s dashboard, and is asked for once, the day after', async () => {
  const { company, colleague, id } = await aHeld();
  begin();
  const owed = async (person: Person) => {
    const { body } = await send(server(), 'GET', '/api/dashboard', person);
    return body.attention.filter(({ kind }: { kind: string }) => kind === 'interviews_scorecard');
  };
  const asked = async (person: Person) => {
    for (const _round of [1, 2]) await server().runTasks();
    const letters = await lettersTo(server().platform.db, person.email);
    return letters.filter(({ subject }) => subject.startsWith('Your scorecard is missing')).length;
  };
  expect(await owed(colleague)).toEqual([]);
  expect(
    (await send(server(), 'POST', `/api/interview/${id}/complete`, { ...company, body: {} })).status,
  ).toBe(200);
  await submit(company, id, { recommendation: 'yes' });
  const path = `/schedules?id=${id}`;
  expect([await owed(company), await owed(colleague)]).toMatchObject([
    [],
    [{ path, at: expect.any(String) }],
  ]);
  expect(await asked(colleague)).toBe(0);
  server().clock.advance(20 * hour);
  expect([await asked(colleague), await asked(company)]).toEqual([1, 0]);
  server().clock.advance(48 * hour);
  expect(await asked(colleague)).toBe(1);
  await submit(colleague, id, { recommendation: 'no' });
  expect(await owed(colleague)).toEqual([]);
});

test('no scorecard is written of an interview that was called off', async () => {
  const { company, id, application_id } = await aHeld();
  await send(server(), 'POST', `/api/interview/${id}/cancel`, { ...company, body: {} });
  begin();
  expect((await submit(company, id, { recommendation: 'yes' })).body.code).toBe('INTERVIEW_CLOSED');
  expect(await read(company, application_id)).toEqual([]);
});

/** Held by two members, an hour from now. */
async function aHeld() {
  const meeting = await aMeeting(server(), { opening: { criteria: ['Experience', 'Communication'] } });
  const { company, applicationId } = meeting;
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const start = new Date(server().clock.now().getTime() + 2 * hour).toISOString();
  const id = await anInterview(server(), meeting, {
    slots: [{ date: start.slice(0, 10), start_time: start.slice(11, 16) }],
    timezone: 'UTC',
    interviewers: [company.accountId, colleague.accountId],
  });
  return { ...meeting, colleague, id, application_id: applicationId };
}

/** The clock is where the interview has begun. */
function begin() {
  server().clock.advance(2 * hour);
}

async function submit(caller: Person, id: string, body: Record<string, unknown>) {
  await letTimePass(server());
  return send(server(), 'PUT', `/api/interview/${id}/scorecard`, { ...caller, body });
}

async function read(caller: Person, application_id: string) {
  const path = `/api/interview_scorecards?application_id=${application_id}`;
  return (await send(server(), 'GET', path, caller)).body.data;
}
