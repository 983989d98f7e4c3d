import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { anApplication, apply } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { fileOwners } from '#support/file-owners.ts';
import { anInterview, letTimePass } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const refused = 'Unable to Move Job Application. Only Interview completed Application can be moved';

test('only an application whose interview is completed may be moved', async () => {
  const { company, candidate, id, openingId, otherId } = await aReceived();
  expect((await move(company, id, otherId)).body).toMatchObject({ status: 409, message: refused });
  expect((await read(company, id)).can_move).toBe(false);
  const interviewId = await anInterview(server(), { company, candidate, openingId, applicationId: id });
  expect((await move(company, id, otherId)).status).toBe(409);
  server().clock.advance(10 * 24 * 3_600_000);
  await send(server(), 'POST', `/api/interview/${interviewId}/complete`, company);
  await put(company, id, 'On Hold');
  expect((await read(company, id)).can_move).toBe(true);
  expect((await move(company, id, otherId)).status).toBe(200);
});

test('a moved application keeps its answers and history and names the opening that it came from', async () => {
  const { company, candidate, id, openingId, otherId } = await aReceived();
  await put(company, id, 'Interviewed');
  await read(company, id);
  await letTimePass(server());
  expect((await move(company, id, otherId)).body).toMatchObject({ data: { id, job_id: otherId } });
  const moved = await read(company, id);
  expect(moved).toMatchObject({
    moved_from: 'Civil Engineer',
    status: 'Interviewed',
    job: { id: otherId, title: 'Site Manager' },
    cover_letter: 'I build bridges.',
  });
  expect(moved.history.map(({ kind }: { kind: string }) => kind)).toContain('submitted');
  expect(moved.history.at(-1)).toMatchObject({ kind: 'moved', subject: 'Civil Engineer', by: company.name });
  const own = await read(candidate, id);
  expect(own.job.title).toBe('Site Manager');
  expect(own.history.at(-1).label).toBe('Moved from Civil Engineer');
  const { body } = await send(server(), 'GET', `/api/job_application?job_id=${otherId}`, company);
  expect(body.data.data).toMatchObject([{ id, moved_from: 'Civil Engineer' }]);
  expect(await countsOf(openingId, otherId)).toEqual([0, 1]);
});

test('one application for each opening holds: of the old one, too', async () => {
  const { company, candidate, id, openingId, otherId } = await aReceived();
  await anApplication(server(), candidate, otherId);
  await put(company, id, 'Interviewed');
  expect((await move(company, id, otherId)).body.errors).toEqual({
    job_id: ['This candidate has applied for that opening already.'],
  });
  expect((await move(company, id, openingId)).status).toBe(422);
  const thirdId = await anOpening(server(), company.companyId);
  expect((await move(company, id, thirdId)).status).toBe(200);
  expect((await apply(server(), candidate, openingId)).body).toMatchObject({
    code: 'ALREADY_APPLIED',
    application_id: id,
  });
  expect((await move(company, id, openingId)).status).toBe(200);
});

test('nobody is moved to where applications are reviewed blind: a refusal would tell who applied there', async () => {
  const { company, candidate, id } = await aReceived();
  await put(company, id, 'Interviewed');
  const title = 'Reviewed Blind';
  const [blindId, otherId] = [
    await anOpening(server(), company.companyId, { title, blindReview: true }),
    await anOpening(server(), company.companyId, { title, blindReview: true }),
  ];
  await anApplication(server(), candidate, blindId);
  const refusals = [await move(company, id, blindId), await move(company, id, otherId)];
  for (const { status, body } of refusals)
    expect([status, body.errors.job_id]).toEqual([
      422,
      [
        'Applications for this opening are reviewed without names, so nobody is moved into it. Choose another opening.',
      ],
    ]);
});

test('what was answered by video stays when the opening that asked is deleted', async () => {
  const { company, applicationId: id, openingId } = await fileOwners(server());
  const otherId = await anOpening(server(), company.companyId, { title: 'Site Manager' });
  await put(company, id, 'Interviewed');
  await move(company, id, otherId);
  const removal = { ...company, body: { password } };
  expect((await send(server(), 'DELETE', `/api/job_opening/${openingId}`, removal)).status).toBe(200);
  const { videos, moved_from } = await read(company, id);
  expect(videos).toMatchObject([{ question: 'Why us?' }]);
  expect(moved_from).toBe('Civil Engineer');
});

test('it goes to no closed opening and to none of another company; a viewer and a rival move nothing', async () => {
  const { company, id, otherId } = await aReceived();
  await put(company, id, 'Interviewed');
  const rival = await anApprovedCompany(server());
  const theirs = await anOpening(server(), rival.companyId);
  expect((await move(company, id, theirs)).status).toBe(404);
  expect((await move(rival, id, theirs)).status).toBe(404);
  expect((await move(await aMember(server(), company.companyId, 'viewer'), id, otherId)).status).toBe(403);
  const closed = await anOpening(server(), company.companyId, { status: 'Closed' });
  expect((await move(company, id, closed)).body.errors).toHaveProperty('job_id');
  expect((await move(company, id, '')).body.errors).toEqual({ job_id: ['Choose an opening'] });
});

test('it goes to no draft and to none that is paused, whatever was published before, alone or with others', async () => {
  const { company, candidate, id } = await aReceived();
  await put(company, id, 'Interviewed');
  const neverPublic = { firstPublishedAt: null, title: 'Qzxcanary Manager', city: 'Qzxcanaryville' };
  const drafts = [
    { ...neverPublic, status: 'Open' },
    { ...neverPublic, status: 'On-Hold' },
    { title: 'Qzxcanary Lead', status: 'Open' },
    { title: 'Qzxcanary Lead', status: 'On-Hold' },
  ] as const;
  for (const draft of drafts) {
    const target = await anOpening(server(), company.companyId, draft);
    expect((await move(company, id, target)).body.errors).toEqual({
      job_id: ['This opening is not public. Publish it first, or choose another.'],
    });
    const batch = await send(server(), 'POST', '/api/job_application_batches', {
      ...company,
      body: { selection: { ids: [id] }, act: { kind: 'move', job_id: target } },
    });
    expect(batch.body.errors).toHaveProperty('job_id');
  }
  expect(JSON.stringify(await read(candidate, id))).not.toContain('Qzxcanary');
});

test('an opening that takes no applications any more because its day is over takes a moved one', async () => {
  const { company, id } = await aReceived();
  await put(company, id, 'Interviewed');
  const expired = await anOpening(server(), company.companyId, { dueDate: '2026-11-01' });
  expect((await move(company, id, expired)).status).toBe(200);
});

async function aReceived() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId);
  const otherId = await anOpening(server(), company.companyId, { title: 'Site Manager' });
  const id = await anApplication(server(), candidate, openingId, { cover_letter: 'I build bridges.' });
  return { company, candidate, openingId, otherId, id };
}

function move(caller: Person, id: string, openingId: string) {
  const body = { job_id: openingId };
  return send(server(), 'POST', `/api/job_application/${id}/move`, { ...caller, body });
}

function put(caller: Person, id: string, status: string) {
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body: { status } });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}

async function countsOf(...ids: string[]) {
  const counts = [];
  for (const id of ids) {
    const [row] = await server()
      .platform.db.select({ applications: jobOpenings.applications })
      .from(jobOpenings)
      .where(eq(jobOpenings.id, id));
    counts.push(row?.applications);
  }
  return counts;
}
