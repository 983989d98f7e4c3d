import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';
import { aRecording } from '#support/videos.ts';

const server = testServer();

/** What every account has: name 5, email 5 and a dial code 2; they can be changed and not emptied. */
const always = 12;

const education = {
  institution_name: 'Qatar University',
  course_name: 'Diploma',
  from_year: 2012,
  to_year: 2016,
};
const experience = {
  company_name: 'Gulf Builders',
  designation: 'Engineer',
  company_location: 'Doha',
  from_month: 1,
  from_year: 2020,
  currently_working: true,
};

type Fill = (person: Person) => Promise<unknown> | unknown;

/** Specification 1, section 9: field, weight, something that fills it, nothing. */
const weights: [field: string, weight: number, filled: Fill, emptied: unknown][] = [
  ['video_cv', 15, (person) => videosOf(person), []],
  ['cv', 10, (person) => anUploadedCv(server(), person), null],
  ['avatar', 5, (person) => pictureOf(person), null],
  ['educations', 18, () => [education], []],
  ['experiences', 18, () => [experience], []],
  ['phone', 3, () => '55123456', undefined],
  ['nationality', 3, () => 'Jordan', ''],
  ['residence_country', 2, () => 'Qatar', ''],
  ['marital_status', 1, () => 'Single', ''],
  ['date_of_birth', 3, () => '1994-05-17', ''],
  ['gender', 2, () => 'Female', ''],
  ['expected_salary', 1, () => 0, ''],
  ['linkedin', 1, () => 'https://linkedin.com/in/omar', ''],
  ['current_company', 1, () => 'Gulf Builders', ''],
  ['description', 1, () => 'I build.', ''],
  ['professional_skills', 2, () => 'Revit', ''],
  ['languages', 2, () => [{ name: 'Arabic', level: 'Native' }], []],
];

test('a new account has what name, email and dial code weigh, whether its address is verified or not', async () => {
  expect(await strengthOf(await aCandidate(server()))).toBe(always);
  expect(await strengthOf(await aCandidate(server(), { isVerified: false }))).toBe(always);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  expect(always + sum).toBe(100);
});

test.each(weights)('%s adds %i, and takes it away again', async (field, weight, filled, emptied) => {
  const person = await aCandidate(server());
  await save(person, { [field]: await filled(person) });
  expect(await strengthOf(person)).toBe(always + weight);
  if (emptied === undefined) return;
  await save(person, { [field]: emptied });
  expect(await strengthOf(person)).toBe(always);
});

test('the whole table is 100, and what it does not name adds nothing', async () => {
  const person = await aCandidate(server());
  await save(person, {
    title: 'Engineer',
    industry: 'Construction',
    current_position: 'Engineer',
    desired_jobs: 'Engineer',
    website: 'https://omar.example.com',
    visa_option: 'Citizen',
    pool_consent: true,
  });
  expect(await strengthOf(person)).toBe(always);
  for (const [field, , filled] of weights) await save(person, { [field]: await filled(person) });
  expect(await strengthOf(person)).toBe(100);
});

test('the printed progress weighs educations and experiences 50 each, and ends at 100', async () => {
  const person = await aCandidate(server());
  const printed = async (body: Record<string, unknown>) =>
    (await save(person, body)).body.data.printed_progress;
  expect(await printed({ description: '' })).toBe(always);
  expect(await printed({ educations: [education] })).toBe(always + 50);
  expect(await printed({ educations: [], experiences: [experience] })).toBe(always + 50);
  expect(await printed({ educations: [education] })).toBe(100);
});

async function save(person: Person, body: Record<string, unknown>) {
  const answer = await send(server(), 'PUT', '/api/candidate/1', { ...person, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer;
}

/** The strength as the profile tells it; the session and the stored row must say the same. */
async function strengthOf(person: Person): Promise<number> {
  const { body } = await send(server(), 'GET', '/api/candidate-details', person);
  const session = await send(server(), 'GET', '/api/users', person);
  const [row] = await server()
    .platform.db.select({ stored: candidates.profileStrength })
    .from(candidates)
    .where(eq(candidates.accountId, person.accountId));
  const told = body.data.profile_strength;
  expect(session.body.data.profile_strength).toBe(told);
  // A row that no save touched yet has none.
  if (body.data.version > 1) expect(row?.stored).toBe(told);
  return told;
}

async function videosOf(person: Person): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < 3; index += 1)
    paths.push((await upload(server(), '/api/files/v1/video-cv-upload', aRecording(), person)).body.path);
  return paths;
}

async function pictureOf(person: Person): Promise<string> {
  const fields = { update_type: 'user' };
  const options = { ...person, fields, name: 'me.png' };
  return (await upload(server(), '/api/files/v1/profile-picture', await aPicture(), options)).body.path;
}
