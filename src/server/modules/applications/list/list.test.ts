import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applications } from '#server/modules/applications/table.ts';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  setProfile,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const asksThree = { experienceStart: 5, eligibility: { in_country: true, notice_period: 30 } };

test('"meets at least" and best fit follow the profile and the opening', async () => {
  const { company, openingId, people, ids } = await threeApplicants();
  await server().runTasks();
  const names = (query: string) => namesOf(company, `job_id=${openingId}&${query}`);
  expect(await names('sort=fit')).toEqual(['Three', 'One', 'None']);
  expect(await names('meets=1&sort=fit')).toEqual(['Three', 'One']);
  expect(await names('meets=3')).toEqual(['Three']);
  const rows = await rowsOf(company, `job_id=${openingId}&name=One`);
  expect(rows[0].meets).toMatchObject({
    met: 1,
    total: 3,
    missing: [{ kind: 'in_country' }, { kind: 'notice_period' }],
  });
  const body = { in_country: true, notice_period: 7 };
  const saved = await send(server(), 'PUT', '/api/candidate/1', { ...people[1], body });
  expect(saved.status).toBe(200);
  await server().runTasks();
  expect(await names('meets=3')).toHaveLength(2);
  expect(ids).toHaveLength(3);
});

test('the list is filtered and sorted by rating, and by the kinds of questions that are asked', async () => {
  const { company, openingId, ids } = await threeApplicants();
  const rate = (id: string | undefined, averageRating: number) =>
    server()
      .platform.db.update(applications)
      .set({ averageRating })
      .where(eq(applications.id, id ?? ''));
  await rate(ids[0], 3.5);
  await rate(ids[2], 4.5);
  const names = (query: string) => namesOf(company, `job_id=${openingId}&${query}`);
  expect(await names('sort=rating')).toEqual(['Three', 'None', 'One']);
  expect(await names('rating=4')).toEqual(['Three']);
  const otherId = await anOpening(server(), company.companyId);
  for (const [asking, expected] of [
    [otherId, 0],
    [openingId, 3],
  ] as const) {
    await server()
      .platform.db.insert(screeningQuestions)
      .values({ openingId: asking, position: 0, title: 'Shifts?', answerType: 'yes/no' });
    expect(await names('questions=text')).toHaveLength(expected);
  }
  expect(await names('questions=text&questions=video')).toEqual([]);
});

test('an application is new to each member until that member opens it', async () => {
  const { company, openingId, ids } = await threeApplicants();
  const viewer = await aMember(server(), company.companyId, 'viewer');
  await send(server(), 'GET', `/api/job_application/${ids[0]}`, company);
  const unread = `job_id=${openingId}&unread=yes&sort=oldest`;
  expect(await namesOf(company, unread)).toEqual(['One', 'Three']);
  expect(await namesOf(viewer, unread)).toEqual(['None', 'One', 'Three']);
  const rows = await rowsOf(company, `job_id=${openingId}&sort=oldest`);
  expect(rows.map((row: { unread: boolean }) => row.unread)).toEqual([false, true, true]);
});

test('the same phone under another account, and one who took an earlier application back, are pointed out', async () => {
  const { company, openingId, people } = await threeApplicants();
  for (const person of people.slice(0, 2)) await setProfile(server(), person, { phone: '55512345' });
  const marked = async () =>
    (await rowsOf(company, `job_id=${openingId}&sort=oldest`)).map(
      ({ duplicate }: { duplicate: boolean }) => duplicate,
    );
  expect(await marked()).toEqual([true, true, false]);
  const other = await anApprovedCompany(server());
  await anApplication(server(), people[2] as Person, await anOpening(server(), other.companyId));
  expect(await marked()).toEqual([true, true, false]);
});

test('an applicant is found by the name in another spelling and script', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const person = await aCandidate(server(), { name: 'Mohammed Abdul Rahman' });
  await anApplication(server(), person, openingId);
  await anApplication(server(), await aCandidate(server(), { name: 'Mahesh Rai' }), openingId);
  const find = (name: string) => namesOf(company, `job_id=${openingId}&name=${encodeURIComponent(name)}`);
  for (const name of ['Muhamad', 'محمد', 'عبد الرحمن', 'Mohd Abdurrahman', 'ammed'])
    expect([name, await find(name)]).toEqual([name, ['Mohammed Abdul Rahman']]);
  expect(await find('Hamad')).toEqual([]);
  expect(await find('محمود')).toEqual(['Mohammed Abdul Rahman']);
  expect(await find('محمود حسن')).toEqual([]);
});

test('two of a name and a nationality are pointed out, however it is spelt; one name alone is not', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const named: [name: string, nationality: string][] = [
    ['Mohammed Osman', 'Sudan'],
    ['محمد عثمان', 'Sudan'],
    ['Muhammad Usman', 'Pakistan'],
    ['Othman', 'Sudan'],
    ['Osman', 'Sudan'],
  ];
  for (const [name, nationality] of named)
    await anApplication(server(), await aCandidate(server(), { name, nationality }), openingId);
  const rows: { duplicate: boolean; candidate: { name: string } }[] = await rowsOf(
    company,
    `job_id=${openingId}`,
  );
  const marked = rows.filter(({ duplicate }) => duplicate).map(({ candidate }) => candidate.name);
  expect(marked.toSorted()).toEqual(['Mohammed Osman', 'محمد عثمان']);
});

test('what the list does not understand counts as not given', async () => {
  const { company, openingId } = await threeApplicants();
  const all = `job_id=${openingId}&rating=9&meets=x&questions=song&unread=no&sort=best`;
  expect(await namesOf(company, all)).toHaveLength(3);
});

test('a view is kept, renamed and deleted by the member alone; names differ', async () => {
  const company = await anApprovedCompany(server());
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  const path = '/api/job_application_views';
  const filter = { status: ['Pending'], meets: 5, sort: 'fit', view: 'board' };
  const keep = (person: Person, name: string) =>
    send(server(), 'POST', path, { ...person, body: { name, filter } });
  const { body } = await keep(company, 'Strong fit');
  const own = async (person: Person) => (await send(server(), 'GET', path, person)).body.data;
  expect(await own(company)).toEqual([{ id: body.data.id, name: 'Strong fit', filter, total: 0 }]);
  expect(await own(recruiter)).toEqual([]);
  expect((await keep(company, 'strong FIT')).body.errors).toEqual({
    name: ['You have a view of that name already'],
  });
  expect((await keep(recruiter, 'Strong fit')).status).toBe(200);
  const one = `${path}/${body.data.id}`;
  const rename = (person: Person) => send(server(), 'PUT', one, { ...person, body: { name: 'Best' } });
  expect((await rename(recruiter)).status).toBe(404);
  expect((await rename(company)).status).toBe(200);
  expect((await send(server(), 'DELETE', one, recruiter)).status).toBe(404);
  expect((await own(company))[0].name).toBe('Best');
  expect((await send(server(), 'DELETE', one, company)).status).toBe(200);
  expect(await own(company)).toEqual([]);
  const wrong = { name: 'X', filter: { status: ['Nothing'] } };
  expect((await send(server(), 'POST', path, { ...company, body: wrong })).status).toBe(422);
  for (let index = 0; index < 20; index += 1) await keep(company, `View ${index}`);
  expect((await keep(company, 'One more')).body.errors).toEqual({
    name: ['You can keep at most 20 views'],
  });
});

test('two openings of one title are told apart by their city, in the list, on the board and in full', async () => {
  const company = await anApprovedCompany(server());
  const cities = ['Al Rayyan', 'Doha'];
  const ids: string[] = [];
  for (const city of cities) {
    const openingId = await anOpening(server(), company.companyId, { title: 'ELV Engineer', city });
    ids.push(await anApplication(server(), await aCandidate(server()), openingId));
  }
  const jobs = ({ job: { title, city } }: { job: { title: string; city: string } }) => `${title}, ${city}`;
  const expected = cities.map((city) => `ELV Engineer, ${city}`);
  expect((await rowsOf(company, '')).map(jobs).toSorted()).toEqual(expected);
  const board = (await send(server(), 'GET', '/api/job_application_board', company)).body.data;
  expect(board.columns[0].data.map(jobs).toSorted()).toEqual(expected);
  const details = await Promise.all(
    ids.map((id) => send(server(), 'GET', `/api/job_application/${id}`, company)),
  );
  expect(details.map(({ body }) => jobs(body.data))).toEqual(expected);
});

async function threeApplicants() {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId, asksThree);
  const people = [
    await aCandidate(server(), { name: 'None' }),
    await aCandidate(server(), { name: 'One', totalExperience: '6.0' }),
    await aCandidate(server(), {
      name: 'Three',
      totalExperience: '6.0',
      eligibility: { in_country: true, notice_period: 30 },
    }),
  ];
  const ids: string[] = [];
  for (const person of people) {
    ids.push(await anApplication(server(), person, openingId));
    server().clock.advance(60_000);
  }
  return { company, openingId, people, ids };
}

async function rowsOf(company: CompanyPerson | Person, query: string) {
  return (await send(server(), 'GET', `/api/job_application?${query}`, company)).body.data.data;
}

async function namesOf(company: CompanyPerson | Person, query: string): Promise<string[]> {
  const rows = await rowsOf(company, query);
  return rows.map(({ candidate }: { candidate: { name: string } }) => candidate.name);
}
