import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { apiOf, send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { flushViews } from './views.ts';

const server = testServer();

test('one opening carries everything that a candidate reads before applying, and no knock-out answer', async () => {
  const { companyId } = await anApprovedCompany(server(), {
    name: 'Marsa Clinics',
    website: 'https://marsa.example',
  });
  const id = await anOpening(server(), companyId, {
    title: 'Ward Nurse',
    responsibilities: '<p onclick="x()">Care<script>alert(1)</script></p><a href="javascript:alert(2)">x</a>',
    tags: ['Nights', 'Housing', 'DHP', 'Flights'],
    eligibility: { in_country: true },
    dueDate: '2026-12-01',
  });
  await server()
    .platform.db.insert(screeningQuestions)
    .values({
      openingId: id,
      position: 1,
      title: 'Do you hold a licence?',
      answerType: 'yes/no',
      knockOut: { answer: 'yes', earliest: 'canary' },
    });
  await server()
    .platform.db.insert(videoQuestions)
    .values({ openingId: id, position: 1, question: 'Why nursing?' });
  const { status, body } = await send(server(), 'GET', `/api/job/${id}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    title: 'Ward Nurse',
    status: 'Active',
    company: { name: 'Marsa Clinics', verified: true, has_page: true },
    tags: ['Nights', 'Housing', 'DHP', 'Flights'],
    eligibility: { in_country: true, languages: [], notice_period: null },
    screening_questions: [{ title: 'Do you hold a licence?', answer_type: 'yes/no', required: true }],
    video_questions: [{ question: 'Why nursing?', seconds: 120 }],
  });
  expect(JSON.stringify(body)).not.toMatch(/canary|<script|onclick|javascript/);
});

test('similar openings share the trade, those of the same title and city first, at most four', async () => {
  const { companyId } = await anApprovedCompany(server());
  const same = await anOpening(server(), companyId, { title: 'Pastry Chef', city: 'Lusail' });
  for (let index = 0; index < 5; index += 1) await anOpening(server(), companyId, { title: 'Sous Chef' });
  await anOpening(server(), companyId, { title: 'Pilot' });
  const id = await anOpening(server(), companyId, { title: 'Pastry Chef', city: 'Doha' });
  const { body } = await send(server(), 'GET', `/api/job/${id}`);
  const similar = body.data.similar as { id: string; title: string }[];
  expect(similar).toHaveLength(4);
  expect(similar[0]?.id).toBe(same);
  expect(similar.every(({ title }) => /Chef/.test(title))).toBe(true);
  expect(similar.some((card) => card.id === id)).toBe(false);
});

test.each([{ status: 'Closed' as const }, { status: 'On-Hold' as const }, { dueDate: '2026-11-20' }])(
  'an opening that was public and is %o answers 410 with similar ones',
  async (change) => {
    const { companyId } = await anApprovedCompany(server());
    const other = await anOpening(server(), companyId, { title: 'Diver' });
    const id = await anOpening(server(), companyId, { title: 'Diver' });
    await changeOpening(server(), id, change);
    const { status, body } = await send(server(), 'GET', `/api/job/${id}`);
    expect(status).toBe(410);
    expect(body).toMatchObject({
      code: 'GONE',
      data: { similar: expect.arrayContaining([expect.objectContaining({ id: other })]) },
    });
    await changeOpening(server(), other, { status: 'Closed' });
  },
);

test('an opening that never was public, or no id at all, is not found', async () => {
  const { companyId } = await anApprovedCompany(server());
  const draft = await anOpening(server(), companyId, { status: 'Open', firstPublishedAt: null });
  for (const id of [draft, '00000000-0000-4000-8000-000000000000', '1', "x'--", '%00'])
    expect((await send(server(), 'GET', `/api/job/${id}`)).status).toBe(404);
});

test('views are counted without a write for each, and written together', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  const views = async () =>
    (
      await server()
        .platform.db.select({ views: jobOpenings.views })
        .from(jobOpenings)
        .where(eq(jobOpenings.id, id))
    )[0]?.views;
  await Promise.all([1, 2, 3].map(() => send(server(), 'GET', `/api/job/${id}`)));
  expect(await views()).toBe(0);
  await flushViews(server().systemContext('test'));
  expect(await views()).toBe(3);
});

test('cities come with their openings, found by the beginning of any word in either language', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { city: 'Al Wakra' });
  await anOpening(server(), companyId, { city: 'Ville Étrange' });
  const names = async (query: string) =>
    ((await send(server(), 'GET', `/api/jobs_pool_get_cities${query}`)).body.data as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names('?city=wak')).toEqual(['Al Wakra']);
  expect(await names('?city=etr')).toEqual(['Ville Étrange']);
  expect(await names('?city=zone')).toEqual(['Industrial Area']);
  expect(await names('?country=Oman')).toContain('Muscat');
  const { body } = await send(server(), 'GET', '/api/jobs_pool_get_cities?city=wakra');
  expect(body.data).toEqual([{ name: 'Al Wakra', value: 'Al Wakra', openings: 1 }]);
});

test('the titles are one cached answer; the added ones hold nothing that a single candidate wrote', async () => {
  const fresh = await startTestServer();
  try {
    const { companyId } = await anApprovedCompany(fresh);
    await anOpening(fresh, companyId, { title: 'Dhow Captain' });
    const wishes = [['Astronaut', 'My Secret Wish'], ['astronaut']];
    for (const desiredJobs of wishes) {
      const { accountId } = await aCandidate(fresh);
      await fresh.platform.db
        .update(candidates)
        .set({ desiredJobs })
        .where(eq(candidates.accountId, accountId));
    }
    const plain = await send(fresh, 'GET', '/api/get_all_job_titles');
    expect(plain.body.data.length).toBeGreaterThan(500);
    expect(plain.body.data[0]).toEqual({ name: expect.any(String), value: expect.any(String) });
    const added = await send(fresh, 'GET', '/api/get_all_job_titles?new=true');
    const names = added.body.data.map(({ value }: { value: string }) => value.toLowerCase());
    expect(names).toContain('dhow captain');
    expect(names).toContain('astronaut');
    expect(names).not.toContain('my secret wish');
    const etag = plain.headers.get('etag') ?? '';
    const again = await send(fresh, 'GET', '/api/get_all_job_titles', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  } finally {
    await fresh.drop();
  }
});

test('a company page shows its openings in pages and only what is public of it', async () => {
  const company = await anApprovedCompany(server(), {
    name: 'Sahil Schools',
    phone: '44123456',
    crNumber: 'CR-1',
  });
  for (let index = 0; index < 14; index += 1) await anOpening(server(), company.companyId);
  const page = await apiOf(server()).jobPool.company({ id: company.companyId, page: 2 });
  expect(page.data.openings.total).toBe(14);
  expect(page.data.openings.data).toHaveLength(2);
  expect(page.data.name).toBe('Sahil Schools');
  expect(JSON.stringify(page)).not.toMatch(/44123456|CR-1|@example/);
  expect((await send(server(), 'GET', `/api/company/${page.data.slug}`)).status).toBe(200);
  const hidden = await anApprovedCompany(server(), { profileVisibility: false });
  expect((await send(server(), 'GET', `/api/company/${hidden.companyId}`)).status).toBe(404);
});

test('the counts beside the filters are those of the place', async () => {
  const fresh = await startTestServer();
  try {
    const { companyId } = await anApprovedCompany(fresh);
    await anOpening(fresh, companyId, { remote: true });
    await anOpening(fresh, companyId, { city: 'Lusail', experienceLevel: 'entry' });
    const { data } = await apiOf(fresh).jobPool.counts({});
    expect(data).toEqual({
      total: 2,
      employment_type: { 'full time': 2 },
      experience_level: { mid: 1, entry: 1 },
      remote: 1,
      paid: 2,
    });
    expect((await apiOf(fresh).jobPool.counts({ city: 'Lusail' })).data.total).toBe(1);
  } finally {
    await fresh.drop();
  }
});

test('a visitor who reads too much is told to wait', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const reader = strict.systemContext('a reader');
    for (let reads = 0; reads < 2999; reads += 1) limitRead(reader);
    expect((await send(strict, 'GET', '/api/jobs_pool')).status).toBe(200);
    const refused = await send(strict, 'GET', '/api/jobs_pool');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.drop();
  }
});
