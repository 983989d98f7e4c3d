import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { restoreAccount, suspendAccount } from '#server/modules/identity/service.ts';
import { type Caller, send } from '#support/client.ts';
import { aCandidate, anApprovedCompany, aPendingCompany, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/** Every path by which a company can come upon a candidate; a new one is added here. */
async function pathsThatShow({ token }: Caller, person: Person, word: string): Promise<string[]> {
  const get = async (path: string) => (await send(server(), 'GET', path, { token })).body;
  const list = await get(`/api/candidate_pool?search=${word}`);
  const counts = await get(`/api/candidate_pool_counts?search=${word}`);
  const employers = await get(`/api/candidate_pool_employers?name=${word}`);
  const comparison = await get(`/api/candidate_pool_comparison?ids=${person.accountId}`);
  // One letter off: what is offered instead is a word that somebody listed has.
  const misspelt = await get(`/api/candidate_pool?search=${word.slice(0, -1)}q`);
  const profile = await send(server(), 'GET', `/api/candidate/${person.accountId}`, { token });
  const found = {
    list: list.data.data.length > 0,
    count: list.data.total > 0,
    facets: Object.keys(counts.data.gender).length > 0,
    employers: employers.data.length > 0,
    comparison: comparison.data.length > 0,
    spelling: misspelt.data.corrections.length > 0,
    profile: profile.status === 200,
  };
  return Object.entries(found).flatMap(([path, isShown]) => (isShown ? [path] : []));
}

const everyPath = ['list', 'count', 'facets', 'employers', 'comparison', 'spelling', 'profile'];
const words =
  'zanzibaric oystercatch velodromes marzipanist bergamotist helioscope umbrellary kaftanmaker'.split(' ');

/** Somebody whose words are nobody else's. */
async function aMarked(details: Parameters<typeof aPoolCandidate>[1] = {}) {
  const word = words.pop();
  if (!word) throw new Error('No word is left');
  const marks = { title: `Keeper of ${word}`, currentCompany: `${word} Lights`, gender: 'Female' };
  return { word, person: await aPoolCandidate(server(), { ...marks, ...details }) };
}

test('a candidate who agreed to be found is shown by every path', async () => {
  const company = await anApprovedCompany(server());
  const { word, person } = await aMarked();
  expect(await pathsThatShow(company, person, word)).toEqual(everyPath);
});

test('who did not agree, is not verified, hides or is suspended is shown by none', async () => {
  const company = await anApprovedCompany(server());
  const unseen = [
    await aMarked({ poolConsent: false }),
    await aMarked({ isVerified: false }),
    await aMarked({ hiddenFromCompanies: [company.companyId] }),
    await aMarked(),
  ];
  const suspended = unseen[3]?.person.accountId ?? '';
  await suspendAccount(server().systemContext('test'), suspended);
  for (const { word, person } of unseen) expect(await pathsThatShow(company, person, word)).toEqual([]);
  await restoreAccount(server().systemContext('test'), suspended);
  const last = unseen[3];
  expect(last && (await pathsThatShow(company, last.person, last.word))).toEqual(everyPath);
});

test('taking the consent back and hiding act on the next request, for that company alone', async () => {
  const [company, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const { word, person } = await aMarked();
  const body = { company_id: company.companyId };
  await send(server(), 'POST', '/api/candidate-hidden-companies', { token: person.token, body });
  expect(await pathsThatShow(company, person, word)).toEqual([]);
  expect(await pathsThatShow(other, person, word)).toEqual(everyPath);
  const saved = await send(server(), 'PUT', '/api/candidate/1', {
    token: person.token,
    body: { pool_consent: false },
  });
  expect(saved.status).toBe(200);
  expect(await pathsThatShow(other, person, word)).toEqual([]);
});

test('a profile that is saved is found by its new words at once', async () => {
  const company = await anApprovedCompany(server());
  const person = await aCandidate(server());
  const body = { title: 'Quillwright of Dukhan', pool_consent: true };
  await send(server(), 'PUT', '/api/candidate/1', { token: person.token, body });
  const { token } = company;
  const found = await send(server(), 'GET', '/api/candidate_pool?search=quillwright', { token });
  expect(found.body.data).toMatchObject({ total: 1, data: [{ id: person.accountId }] });
});

test('a company before its approval sees why, and one without the feature neither list nor profile', async () => {
  const pending = await aPendingCompany(server());
  const refused = await send(server(), 'GET', '/api/candidate_pool', { token: pending.token });
  expect(refused).toMatchObject({ status: 403, body: { code: 'COMPANY_NOT_APPROVED' } });
  const company = await anApprovedCompany(server(), { disabledFeatures: ['candidate_pool'] });
  const { token } = company;
  const { person } = await aMarked();
  for (const path of ['', '_counts', '_openings', '_employers?name=ab', '_comparison?ids=']) {
    const answer = await send(server(), 'GET', `/api/candidate_pool${path}`, { token });
    expect(answer, path).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
  }
  // Somebody who never applied is as good as nobody.
  const found = `/api/candidate_pool/${person.accountId}`;
  const body = { member_id: company.accountId, message: '' };
  expect((await send(server(), 'GET', `/api/candidate/${person.accountId}`, { token })).status).toBe(404);
  expect((await send(server(), 'GET', found, { token })).status).toBe(404);
  expect((await send(server(), 'POST', `${found}/share`, { token, body })).status).toBe(404);
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: [] })
    .where(eq(companies.id, company.companyId));
  expect((await send(server(), 'GET', `/api/candidate/${person.accountId}`, { token })).status).toBe(200);
});
