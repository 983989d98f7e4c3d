import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { anApplication } from './support/applications.ts';
import { apiOf, send } from './support/client.ts';
import { aHiddenCompany, expectNone } from './support/hidden-company.ts';
import { anOpening, changeOpening } from './support/openings.ts';
import { lettersTo } from './support/outbox.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, password, setLocale } from './support/people.ts';
import { type TestServer, testServer } from './support/test-server.ts';

const server = testServer();
const title = 'Harbour Master';
const minute = 60_000;

/** A company whose every mark is a word that stands nowhere else. */
async function aMarkedCompany(): Promise<{ company: CompanyPerson; canaries: string[] }> {
  const [logo] = await server()
    .platform.db.insert(files)
    .values({ kind: 'logo', storageKey: 'canary-logo', contentType: 'image/webp', size: 1, isPublic: true })
    .returning({ id: files.id });
  if (!logo) throw new Error('The logo was not written');
  const company = await anApprovedCompany(server(), {
    name: 'Canarylight Marine',
    slug: 'canaryslug-marine',
    website: 'https://www.canarysite.example',
    email: 'office@canarymail.example',
    linkedin: 'https://linkedin.example/canarylink',
    description: 'The canarytext of Doha harbour.',
    address: 'Canarystreet 7',
    logoFileId: logo.id,
    profileVisibility: false,
  });
  return {
    company,
    canaries: ['canary', logo.id, company.companyId, company.accountId, company.email, company.name],
  };
}

const publicPaths = (id: string, visibleId: string, companyId: string) => [
  '/api/jobs_pool?show=50',
  `/api/jobs_pool?show=50&title=${encodeURIComponent(title)}`,
  `/api/jobs_pool?show=50&company=${companyId}`,
  '/api/jobs_pool_counts?country=Qatar',
  '/api/jobs_pool_get_cities?country=Qatar',
  '/api/get_all_job_titles?new=true',
  '/api/jobs_pool_suggestions?text=canary',
  `/api/job/${id}`,
  `/api/job/${visibleId}`,
  `/api/job/${id}/posting`,
  `/api/company/${companyId}`,
  '/api/company/canaryslug-marine',
  '/api/careers/canarylight-marine',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/rss.xml',
  '/fr/rss.xml',
  '/jobs.xml',
  '/jobs.xml?profile=careerjet',
  '/jobs.xml?profile=jooble',
  `/og/job/${id}.png`,
  `/fr/og/job/${id}.png`,
];

/** Bytes and headers as a visitor gets them, letters of any case alike. */
async function bytesOf(at: TestServer, path: string): Promise<string> {
  const response = await at.app.request(`http://localhost:3000${path}`);
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return `${JSON.stringify([...response.headers])}\n${body}`.toLowerCase();
}

test("a hidden company's name, logo, slug and addresses appear in no public byte of its opening", async () => {
  const { company, canaries } = await aMarkedCompany();
  const other = await anApprovedCompany(server(), { name: 'Rawdat Engineering' });
  const id = await anOpening(server(), company.companyId, { title, hideCompanyName: true });
  const visibleId = await anOpening(server(), other.companyId, { title });

  const page = { is_shown: true, colour: null, headline: { en: 'Canarywords' }, sections: [], version: 0 };
  const saved = await send(server(), 'PUT', '/api/careers_page', { ...company, body: page });
  expect(saved.body.data.slug).toBe('canarylight-marine');
  const listed = await bytesOf(server(), '/api/jobs_pool?show=50');
  expect(listed).toContain(id);
  expect(await bytesOf(server(), `/api/job/${visibleId}`)).toContain(id);
  expect(await bytesOf(server(), '/jobs.xml')).toContain(id);
  expect((await send(server(), 'GET', `/og/job/${id}.png`)).status).toBe(200);
  for (const path of publicPaths(id, visibleId, company.companyId)) {
    const bytes = await bytesOf(server(), path);
    // What the visitor asked with may come back in the refusal of a page that is not there.
    expectNone(
      canaries,
      path,
      path.includes('/api/company/') ? bytes.replaceAll('canaryslug-marine', '') : bytes,
    );
  }

  const visitor = apiOf(server());
  expectNone(canaries, 'rpc search', JSON.stringify(await visitor.jobPool.search({})));
  expectNone(canaries, 'rpc opening', JSON.stringify(await visitor.jobPool.opening({ id })));
  expectNone(canaries, 'rpc similar', JSON.stringify(await visitor.jobPool.opening({ id: visibleId })));
  expectNone(canaries, 'rpc titles', JSON.stringify(await visitor.jobPool.titles({ new: true })));
  expectNone(canaries, 'rpc cities', JSON.stringify(await visitor.jobPool.cities({ country: 'Qatar' })));
  expectNone(canaries, 'rpc highlights', JSON.stringify(await visitor.jobPool.highlights()));
  const posting = await visitor.content.jobPosting({ id });
  expectNone(canaries, 'structured data', JSON.stringify(posting));
  expect(posting.data).toContain('confidential');
});

test('the picture of a hidden opening is drawn without its company: another name draws the same bytes', async () => {
  const { company } = await aHiddenCompany(server(), 'third');
  const id = await anOpening(server(), company.companyId, { title: 'Buoy Keeper', hideCompanyName: true });
  const picture = () => bytesOf(server(), `/og/job/${id}.png`);
  const before = await picture();
  const { db } = server().platform;
  await db.update(companies).set({ name: 'Otherwise Named' }).where(eq(companies.id, company.companyId));
  await changeOpening(server(), id, { updatedAt: new Date(server().clock.now().getTime() + minute) });
  expect(pixelsOf(await picture())).toBe(pixelsOf(before));
});

test('a hidden opening that is over tells no more than one that is open', async () => {
  const { company, canaries } = await aHiddenCompany(server(), 'fourth');
  const id = await anOpening(server(), company.companyId, { title: 'Pier Warden', hideCompanyName: true });
  for (const over of [{ status: 'Closed' }, { status: 'Published', dueDate: '2026-11-01' }] as const) {
    await changeOpening(server(), id, over);
    const gone = await send(server(), 'GET', `/api/job/${id}`);
    expect(gone.status).toBe(410);
    for (const path of publicPaths(id, id, company.companyId))
      expectNone(canaries, path, (await bytesOf(server(), path)).replaceAll('canaryslug-marine', ''));
  }
});

test('an opening that hides its company later hides it at once, from everything that was read before', async () => {
  const { company, canaries } = await aHiddenCompany(server(), 'later');
  const id = await anOpening(server(), company.companyId, { title: 'Dock Master' });
  const paths = publicPaths(id, id, company.companyId);
  for (const path of paths) await bytesOf(server(), path);
  expect(await bytesOf(server(), `/api/job/${id}`)).toContain('canarylight later');
  const picture = pixelsOf(await bytesOf(server(), `/og/job/${id}.png`));
  server().clock.advance(minute);
  await changeOpening(server(), id, { hideCompanyName: true, updatedAt: server().clock.now() });
  for (const path of paths)
    expectNone(canaries, path, (await bytesOf(server(), path)).replaceAll('canaryslug-marine', ''));
  expect(pixelsOf(await bytesOf(server(), `/og/job/${id}.png`))).not.toBe(picture);
});

test('the page of a company that is seen lists no opening that hides it', async () => {
  const open = await anApprovedCompany(server(), { name: 'Openly Named', slug: 'openly-named' });
  const id = await anOpening(server(), open.companyId, { title: 'Quay Inspector', hideCompanyName: true });
  const page = await bytesOf(server(), '/api/company/openly-named');
  expect(page).toContain('openly named');
  expect(page).not.toContain(id);
  expect(page).not.toContain('quay inspector');
});

test('P8: an applicant reads the name neither in letters nor in the own list, before and after the end', async () => {
  const { company, canaries } = await aHiddenCompany(server(), 'second');
  const id = await anOpening(server(), company.companyId, {
    title: 'Dredging Foreman',
    hideCompanyName: true,
  });
  const [candidate, arab] = [await aCandidate(server()), await aCandidate(server())];
  await setLocale(server(), arab, 'ar');
  const applicationId = await anApplication(server(), candidate, id);
  const inArabic = await anApplication(server(), arab, id);
  const own = [
    '/api/applied_jobs',
    '/api/job_application',
    `/api/job_application/${applicationId}`,
    `/api/job/${id}`,
  ];
  const readOwn = async () => {
    for (const path of own) {
      const { body } = await send(server(), 'GET', path, candidate);
      expectNone(canaries, path, JSON.stringify(body));
    }
    const calls = apiOf(server(), candidate);
    const applied = await calls.applications.applied({});
    expect(applied.data).toEqual([id]);
    expectNone(canaries, 'rpc applied', JSON.stringify(applied));
    expectNone(canaries, 'rpc search', JSON.stringify(await calls.jobPool.search({})));
  };
  await readOwn();
  for (const each of [applicationId, inArabic])
    await send(server(), 'PUT', `/api/job_application/${each}`, {
      token: company.token,
      body: { status: 'Shortlisted' },
    });
  server().clock.advance(2 * minute);
  await server().runTasks();
  await readOwn();
  await send(server(), 'DELETE', `/api/job_opening/${id}`, { token: company.token, body: { password } });
  server().clock.advance(2 * minute);
  await server().runTasks();
  for (const { email } of [candidate, arab]) {
    const letters = await lettersTo(server().platform.db, email);
    expect(letters.map(({ kind }) => kind)).toContain('opening-closed-to-applicants');
    expect(letters.map(({ kind }) => kind)).toContain('application-status-changed');
    for (const letter of letters) expectNone(canaries, letter.kind, JSON.stringify(letter));
  }
});

/** What was drawn, without the headers that tell its age. */
function pixelsOf(bytes: string): string {
  return bytes.slice(bytes.indexOf('ihdr'));
}
