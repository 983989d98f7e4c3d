import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

function look(id: string, caller: Caller = {}) {
  return send(server(), 'GET', `/api/candidate/${id}`, caller);
}

function setVisibility(person: Person, body: Record<string, unknown>) {
  return send(server(), 'PUT', '/api/candidate-visibility', { ...person, body });
}

test('who hides from a company is not there for it, unless the candidate had applied there before', async () => {
  const company = await anApprovedCompany(server());
  const person = await aCandidate(server(), { poolConsent: true });
  const { body } = await setVisibility(person, { is_published: true });
  const hide = { company_id: company.companyId };
  const hidden = await send(server(), 'POST', '/api/candidate-hidden-companies', { ...person, body: hide });
  expect(hidden.body.data).toMatchObject([{ id: company.companyId, name: 'Rawdat Engineering' }]);
  expect((await look(body.data.share_id, company)).status).toBe(404);
  const applicant = await aCandidate(server());
  await anApplication(server(), applicant, await anOpening(server(), company.companyId));
  await send(server(), 'POST', '/api/candidate-hidden-companies', { ...applicant, body: hide });
  expect((await look(applicant.accountId, company)).status).toBe(200);
  await send(server(), 'DELETE', `/api/candidate-hidden-companies/${company.companyId}`, person);
  expect((await send(server(), 'GET', '/api/candidate-settings', person)).body.data.hidden_companies).toEqual(
    [],
  );
});

test('companies to hide from are found by the beginning of a word, literally', async () => {
  const person = await aCandidate(server());
  await anApprovedCompany(server(), { name: 'Al Jazi 100% Clean' });
  const find = async (name: string) =>
    (await send(server(), 'GET', `/api/candidate-companies?name=${encodeURIComponent(name)}`, person)).body
      .data;
  expect(await find('jazi')).toMatchObject([{ name: 'Al Jazi 100% Clean' }]);
  expect(await find('%%')).toEqual([]);
});
