import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withoutPerson } from '#domain/applications/blind.ts';
import { applications } from '#server/modules/applications/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { fileOwners } from '#support/file-owners.ts';
import { schedule } from '#support/interviews.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person, setProfile } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
/** An id is made at random, and may hold any three digits. */
const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
const told = /Farouk|Omar|Egypt|1990|omar@|\+?974|Male|avatar\/|files\//;

test('a blind review hides who applied in list, details, dashboard and email, until the candidate is shortlisted', async () => {
  const { company, id } = await aBlindOne();
  const answers = async () => {
    const list = await send(server(), 'GET', '/api/job_application', company);
    const details = await send(server(), 'GET', `/api/job_application/${id}`, company);
    const dashboard = await send(server(), 'GET', '/api/dashboard', company);
    const { profile, candidate, blind } = details.body.data;
    const { recent } = dashboard.body;
    return { blind, profile, text: JSON.stringify([list.body, details.body, candidate, recent]) };
  };
  const before = await answers();
  expect(before.blind).toMatch(/^[0-9A-F]{5}$/);
  expect(withoutIds(before.text)).not.toMatch(told);
  expect(before.text).toContain(`Candidate ${before.blind}`);
  expect(before.text).toContain('My name is … …, I build bridges.');
  expect(before.profile).toMatchObject({
    name: '',
    email: '',
    nationality: '',
    gender: '',
    date_of_birth: null,
  });
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, company.email);
  const arrival = letters.find(({ kind }) => kind === 'application-new');
  expect(`${arrival?.subject} ${arrival?.text} ${arrival?.html}`).not.toMatch(/Farouk|Omar/);
  await put(company, id, 'Shortlisted');
  const after = await answers();
  expect(after.blind).toBeNull();
  expect(after.profile).toMatchObject({ name: 'Omar Farouk', nationality: 'Egypt' });
  await put(company, id, 'Rejected');
  expect(withoutIds((await answers()).text)).not.toMatch(told);
});

test('a name finds nobody who is reviewed blind, and nobody is invited unseen', async () => {
  const { company, id } = await aBlindOne();
  const named = () => send(server(), 'GET', '/api/job_application?name=omar', company);
  expect((await named()).body.data).toMatchObject({ total: 0, data: [] });
  const refused = await schedule(server(), { company, applicationId: id });
  expect(refused.body).toMatchObject({ status: 409, code: 'BLIND_REVIEW' });
  await put(company, id, 'Shortlisted');
  expect((await named()).body.data.total).toBe(1);
  expect((await schedule(server(), { company, applicationId: id })).status).toBe(200);
});

test('that somebody seems to have applied twice is told of no application that is reviewed blind', async () => {
  const { company, id } = await aBlindOne();
  const seenId = await anOpening(server(), company.companyId);
  const twin = await aCandidate(server(), { dialCode: '+974', phone: '55123456' });
  const namedId = await anApplication(server(), twin, seenId);
  const duplicates = async () => {
    const { body } = await send(server(), 'GET', '/api/job_application', company);
    const of = (wanted: string) => body.data.data.find((row: { id: string }) => row.id === wanted).duplicate;
    return [of(id), of(namedId)];
  };
  expect(await duplicates()).toEqual([false, false]);
  await put(company, id, 'Shortlisted');
  expect(await duplicates()).toEqual([true, true]);
});

test('CV, recorded answers and introduction are withheld by the server, whoever knows their addresses', async () => {
  const { company, openingId, applicationId } = await fileOwners(server());
  const { db } = server().platform;
  const rows = await db.execute<{ id: string }>(
    `select file_id as id from video_answers where application_id = '${applicationId}'
     union select i.file_id from video_introductions i join applications a on a.candidate_id = i.candidate_id
     where a.id = '${applicationId}'`,
  );
  const statuses = async () => {
    const found = [];
    for (const { id } of rows.rows)
      found.push((await send(server(), 'HEAD', `/api/files/${id}`, company)).status);
    return new Set(found);
  };
  expect(await statuses()).toEqual(new Set([200]));
  await changeOpening(server(), openingId, { blindReview: true });
  expect(await statuses()).toEqual(new Set([404]));
  const own = await aBlindOne();
  const [row] = await db.select().from(applications).where(eq(applications.id, own.id));
  expect((await send(server(), 'GET', `/api/files/${row?.cvFileId}`, own.company)).status).toBe(404);
});

test('a text of the candidate keeps everything but the own name and ways to reach them', () => {
  expect(
    withoutPerson(
      'I am JEAN-PIERRE Roy (roy@x.example, +974 5512 3456, www.roy.example), a royal fan.',
      'Jean-Pierre Roy',
    ),
  ).toBe('I am …-… … (…, …, … a royal fan.');
  expect(withoutPerson('Elodie, née à Orléans: ÉLODIE Dubôis, élodies.', 'Élodie Dubois')).toBe(
    '…, née à Orléans: … …, ….',
  );
  expect(withoutPerson('أنا عُمَر من الدوحة', 'عمر')).toBe('أنا … من الدوحة');
});

async function aBlindOne() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  await setProfile(server(), candidate, {
    nationality: 'Egypt',
    gender: 'Male',
    dateOfBirth: '1990-04-01',
    dialCode: '+974',
    phone: '55123456',
    currentPosition: 'Omar the bridge builder',
    title: 'Engineer Fárouk',
    professionalSkills: ['Farouk scaffolds'],
  });
  const openingId = await anOpening(server(), company.companyId, { blindReview: true });
  const cover_letter = 'My name is Omar Farouk, I build bridges.';
  return { company, id: await anApplication(server(), candidate, openingId, { cover_letter }) };
}

function put(caller: Person, id: string, status: string) {
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body: { status } });
}
