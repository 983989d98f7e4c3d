import { expect, test } from 'vitest';
import { applicationsPersonalData } from '#server/modules/applications/personal-data.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { letTimePass } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a rejection says why, to the company alone', async () => {
  const { company, candidate, id } = await aReceived();
  const why = { reason: 'salary', note: 'Wants 30,000.' };
  expect((await reject(company, id, why)).status).toBe(200);
  expect((await read(company, id)).history.at(-1)).toMatchObject({
    ...{ kind: 'status-changed', status: 'Rejected' },
    ...{ reason: 'salary', subject: 'Wants 30,000.' },
  });
  const seen = JSON.stringify(await read(candidate, id));
  const exported = await applicationsPersonalData.export(server().platform.db, candidate.accountId);
  expect(`${seen} ${JSON.stringify(exported)}`).not.toMatch(/30,000|salary"/);
  expect((await reject(company, id, { reason: 'nose' })).status).toBe(422);
  expect((await reject(company, id, { note: 'x'.repeat(251) })).body.errors).toEqual({
    note: ['Notes can not contain more than 250 characters!'],
  });
});

test("a company's own reasons are chosen like the usual ones, and are nobody else's", async () => {
  const { company, id } = await aReceived();
  const own = { rejection_reasons: ['Moved abroad', 'Moved abroad', 'Wants remote work'] };
  const saved = await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data: own } });
  expect(saved.status).toBe(200);
  const asked = await send(server(), 'GET', '/api/users', company);
  expect(asked.body.extra_data.rejection_reasons).toEqual(['Moved abroad', 'Wants remote work']);
  expect((await reject(company, id, { reason: 'Moved abroad' })).status).toBe(200);
  expect((await read(company, id)).history.at(-1)).toMatchObject({ reason: 'Moved abroad' });
  const rival = await aReceived();
  expect((await reject(rival.company, rival.id, { reason: 'Moved abroad' })).body.errors).toHaveProperty(
    'reason',
  );
});

test('a letter has the words for its reason, else those for any', async () => {
  const mail_templates = {
    reject: 'We chose somebody else for {position}.',
    reject_for_salary: 'Dear {candidate}, our budget ends earlier.',
  };
  expect(await letterAbout({ reason: 'salary' }, mail_templates)).toContain(
    'Dear Omar Farouk, our budget ends earlier.',
  );
  for (const why of [{ reason: 'experience' }, {}])
    expect(await letterAbout(why, mail_templates)).toContain('We chose somebody else for Civil Engineer.');
});

test('a candidate may say why an application is taken back, and the company reads it', async () => {
  const { company, candidate, id } = await aReceived();
  await letTimePass(server());
  const body = { reason: 'I found work nearer.' };
  expect(
    (await send(server(), 'POST', `/api/job_application/${id}/withdraw`, { ...candidate, body })).status,
  ).toBe(200);
  const { history, status } = await read(company, id);
  expect(status).toBe('Withdrawn');
  expect(history.find(({ kind }: { kind: string }) => kind === 'withdrawn').subject).toBe(body.reason);
});

async function letterAbout(why: object, mail_templates: object): Promise<string> {
  const { company, candidate, id } = await aReceived();
  const body = { extra_data: { email_reject: true, mail_templates } };
  expect((await send(server(), 'PUT', '/api/users/1', { ...company, body })).status).toBe(200);
  await reject(company, id, why);
  server().clock.advance(120_000);
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, candidate.email);
  return letters.find(({ kind }) => kind === 'application-status-changed')?.text ?? '';
}

async function aReceived() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId);
  return { company, candidate, id: await anApplication(server(), candidate, openingId) };
}

function reject(caller: Person, id: string, why: object) {
  const body = { status: 'Rejected', ...why };
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}
