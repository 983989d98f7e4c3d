import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { anApplication } from './support/applications.ts';
import { send } from './support/client.ts';
import { conversationsOn } from './support/conversations.ts';
import { anInterview } from './support/interviews.ts';
import { anOpening } from './support/openings.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aSuperadmin,
  type Person,
} from './support/people.ts';
import { aPoolCandidate } from './support/pool.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const { open, write } = conversationsOn(server);
const latin = 'Tariq Hamad';
const inArabic = 'طارق حمد';

const save = ({ token }: Person, data: object) =>
  send(server(), 'PUT', '/api/users/1', { token, body: { data } });

async function read({ token }: Person, path: string, locale: string) {
  const answer = await send(server(), 'GET', path, { token, headers: { 'accept-language': locale } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

/** What a colleague and a candidate are told of who does what in a company, place by place. */
async function placesOf(
  { company, person, ...ids }: Awaited<ReturnType<typeof aCompanyAtWork>>,
  locale: string,
) {
  const get = (path: string) => read(company, path, locale);
  const { data: team } = await get('/api/company_members');
  const { data: details } = await get(`/api/job_application/${ids.applicationId}`);
  const { data: people } = await get(`/api/job_opening/${ids.openingId}/people`);
  const { data: log } = await get('/api/company_activity?kind=application');
  const { data: interviews } = await get('/api/interview');
  const { data: form } = await get(`/api/interview_options?application_id=${ids.applicationId}`);
  const { messages } = (await read(person, `/api/messages/${ids.conversationId}`, locale)).data;
  const others = (list: { name: string }[]) =>
    list.map(({ name }) => name).filter((name) => name !== company.name);
  return {
    team: others(team.members),
    note: details.notes[0].by,
    rating: details.ratings.others[0].by,
    history: details.history.at(-1).by,
    people: others(people),
    activity: log.data[0].actor_name,
    interviewers: interviews.data[0].interviewers[0].name,
    form: others(form.members),
    own: (await read(person, '/api/own_interview', locale)).data.upcoming[0].interviewers[0],
    message: messages[0].author,
  };
}

/** A member who did what members do, and whose colleague and candidate read of it. */
async function aCompanyAtWork(
  member: Person & { companyId: string },
  company: Person & { companyId: string },
) {
  const person = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId);
  const applicationId = await anApplication(server(), person, openingId);
  const path = `/api/job_application/${applicationId}`;
  const change = (by: Person, method: string, at: string, body: object) =>
    send(server(), method, at, { token: by.token, body });
  await change(member, 'POST', `${path}/notes`, { note: 'Calm.' });
  for (const by of [member, company]) await change(by, 'PUT', `${path}/rating`, { rating: 4 });
  await change(member, 'POST', '/api/job_application_share', sharing(applicationId));
  const meeting = { company: member, candidate: person, openingId, applicationId };
  await anInterview(server(), meeting, { interviewers: [member.accountId] });
  const conversation = await open(member, person);
  await write(member, conversation.body.data.id, 'Good morning');
  return { company, person, openingId, applicationId, conversationId: conversation.body.data.id };
}

function sharing(applicationId: string) {
  return {
    ...{ application_ids: [applicationId], title: 'Sailmakers', expires_on: '2026-11-28' },
    shows: { cv: true, contact: false, answers: true, videos: false },
  };
}

test('a member states a name in Arabic, by which readers of Arabic meet them wherever members are named', async () => {
  const company = await anApprovedCompany(server());
  const member = await aMember(server(), company.companyId, 'recruiter', latin);
  const refused = await save(member, { name_ar: 'Tariq' });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.name_ar']]);
  expect((await save(member, { name_ar: ` ${inArabic} ` })).body.data).toMatchObject({
    name: latin,
    name_ar: inArabic,
  });
  const world = await aCompanyAtWork(member, company);
  const everywhere = (name: string) => ({
    ...{ team: [name], note: name, rating: name, history: name, people: [name], activity: name },
    ...{ interviewers: name, form: [name], own: name, message: name },
  });
  expect(await placesOf(world, 'ar')).toEqual(everywhere(inArabic));
  expect(await placesOf(world, 'en')).toEqual(everywhere(latin));
  expect((await read(member, '/api/users', 'ar')).data).toMatchObject({ name: latin, name_ar: inArabic });
  // Taken away, the Latin one stands.
  await save(member, { name_ar: null });
  expect(await placesOf(world, 'ar')).toEqual(everywhere(latin));
});

test('an administrator does, and is called so in the list of the team', async () => {
  const [admin, superadmin] = [await anAdmin(server()), await aSuperadmin(server())];
  expect((await save(admin, { name_ar: inArabic })).body.data).toMatchObject({ name_ar: inArabic });
  const names = async (locale: string) =>
    (await read(superadmin, '/api/admin_team', locale)).data.administrators.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names('ar')).toContain(inArabic);
  expect(await names('en')).not.toContain(inArabic);
  expect((await read(admin, '/api/users', 'en')).data).toMatchObject({ name: 'Admin', name_ar: inArabic });
});

test('a visitor of a room may not speak under a member’s name in Arabic either', async () => {
  const company = await anApprovedCompany(server());
  const member = await aMember(server(), company.companyId, 'recruiter', latin, inArabic);
  const openingId = await anOpening(server(), company.companyId);
  const applicationId = await anApplication(server(), await aCandidate(server()), openingId);
  const body = sharing(applicationId);
  const made = await send(server(), 'POST', '/api/job_application_share', { token: member.token, body });
  const room = `/api/shared_applications/${made.body.data.id}`;
  const enter = (name: string) => send(server(), 'POST', `${room}/visitor`, { body: { name } });
  expect([(await enter(latin)).status, (await enter(inArabic)).status]).toEqual([422, 422]);
  expect((await enter('خالد')).status).toBe(200);
  const link = await read(company, `/api/job_application_share/${made.body.data.id}`, 'ar');
  expect(link.data.created_by).toBe(inArabic);
});

test('administrators who read Arabic meet companies by their names in Arabic, in lists and in the log', async () => {
  const names = { name: 'Plover Docks', nameAr: 'أرصفة الزقزاق' };
  const [company, admin, superadmin] = [
    await anApprovedCompany(server(), names),
    await anAdmin(server()),
    await aSuperadmin(server()),
  ];
  const openingId = await anOpening(server(), company.companyId);
  const change = (method: string, path: string, body: object) =>
    send(server(), method, path, { token: admin.token, body });
  await save(admin, { name_ar: inArabic });
  const setting = { val: 0, company_id: company.companyId, type: 'candidate_pool' };
  expect((await change('PUT', '/api/update_settings', setting)).status).toBe(200);
  const search = { q: company.email, look_reason: 'asked', look_note: 'call of Tuesday' };
  for (const [locale, shown] of [
    ['ar', names.nameAr],
    ['en', names.name],
  ] as const) {
    const { data: openings } = await read(admin, `/api/admin_openings?q=${openingId}`, locale);
    const headers = { 'accept-language': locale };
    const found = await send(server(), 'POST', '/api/admin_people/search', {
      ...{ token: admin.token, headers },
      body: search,
    });
    const { data: log } = await read(superadmin, '/api/audit', locale);
    // In another spelling than its own.
    const byName = await read(admin, `/api/company?searchkey=${encodeURIComponent('ارصفه الزقزاق')}`, locale);
    expect(byName.data.data.map(({ id }: { id: string }) => id)).toEqual([company.companyId]);
    const own = log.find((entry: { subject: string }) => entry.subject === company.companyId);
    expect(own.actor_name).toBe(locale === 'ar' ? inArabic : 'Admin');
    const subjects = log.map((entry: { subject_name: string }) => entry.subject_name);
    expect([openings[0].company.name, found.body.data[0].company.name]).toEqual([shown, shown]);
    expect(subjects).toContain(shown);
  }
});

test('a company’s log names whom it tells of as its readers write them, and nobody once they are erased', async () => {
  const company = await anApprovedCompany(server(), { name: 'Tern Piers', nameAr: 'مراسي الخرشنة' });
  const member = await aMember(server(), company.companyId, 'recruiter', latin, inArabic);
  const names = { name: 'Ghada Zuhairi', nameAr: 'غادة زهيري' };
  const person = await aPoolCandidate(server(), { ...names, title: 'Rigger' });
  const openingId = await anOpening(server(), company.companyId, { title: 'Rigger' });
  const applicationId = await anApplication(server(), person, openingId);
  await server()
    .systemContext('test')
    .inTransaction((context) =>
      recordActivity(context, {
        ...{ companyId: company.companyId, kind: 'company.registered', subject: 'Tern Piers' },
        member: { accountId: member.accountId, name: latin },
      }),
    );
  const change = async ({ token }: Person, method: string, path: string, body: object) =>
    expect([path, (await send(server(), method, path, { token, body })).status]).toEqual([path, 200]);
  await anInterview(server(), { company, candidate: person, openingId, applicationId });
  const candidatePath = `/api/candidate_pool/${person.accountId}`;
  await change(company, 'POST', `${candidatePath}/update_request`, { message: 'Is it still so?' });
  await change(company, 'POST', `${candidatePath}/share`, { member_id: member.accountId, message: 'Look' });
  const colleague = `/api/company_members/${member.accountId}`;
  await change(company, 'PUT', colleague, { role: 'viewer' });
  await change(company, 'DELETE', colleague, {});
  const deeds = async (reader: Person, path: string, locale: string) => {
    const { data } = (await read(reader, path, locale)).data;
    return data as { kind: string; subject: string; actor_name: string; facts?: object }[];
  };
  const own = async (locale: string) => {
    const log = await deeds(company, '/api/company_activity?show=50', locale);
    expect(JSON.stringify(log)).not.toMatch(/subjectAr|namedId/);
    return Object.fromEntries(log.map(({ kind, subject }) => [kind, subject]));
  };
  expect(await own('ar')).toMatchObject({
    'company.registered': 'مراسي الخرشنة',
    'interview.scheduled': 'غادة زهيري، Rigger',
    'candidate.asked': 'غادة زهيري',
    'candidate.shared': `غادة زهيري، ${inArabic}`,
    'member.role_changed': expect.stringMatching(new RegExp(`^${inArabic}، `)),
    'member.removed': inArabic,
  });
  expect(await own('fr')).toMatchObject({
    'company.registered': 'Tern Piers',
    'interview.scheduled': 'Ghada Zuhairi, Rigger',
    'candidate.shared': `Ghada Zuhairi, ${latin}`,
    'member.removed': latin,
  });
  const admin = await anAdmin(server());
  const history = `/api/company_administration/${company.companyId}/activity`;
  expect(await deeds(admin, history, 'ar')).toContainEqual(
    expect.objectContaining({ subject: 'مراسي الخرشنة', actor_name: inArabic }),
  );
  for (const { accountId } of [person, member])
    await server()
      .systemContext('test')
      .inTransaction((context) => deleteAccount(context, accountId));
  const kept = await server().platform.db.execute(
    sql`select * from company_activity where company_id = ${company.companyId}`,
  );
  expect(kept.rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(kept.rows)).not.toMatch(/Ghada|غادة|Tariq|طارق/);
});
