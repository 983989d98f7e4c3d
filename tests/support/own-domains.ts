import { expect } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { checkCareersDomainsTask } from '#server/modules/companies/task-names.ts';
import { type Caller, send } from './client.ts';
import { nameServersKnow } from './name-servers.ts';
import { anApprovedCompany, type CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

const page = { is_shown: true, colour: null, headline: {}, sections: [], version: 0 };

/** The own domain of a careers page, as its owners set and read it, and as days pass over it. */
export function ownDomains(server: () => TestServer) {
  const call = (caller: Caller, method: string, path: string, body?: object) =>
    send(server(), method, `/api/careers_page${path}`, { ...caller, body });
  const set = (caller: Caller, domain: string) => call(caller, 'PUT', '/domain', { domain });
  const check = (caller: Caller) => call(caller, 'POST', '/domain/check', {});
  const read = async (caller: Caller) => (await call(caller, 'GET', '')).body.data.domain;

  async function aPage(name?: string): Promise<CompanyPerson & { slug: string }> {
    const owner = await anApprovedCompany(server(), name ? { name } : {});
    const { body } = await call(owner, 'PUT', '', page);
    return { ...owner, slug: body.data.slug };
  }

  /** The records of a domain as its company is told to set them. */
  async function recordsOf(caller: Caller) {
    const { domain, record_name, record_value, target } = await read(caller);
    return { TXT: { [record_name]: record_value }, CNAME: { [domain]: target } };
  }

  async function connected(owner: Caller, domain: string) {
    await set(owner, domain);
    const records = await recordsOf(owner);
    nameServersKnow(records);
    expect((await check(owner)).body.data.domain.state).toBe('connected');
    return records;
  }

  /** A day later the daily look has been taken. */
  async function aDayLater(days = 1) {
    server().clock.advance(days * dayMs);
    const { db, tasks } = server().platform;
    await tasks.enqueue(db, checkCareersDomainsTask, {});
    await server().runTasks();
  }
  return { call, set, check, read, aPage, recordsOf, connected, aDayLater };
}
