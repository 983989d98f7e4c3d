import { expect, test } from 'vitest';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import { addApplicant, anOpeningToAddTo, aPerson } from '#support/added.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { fileOwners } from '#support/file-owners.ts';
import { letTimePass } from '#support/interviews.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('one question is read across everybody who applied, latest first; another company reads nothing', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const [first, second] = await server()
    .platform.db.insert(screeningQuestions)
    .values([
      { openingId, position: 0, title: 'Why bridges?', answerType: 'text' as const, required: false },
      { openingId, position: 1, title: 'Nights?', answerType: 'yes/no' as const, required: false },
    ])
    .returning();
  for (const [name, answer] of [
    ['Zoé Martin', 'They join, says Zoé.'],
    ['Omar Said', ''],
  ] as const) {
    await letTimePass(server());
    const answers = [{ question_id: first?.id, answer }];
    await anApplication(server(), await aCandidate(server(), { name }), openingId, { answers });
  }
  const shown = await read(company, `job_id=${openingId}`);
  expect(shown).toMatchObject({ question_id: first?.id, total: 2, questions: [{}, { title: 'Nights?' }] });
  expect(shown.data).toMatchObject([
    { name: 'Omar Said', answer: null },
    { name: 'Zoé Martin', answer: 'They join, says Zoé.', blind: null },
  ]);
  const other = await read(company, `job_id=${openingId}&question_id=${second?.id}`);
  expect(other.data.map(({ answer }: { answer: string | null }) => answer)).toEqual([null, null]);
  await changeOpening(server(), openingId, { blindReview: true });
  const blind = await read(company, `job_id=${openingId}`);
  expect(blind.data[1]).toMatchObject({ name: '', answer: 'They join, says ….' });
  const rival = await anApprovedCompany(server());
  expect((await ask(rival, `job_id=${openingId}`)).status).toBe(404);
  expect((await ask(company, 'job_id=no-id')).status).toBe(404);
});

test('recorded answers stand beside each other, and are withheld from a blind review', async () => {
  const { company, openingId, applicationId, questionId } = await fileOwners(server());
  const query = `job_id=${openingId}&question_id=${questionId}`;
  const { data } = await read(company, query);
  expect(data).toMatchObject([{ application_id: applicationId, video: { captions: '' } }]);
  await changeOpening(server(), openingId, { blindReview: true });
  expect((await read(company, query)).data).toMatchObject([{ video: null }]);
});

test('who was added by hand stands there by name, as somebody who was asked nothing', async () => {
  const { company, openingId } = await anOpeningToAddTo(server());
  const [question] = await server()
    .platform.db.insert(screeningQuestions)
    .values({ openingId, position: 0, title: 'Nights?', answerType: 'yes/no', required: false })
    .returning();
  const person = aPerson();
  await addApplicant(server(), company, openingId, person);
  const { data } = await read(company, `job_id=${openingId}&question_id=${question?.id}`);
  expect(data).toMatchObject([{ name: person.name, unconfirmed: true, answer: null }]);
});

function ask(caller: Person, query: string) {
  return send(server(), 'GET', `/api/job_application_answers?${query}`, caller);
}

async function read(caller: Person, query: string) {
  return (await ask(caller, query)).body.data;
}
