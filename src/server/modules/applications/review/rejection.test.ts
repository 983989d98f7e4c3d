import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationsPersonalData } from '#server/modules/applications/personal-data.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { addApplicant, anOpeningToAddTo, aPerson } from '#support/added.ts';
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
  const exported = await applicationsPersonalData.export(
    server().platform.db,
    candidate.accountId,
    server().platform.config,
  );
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

test('the email of a rejection is read before it goes, in each language of its candidates, and changed for this once', async () => {
  const { company, candidate, id, openingId } = await aReceived();
  const extra_data = {
    email_reject: true,
    mail_templates: { reject: 'Dear {candidate}, not {position}.', reject_for_salary: 'Too dear.' },
  };
  await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data } });
  const french = await aCandidate(server());
  const own = eq(accounts.id, french.accountId);
  await server().platform.db.update(accounts).set({ locale: 'fr' }).where(own);
  const ids = [id, await anApplication(server(), french, openingId)];
  const [first] = await letters(company, [id]);
  expect(first).toMatchObject({ locale: 'en', count: 1, text: 'Dear Omar Farouk, not Civil Engineer.' });
  expect(first.subject).toContain('Civil Engineer');
  expect(await letters(company, ids, 'salary')).toMatchObject([{ text: 'Too dear.' }, { text: 'Too dear.' }]);
  expect((await letters(company, ids)).map(({ locale }: { locale: string }) => locale)).toEqual(['en', 'fr']);
  const act = { kind: 'status', status: 'Rejected', words: { fr: 'Bonjour {candidate}, pas cette fois.' } };
  const body = { selection: { ids }, act };
  const begun = await send(server(), 'POST', '/api/job_application_batches', { ...company, body });
  expect(begun.body.data.changed).toBe(2);
  expect(await letters(company, ids)).toEqual([]);
  await afterTheMinute();
  expect(await letterTo(candidate)).toContain('Dear Omar Farouk, not Civil Engineer.');
  expect(await letterTo(french)).toContain('Bonjour Omar Farouk, pas cette fois.');
  expect(JSON.stringify(await read(french, ids[1] ?? ''))).not.toContain('pas cette fois');
});

test('one rejection has words of its own; what can’t be filled in is refused', async () => {
  const { company, candidate, id } = await aReceived();
  expect(await letters(company, [id])).toEqual([]);
  await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data: { email_reject: true } } });
  expect((await letters(company, [id]))[0].text).toContain('has decided not to go on');
  const refused = await reject(company, id, { words: { en: 'Dear {name}' } });
  expect(refused.body.errors).toHaveProperty(['words.en']);
  await reject(company, id, { words: { en: 'The crane came first.' } });
  await afterTheMinute();
  expect(await letterTo(candidate)).toContain('The crane came first.');
});

test('the email that is shown names no candidate who is reviewed blind, and no hidden company', async () => {
  const { company, id, openingId } = await aReceived();
  const extra_data = { email_reject: true, mail_templates: { reject: 'Dear {candidate}, sorry. {company}' } };
  await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data } });
  const change = (set: Partial<typeof jobOpenings.$inferInsert>) =>
    server().platform.db.update(jobOpenings).set(set).where(eq(jobOpenings.id, openingId));
  await change({ blindReview: true });
  expect((await letters(company, [id]))[0].text).toBe('Dear {candidate}, sorry. Rawdat Engineering');
  await change({ hideCompanyName: true });
  const [hidden] = await letters(company, [id]);
  expect(hidden.is_editable).toBe(false);
  expect(hidden.text).not.toMatch(/sorry|Rawdat/);
  const rival = await anApprovedCompany(server());
  await send(server(), 'PUT', '/api/users/1', { ...rival, body: { extra_data } });
  expect(await letters(rival, [id])).toEqual([]);
});

test('whoever was added by hand and has not confirmed gets no email, and that is the reason that is told', async () => {
  const { company, openingId } = await anOpeningToAddTo(server());
  const { body: added } = await addApplicant(server(), company, openingId, aPerson());
  const about = { selection: { ids: [added.data.id] } };
  const told = async () =>
    (await send(server(), 'POST', '/api/job_application_rejection_letters', { ...company, body: about }))
      .body;
  expect(await told()).toMatchObject({ data: [], is_switched_on: false, unconfirmed: 0 });
  await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data: { email_reject: true } } });
  expect(await told()).toMatchObject({ data: [], is_switched_on: true, unconfirmed: 1 });
});

async function letters(caller: Person, ids: string[], reason?: string) {
  const body = { selection: { ids }, reason };
  return (await send(server(), 'POST', '/api/job_application_rejection_letters', { ...caller, body })).body
    .data;
}

async function afterTheMinute() {
  server().clock.advance(120_000);
  await server().runTasks();
}

async function letterTo(candidate: Person): Promise<string> {
  const sent = await lettersTo(server().platform.db, candidate.email);
  return sent.find(({ kind }) => kind === 'application-status-changed')?.text ?? '';
}

async function letterAbout(why: object, mail_templates: object): Promise<string> {
  const { company, candidate, id } = await aReceived();
  const body = { extra_data: { email_reject: true, mail_templates } };
  expect((await send(server(), 'PUT', '/api/users/1', { ...company, body })).status).toBe(200);
  await reject(company, id, why);
  await afterTheMinute();
  return letterTo(candidate);
}

async function aReceived() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId);
  return { company, candidate, openingId, id: await anApplication(server(), candidate, openingId) };
}

function reject(caller: Person, id: string, why: object) {
  const body = { status: 'Rejected', ...why };
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}
