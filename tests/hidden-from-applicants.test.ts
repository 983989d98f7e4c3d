import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { anApplication, apply } from './support/applications.ts';
import { send } from './support/client.ts';
import { aHiddenCompany, expectNone } from './support/hidden-company.ts';
import { anOpening } from './support/openings.ts';
import { aCandidate, aMember, type Person, password } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const get = (person: Person, path: string) => send(server(), 'GET', path, { token: person.token });
const viewers = async (candidate: Person) => (await get(candidate, '/api/candidate-views')).body.data.data;

test('P8: whoever reads an application to a hidden opening is no name in “who viewed my profile”', async () => {
  const { company, canaries } = await aHiddenCompany(server(), 'viewer');
  const id = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const candidate = await aCandidate(server());
  const applicationId = await anApplication(server(), candidate, id);
  const details = await get(company, `/api/job_application/${applicationId}`);
  expect(details.status).toBe(200);
  expect((await get(company, `/api/candidate/${candidate.accountId}`)).status).toBe(200);
  expect(await viewers(candidate)).toMatchObject([{ what: 'profile', company: null, confidential: true }]);
  expectNone(canaries, 'views', JSON.stringify(await viewers(candidate)));
});

test('a company that the candidate knows from an opening with its name is named', async () => {
  const { company } = await aHiddenCompany(server(), 'known');
  const hidden = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const open = await anOpening(server(), company.companyId, { hideCompanyName: false });
  const candidate = await aCandidate(server());
  const applicationId = await anApplication(server(), candidate, hidden);
  await anApplication(server(), candidate, open);
  await get(company, `/api/job_application/${applicationId}`);
  expect(await viewers(candidate)).toMatchObject([
    { company: { name: 'Canarylight known' }, confidential: false },
  ]);
});

test('P8: nothing that a candidate reads, exports or is answered names the hidden company', async () => {
  const { company, canaries } = await aHiddenCompany(server(), 'export');
  const id = await anOpening(server(), company.companyId, { title: 'Lock Keeper', hideCompanyName: true });
  const drafted = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const candidate = await aCandidate(server());
  const { token } = candidate;
  const applied = await apply(server(), candidate, id);
  const again = await apply(server(), candidate, id);
  expect([applied.status, again.status]).toEqual([200, 409]);
  const applicationId = applied.body.data.id;
  await send(server(), 'PUT', `/api/job_application_drafts/${drafted}`, {
    token,
    body: { cover_letter: 'I' },
  });
  const body = { reason: 'other', text: 'A fee.' };
  const report = await send(server(), 'POST', `/api/job/${id}/report`, { token, body });
  await get(company, `/api/job_application/${applicationId}`);
  await send(server(), 'PUT', `/api/job_application/${applicationId}`, {
    token: company.token,
    body: { status: 'Shortlisted' },
  });
  server().clock.advance(120_000);
  await server().runTasks();
  for (const [name, answer] of Object.entries({ applied, again, report }))
    expectNone(canaries, name, JSON.stringify([answer.body, ...answer.headers]));
  const paths = [
    'users',
    'candidate/1',
    'job_application',
    `job_application/${applicationId}`,
    `job_application/video_questions/${id}`,
    'job_application_drafts',
    `job_application_drafts/${drafted}`,
    'candidate-views',
    'candidate-hidden-companies',
    `job/${id}`,
  ];
  for (const path of paths) {
    const answer = await get(candidate, `/api/${path}`);
    expectNone(canaries, path, JSON.stringify([answer.body, ...answer.headers]));
  }
  const exported = await server().app.request('http://localhost:3000/api/candidate-export', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const files = Object.entries(unzipSync(new Uint8Array(await exported.arrayBuffer())));
  expect(files.map(([, bytes]) => strFromU8(bytes)).join()).toContain(applicationId);
  for (const [name, bytes] of files) expectNone(canaries, name, strFromU8(bytes));
});

test('P8: hiding from companies tells nobody for less than a whole application whose opening it is', async () => {
  const { company } = await aHiddenCompany(server(), 'guessed');
  const id = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const hides = { hiddenFromCompanies: [company.companyId] };
  const [stranger, hider] = [await aCandidate(server()), await aCandidate(server(), hides)];
  const incomplete = { answers: [{ question_id: 'none', answer: 'x' }], cv: null };
  const answers = [
    await apply(server(), stranger, id, incomplete),
    await apply(server(), hider, id, incomplete),
  ];
  const [first, second] = answers.map(({ status, body }) => ({ status, ...body, request_id: '' }));
  expect(first.status).toBe(422);
  expect(second).toEqual(first);
  expect((await apply(server(), hider, id)).body.code).toBe('HIDDEN_FROM_COMPANY');
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  expect((await get(recruiter, '/api/job_application')).body.data.total).toBe(0);
});
