import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aPendingCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const whole = {
  name: 'Amira Haddad',
  nationality: 'Jordan',
  gender: 'Female',
  maritalStatus: 'Single',
  dateOfBirth: '1994-05-17',
  expectedSalary: 15_000,
  phone: '55123456',
  residenceCountry: 'Qatar',
  title: 'Nurse',
  description: 'I care.',
  cvText: 'secret words of the CV',
  professionalSkills: ['ICU'],
  eligibility: { notice_period: 30 },
};

const privateKeys = [
  'email',
  'phone',
  'dial_code',
  'date_of_birth',
  'nationality',
  'gender',
  'marital_status',
  'expected_salary',
  'cv',
  'cv_data',
  'applications',
  'notice_period',
  'email_consent',
  'version',
];

function look(id: string, caller: Caller = {}, query = '') {
  return send(server(), 'GET', `/api/candidate/${id}${query}`, caller);
}

function setVisibility(person: Person, body: Record<string, unknown>) {
  return send(server(), 'PUT', '/api/candidate-visibility', { ...person, body });
}

async function aPublished(sections?: string[]) {
  const person = await aCandidate(server(), whole);
  const { body } = await setVisibility(person, { is_published: true, sections });
  return { person, shareId: body.data.share_id as string };
}

test('P1, W8: a visitor of a published profile sees the sections that are on, and nothing else', async () => {
  const { person, shareId } = await aPublished();
  const { status, body } = await look(shareId);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'active', audience: 'visitor', is_own: false, id: shareId });
  expect(body.data.data).toMatchObject({
    name: 'Amira Haddad',
    description: 'I care.',
    professional_skills: 'ICU',
  });
  expect(Object.keys(body.data).filter((key) => privateKeys.includes(key))).toEqual([]);
  const text = JSON.stringify(body);
  for (const secret of [person.email, person.accountId, '55123456', '1994-05-17', '15000', 'secret words'])
    expect(text).not.toContain(secret);
});

test('stored values are named in the language of the reader, without telling what is not shown', async () => {
  const person = await aCandidate(server(), { ...whole, industry: 'Healthcare' });
  const { body } = await setVisibility(person, { is_published: true });
  const french = await send(server(), 'GET', `/api/candidate/${body.data.share_id}`, {
    headers: { 'accept-language': 'fr' },
  });
  expect(french.body.data.labels).toMatchObject({ residence_country: 'Qatar', nationality: '' });
  expect(french.body.data.labels.industry).toMatch(/sant/i);
});

test('languages, studies, jobs, licences and notice are named in the language of the reader', async () => {
  const person = await aCandidate(server(), {
    languages: [{ name: 'Arabic', level: 'Native' }],
    educations: [
      {
        institution_name: 'Université Saint-Joseph',
        course_name: 'Diploma',
        educated_country: 'Lebanon',
        from_year: 2000,
        to_year: 2004,
      },
    ],
    desiredJobs: ['Nurse', 'Dhow whisperer'],
    eligibility: { notice_period: 0, driving_licences: ['Light vehicle'] },
  });
  const { body } = await setVisibility(person, { is_published: true });
  const french = { 'accept-language': 'fr' };
  const own = await send(server(), 'GET', '/api/candidate/1', { ...person, headers: french });
  expect(own.body.data.labels).toMatchObject({
    notice_period: 'Disponible immédiatement',
    words: {
      Arabic: 'Arabe',
      Lebanon: 'Liban',
      'Dhow whisperer': 'Dhow whisperer',
      'Light vehicle': 'Véhicule léger',
    },
  });
  const path = `/api/candidate/${body.data.share_id}`;
  const visitor = (await send(server(), 'GET', path, { headers: french })).body.data.labels;
  expect(visitor.notice_period).toBe('');
  expect(Object.keys(visitor.words).sort()).toEqual(['Arabic', 'Dhow whisperer', 'Lebanon', 'Nurse']);
});

test('what the candidate switches on is shown, and what is switched off is absent', async () => {
  const { person, shareId } = await aPublished(['email', 'phone', 'nationality']);
  const { body } = await look(shareId);
  expect(body.data).toMatchObject({ email: person.email, phone: '55123456', nationality: 'Jordan' });
  expect(body.data).not.toHaveProperty('description');
  expect(body.data).not.toHaveProperty('gender');
});

test('a link with a last day leads to the profile until its end, and publishing again begins a new one', async () => {
  const { person, shareId } = await aPublished();
  const now = server().clock.now();
  const day = (days: number) => addDays(calendarDate(now), days);
  const past = await setVisibility(person, { share_until: day(-1) });
  expect(past.body.errors).toEqual({ share_until: ['Choose today or a later day'] });
  expect((await setVisibility(person, { share_until: day(1) })).body.data.share_until).toBe(day(1));
  server().clock.advance(dayMs);
  expect((await look(shareId)).status).toBe(200);
  server().clock.advance(dayMs);
  const missing = await look(randomUUID());
  const over = await look(shareId);
  expect({ ...over.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
  const videos = await send(server(), 'GET', `/api/videocv?user_id=${shareId}_candidate`);
  expect(videos.status).toBe(404);
  const again = await setVisibility(person, { is_published: true });
  expect(again.body.data).toMatchObject({ is_published: true, share_until: null });
  expect((await look(shareId)).status).toBe(200);
});

test('P2, Z6: missing, unpublished, taken back and suspended profiles answer alike', async () => {
  const { person, shareId } = await aPublished();
  await setVisibility(person, { is_published: false });
  const unpublished = await aCandidate(server());
  const answers = [
    await look(shareId),
    await look(randomUUID()),
    await look('nonsense'),
    await look(unpublished.accountId),
  ];
  const bodies = answers.map(({ status, body }) => ({ ...body, status, request_id: '' }));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('Z5: the id of the account opens no published profile for visitors or other candidates', async () => {
  const { person } = await aPublished();
  expect((await look(person.accountId)).status).toBe(404);
  expect((await look(person.accountId, await aCandidate(server()))).status).toBe(404);
});

test('a new link ends the old one', async () => {
  const { person, shareId } = await aPublished();
  const { body } = await send(server(), 'POST', '/api/candidate-share-link', person);
  expect((await look(shareId)).status).toBe(404);
  expect((await look(body.data.share_id)).status).toBe(200);
});

test('the owner sees all of it, and how others see it', async () => {
  const { person } = await aPublished();
  expect((await look('1', person)).body.data).toMatchObject({
    audience: 'owner',
    is_own: true,
    email: person.email,
  });
  const asVisitor = (await look(person.accountId, person, '?as=visitor')).body.data;
  expect(asVisitor).toMatchObject({ audience: 'visitor', is_own: true });
  expect(asVisitor).not.toHaveProperty('email');
  expect((await look('1', person, '?as=company')).body.data).toMatchObject({
    audience: 'company',
    phone: '55123456',
  });
  expect((await look('1', person, '?as=nonsense')).body.data.audience).toBe('owner');
});

test('P4: a company sees contact data of its applicants and of nobody else', async () => {
  const [company, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const { person, shareId } = await aPublished();
  await anApplication(
    server(),
    person,
    await anOpening(server(), company.companyId, { title: 'Ward Nurse' }),
  );
  const seen = (await look(shareId, company)).body.data;
  expect(seen).toMatchObject({ audience: 'company', email: person.email, notice_period: 30 });
  expect(seen.applications).toMatchObject([{ job_title: 'Ward Nurse', status: 'Pending' }]);
  expect((await look(shareId, other)).body.data).not.toHaveProperty('email');
  await setVisibility(person, { is_published: false });
  expect((await look(shareId, company)).status).toBe(200);
  expect((await look(shareId, other)).status).toBe(404);
});

test('the consent to the pool shows the profile to approved companies only, and only once the address is verified', async () => {
  const company = await anApprovedCompany(server());
  const person = await aCandidate(server(), { ...whole, poolConsent: true });
  const unverified = await aCandidate(server(), { poolConsent: true, isVerified: false });
  expect((await look(person.accountId, company)).body.data).toMatchObject({ email: person.email });
  expect((await look(person.accountId, await aPendingCompany(server()))).status).toBe(404);
  expect((await look(unverified.accountId, company)).status).toBe(404);
});

test('views are recorded with the company’s name, once an hour, and shown to the candidate', async () => {
  const company = await anApprovedCompany(server());
  const { person, shareId } = await aPublished();
  for (const caller of [company, company, {}, {}, person, await anAdmin(server())])
    await look(shareId, caller);
  const { body } = await send(server(), 'GET', '/api/candidate-views', person);
  expect(body.data).toMatchObject({ total: 2, recent: { profile: 2, cv: 0, video: 0 } });
  expect(
    body.data.data.map((view: { company: { name: string } | null }) => view.company?.name ?? null).sort(),
  ).toEqual(['Rawdat Engineering', null]);
  expect((await send(server(), 'GET', '/api/users', person)).body.data.profile_view).toBe(2);
});

test('the CV is read by companies with a tie, and by visitors only where it is switched on', async () => {
  const company = await anApprovedCompany(server());
  const { person, shareId } = await aPublished();
  const cv = await anUploadedCv(server(), person);
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: { cv } });
  const read = async (caller: Caller) => (await send(server(), 'GET', `/api/${cv}`, caller)).status;
  expect([await read({}), await read(company)]).toEqual([404, 404]);
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: { pool_consent: true } });
  expect([await read({}), await read(company)]).toEqual([404, 200]);
  await setVisibility(person, { sections: ['cv'] });
  expect((await look(shareId)).body.data.cv).toBe(cv);
  expect(await read({})).toBe(200);
  const { body } = await send(server(), 'GET', '/api/candidate-views', person);
  expect(body.data.recent.cv).toBe(2);
});

test('publishing is a consent, given and taken back', async () => {
  const { person } = await aPublished();
  await setVisibility(person, { is_published: true });
  await setVisibility(person, { is_published: false });
  const { body } = await send(server(), 'GET', '/api/candidate-settings', person);
  expect(body.data.consents.map((entry: { purpose: string }) => entry.purpose)).toEqual([
    'public_profile',
    'public_profile',
  ]);
});
