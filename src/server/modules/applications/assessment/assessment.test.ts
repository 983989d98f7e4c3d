import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('each reviewer rates 1 to 5, also a viewer; the average is shown, and others’ ratings after the own one', async () => {
  const { company, id } = await aReceived();
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const first = await rate(company, id, { rating: 4, scores: { Experience: 5, Unknown: 1 } });
  expect(first.body.data).toEqual({
    criteria: ['Experience', 'Communication'],
    own: { rating: 4, scores: { Experience: 5 } },
    ...{ count: 1, average: 4, others: [] },
  });
  const before = await ratingsOf(viewer, id);
  expect(before).toMatchObject({ own: null, count: 1, average: null, others: [] });
  const listed = async (person: Person) =>
    (await send(server(), 'GET', '/api/job_application', person)).body.data.data[0].average_rating;
  expect([await listed(company), await listed(viewer)]).toEqual([4, null]);
  await rate(viewer, id, { scores: { Experience: 2, Communication: 3 } });
  expect(await ratingsOf(viewer, id)).toMatchObject({
    own: { rating: null, scores: { Experience: 2, Communication: 3 } },
    ...{ count: 2, average: 3.3 },
    others: [{ by: company.name, rating: 4, value: 4, scores: { Experience: 5 } }],
  });
  await rate(viewer, id, {});
  expect(await ratingsOf(company, id)).toMatchObject({ count: 1, average: 4, others: [] });
  for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { scores: { Experience: 9 } }])
    expect((await rate(company, id, wrong)).status).toBe(422);
});

test('notes take at most 250 characters, the general note 5 to 250, and only the company reads them', async () => {
  const { company, candidate, id } = await aReceived();
  const long = await addNote(company, id, { note: 'x'.repeat(251) });
  expect(long.body.errors).toEqual({ note: ['Notes can not contain more than 250 characters!'] });
  expect((await addNote(company, id, { note: '   ' })).status).toBe(422);
  expect((await addNote(company, id, { note: 'Calm on camera.' })).status).toBe(200);
  const general = (general_note: string | null) =>
    send(server(), 'PUT', `/api/job_application/${id}/general_note`, { ...company, body: { general_note } });
  expect((await general('Four')).status).toBe(422);
  expect((await general('x'.repeat(251))).status).toBe(422);
  expect((await general('Fives')).status).toBe(200);
  expect(await read(company, id)).toMatchObject({
    general_note: 'Fives',
    notes: [{ text: 'Calm on camera.', by: company.name, is_own: true }],
  });
  expect((await general(null)).status).toBe(200);
  expect((await read(company, id)).general_note).toBe('');
  expect(JSON.stringify(await read(candidate, id))).not.toMatch(/Calm|Fives|notes|ratings/);
});

test('a member takes an own note away, and nobody else’s', async () => {
  const { company, id } = await aReceived();
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const { body } = await addNote(company, id, { note: 'Ask about nights.' });
  const remove = (caller: Person) =>
    send(server(), 'DELETE', `/api/job_application/${id}/notes/${body.data.id}`, caller);
  expect((await remove(colleague)).status).toBe(404);
  expect((await remove(company)).status).toBe(200);
  expect((await read(company, id)).notes).toEqual([]);
});

test('a colleague named in a note is mailed by the own switch, and finds it on the dashboard until it is read', async () => {
  const { company, id } = await aReceived();
  const colleague = await aMember(server(), company.companyId, 'viewer');
  const silent = await aMember(server(), company.companyId, 'recruiter');
  const rival = await anApprovedCompany(server());
  const body = { applications: 'off', mentions: false };
  await send(server(), 'PUT', '/api/company_notifications', { ...silent, body });
  const mentions = [colleague, silent, rival, company].map(({ accountId }) => accountId);
  await addNote(company, id, { note: '@Huda Salem look at the second answer', mentions });
  const mailed = async (person: Person) => {
    await server().runTasks();
    const letters = await lettersTo(server().platform.db, person.email);
    return letters.filter(({ kind }) => kind === 'note-mention').map(({ text }) => text);
  };
  expect(await mailed(colleague)).toEqual([expect.stringContaining('look at the second answer')]);
  for (const person of [silent, rival, company]) expect(await mailed(person)).toEqual([]);
  const attention = async (person: Person) => {
    const answer = await send(server(), 'GET', '/api/dashboard', person);
    return answer.body.attention.filter(({ kind }: { kind: string }) => kind === 'applications_mention');
  };
  const path = `/job_application/list/details?id=${id}`;
  expect(await attention(colleague)).toMatchObject([{ path, subject: 'Civil Engineer' }]);
  expect(await attention(silent)).toHaveLength(1);
  expect(await attention(rival)).toEqual([]);
  await read(colleague, id);
  expect(await attention(colleague)).toEqual([]);
});

test('no other company rates, notes or reads of it', async () => {
  const { company, id } = await aReceived();
  const rival = await anApprovedCompany(server());
  expect((await rate(rival, id, { rating: 1 })).status).toBe(404);
  expect((await addNote(rival, id, { note: 'Hello' })).status).toBe(404);
  const body = { general_note: 'Hello there' };
  const path = `/api/job_application/${id}/general_note`;
  expect((await send(server(), 'PUT', path, { ...rival, body })).status).toBe(404);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await send(server(), 'PUT', path, { ...viewer, body })).status).toBe(403);
});

async function aReceived() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId, {
    criteria: ['Experience', 'Communication'],
  });
  return { company, candidate, id: await anApplication(server(), candidate, openingId) };
}

function rate(caller: Person, id: string, body: Record<string, unknown>) {
  return send(server(), 'PUT', `/api/job_application/${id}/rating`, { ...caller, body });
}

function addNote(caller: Person, id: string, body: Record<string, unknown>) {
  return send(server(), 'POST', `/api/job_application/${id}/notes`, { ...caller, body });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}

async function ratingsOf(caller: Person, id: string) {
  return (await read(caller, id)).ratings;
}
