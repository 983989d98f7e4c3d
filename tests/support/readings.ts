import { listCalls } from '#server/platform/registry.ts';
import type { Caller } from './client.ts';
import { anOpening } from './openings.ts';
import { aCandidate, anApprovedCompany, aSuperadmin } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Who reads: nobody signed in, or one of a role. */
const readers = ['visitor', 'candidate', 'company', 'superadmin'] as const;
type ReaderRole = (typeof readers)[number];

interface Reading {
  who: ReaderRole;
  path: string;
}

/** What is asked of a list beside itself. */
const asked: Partial<Record<ReaderRole, readonly string[]>> = {
  visitor: [
    '/api/jobs_pool?job_title=Nurse',
    '/api/jobs_pool?job_title=Nurse&city=Doha&page=3',
    '/api/jobs_pool?country=all&page=40',
    '/api/jobs_pool?page=50',
    '/api/jobs_pool?city=Doha&employment_type=full%20time&experience_level=senior',
    '/api/jobs_pool_counts?job_title=Nurse',
    '/api/jobs_pool_suggestions?search=civ',
    '/api/get_all_job_titles?new=true',
    '/api/companies?search=Holding&sort=newest',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-openings-0.xml',
    '/rss.xml',
  ],
  company: [
    '/api/job_application?sort=fit',
    '/api/job_application?sort=rating',
    '/api/job_application?sort=oldest',
    '/api/job_application?status=Pending&page=20',
    '/api/candidate_pool?search=nurse&country=Qatar',
    '/api/candidate_pool?search=nurse&experience_min=3&page=5',
    '/api/candidate_pool?search=welder%20pilot',
    '/api/candidate_pool?search=nursse',
    '/api/candidate_pool_counts?search=nurse',
    '/api/candidate_pool_employers?search=al',
  ],
  superadmin: [
    '/api/job_titles?used=true',
    '/api/admin_openings?searchkey=nurse',
    '/api/companyList?searchkey=Holding',
    '/api/audit?kind=signed-in',
  ],
};

/** What takes everything along, streams, or opens another's page. */
const left = /export|\/pdf|reading|jobs\.xml/;

/** Every list, search and page of the API that asks for nothing in particular, and what is asked of the large ones. */
export function everyReading(): Reading[] {
  const lists = listCalls()
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !left.test(path))
    .flatMap(({ path }) => readers.map((who) => ({ who, path })));
  const further = readers.flatMap((who) => (asked[who] ?? []).map((path) => ({ who, path })));
  return [...lists, ...further];
}

/** One of each role, and the company with three openings that the others apply to. */
export async function peopleWhoRead(server: TestServer) {
  const company = await anApprovedCompany(server, { planId: 'premium' });
  const openings: string[] = [];
  for (const title of ['Nurse', 'Civil Engineer', 'Chef'])
    openings.push(await anOpening(server, company.companyId, { title }));
  const candidate = await aCandidate(server, { desiredJobs: ['Nurse'], residenceCountry: 'Qatar' });
  const superadmin = await aSuperadmin(server);
  const callers: Record<ReaderRole, Caller> = { visitor: {}, candidate, company, superadmin };
  return { callers, company: { id: company.companyId, openings }, reader: candidate.accountId };
}
