import { expect, test } from 'vitest';
import { type Outlet, outletReason, outlets } from '#domain/job-openings/outlets.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/** Where it can be read over HTTP whether an opening is there. */
const addresses: Partial<Record<Outlet, (opening: string, company: string, careers: string) => string>> = {
  search: () => '/api/jobs_pool?job_title=Falconer&country=all',
  'company-page': (_, company) => `/api/company/${company}`,
  'careers-page': (_, __, careers) => `/api/careers/${careers}`,
  'own-site': (_, company) => `/company/${company}/openings.json`,
  'search-engines': (opening) => `/api/job/${opening}/posting`,
  aggregators: () => '/jobs.xml',
};

test('an opening is shown where its company is told that it is, and nowhere else', async () => {
  for (const hidesCompany of [false, true])
    for (const isCompanySeen of [false, true]) {
      const owner = await anApprovedCompany(server(), { profileVisibility: isCompanySeen });
      const { companyId } = owner;
      const page = { is_shown: true, colour: null, headline: {}, sections: [], version: 0 };
      const { data } = (await send(server(), 'PUT', '/api/careers_page', { ...owner, body: page })).body;
      const id = await anOpening(server(), companyId, { title: 'Falconer', hideCompanyName: hidesCompany });
      for (const outlet of outlets) {
        const address = addresses[outlet]?.(id, companyId, data.slug);
        if (!address) continue;
        const { body } = await send(server(), 'GET', address);
        const isThere = (typeof body === 'string' ? body : JSON.stringify(body)).includes(id);
        const isTold = !outletReason(outlet, { hidesCompany, isCompanySeen });
        expect([outlet, hidesCompany, isCompanySeen, isThere]).toEqual([
          outlet,
          hidesCompany,
          isCompanySeen,
          isTold,
        ]);
      }
    }
});
