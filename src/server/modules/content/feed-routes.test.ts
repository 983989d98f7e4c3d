import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const secret = 'Canary Holding';

const publicPaths = (id: string) => [
  '/sitemap.xml',
  '/rss.xml',
  '/fr/rss.xml',
  '/jobs.xml',
  `/og/job/${id}.png`,
  `/fr/og/job/${id}.png`,
];

test('an Active opening is in every feed, in the sitemap at the languages that it is written in', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Marsa Clinics' });
  const id = await anOpening(server(), companyId, { title: 'Ward Nurse & Lead' });
  const sitemap = await send(server(), 'GET', '/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  for (const address of [
    `/job/ward-nurse-lead-doha-${id}`,
    `/company/${companyId}`,
    '/blog/finding-jobs-in-qatar',
  ])
    expect(sitemap.body).toContain(`<loc>http://localhost:3000${address}</loc>`);
  expect(sitemap.body).not.toContain(`/fr/job/ward-nurse-lead-doha-${id}`);
  expect((await send(server(), 'GET', '/rss.xml')).body).toContain('Ward Nurse &amp; Lead, Marsa Clinics');
  const french = (await send(server(), 'GET', '/fr/rss.xml')).body;
  expect(french).toContain(`<link>http://localhost:3000/fr/job/ward-nurse-lead-doha-${id}</link>`);
  expect(french).toContain(`<guid isPermaLink="true">http://localhost:3000/fr/job/${id}</guid>`);
  const jobs = await send(server(), 'GET', '/jobs.xml');
  expect(jobs.body).toContain(`/job/ward-nurse-lead-doha-${id}]]></url>`);
  expect(jobs.body).toContain(`<referencenumber><![CDATA[${id}]]></referencenumber>`);
  expect(jobs.body.trim().endsWith('</source>')).toBe(true);
});

test('P8: a company that hides its name is in no feed and no picture', async () => {
  const { companyId } = await anApprovedCompany(server(), {
    name: secret,
    website: 'https://canary.example',
    profileVisibility: false,
  });
  const id = await anOpening(server(), companyId, { title: 'Quiet Job', hideCompanyName: true });
  for (const path of publicPaths(id)) {
    const answer = await send(server(), 'GET', path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.body).not.toMatch(/canary/i);
    expect(answer.body).not.toContain(companyId);
  }
  expect((await send(server(), 'GET', '/rss.xml')).body).toContain('Quiet Job, Confidential company');
});

test('P3: what is not public is listed nowhere', async () => {
  const pending = await aPendingCompany(server());
  const hidden = await anOpening(server(), pending.companyId, { title: 'Too early' });
  const { companyId } = await anApprovedCompany(server());
  const closed = await anOpening(server(), companyId, { title: 'Was open' });
  await changeOpening(server(), closed, { status: 'Closed' });
  for (const id of [hidden, closed]) {
    for (const path of ['/sitemap.xml', '/rss.xml', '/jobs.xml'])
      expect((await send(server(), 'GET', path)).body).not.toContain(id);
    expect((await send(server(), 'GET', `/og/job/${id}.png`)).status).toBe(404);
  }
  const sitemap = (await send(server(), 'GET', '/sitemap.xml')).body;
  expect(sitemap).not.toContain(pending.companyId);
  expect(sitemap).not.toMatch(/\/(?:user|video-cv|shared_applications)\//);
});

test('openings have parts of the sitemap of their own, by their ranks', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Ranked' });
  const part = await send(server(), 'GET', '/sitemap-openings-0.xml');
  expect(part.body).toContain(`<loc>http://localhost:3000/job/ranked-doha-${id}</loc>`);
  expect(part.body).not.toContain('/company/');
});

test('a picture is drawn once for what it says and then kept', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Drawn Once' });
  const before = await storedFiles();
  const first = await send(server(), 'GET', `/og/job/${id}.png`);
  expect(first.headers.get('content-type')).toBe('image/png');
  await send(server(), 'GET', `/og/job/${id}.png`);
  expect(await storedFiles()).toBe(before + 1);
  await changeOpening(server(), id, { title: 'Drawn Again' });
  await send(server(), 'GET', `/og/job/${id}.png`);
  expect(await storedFiles()).toBe(before + 2);
});

test('parts that there are not, and pictures of nothing, are not found', async () => {
  for (const path of [
    '/sitemap-0.xml',
    '/sitemap-2.xml',
    '/sitemap-openings-9.xml',
    '/og/job/00000000-0000-4000-8000-000000000000.png',
  ])
    expect([path, (await send(server(), 'GET', path)).status]).toEqual([path, 404]);
});

test('robots find the sitemap, researchers find whom to write to', async () => {
  expect((await send(server(), 'GET', '/robots.txt')).body).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  );
  const security = (await send(server(), 'GET', '/.well-known/security.txt')).body;
  expect(security).toContain('Contact: http://localhost:3000/contact-us');
  expect(security).toMatch(/^Expires: 2027-11-21T00:00:00.000Z$/m);
});

test('the old addresses of details lead on for good, in their language', async () => {
  const kinds = ['job', 'user', 'company', 'video-cv', 'shared_applications'];
  for (const kind of kinds) {
    for (const prefix of ['', '/fr']) {
      const answer = await send(server(), 'GET', `${prefix}/${kind}/details?id=abc-1_candidate`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `${prefix}/${kind}/abc-1_candidate`,
      ]);
    }
  }
});

test('details without a plausible id lead nowhere', async () => {
  for (const id of ['', '//evil.example', 'a/../b', 'a%0d%0ab']) {
    const answer = await send(server(), 'GET', `/job/details?id=${id}`);
    expect(answer.headers.get('location')).toBeNull();
  }
});

async function storedFiles(): Promise<number> {
  let count = 0;
  for await (const _ of server().platform.storage.list()) count += 1;
  return count;
}
