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
