import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer();

async function twoApplications(company: CompanyPerson) {
  const openingId = await anOpening(server(), company.companyId);
  const people = [
    await aCandidate(server(), {
      name: 'Jasmine Bautista',
      phone: '55512345',
      description: 'Write to jas@mail.qa',
    }),
    await aCandidate(server(), { name: 'Maryam Haddad' }),
  ];
  const ids = [];
  for (const person of people)
    ids.push(
      await anApplication(server(), person, openingId, { cover_letter: 'Call +974 5551 2345, I mean it.' }),
    );
  return { people, ids };
}

async function share(company: CompanyPerson, ids: string[], change: Record<string, unknown> = {}) {
  const body = { application_ids: ids, title: 'ICU nurses', expires_on: '2026-11-28', ...change };
  return send(server(), 'POST', '/api/job_application_share', { ...company, body });
}

/** A browser outside: it keeps the cookies that it was given. */
function aBrowser() {
  const jar = new Map<string, string>();
  return async (method: string, path: string, body?: unknown) => {
    const cookie = [...jar.values()].join('; ');
    const headers: Record<string, string> = {
      origin: 'http://localhost:3000',
      ...(cookie && { cookie }),
    };
    const answer = await send(server(), method, `/api/shared_applications/${path}`, { body, headers });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) jar.set(set.split('=')[0] ?? '', set);
    return answer;
  };
}

test('an outsider sees, rates and comments, and the others only after "Done"', async () => {
  const company = await anApprovedCompany(server());
  const { ids } = await twoApplications(company);
  const { body } = await share(company, ids, { question: 'Please pick two.' });
  const { id } = body.data;
  const khalid = aBrowser();
  expect((await khalid('GET', id)).body.data).toMatchObject({
    title: 'ICU nurses',
    asks_password: false,
    applications: 2,
  });
  expect((await khalid('GET', `${id}/applications`)).body.data).toBeNull();
  expect((await khalid('PUT', `${id}/applications/${ids[0]}`, { rating: 4 })).status).toBe(403);
  expect((await khalid('POST', `${id}/visitor`, { name: 'Dr Khalid' })).status).toBe(200);
  expect((await khalid('PUT', `${id}/applications/${ids[0]}`, { rating: 4 })).status).toBe(200);
  expect((await khalid('PUT', `${id}/applications/${ids[0]}`, { comment: 'Calm.' })).status).toBe(200);
  const sara = aBrowser();
  await sara('POST', `${id}/visitor`, { name: 'Sara' });
  await sara('PUT', `${id}/applications/${ids[0]}`, { rating: 2, comment: 'Too fast.' });
  const before = await khalid('GET', `${id}/applications`);
  expect(before.body.data.question).toBe('Please pick two.');
  expect(before.body.data.applications[0]).toMatchObject({
    own: { rating: 4, comment: 'Calm.' },
    others: [],
  });
  await khalid('POST', `${id}/done`, {});
  const after = await khalid('GET', `${id}/applications`);
  expect(after.body.data.applications[0].others).toMatchObject([
    { name: 'Sara', rating: 2, comment: 'Too fast.' },
  ]);
  const told = await send(server(), 'GET', `/api/job_application/${ids[0]}/outside_reviews`, company);
  expect(told.body.data.reviews).toHaveLength(2);
  expect(told.body.data.links).toMatchObject([{ title: 'ICU nurses', timezone: 'Asia/Qatar' }]);
  const listed = await send(server(), 'GET', `/api/job_application_share/${id}`, company);
  expect(listed.body.data).toMatchObject({ views: 2, visitors: 2, applications: 2 });
  expect(
    listed.body.data.visits.map(({ name, rated }: { name: string; rated: number }) => [name, rated]),
  ).toContainEqual(['Dr Khalid', 1]);
});

test('contact data, CV file and notes stay with the company unless the sharer says so', async () => {
  const company = await anApprovedCompany(server());
  const { people, ids } = await twoApplications(company);
  const { body } = await share(company, ids);
  const visitor = aBrowser();
  await visitor('POST', `${body.data.id}/visitor`, { name: 'Dr Khalid' });
  const shown = await visitor('GET', `${body.data.id}/applications`);
  const text = JSON.stringify(shown.body);
  for (const hidden of [people[0]?.email, people[1]?.email, '55512345', '5551 2345', 'jas@mail.qa'])
    expect(text).not.toContain(hidden);
  expect(shown.body.data.applications[0]).toMatchObject({
    contact: null,
    cv_file: null,
    name: 'Jasmine Bautista',
  });
  const details = await send(server(), 'GET', `/api/job_application/${ids[0]}`, company);
  const cvId = details.body.data.cv.path.split('/').at(-1);
  expect((await visitor('GET', `${body.data.id}/files/${cvId}`)).status).toBe(404);

  const open = await share(company, ids, { shows: { contact: true } });
  await visitor('POST', `${open.body.data.id}/visitor`, { name: 'Dr Khalid' });
  const all = await visitor('GET', `${open.body.data.id}/applications`);
  expect(all.body.data.applications[0].contact).toMatchObject({ email: people[0]?.email });
  expect((await visitor('GET', `${open.body.data.id}/files/${cvId}`)).status).toBe(200);
  expect((await aBrowser()('GET', `${open.body.data.id}/files/${cvId}`)).status).toBe(404);
});

test('what is not ticked is not sent: no CV, no answers, no videos', async () => {
  const company = await anApprovedCompany(server());
  const { ids } = await twoApplications(company);
  const shows = { contact: true, cv: false, videos: false, answers: false };
  const { body } = await share(company, ids, { shows, participation: 'read' });
  const visitor = aBrowser();
  await visitor('POST', `${body.data.id}/visitor`, { name: 'Dr Khalid' });
  const { data } = (await visitor('GET', `${body.data.id}/applications`)).body;
  expect(data.applications[0]).toMatchObject({
    cv: null,
    cv_file: null,
    answers: [],
    videos: [],
    cover_letter: '',
  });
  expect((await visitor('PUT', `${body.data.id}/applications/${ids[0]}`, { rating: 4 })).status).toBe(403);
});

test('a link is gone at once when it is revoked, and when it expires', async () => {
  const company = await anApprovedCompany(server());
  const { ids } = await twoApplications(company);
  const { body } = await share(company, ids);
  const { id } = body.data;
  const visitor = aBrowser();
  await visitor('POST', `${id}/visitor`, { name: 'Dr Khalid' });
  expect(
    (await send(server(), 'POST', `/api/job_application_share/${id}/revoke`, { ...company, body: {} }))
      .status,
  ).toBe(200);
  for (const path of [id, `${id}/applications`]) expect((await visitor('GET', path)).status).toBe(410);
  expect((await visitor('PUT', `${id}/applications/${ids[0]}`, { rating: 1 })).status).toBe(410);
  const short = (await share(company, ids, { expires_on: '2026-11-21' })).body.data.id;
  expect((await visitor('GET', short)).status).toBe(200);
  server().clock.set(new Date(server().clock.now().getTime() + dayMs));
  expect((await visitor('GET', short)).status).toBe(410);
  server().clock.set(new Date(server().clock.now().getTime() - dayMs));
  expect((await visitor('GET', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await visitor('GET', 'nothing')).status).toBe(404);
  expect((await share(company, ids, { expires_on: '2027-06-01' })).body.errors.expires_on).toEqual([
    'Choose a day from today to 90 days ahead',
  ]);
});

test('a password is asked once, and not again to change the name', async () => {
  const company = await anApprovedCompany(server());
  const { ids } = await twoApplications(company);
  const { id } = (await share(company, ids, { password: 'falcon-7' })).body.data;
  const visitor = aBrowser();
  const wrong = await visitor('POST', `${id}/visitor`, { name: 'Dr Khalid', password: 'wrong' });
  expect(wrong.body.errors.password).toEqual([
    'This password is not right. Ask the person who sent you the link.',
  ]);
  expect((await visitor('GET', `${id}/applications`)).body.data).toBeNull();
  expect((await visitor('POST', `${id}/visitor`, { name: 'Dr Khalid', password: 'falcon-7' })).status).toBe(
    200,
  );
  expect((await visitor('POST', `${id}/visitor`, { name: 'Dr K.' })).status).toBe(200);
  expect((await visitor('GET', `${id}/applications`)).body.data.visitor.name).toBe('Dr K.');
});

test('who withdraws, is taken off the list or erases the account is in no room any more', async () => {
  const company = await anApprovedCompany(server());
  const { people, ids } = await twoApplications(company);
  const { id } = (await share(company, ids)).body.data;
  const visitor = aBrowser();
  await visitor('POST', `${id}/visitor`, { name: 'Dr Khalid' });
  await visitor('PUT', `${id}/applications/${ids[0]}`, { rating: 3 });
  await send(server(), 'POST', `/api/job_application/${ids[1]}/withdraw`, people[1]);
  const shown = async () => {
    const { body } = await visitor('GET', `${id}/applications`);
    return body.data.applications.map((application: { id: string }) => application.id);
  };
  expect(await shown()).toEqual([ids[0]]);
  const erased = people[0]?.accountId ?? '';
  await server()
    .systemContext('test')
    .inTransaction((context) => deleteAccount(context, erased));
  expect(await shown()).toEqual([]);
  expect((await visitor('PUT', `${id}/applications/${ids[0]}`, { rating: 1 })).status).toBe(404);
});

test('nobody else shares, lists or closes; a viewer reads', async () => {
  const company = await anApprovedCompany(server());
  const rival = await anApprovedCompany(server());
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const { ids } = await twoApplications(company);
  const { id } = (await share(company, ids)).body.data;
  expect((await share(rival, ids)).status).toBe(404);
  expect((await share(viewer, ids)).status).toBe(403);
  expect((await send(server(), 'GET', `/api/job_application_share/${id}`, rival)).status).toBe(404);
  expect(
    (await send(server(), 'POST', `/api/job_application_share/${id}/revoke`, { ...rival, body: {} })).status,
  ).toBe(404);
  expect(
    (await send(server(), 'POST', `/api/job_application_share/${id}/revoke`, { ...viewer, body: {} })).status,
  ).toBe(403);
  expect((await send(server(), 'GET', `/api/job_application/${ids[0]}/outside_reviews`, rival)).status).toBe(
    404,
  );
  expect((await send(server(), 'GET', '/api/job_application_share', rival)).body.total).toBe(0);
  expect((await send(server(), 'GET', '/api/job_application_share', viewer)).body).toMatchObject({
    total: 1,
    abilities: { share: false },
  });
});

test('whom the company reviews blind is in no room, and its link tells no name', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId, { blindReview: true });
  const id = await anApplication(
    server(),
    await aCandidate(server(), { name: 'Jasmine Bautista' }),
    openingId,
  );
  const link = (await share(company, [id])).body.data.id;
  const visitor = aBrowser();
  await visitor('POST', `${link}/visitor`, { name: 'Dr Khalid' });
  expect((await visitor('GET', `${link}/applications`)).body.data.applications).toEqual([]);
  const told = await send(server(), 'GET', `/api/job_application_share/${link}`, company);
  expect(JSON.stringify(told.body)).not.toContain('Jasmine');
});

test('where an administrator switched sharing off, nothing is shared and no room opens', async () => {
  const company = await anApprovedCompany(server());
  const { ids } = await twoApplications(company);
  const { id } = (await share(company, ids)).body.data;
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: ['sharing'] })
    .where(eq(companies.id, company.companyId));
  expect((await share(company, ids)).body.code).toBe('FEATURE_OFF');
  expect((await aBrowser()('GET', id)).status).toBe(410);
});

test('tries of a password are few', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const company = await anApprovedCompany(strict);
    const opening = await anOpening(strict, company.companyId);
    const id = await anApplication(strict, await aCandidate(strict), opening);
    const body = {
      application_ids: [id],
      title: 'One',
      expires_on: '2026-11-28',
      password: 'falcon-7',
    };
    const link = await send(strict, 'POST', '/api/job_application_share', { ...company, body });
    const path = `/api/shared_applications/${link.body.data.id}/visitor`;
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const tried = { name: 'Nobody', password: `guess-${attempt}` };
      statuses.push((await send(strict, 'POST', path, { body: tried })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  } finally {
    await strict.drop();
  }
});
