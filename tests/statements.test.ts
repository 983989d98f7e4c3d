import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { aMeeting, anInterview, interviewInput } from '#support/interviews.ts';
import { anOpening, saveOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { countStatements } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/**
 * Statements of one request with `begin` and `commit`; it is sent once before, so that what is kept is kept, and counted
 * twice, as what the server does by itself may come between.
 */
async function ofReading(path: string, caller: Caller = {}): Promise<number> {
  const read = async () => expect((await send(server(), 'GET', path, caller)).status).toBe(200);
  await read();
  return Math.min(await countStatements(read), await countStatements(read));
}

test('publishing an opening takes at most 14 statements, and one more for each kind of question', async () => {
  const company = await anApprovedCompany(server());
  const questions = {
    screening_questions: [{ title: 'Do you drive?', answer_type: 'yes/no', required: true }],
    video_questions: [{ question: 'Why this work?', seconds: 60 }],
  };
  const publish = async (parts: object) => {
    const saved = await saveOpening(server(), company, { ...parts, publish: true });
    expect(saved.body.data).toMatchObject({ status: 'Active' });
  };
  // The first task of its kind in a process looks its queue up; a title is added by the first opening that has it.
  await publish({});
  expect(await countStatements(() => publish({}))).toBeLessThanOrEqual(14);
  expect(await countStatements(() => publish(questions))).toBeLessThanOrEqual(16);
});

test('a company changes its city in at most 15 statements', async () => {
  const { token, companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId);
  const count = await countStatements(async () => {
    const body = { extra_data: { city: 'Al Wakrah' } };
    const { body: answer } = await send(server(), 'PUT', '/api/users/1', { token, body });
    expect(answer.extra_data.city).toBe('Al Wakrah');
  });
  expect(count).toBeLessThanOrEqual(15);
});

test('an administrator approves a company in at most 15 statements', async () => {
  const { token } = await anAdmin(server());
  const approve = async () => {
    const { companyId } = await aPendingCompany(server());
    return countStatements(async () => {
      const body = { company_id: companyId, approved_status: 'Approved' };
      const { body: answer } = await send(server(), 'POST', '/api/company-data-update', { token, body });
      expect(answer.data.data.approved_status).toBe('Approved');
    });
  };
  // The first task of its kind in a process looks its queue up.
  await approve();
  expect(await approve()).toBeLessThanOrEqual(15);
});

test('the most used reads take no more statements than they need', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const opening = await anOpening(server(), company.companyId);
  const application = await anApplication(server(), candidate, opening);
  const counts = {
    search: await ofReading('/api/jobs_pool'),
    opening: await ofReading(`/api/job/${opening}`),
    'session of a company': await ofReading('/api/users', company),
    'session of a candidate': await ofReading('/api/users', candidate),
    'own openings': await ofReading('/api/job_opening', company),
    'received applications': await ofReading('/api/job_application', company),
    'received applications as a board': await ofReading('/api/job_application_board', company),
    'one received application': await ofReading(`/api/job_application/${application}`, company),
    'own applications': await ofReading('/api/job_application', candidate),
  };
  const most = {
    search: 1,
    opening: 2,
    'session of a company': 9,
    'session of a candidate': 4,
    'own openings': 6,
    'received applications': 5,
    'received applications as a board': 7,
    'one received application': 16,
    'own applications': 4,
  };
  const grown = Object.entries(counts).filter(([name, count]) => count > most[name as keyof typeof most]);
  expect(grown).toEqual([]);
});

test('a recruiter moves an interview in at most 18 statements: each row is read once', async () => {
  const meeting = await aMeeting(server());
  const id = await anInterview(server(), meeting);
  const move = async (date: string) => {
    const body = {
      ...interviewInput,
      interviewers: [meeting.company.accountId],
      slots: [{ date, start_time: '09:00' }],
    };
    const answer = await send(server(), 'PUT', `/api/interview/${id}`, { ...meeting.company, body });
    expect(answer.status).toBe(200);
  };
  // The first task of its kind in a process looks its queue up.
  await move('2026-12-01');
  // What is told of the move before may end beside this one: the fewest of three are the move's own.
  const counts: number[] = [];
  for (const date of ['2026-12-02', '2026-12-03', '2026-12-04'])
    counts.push(await countStatements(() => move(date)));
  expect(Math.min(...counts)).toBeLessThanOrEqual(18);
});
