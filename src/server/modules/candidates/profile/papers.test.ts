import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const licence = {
  kind: 'Licence',
  name: 'DHP licence',
  issuer: 'Department of Healthcare Professions, Qatar',
  number: 'N-canary-48213',
  issued_month: 3,
  issued_year: 2022,
  expires_month: 5,
  expires_year: 2099,
  does_not_expire: false,
};
const referee = {
  name: 'Refereecanary Khoury',
  title: 'Head nurse',
  company: 'Al Noor',
  relation: 'Manager',
  email: 'refereecanary@example.com',
  phone: '+974 4444 4444',
  on_request: false,
};

function save(person: Person, body: Record<string, unknown>) {
  return send(server(), 'PUT', '/api/candidate/1', { ...person, body });
}

async function details(person: Person) {
  return (await send(server(), 'GET', '/api/candidate-details', person)).body.data;
}

async function applied(person: Person, isBlind = false) {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId, { blindReview: isBlind });
  const id = await anApplication(server(), person, opening);
  const read = async () =>
    (await send(server(), 'GET', `/api/job_application/${id}`, company)).body.data.profile;
  return { company, id, read };
}

test('certificates and references are kept as they are sent, and what is left out is empty', async () => {
  const person = await aCandidate(server());
  const before = (await details(person)).profile_strength;
  const saved = await save(person, {
    certificates: [
      licence,
      { kind: 'Certificate', name: 'PMP', issuer: 'PMI', does_not_expire: true, expires_year: 2030 },
    ],
    references: [referee, { name: 'B. Saleh', relation: 'Client', email: '', phone: null }],
  });
  expect(saved.body.data).toMatchObject({
    certificates: [
      licence,
      {
        name: 'PMP',
        number: '',
        issued_month: null,
        issued_year: null,
        expires_year: null,
        does_not_expire: true,
      },
    ],
    references: [
      referee,
      { name: 'B. Saleh', title: '', company: '', email: '', phone: '', on_request: false },
    ],
    references_shown: false,
    profile_strength: before,
  });
});

test.each([
  ['name', { name: '' }, ['Please fill the required fields']],
  ['issuer', { issuer: ' ' }, ['Please fill the required fields']],
  ['kind', { kind: 'Diploma' }, ['Please choose one of the options']],
  ['issued_year', { issued_year: null }, ['Please enter a valid year']],
  [
    'issued_year',
    { issued_month: null, issued_year: 2090 },
    ['The date of issue cannot be later than today'],
  ],
  ['expires_year', { expires_year: 2021 }, ['The expiry cannot come before the issue']],
  ['expires_month', { expires_month: 13 }, ['The value must be at most 12']],
])('a certificate is refused for its %s: %j', async (field, change, message) => {
  const person = await aCandidate(server());
  const { status, body } = await save(person, { certificates: [{ ...licence, ...change }] });
  expect([status, body.errors]).toEqual([422, { [`certificates.0.${field}`]: message }]);
});

test.each([
  ['name', { name: '' }, ['Please fill the required fields']],
  ['relation', { relation: '' }, ['Please fill the required fields']],
  ['email', { email: 'nobody' }, ['Please enter a valid email']],
  ['phone', { phone: 'call me' }, ['Please enter a valid phone number']],
])('a reference is refused for its %s: %j', async (field, change, message) => {
  const person = await aCandidate(server());
  const { status, body } = await save(person, { references: [{ ...referee, ...change }] });
  expect([status, body.errors]).toEqual([422, { [`references.0.${field}`]: message }]);
});

test('a profile holds 30 certificates and 10 references, and no more', async () => {
  const person = await aCandidate(server());
  const many = (count: number, one: object) => Array.from({ length: count }, () => one);
  const statusOf = async (body: Record<string, unknown>) => (await save(person, body)).status;
  expect([
    await statusOf({ certificates: many(30, licence) }),
    await statusOf({ certificates: many(31, licence) }),
    await statusOf({ references: many(10, referee) }),
    await statusOf({ references: many(11, referee) }),
  ]).toEqual([200, 422, 200, 422]);
});

test('certificates are read by companies of the pool and with an application; their number is no visitor’s', async () => {
  const person = await aPoolCandidate(server(), {});
  await save(person, { certificates: [licence] });
  const company = await anApprovedCompany(server());
  const { share_id } = await details(person);
  const pool = await send(server(), 'GET', `/api/candidate/${share_id}`, company);
  expect(pool.body.data).toMatchObject({ audience: 'company', certificates: [licence] });
  expect((await (await applied(person)).read()).certificates).toEqual([licence]);

  const look = async () => (await send(server(), 'GET', `/api/candidate/${share_id}`)).body.data;
  await send(server(), 'PUT', '/api/candidate-visibility', { ...person, body: { is_published: true } });
  expect(await look()).not.toHaveProperty('certificates');
  const sections = ['certificates'];
  await send(server(), 'PUT', '/api/candidate-visibility', { ...person, body: { sections } });
  expect((await look()).certificates).toEqual([{ ...licence, number: '' }]);
});

test('references are read where the candidate applied and chose to show them, and nowhere else', async () => {
  const person = await aPoolCandidate(server(), {});
  await save(person, { references: [referee, { ...referee, name: 'Secondcanary', on_request: true }] });
  const { read, company, id } = await applied(person);
  expect((await read()).references).toBeNull();
  await save(person, { references_shown: true });
  expect((await read()).references).toEqual([
    referee,
    { ...referee, name: 'Secondcanary', email: '', phone: '', on_request: true },
  ]);

  const { share_id } = await details(person);
  const everything = {
    is_published: true,
    sections: ['certificates', 'cv', 'applications', 'email', 'phone'],
  };
  await send(server(), 'PUT', '/api/candidate-visibility', { ...person, body: everything });
  const stranger = await anApprovedCompany(server());
  for (const caller of [{}, stranger, company]) {
    const { body } = await send(server(), 'GET', `/api/candidate/${share_id}`, caller);
    expect(body.data.name).toBe('Omar Farouk');
    expect(JSON.stringify(body)).not.toMatch(/canary|references/i);
  }
  await send(server(), 'POST', `/api/job_application/${id}/withdraw`, { ...person, body: {} });
  expect(JSON.stringify(await read())).not.toContain('canary');
});

test('a blind review reads which papers somebody has, and neither their numbers nor who speaks for them', async () => {
  const person = await aCandidate(server());
  await save(person, {
    certificates: [{ ...licence, name: 'DHP licence of Omar Farouk' }],
    references: [referee],
    references_shown: true,
  });
  const profile = await (await applied(person, true)).read();
  expect(profile.certificates).toEqual([
    { ...licence, name: 'DHP licence of … …', number: '', issued_month: null, issued_year: null },
  ]);
  expect(JSON.stringify(profile)).not.toContain('canary');
});

test('what a profile held is exported with it, and goes with it', async () => {
  const person = await aCandidate(server());
  await save(person, { certificates: [licence], references: [referee] });
  const { candidatesPersonalData } = await import('#server/modules/candidates/personal-data.ts');
  const exported = await candidatesPersonalData.export(
    server().platform.db,
    person.accountId,
    server().platform.config,
  );
  expect(JSON.stringify(exported)).toMatch(/N-canary-48213.+Refereecanary/);
  const body = { password: 'corniche-falcon-42' };
  expect((await send(server(), 'DELETE', '/api/candidate/1', { ...person, body })).status).toBe(200);
  const rows = await server()
    .platform.db.select()
    .from(candidates)
    .where(eq(candidates.accountId, person.accountId));
  expect(rows).toEqual([]);
});
