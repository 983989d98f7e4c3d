import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { matchSearch } from '#server/modules/talent-pool/searches/service.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const words = 'oystercatch marzipanist bergamotist helioscope kaftanmaker velodromes zanzibaric'.split(' ');
const paths = [
  ...['list', 'count', 'filter', 'suggestion', 'comparison', 'export'],
  ...['saved search', 'notification', 'message'],
];

const get = async ({ token }: Caller, path: string) => (await send(server(), 'GET', path, { token })).body;
const bell = async (company: Caller) => (await get(company, '/api/notifications/recent')).data.notifications;
const searches = async (company: Caller) => (await get(company, '/api/candidate_pool_searches')).data;
const invite = ({ token }: Caller, { accountId }: Person, job_id: string) =>
  send(server(), 'POST', `/api/candidate_pool/${accountId}/invitation`, {
    token,
    body: { job_id, message: '' },
  });
const openMessages = ({ token }: Caller, { accountId }: Person) =>
  send(server(), 'POST', '/api/messages', { token, body: { candidate_id: accountId } });

/** A company with a search of its own word, and somebody who fits it from the day after on. */
async function aSearchedFor(details: (company: CompanyPerson) => Parameters<typeof aPoolCandidate>[1]) {
  const word = words.pop();
  if (!word) throw new Error('No word is left');
  const company = await anApprovedCompany(server());
  const body = { name: 'Kept', filters: { search: word } };
  const { token } = company;
  await send(server(), 'POST', '/api/candidate_pool_searches', { token, body });
  server().clock.set(new Date(server().clock.now().getTime() + dayMs));
  const person = await aPoolCandidate(server(), {
    title: `Keeper of ${word}`,
    currentCompany: `${word} Lights`,
    gender: 'Female',
    updatedAt: server().clock.now(),
    ...details(company),
  });
  return { company, person, word };
}

/** By which of the nine paths the company comes upon somebody. */
async function pathsThatLead(company: CompanyPerson, person: Person, word: string): Promise<string[]> {
  const list = (await get(company, `/api/candidate_pool?search=${word}`)).data;
  const employed = (await get(company, `/api/candidate_pool?employer=${word}`)).data;
  const counts = (await get(company, `/api/candidate_pool_counts?search=${word}`)).data;
  const employers = (await get(company, `/api/candidate_pool_employers?name=${word}`)).data;
  const misspelt = (await get(company, `/api/candidate_pool?search=${word.slice(0, -1)}q`)).data;
  const compared = (await get(company, `/api/candidate_pool_comparison?ids=${person.accountId}`)).data;
  const file = String(await get(company, `/api/candidate_pool_export?search=${word}`));
  const [kept] = await searches(company);
  await server()
    .systemContext('test')
    .inTransaction((context) => matchSearch(context, kept.id));
  const letters = await lettersTo(server().platform.db, company.email);
  const isTold = (await bell(company)).length > 0 || letters.some(({ kind }) => kind === 'pool-search-found');
  const opening = await anOpening(server(), company.companyId);
  const invited = await invite(company, person, opening);
  const written = await openMessages(company, person);
  const found: Record<string, boolean> = {
    list: list.data.length > 0,
    count: list.total > 0,
    filter: employed.total > 0 || Object.keys(counts.gender).length > 0,
    suggestion: employers.length > 0 || misspelt.corrections.length > 0,
    comparison: compared.length > 0,
    export: file.includes(person.email),
    'saved search': (await searches(company))[0].new > 0,
    notification: isTold,
    message: invited.status === 200 || written.status === 200,
  };
  return paths.filter((path) => found[path]);
}

test('who agreed, is verified and hides from nobody is come upon by all nine paths', async () => {
  const { company, person, word } = await aSearchedFor(() => ({}));
  expect(await pathsThatLead(company, person, word)).toEqual(paths);
});

test.each([
  ['hides from the company', ({ companyId }: CompanyPerson) => ({ hiddenFromCompanies: [companyId] })],
  ['did not agree to be found', () => ({ poolConsent: false })],
  ['is not verified', () => ({ isVerified: false })],
])('who %s is come upon by none: %o', async (_, details) => {
  const { company, person, word } = await aSearchedFor(details);
  expect(await pathsThatLead(company, person, word)).toEqual([]);
});

test('who was found and hides then is counted by the search no more, and the bell is silent about them', async () => {
  const { company, person, word } = await aSearchedFor(() => ({}));
  await pathsThatLead(company, person, word);
  const { token } = person;
  const [request] = (await get(person, '/api/candidate-requests')).data;
  const answer = { answer: 'accept', message: '' };
  await send(server(), 'POST', `/api/candidate-requests/${request.id}`, { token, body: answer });
  const kinds = async () => (await bell(company)).map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toContain('request_answered');
  const body = { company_id: company.companyId };
  await send(server(), 'POST', '/api/candidate-hidden-companies', { token, body });
  expect((await searches(company))[0].new).toBe(0);
  expect(await kinds()).toEqual(['pool_found']);
  expect((await openMessages(company, person)).status).toBe(404);
});

test('who was found and takes the consent back is counted by the search no more', async () => {
  const { company, person, word } = await aSearchedFor(() => ({}));
  await pathsThatLead(company, person, word);
  await send(server(), 'PUT', '/api/candidate/1', { token: person.token, body: { pool_consent: false } });
  expect((await searches(company))[0].new).toBe(0);
});
