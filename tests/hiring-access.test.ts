import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hiringRoles } from '#domain/companies/roles.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { openingTeam } from '#server/modules/job-openings/team/table.ts';
import { mention } from '#server/modules/notifications/news/mention.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import { forgetNews } from '#server/modules/notifications/service.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { listCalls, type RegisteredCall } from '#server/platform/registry.ts';
import { anApplication } from '#support/applications.ts';
import { canary } from '#support/canaries.ts';
import { type Answer, send } from '#support/client.ts';
import { aHiringMember, nameFor, type StaffedOpening, twoOpenings } from '#support/hiring.ts';
import { eventsOf, interviewInput } from '#support/interviews.ts';
import { liveStream } from '#support/live.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type Person, password } from '#support/people.ts';
import { takesAny } from '#support/sample-input.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const unknown = '00000000-0000-4000-8000-000000000000';

/** They end the caller's own session or account, or write to addresses; nothing of an opening is in them. */
const aboutTheCaller = new Set([
  'identity.logout',
  'identity.logoutEverywhere',
  'identity.endSession',
  'companies.deleteAccount',
  'companies.deleteAccountByPost',
]);
const calls = listCalls().filter(({ name }) => !aboutTheCaller.has(name));

test.each(hiringRoles)(
  'no call shows, changes or counts another opening to: %s',
  { timeout: 300_000 },
  async (role) => {
    const { company, own, other } = await twoOpenings(server());
    const people = {
      'named for one': await aHiringMember(server(), company, role, [own.openingId]),
      'named for none': await aHiringMember(server(), company, role),
    };
    const before = await rowsAbout(other);
    const wrong: string[] = [];
    let tried = 0;
    for (const call of calls)
      for (const [name, person] of Object.entries(people)) {
        // Only what is asked about one thing can be unlike what is answered about none.
        const isAboutOne = call.path.includes('{id}');
        const nothing = isAboutOne ? await tryCall(person, call, unknown, blank) : undefined;
        // What takes no such id is asked the same by all of them.
        const isAsked = isAboutOne || takesAny(call.name, ['id', 'ids']);
        for (const id of isAsked ? idsOf(other) : [other.openingId]) {
          const answer = await tryCall(person, call, id, other);
          tried += 1;
          const where = `${name}: ${call.name} with ${id}: ${answer.status}`;
          if (tells(answer, other)) wrong.push(`${where} tells of it`);
          if (answer.status >= 500) wrong.push(where);
          if (nothing && !areAlike(answer, nothing)) wrong.push(`${where} is unlike nothing`);
        }
      }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(other)).toEqual(before);
    expect(tried).toBeGreaterThan(2000);
  },
);

/** What stands in the answer to the same about an opening that is not there. */
const blank = {
  openingId: unknown,
  applicationId: unknown,
  interviewId: unknown,
  noteId: unknown,
  conversationId: unknown,
  candidate: { accountId: unknown } as Person,
} as StaffedOpening;

function idsOf(opening: StaffedOpening): string[] {
  const { openingId, applicationId, interviewId, noteId, conversationId, candidate } = opening;
  return [openingId, applicationId, interviewId, noteId, conversationId, candidate.accountId];
}

/** Puts an id wherever the call takes one: in its path, its question and its body. */
function tryCall(person: Person, call: RegisteredCall, id: string, opening: StaffedOpening): Promise<Answer> {
  const { openingId, applicationId, interviewId, candidate } = opening;
  const path = call.path.replaceAll(/\{\w+\}/g, id);
  const asked = {
    id,
    job_id: openingId,
    application_id: applicationId,
    interview_id: interviewId,
    candidate_id: candidate.accountId,
    user_id: candidate.accountId,
    name: canary,
    search: canary,
    searchkey: canary,
    show: '50',
  };
  if (call.method === 'GET')
    return send(server(), 'GET', `${path}?${new URLSearchParams(asked)}`, {
      token: person.token,
      headers: { 'accept-language': 'ar' },
    });
  const body = { ...asked, show: 50, ids: [id], ...writing, interviewers: [person.accountId] };
  return send(server(), call.method, path, { token: person.token, body });
}

/** Enough for the calls that write about an application or an interview. */
const writing = {
  status: 'Shortlisted',
  note: 'Mine now.',
  general_note: 'Mine now.',
  rating: 5,
  scores: {},
  mentions: [],
  recommendation: 'yes',
  text: 'Mine now.',
  message: 'Mine now.',
  set_status: true,
  slots: [{ date: '2026-12-07', start_time: '10:00' }],
  duration: 45,
  timezone: 'Asia/Qatar',
  type: 'video link',
  place: 'https://meet.example.com/x',
};

function tells({ body, headers }: Answer, opening: StaffedOpening): boolean {
  const text = JSON.stringify([body, ...headers]);
  const { openingId, applicationId, interviewId, noteId, cv } = opening;
  const marks = [canary, openingId, applicationId, interviewId, noteId, cv.split('/').at(-1) ?? ''];
  return marks.some((mark) => text.includes(mark));
}

function areAlike(one: Answer, other: Answer): boolean {
  const shown = ({ status, body }: Answer) => JSON.stringify([status, withoutRequest(body)]);
  return shown(one) === shown(other);
}

function withoutRequest(body: unknown) {
  return typeof body === 'object' && body !== null ? { ...body, request_id: '' } : body;
}

/** A mark of every row that names the opening, its application, interview, note or conversation. */
async function rowsAbout(opening: StaffedOpening): Promise<Record<string, string>> {
  const { db } = server().platform;
  const { openingId, applicationId, interviewId, noteId, conversationId } = opening;
  const ids = [openingId, applicationId, interviewId, noteId, conversationId];
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const marks: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ mark: string }>(sql`
      select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as mark from ${sql.identifier(name)} t
      where ${sql.join(
        ids.map((id) => sql`position(${id} in t::text) > 0`),
        sql` or `,
      )}`);
    marks[name] = rows[0]?.mark ?? '';
  }
  return marks;
}

test('what is not seen is not counted: lists, board, figures, dashboard, calendar and session', async () => {
  const { company, own, other } = await twoOpenings(server());
  const manager = await aHiringMember(server(), company, 'hiring_manager', [own.openingId]);
  const ask = async (path: string, person: Person = manager) => (await read(person, `/api/${path}`)).body;
  expect((await ask('job_opening')).data).toMatchObject({ total: 1, counts: { Published: 1, Active: 1 } });
  expect((await ask('job_opening', company)).data.total).toBe(2);
  expect((await ask('job_application')).data).toMatchObject({ total: 1, counts: { Pending: 1 } });
  expect((await ask(`job_application?job_id=${other.openingId}`)).data).toMatchObject({
    total: 0,
    counts: {},
  });
  const board = (await ask('job_application_board')).data.columns;
  expect(board.map(({ total }: { total: number }) => total)).toEqual(
    board.map(({ status }: { status: string }) => (status === 'Pending' ? 1 : 0)),
  );
  expect((await ask('job_application_openings')).data.map(({ id }: { id: string }) => id)).toEqual([
    own.openingId,
  ]);
  expect((await ask('job_application_figures')).data).toMatchObject({ total: 1, by_status: { Pending: 1 } });
  expect((await ask('interview')).data).toMatchObject({ total: 1, counts: { Scheduled: 1 } });
  const { viewer, figures, recent, applications } = await ask('dashboard');
  // The same call tells administrators of the whole platform.
  expect(viewer).toBe('company');
  expect(figures).toMatchObject({
    openings: 1,
    active_openings: 1,
    applications: 1,
    pending_applications: 1,
  });
  expect(recent).toHaveLength(1);
  expect(applications.reduce((sum: number, each: number) => sum + each, 0)).toBe(1);
  const session = await ask('users');
  expect(session.data_stats).toMatchObject({ openings: 1, applications: 1, pending_applications: 1 });
  expect(session.extra_data).toMatchObject({ member_role: 'hiring_manager', documents: [], package: '' });
});

test('a CV, a picture and an answer of another opening are no files', async () => {
  const { company, own, other } = await twoOpenings(server());
  for (const role of hiringRoles) {
    const person = await aHiringMember(server(), company, role, [own.openingId]);
    expect((await read(person, own.cv)).status).toBe(200);
    const [hidden, nothing] = [await read(person, other.cv), await read(person, `/api/files/${unknown}`)];
    expect([hidden.status, withoutRequest(hidden.body)]).toEqual([404, withoutRequest(nothing.body)]);
  }
});

test('what happens in another opening is heard by nobody who does not see it: bell, live, email and summary', async () => {
  const { company, own, other } = await twoOpenings(server());
  await changeOpening(server(), other.openingId, { status: 'Published' });
  const manager = await aHiringMember(server(), company, 'hiring_manager', [own.openingId]);
  const interviewer = await aHiringMember(server(), company, 'interviewer', [own.openingId]);
  await send(server(), 'PUT', '/api/company_notifications', {
    ...manager,
    body: { applications: 'at_once' },
  });
  await server().runTasks();
  const stream = await liveStream(server(), manager);
  await anApplication(server(), await aCandidate(server()), other.openingId);
  await server().runTasks();
  const body = { note: '@Huda Salem look here', mentions: [manager.accountId, interviewer.accountId] };
  await send(server(), 'POST', `/api/job_application/${other.applicationId}/notes`, { ...company, body });
  const conversation = `/api/messages/${other.conversationId}`;
  await send(server(), 'POST', conversation, { ...company, body: { text: canary, key: randomUUID() } });
  await anApplication(server(), await aCandidate(server()), own.openingId);
  await server().runTasks();
  expect(await stream.changes()).toEqual([{ kind: 'notifications', id: own.openingId }]);
  await stream.close();
  const bell = (await read(manager, '/api/notifications')).body;
  expect(bell.data.map(({ kind }: { kind: string }) => kind)).toEqual(['application_received']);
  expect(JSON.stringify(bell)).not.toContain(canary);
  expect((await read(interviewer, '/api/notifications')).body.data).toEqual([]);
  for (const person of [manager, interviewer]) {
    const letters = await lettersTo(server().platform.db, person.email);
    expect(JSON.stringify(letters)).not.toContain(canary);
    expect((await read(person, '/api/dashboard')).body.attention).not.toContainEqual(
      expect.objectContaining({ kind: 'applications_mention' }),
    );
  }
  const letters = await lettersTo(server().platform.db, manager.email);
  expect(letters.map(({ kind }) => kind)).toEqual(['application-new', 'application-new']);
  for (const { text } of letters) expect(text).toContain('Bridge Engineer');
});

test('naming, taking off and another role act on the next request, the bell and open streams', async () => {
  const { company, own, other } = await twoOpenings(server());
  const member = await aMember(server(), company.companyId, 'recruiter');
  const list = async () => (await read(member, '/api/job_opening')).body.data.total;
  await anApplication(server(), await aCandidate(server()), own.openingId);
  await server().runTasks();
  expect(await list()).toBe(2);
  expect((await read(member, '/api/notifications')).body.total).toBeGreaterThan(0);
  const stream = await liveStream(server(), member);
  const role = (name: string) =>
    send(server(), 'PUT', `/api/company_members/${member.accountId}`, { ...company, body: { role: name } });
  expect((await role('hiring_manager')).status).toBe(200);
  await publishLive(server().systemContext('test'), {
    companyId: company.companyId,
    kind: 'messages',
    id: 'secret',
  });
  expect(await stream.rest()).not.toContain('secret');
  expect([await list(), (await read(member, '/api/notifications')).body.total]).toEqual([0, 0]);
  await nameFor(server(), company, member, [own.openingId, other.openingId]);
  expect(await list()).toBe(2);
  await nameFor(server(), company, member, [own.openingId]);
  expect(await list()).toBe(1);
  expect((await read(member, `/api/job_application/${other.applicationId}`)).status).toBe(404);
  expect((await role('recruiter')).status).toBe(200);
  expect(await list()).toBe(2);
  // Named a moment before the role changed, by somebody who did not know of it.
  await server()
    .platform.db.insert(openingTeam)
    .values({ openingId: own.openingId, accountId: member.accountId });
  expect((await role('interviewer')).status).toBe(200);
  expect(await list()).toBe(0);
});

test('news on its way does not reach who stopped seeing the opening', async () => {
  const { company, own } = await twoOpenings(server());
  const manager = await aHiringMember(server(), company, 'hiring_manager');
  const facts = {
    ...{ applicationId: own.applicationId, noteId: own.noteId, authorId: company.accountId },
    ...{ note: 'Look here.', title: 'Bridge Engineer', by: company.name },
  };
  await server()
    .systemContext('test')
    .inTransaction(async (context) => {
      await tell(context, mention, { to: [manager.accountId], facts });
      await forgetNews(context, [manager.accountId]);
    });
  await server().runTasks();
  expect((await read(manager, '/api/notifications')).body.data).toEqual([]);
  expect(await lettersTo(server().platform.db, manager.email)).toEqual([]);
});

test('a calendar address shows what its member sees by now: of the whole company, of the named openings, of the own interviews', async () => {
  const { company, own, other } = await twoOpenings(server());
  const member = await aMember(server(), company.companyId, 'recruiter');
  const opened = await send(server(), 'POST', '/api/interview_feed', {
    ...member,
    body: { scope: 'company' },
  });
  const entries = async () => {
    const { body } = await send(server(), 'GET', new URL(opened.body.data.url).pathname);
    return eventsOf(body).length;
  };
  const role = (name: string) =>
    send(server(), 'PUT', `/api/company_members/${member.accountId}`, { ...company, body: { role: name } });
  expect(await entries()).toBe(2);
  await role('hiring_manager');
  expect(await entries()).toBe(0);
  await nameFor(server(), company, member, [own.openingId]);
  expect(await entries()).toBe(1);
  await role('interviewer');
  expect(await entries()).toBe(0);
  expect((await read(member, `/api/interview/${own.interviewId}`)).status).toBe(404);
  const body = { ...interviewInput, interviewers: [member.accountId] };
  const path = `/api/interview/${own.interviewId}`;
  expect((await send(server(), 'PUT', path, { ...company, body })).status).toBe(200);
  expect([await entries(), (await read(member, path)).status]).toEqual([1, 200]);
  const foreign = await send(server(), 'PUT', `/api/interview/${other.interviewId}`, { ...company, body });
  expect(foreign.body.errors).toHaveProperty('interviewers');
});

test('a hiring manager reviews, decides and schedules for the named opening, and nothing more', async () => {
  const { company, own, other } = await twoOpenings(server());
  const manager = await aHiringMember(server(), company, 'hiring_manager', [own.openingId]);
  const path = `/api/job_application/${own.applicationId}`;
  const as = (method: string, where: string, body: object = {}) =>
    send(server(), method, where, { ...manager, body });
  const details = await read(manager, path);
  expect(details.body.data).toMatchObject({
    general_note: 'Bridge above',
    abilities: { change_status: true, remove: false, move: false, rate: true, share: false, message: false },
  });
  expect((await as('PUT', `${path}/rating`, { rating: 3 })).status).toBe(200);
  expect((await as('POST', `${path}/notes`, { note: 'Calm.' })).status).toBe(200);
  expect((await as('PUT', path, { status: 'Shortlisted' })).status).toBe(200);
  const span = 'from=2026-11-29T00:00:00Z&to=2026-12-02T00:00:00Z';
  const busyOf = (applicationId: string) =>
    read(
      manager,
      `/api/interview_busy?application_id=${applicationId}&interviewers=${company.accountId}&${span}`,
    );
  expect((await busyOf(other.applicationId)).status).toBe(404);
  const busy = await busyOf(own.applicationId);
  // The owner holds an interview of the other opening at the same hour: no word of it.
  expect(busy.body.data.filter(({ who }: { who: string }) => who === 'interviewer')).toHaveLength(1);
  const stranger = await aHiringMember(server(), company, 'hiring_manager', [other.openingId]);
  const day = await read(manager, `/api/interview_busy?${span}`);
  expect(day.body.people.map(({ id }: { id: string }) => id)).toEqual([manager.accountId, company.accountId]);
  expect(day.body.data).toHaveLength(1);
  expect((await read(manager, `/api/interview_busy?interviewers=${stranger.accountId}&${span}`)).status).toBe(
    422,
  );
  const cancelled = await as('POST', `/api/interview/${own.interviewId}/cancel`, { message: 'Later.' });
  expect(cancelled.status).toBe(200);
  const meeting = { ...interviewInput, application_id: own.applicationId, interviewers: [manager.accountId] };
  expect((await as('POST', '/api/interview', meeting)).status).toBe(200);
  for (const [method, where] of [
    ['POST', `${path}/move`],
    ['DELETE', path],
    ['POST', '/api/job_application_share'],
    ['POST', '/api/job_application_export'],
    ['POST', '/api/job_application_batches'],
    ['GET', '/api/candidate_pool'],
    ['GET', '/api/statistics'],
    ['GET', '/api/company_activity'],
    ['GET', '/api/company_members'],
    ['GET', '/api/messages'],
    ['POST', '/api/job_opening'],
    ['PUT', `/api/job_opening/${own.openingId}`],
    ['PUT', `/api/job_opening/${own.openingId}/status`],
    ['PUT', `/api/job_opening/${own.openingId}/team`],
  ] as const) {
    const answer = await send(server(), method, where, {
      ...manager,
      body: method === 'GET' ? undefined : {},
    });
    expect([where, answer.status]).toEqual([where, 403]);
  }
});

test('an interviewer reads, notes and scores the own interviews; nobody else’s word comes before the own', async () => {
  const { company, own } = await twoOpenings(server());
  const interviewer = await aHiringMember(server(), company, 'interviewer', [own.openingId]);
  const path = `/api/job_application/${own.applicationId}`;
  const details = (await read(interviewer, path)).body.data;
  expect(details).toMatchObject({
    general_note: '',
    notes: [],
    ratings: { count: 0, average: null },
    abilities: { change_status: false, rate: false },
  });
  const as = (method: string, where: string, body: object) =>
    send(server(), method, where, { ...interviewer, body });
  expect((await as('PUT', `${path}/rating`, { rating: 3 })).status).toBe(403);
  expect((await as('PUT', path, { status: 'Shortlisted' })).status).toBe(403);
  expect((await as('POST', `${path}/notes`, { note: 'Mine.' })).status).toBe(200);
  expect((await read(interviewer, path)).body.data.notes).toMatchObject([{ text: 'Mine.' }]);
  expect((await read(interviewer, '/api/interview')).body.data.total).toBe(0);
  const body = { ...interviewInput, interviewers: [interviewer.accountId] };
  await send(server(), 'PUT', `/api/interview/${own.interviewId}`, { ...company, body });
  expect((await read(interviewer, '/api/interview')).body.data.total).toBe(1);
});

test('where an application was moved from is named to those alone who see that opening', async () => {
  const { company, own, other } = await twoOpenings(server());
  await server()
    .platform.db.update(applications)
    .set({ openingId: own.openingId, movedFromId: other.openingId, movedFromTitle: `${canary} Engineer` })
    .where(eq(applications.id, other.applicationId));
  await server()
    .platform.db.insert(applicationEvents)
    .values({
      applicationId: other.applicationId,
      kind: 'moved',
      actorId: company.accountId,
      facts: { from_title: `${canary} Engineer` },
      createdAt: server().clock.now(),
    });
  const manager = await aHiringMember(server(), company, 'hiring_manager', [own.openingId]);
  const path = `/api/job_application/${other.applicationId}`;
  const moved = (await read(manager, path)).body.data;
  expect([moved.moved_from, JSON.stringify(moved.history)]).toEqual([
    null,
    expect.not.stringContaining(canary),
  ]);
  expect((await read(company, path)).body.data.moved_from).toBe(`${canary} Engineer`);
});

test('owners and recruiters name the team, of the own members and openings alone', async () => {
  const { company, own } = await twoOpenings(server());
  const rival = await anApprovedCompany(server());
  const [foreignOpening, stranger] = [
    await anOpening(server(), rival.companyId),
    await aHiringMember(server(), rival, 'hiring_manager'),
  ];
  const manager = await aHiringMember(server(), company, 'hiring_manager');
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const team = (caller: Person, members: string[], id = own.openingId) =>
    send(server(), 'PUT', `/api/job_opening/${id}/team`, { ...caller, body: { members } });
  expect((await team(recruiter, [manager.accountId])).status).toBe(200);
  expect((await read(manager, '/api/job_opening')).body.data.total).toBe(1);
  for (const caller of [viewer, manager]) expect((await team(caller, [])).status).toBe(403);
  expect((await team(rival, [])).status).toBe(404);
  for (const other of [recruiter.accountId, stranger.accountId, unknown])
    expect((await team(company, [other])).body.errors).toHaveProperty('members');
  expect((await nameFor(server(), company, manager, [foreignOpening])).body.errors).toHaveProperty(
    'openings',
  );
  expect((await nameFor(server(), rival, manager, [foreignOpening])).status).toBe(404);
  expect((await nameFor(server(), company, recruiter, [own.openingId])).status).toBe(404);
  const listed = (await read(viewer, '/api/opening_team')).body.data;
  expect(listed).toMatchObject({
    members: [{ id: manager.accountId, openings: [{ id: own.openingId }] }],
    abilities: { name_team: false },
  });
  expect(listed.openings).toHaveLength(2);
  const people = (await read(manager, `/api/job_opening/${own.openingId}/people`)).body.data;
  expect(people.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [company.accountId, manager.accountId, recruiter.accountId, viewer.accountId].toSorted(),
  );
});

test('an invitation names the role and the openings, and who accepts sees them alone', async () => {
  const { company, own, other } = await twoOpenings(server());
  const email = 'manager@rawdat.example';
  const invite = (openings: string[]) =>
    send(server(), 'POST', '/api/company_members', {
      ...company,
      body: { email, role: 'hiring_manager', openings },
    });
  expect((await invite([unknown])).body.errors).toHaveProperty('openings');
  expect((await invite([own.openingId])).body.data).toMatchObject({ openings: [own.openingId] });
  await server().runTasks();
  const [letter] = await lettersTo(server().platform.db, email);
  expect(letter?.text).toContain('as a hiring manager');
  expect(letter?.text).toContain('Bridge Engineer');
  if (!letter) throw new Error('No letter was written');
  const token = new URL(linkIn(letter, '/company-invitation'), 'http://localhost').searchParams.get('token');
  const accepted = await send(server(), 'POST', '/api/company_invitation', {
    body: { token, name: 'Sara Haddad', password, passwordCheck: password },
  });
  const session = { token: accepted.body.token };
  const list = await send(server(), 'GET', '/api/job_opening', session);
  expect(list.body.data.data.map(({ id }: { id: string }) => id)).toEqual([own.openingId]);
  expect((await send(server(), 'GET', `/api/job_opening/${other.openingId}`, session)).status).toBe(404);
});

test('a company is inherited by who may most there, not by who comes first in the alphabet', async () => {
  const company = await anApprovedCompany(server());
  await aHiringMember(server(), company, 'hiring_manager');
  const viewer = await aMember(server(), company.companyId, 'viewer');
  await server()
    .systemContext('test')
    .inTransaction((context) => deleteAccount(context, company.accountId));
  expect((await read(viewer, '/api/users')).body.extra_data.member_role).toBe('owner');
});

function read(person: { token: string }, path: string): Promise<Answer> {
  return send(server(), 'GET', path, { token: person.token });
}
