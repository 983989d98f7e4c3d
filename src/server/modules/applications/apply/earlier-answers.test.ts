import { expect, test } from 'vitest';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

type Asked = { title: string; answerType: 'text' | 'yes/no' | 'number' | 'date' };

/** An opening of a company of its own that asks these questions; answers their ids in order. */
async function anAskingOpening(title: string, asked: Asked[]) {
  const { companyId } = await anApprovedCompany(server());
  const openingId = await anOpening(server(), companyId, { title });
  const rows = await server()
    .platform.db.insert(screeningQuestions)
    .values(asked.map((question, position) => ({ openingId, position, required: false, ...question })))
    .returning({ id: screeningQuestions.id });
  return { openingId, ids: rows.map(({ id }) => id) };
}

async function earlier({ token }: Person, openingId: string) {
  const path = `/api/job_application_drafts/${openingId}/earlier_answers`;
  return (await send(server(), 'GET', path, { token })).body.data;
}

test('a question answered before offers the newest own answer, by its words and its type', async () => {
  const person = await aCandidate(server());
  const notice: Asked = { title: 'What is your notice period?', answerType: 'text' };
  const licence: Asked = { title: 'Do you hold a licence?', answerType: 'yes/no' };
  for (const [title, answer] of [
    ['Welder', '60 days'],
    ['Fitter', '30 days'],
  ] as const) {
    const { openingId, ids } = await anAskingOpening(title, [notice, licence]);
    const answers = [
      { question_id: ids[0], answer },
      { question_id: ids[1], answer: '' },
    ];
    await anApplication(server(), person, openingId, { answers });
    server().clock.advance(1000);
  }
  const { openingId, ids } = await anAskingOpening('Rigger', [
    { title: 'what is your NOTICE period', answerType: 'text' },
    { title: 'What is your notice period?', answerType: 'number' },
    licence,
  ]);
  expect(await earlier(person, openingId)).toEqual([
    { question_id: ids[0], answer: '30 days', job_title: 'Fitter' },
  ]);
  expect(await earlier(await aCandidate(server()), openingId)).toEqual([]);
  expect(await earlier(person, 'no-id')).toEqual([]);
});
