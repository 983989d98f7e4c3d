import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates, consents } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { type Answer, send } from '#support/client.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate } from '#support/people.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording } from '#support/videos.ts';

const server = testServer();

async function register(changes: Record<string, unknown> = {}): Promise<Answer> {
  return send(server(), 'POST', '/api/candidate', { body: { ...(await signupOf(server())), ...changes } });
}

test('a signup opens a session at once, unverified, with the profile and the claimed CV', async () => {
  const body = await signupOf(server());
  const answer = await send(server(), 'POST', '/api/candidate', { body });
  expect(answer.status).toBe(200);
  expect(answer.body.data.user.id).toBe(answer.body.user.id);
  expect(answer.headers.get('set-cookie')).toContain('mihna_session=');
  const session = await send(server(), 'GET', '/api/users', { token: answer.body.token });
  expect(session.body).toMatchObject({
    user_type: 4,
    data: { email: body.email, email_verified_at: null },
    candidate_details: {
      user_id: answer.body.user.id,
      name: body.name,
      phone: '55123456',
      dial_code: '+974',
      nationality: 'Jordan',
      desired_jobs: 'Nurse, Head Nurse',
      professional_skills: 'ICU, Triage',
      total_experience: '0.0',
      video_cv: [],
      cv_data: expect.stringContaining('Omar'),
      file_size: expect.any(Number),
      profile_strength: 35,
    },
  });
  const cv = session.body.candidate_details.cv;
  expect((await send(server(), 'GET', `/api/${cv}`, { token: answer.body.token })).status).toBe(200);
  expect((await send(server(), 'GET', `/api/${cv}`)).status).toBe(404);
});

test('what a CV told goes into the profile of the signup, and an experience needs its place', async () => {
  const experience = {
    company_name: 'Gulf Builders',
    designation: 'Engineer',
    company_location: 'Doha, Qatar',
    currently_working: true,
    from_month: 1,
    from_year: 2019,
    to_month: 13,
    to_year: 'Present',
    description: '',
  };
  const told = {
    description: 'Eleven years on towers.',
    residence_country: 'Qatar',
    linkedin: 'https://linkedin.com/in/omar',
    current_company: 'Gulf Builders',
    visa_option: 'Citizen',
    languages: [{ name: 'Arabic', level: 'Native' }],
    educations: [
      {
        institution_name: 'Qatar University',
        course_name: 'Bachelors degree',
        from_year: 2010,
        to_year: 2014,
      },
    ],
  };
  const { body } = await register({ ...told, experiences: [experience] });
  const { body: details } = await send(server(), 'GET', '/api/candidate-details', { token: body.token });
  expect(details.data).toMatchObject({ ...told, experiences: [experience], profile_strength: 78 });
  expect(details.data.total_experience).not.toBe('0.0');
  const refused = await register({ experiences: [{ ...experience, company_location: '' }] });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['experiences.0.company_location']);
});

test('the verification letter confirms the address, and a welcome follows', async () => {
  const body = await signupOf(server());
  await send(server(), 'POST', '/api/candidate', { body, headers: { 'accept-language': 'fr' } });
  const letter = await lastLetterTo(server().platform.db, body.email);
  expect(letter).toMatchObject({ kind: 'verify-email', locale: 'fr' });
  const token = new URLSearchParams(linkIn(letter, 'verify-email').split('?')[1]).get('token');
  expect((await send(server(), 'POST', '/api/verify-email', { body: { token } })).status).toBe(200);
  const kinds = (await lettersTo(server().platform.db, body.email)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['verify-email', 'welcome-candidate']);
});

test('G1, G2: every consent is kept with its purpose, version, language and the text that was read', async () => {
  const { body } = await register({ whatsapp_consent: true });
  const rows = await server().platform.db.select().from(consents).where(eq(consents.accountId, body.user.id));
  const found = Object.fromEntries(rows.map((row) => [row.purpose, row.isGiven]));
  expect(found).toEqual({ terms: true, privacy: true, email_offers: false, whatsapp: true, pool: false });
  expect(rows.find((row) => row.purpose === 'terms')).toMatchObject({ textVersion: '2.0', locale: 'en' });
  expect(rows.find((row) => row.purpose === 'whatsapp')?.text).toMatch(/WhatsApp/);
});

test('W20: no consent is taken that the form did not send', async () => {
  const { body } = await register();
  const [row] = await server()
    .platform.db.select()
    .from(candidates)
    .where(eq(candidates.accountId, body.user.id));
  expect(row).toMatchObject({ emailConsent: false, whatsappConsent: false, poolConsent: false });
});

test('three videos recorded before the signup belong to the candidate afterwards', async () => {
  const videocv = [];
  for (let index = 0; index < 3; index += 1) {
    const { body } = await upload(server(), '/api/files/v1/video-cv-upload', aRecording());
    videocv.push(body.path);
  }
  const { body, status } = await register({ videocv });
  expect(status).toBe(200);
  const session = await send(server(), 'GET', '/api/users', { token: body.token });
  expect(session.body.candidate_details.video_cv).toHaveLength(3);
  expect(session.body.data.profile_strength).toBe(50);
});

test('Z9, W6: rights and figures in the payload change nothing', async () => {
  const { body } = await register({
    user_type: 2,
    type: 'superadmin',
    status: 'active',
    email_verified_at: '2020-01-01',
    profile_strength: 100,
    profile_view: 999,
    is_published: true,
    __proto__: { user_type: 2 },
    constructor: { prototype: { user_type: 2 } },
  });
  const session = await send(server(), 'GET', '/api/users', { token: body.token });
  expect(session.body).toMatchObject({ user_type: 4, data: { email_verified_at: null, profile_view: 0 } });
  expect(session.body.candidate_details).toMatchObject({ profile_strength: 35, is_published: false });
});

test('a refused signup leaves no account, and its CV can be claimed by the next try', async () => {
  const body = await signupOf(server());
  const refused = await send(server(), 'POST', '/api/candidate', {
    body: { ...body, videocv: ['files/00000000-0000-4000-8000-000000000000', 'b', 'c'] },
  });
  expect(refused.body).toMatchObject({ status: 422, message: 'Failed to upload the file' });
  const { db } = server().platform;
  expect(await db.$count(accounts, eq(accounts.email, body.email))).toBe(0);
  expect((await send(server(), 'POST', '/api/candidate', { body })).status).toBe(200);
});

test('a CV of another signup cannot be claimed again', async () => {
  const body = await signupOf(server());
  await send(server(), 'POST', '/api/candidate', { body });
  const second = await register({ cv: body.cv });
  expect([second.status, second.body.errors]).toEqual([422, { cv: ['Failed to upload the file'] }]);
});

test('an address that somebody has is refused, whatever its case', async () => {
  const person = await aCandidate(server());
  const answer = await register({ email: person.email.toUpperCase() });
  expect(answer.body.errors).toEqual({ email: ['Email already exists'] });
});

const longPassword = (bytes: number) => 'qzvk-481'.repeat(129).slice(0, bytes);
const longEmail = (length: number) => {
  const domain = `${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(62)}.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

const texts: [string, Record<string, unknown>, Record<string, string>][] = [
  ['an empty name', { name: '' }, { name: 'Full name is required' }],
  ['a name of one letter', { name: 'A' }, { name: 'Please enter your valid full name' }],
  ['a name with digits', { name: 'Omar 2' }, { name: 'Please enter your valid full name' }],
  ['a name of 256 characters', { name: 'a'.repeat(256) }, { name: 'Maximum 255 character' }],
  ['a malformed address', { email: 'omar@' }, { email: 'Please enter a valid email' }],
  ['no address', { email: '' }, { email: 'Email is required' }],
  [
    'a password of 7 characters',
    { password: 'abcdefg', passwordCheck: 'abcdefg' },
    { password: 'The password should contain at least 8 characters' },
  ],
  ['another confirmation', { passwordCheck: 'different' }, { passwordCheck: 'The password does not match' }],
  [
    'a common password',
    { password: 'password1', passwordCheck: 'password1' },
    { password: 'This password is too common.' },
  ],
  ['no phone', { phone: '' }, { phone: 'Phone Number is required' }],
  ['no dial code', { dial_code: '' }, { dial_code: 'Dial code is required' }],
  ['no confirmation', { passwordCheck: '' }, { passwordCheck: 'Please confirm the password' }],
  [
    'a password of 1,025 bytes',
    { password: longPassword(1025), passwordCheck: longPassword(1025) },
    { password: 'The password is too long', passwordCheck: 'The password is too long' },
  ],
  ['an address of 255', { email: longEmail(255) }, { email: 'Please enter a valid email' }],
  [
    'a phone of 4 digits where 5 are a number',
    { dial_code: '+677', phone: '2012' },
    { phone: 'Phone Number is required' },
  ],
  [
    'a phone of 10 digits where 9 are a number',
    { dial_code: '+971', phone: '5012345678' },
    { phone: 'Phone Number is required' },
  ],
  ['a skill of blanks', { skills: [' '] }, { skills: "Skill can't be empty" }],
  ['a desired job of blanks', { djobs: [' '] }, { djobs: "Desired Jobs can't be empty" }],
  ['a desired job with a comma', { djobs: ['a,b'] }, { djobs: 'The character "," is not allowed' }],
  ['a desired job twice', { djobs: ['Nurse', 'nurse'] }, { djobs: 'nurse is added already!' }],
  ['a phone of 4 digits', { phone: '5512' }, { phone: 'Phone Number is required' }],
  ['a phone of 10 digits', { phone: '5512345678' }, { phone: 'Phone Number is required' }],
  ['no nationality', { nationality: '' }, { nationality: 'Nationality is required' }],
  ['no industry', { industry: '' }, { industry: 'Industry is required' }],
  ['no gender', { gender: undefined }, { gender: 'Gender is required' }],
  ['no position', { current_position: '' }, { current_position: 'Current Position is required' }],
  [
    'a position of 100 characters',
    { current_position: 'x'.repeat(100) },
    { current_position: 'Current Position should be less than 100 characters' },
  ],
  ['no birth date', { dob: '' }, { dob: 'Date of birth is required' }],
  ['who turns 18 tomorrow', { dob: '2008-11-22' }, { dob: 'You must be at least 18 years old' }],
  ['no skills', { skills: [] }, { skills: "Skill can't be empty" }],
  ['a skill with a comma', { skills: ['a,b'] }, { skills: 'The character "," is not allowed' }],
  ['a skill twice', { skills: ['Revit', 'revit'] }, { skills: 'revit is added already!' }],
  [
    '51 skills',
    { skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) },
    { skills: 'You can add at most 50 skills' },
  ],
  ['no desired jobs', { djobs: [] }, { djobs: "Desired Jobs can't be empty" }],
  ['4 desired jobs', { djobs: ['a', 'b', 'c', 'd'] }, { djobs: 'You can add at most 3 desired jobs' }],
  ['no CV', { cv: '' }, { cv: 'CV/Resume is required!' }],
  ['2 videos', { videocv: ['a', 'b'] }, { videocv: 'Please record all 3 videos in video cv' }],
  ['terms that are not accepted', { terms: false }, { terms: 'Please accept the Terms and Conditions' }],
];

test.each(texts)('V1: the server alone refuses %s', async (_name, changes, errors) => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', { body: { ...body, ...changes } });
  const firsts = Object.entries(answer.body.errors).map(([field, found]) => [field, (found as string[])[0]]);
  expect([answer.status, Object.fromEntries(firsts)]).toEqual([422, errors]);
});

test.each([
  ['a name of 255 characters', { name: 'a'.repeat(255) }],
  ['a name of two letters with every sign that is allowed', { name: "O'L., i-" }],
  ['an address of 254', { email: longEmail(254) }],
  ['a password of 1,024 bytes', { password: longPassword(1024), passwordCheck: longPassword(1024) }],
  ['a phone of 5 digits', { dial_code: '+677', phone: '20123' }],
  ['a phone of 9 digits', { dial_code: '+971', phone: '501234567' }],
  ['a position of 99 characters', { current_position: 'x'.repeat(99) }],
  ['50 skills', { skills: Array.from({ length: 50 }, (_, index) => `skill ${index}`) }],
  ['3 desired jobs as text', { djobs: 'a, b, c' }],
  ['who is 18 today', { dob: '2008-11-21' }],
  ['a password of 8 characters', { password: 'qzvk-481', passwordCheck: 'qzvk-481' }],
  ['an Indian number of 10 digits', { dial_code: '+91', phone: '9876543210' }],
  ['a name in Arabic with a hyphen', { name: 'ليلى المري-خان' }],
])('V1: the server accepts %s', async (_name, changes) => {
  expect((await register(changes)).status).toBe(200);
});

test('the texts of a refusal come in the language of the request', async () => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', {
    body: { ...body, name: '' },
    headers: { 'accept-language': 'fr-FR' },
  });
  expect(answer.body.errors.name[0]).not.toBe('Full name is required');
});

test('an age is judged in the same round as everything else', async () => {
  const body = await signupOf(server(), { withCv: false });
  const answer = await send(server(), 'POST', '/api/candidate', {
    body: { ...body, name: '', dob: '2008-11-22' },
  });
  expect(Object.keys(answer.body.errors).sort()).toEqual(['dob', 'name']);
});
