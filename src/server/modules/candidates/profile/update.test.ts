import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates, consents } from '#server/modules/candidates/table.ts';
import { anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';

const server = testServer();

function save(person: Person, body: Record<string, unknown>, id = '1') {
  return send(server(), 'PUT', `/api/candidate/${id}`, { ...person, body });
}

async function details(person: Person) {
  return (await send(server(), 'GET', '/api/candidate-details', person)).body.data;
}

const job = {
  company_name: 'Gulf Builders',
  designation: 'Engineer',
  company_location: 'Doha',
  from_month: 1,
  from_year: 2020,
  to_month: 6,
  to_year: 2023,
};
const course = {
  institution_name: 'Qatar University',
  course_name: 'Bachelors degree',
  from_year: 2012,
  to_year: 2016,
};

test('any part is saved alone, and the rest stays', async () => {
  const person = await aCandidate(server(), { nationality: 'Jordan' });
  expect((await save(person, { description: 'I build.' })).body).toMatchObject({
    status: 200,
    success: true,
  });
  const saved = await save(person, { experiences: [job], desired_jobs: 'Engineer, Site Engineer' });
  expect(saved.body.data).toMatchObject({
    nationality: 'Jordan',
    description: 'I build.',
    total_experience: '3.6',
    desired_jobs: 'Engineer, Site Engineer',
    profile_strength: 5 + 5 + 2 + 3 + 1 + 18,
  });
});

test('the whole details go back as they came', async () => {
  const person = await aCandidate(server(), { phone: '55123456' });
  await save(person, {
    experiences: [job],
    educations: [course],
    languages: [{ name: 'Arabic', level: 'Native' }],
  });
  const whole = await details(person);
  expect((await save(person, { ...whole, description: 'More.' })).status).toBe(200);
  const { version, updated_at, description, profile_strength, ...rest } = await details(person);
  expect(whole).toMatchObject(rest);
  expect([version, description]).toEqual([whole.version + 1, 'More.']);
  expect(profile_strength).toBe(whole.profile_strength + 1);
});

test('a current job ends in month 13 of the year Present and grows with the calendar', async () => {
  const person = await aCandidate(server());
  const current = { ...job, currently_working: true, to_month: null, to_year: '' };
  const { body } = await save(person, { experiences: [current] });
  expect(body.data.experiences[0]).toMatchObject({
    to_month: 13,
    to_year: 'Present',
    currently_working: true,
  });
  expect(body.data.total_experience).toBe('6.11');
});

test('W3, Z3: another id answers 404, another user_id 403, and nothing of theirs changes', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  expect((await save(person, { description: 'mine now' }, other.accountId)).status).toBe(404);
  expect((await save(person, { description: 'mine now', user_id: other.accountId })).status).toBe(403);
  expect((await details(other)).description).toBe('');
});

test('Z9: figures and rights are dropped', async () => {
  const person = await aCandidate(server());
  await save(person, {
    description: 'x',
    profile_strength: 100,
    profile_view: 99,
    is_published: true,
    email_verified_at: null,
    share_id: person.accountId,
    total_experience: '40.0',
    cv_data: 'forged',
  });
  expect(await details(person)).toMatchObject({
    profile_view: 0,
    is_published: false,
    total_experience: '0.0',
    cv_data: '',
    email_verified_at: expect.any(String),
  });
});

test('X4: of two editors with the same version the second is refused', async () => {
  const person = await aCandidate(server());
  const { version } = await details(person);
  const answers = await Promise.all([
    save(person, { version, description: 'one' }),
    save(person, { version, description: 'two' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('X3: three desired jobs are the most, also for saves at once', async () => {
  const person = await aCandidate(server());
  await Promise.all(
    ['a, b, c', 'd, e, f', 'a, b, c, d'].map((desired_jobs) => save(person, { desired_jobs })),
  );
  expect((await details(person)).desired_jobs.split(', ')).toHaveLength(3);
});

const refused: [string, Record<string, unknown>, string, string][] = [
  ['a summary of 301 characters', { description: 'x'.repeat(301) }, 'description', 'Maximum 300 character'],
  ['an address that is none', { website: 'ftp://x.example' }, 'website', 'URL is invalid for Website'],
  ['javascript as linkedin', { linkedin: 'javascript:alert(1)' }, 'linkedin', 'URL is invalid for LinkedIn'],
  ['no name', { name: '' }, 'name', 'Full name is required'],
  ['no email', { email: '' }, 'email', 'Email is required'],
  ['no phone', { phone: '' }, 'phone', 'Phone Number is required'],
  ['an empty skill', { professional_skills: [' '] }, 'professional_skills', "Skill can't be empty"],
  ['a desired job twice', { desired_jobs: ['Nurse', 'nurse'] }, 'desired_jobs', 'nurse is added already!'],
  ['a comma', { desired_jobs: ['a,b'] }, 'desired_jobs', 'The character "," is not allowed'],
  ['a language without name', { languages: [{ level: 'Native' }] }, 'languages.0.name', 'Language required!'],
  [
    'a language without level',
    { languages: [{ name: 'Arabic' }] },
    'languages.0.level',
    'Level is required!',
  ],
  [
    'a language twice',
    {
      languages: [
        { name: 'Arabic', level: 'Native' },
        { name: 'arabic', level: 'Expert' },
      ],
    },
    'languages.1.name',
    'arabic is added already!',
  ],
  [
    'an education without course',
    { educations: [{ ...course, course_name: '' }] },
    'educations.0.course_name',
    'Please fill the required fields',
  ],
  [
    'an institution of 3 characters',
    { educations: [{ ...course, institution_name: 'Abc' }] },
    'educations.0.institution_name',
    'The field Institution should be minimum 4 characters',
  ],
  [
    'an experience without company',
    { experiences: [{ ...job, company_name: '' }] },
    'experiences.0.company_name',
    'Please fill all the required fields',
  ],
  [
    'a designation of 3 characters',
    { experiences: [{ ...job, designation: 'Abc' }] },
    'experiences.0.designation',
    'The field Designation should be minimum 4 characters',
  ],
  [
    'a start after the end of the same year',
    { experiences: [{ ...job, from_year: 2023, from_month: 7 }] },
    'experiences.0.from_month',
    'Start month cannot be greater than end month',
  ],
  [
    'a start after today',
    { experiences: [{ ...job, from_year: 2026, from_month: 12, currently_working: true }] },
    'experiences.0.from_month',
    'Experience start date cannot be greater than today',
  ],
  [
    'an end after today',
    { experiences: [{ ...job, to_year: 2026, to_month: 12 }] },
    'experiences.0.to_month',
    'Experience ending date cannot be greater than today',
  ],
  ['who is 17', { date_of_birth: '2008-11-22' }, 'date_of_birth', 'You must be at least 18 years old'],
  ['a CV that is nobody’s', { cv: 'files/none' }, 'cv', 'Failed to upload the file'],
  ['two videos', { video_cv: ['a', 'b'] }, 'video_cv', 'Please record all 3 videos in video cv'],
];

test.each(refused)('V1: the server alone refuses %s', async (_name, body, field, message) => {
  const person = await aCandidate(server());
  const answer = await save(person, body);
  expect([answer.status, answer.body.errors?.[field]?.[0]]).toEqual([422, message]);
});

test.each([
  ['a summary of 300 characters', { description: '😀'.repeat(300) }],
  ['an institution of capitals', { educations: [{ ...course, institution_name: 'MIT' }] }],
  ['an institution of 4 characters', { educations: [{ ...course, institution_name: 'Abcd' }] }],
  ['an end in this month', { experiences: [{ ...job, to_year: 2026, to_month: 11 }] }],
  ['empty addresses', { website: '', linkedin: '', facebook: '', twitter: '', instagram: '' }],
  ['emptied lists', { professional_skills: '', desired_jobs: '', languages: [], experiences: [] }],
])('V1: the server accepts %s', async (_name, body) => {
  expect((await save(await aCandidate(server()), body)).status).toBe(200);
});

test('a new email needs the password, waits for its verification and ends every session', async () => {
  const person = await aCandidate(server());
  const email = `new-${person.email}`;
  expect((await save(person, { email })).body.errors.password).toBeDefined();
  expect((await save(person, { email, password: 'wrong one' })).body.errors.password).toEqual([
    'Wrong Password!',
  ]);
  const saved = await save(person, { email, password, description: 'saved too' });
  expect(saved.body).toMatchObject({
    email_changed: true,
    data: { email: person.email, pending_email: email },
  });
  expect((await send(server(), 'GET', '/api/users', person)).status).toBe(401);
  const { db } = server().platform;
  expect((await lettersTo(db, email)).map(({ kind }) => kind)).toEqual(['verify-email']);
  expect((await lettersTo(db, person.email)).map(({ kind }) => kind)).toContain('email-changed-notice');
  const other = await aCandidate(server());
  expect((await save(other, { email: person.email, password })).body.errors.email).toEqual([
    'Email already exists',
  ]);
});

test('a new CV replaces the one before, and an empty path removes it', async () => {
  const person = await aCandidate(server());
  const first = await anUploadedCv(server(), person);
  const second = await anUploadedCv(server(), person);
  expect((await save(person, { cv: first })).body.data).toMatchObject({ cv: first, cv_name: 'Omar Farouk' });
  expect((await save(person, { cv: second })).body.data.cv).toBe(second);
  expect((await send(server(), 'HEAD', `/api/${first}`, person)).status).toBe(404);
  const { body } = await save(person, { cv: null });
  expect(body.data).toMatchObject({ cv: null, cv_data: '', file_size: null });
});

test('an uploaded picture is the own one at once, and keeps the version of an open form', async () => {
  const person = await aCandidate(server());
  const before = await details(person);
  const { body } = await upload(server(), '/api/files/v1/profile-picture', await aPicture(), {
    ...person,
    fields: { update_type: 'user' },
  });
  expect(await details(person)).toMatchObject({ avatar: body.path, version: before.version });
  expect((await save(person, { avatar: '' })).body.data.avatar).toBeNull();
});

test('consents are recorded when they change, and withdrawn as easily', async () => {
  const person = await aCandidate(server());
  await save(person, { pool_consent: true, email_consent: false });
  await save(person, { pool_consent: true });
  await save(person, { pool_consent: false });
  const rows = await server()
    .platform.db.select({ purpose: consents.purpose, isGiven: consents.isGiven })
    .from(consents)
    .where(eq(consents.accountId, person.accountId));
  expect(rows).toEqual([
    { purpose: 'pool', isGiven: true },
    { purpose: 'pool', isGiven: false },
  ]);
});

test('the eligibility is kept part by part', async () => {
  const person = await aCandidate(server());
  await save(person, { visa_option: 'Residency Visa (Transferable)', in_country: true });
  const { body } = await save(person, { notice_period: 30, driving_licences: ['Light vehicle'] });
  expect(body.data).toMatchObject({
    visa_option: 'Residency Visa (Transferable)',
    in_country: true,
    notice_period: 30,
    driving_licences: ['Light vehicle'],
  });
});

test('a download of the CV is counted for its owner alone', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  const count = (user_id?: string) =>
    send(server(), 'POST', '/api/updateCvCount', { ...person, body: { user_id } });
  expect((await count()).body.data).toEqual({ cv_downloads: 1 });
  expect((await count(person.accountId)).body.data).toEqual({ cv_downloads: 2 });
  expect((await count(other.accountId)).status).toBe(403);
  const [row] = await server()
    .platform.db.select()
    .from(candidates)
    .where(eq(candidates.accountId, other.accountId));
  expect(row?.cvDownloads).toBe(0);
});
