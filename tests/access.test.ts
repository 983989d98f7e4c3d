import { expect, test } from 'vitest';
import type { Actor } from '#server/platform/actor.ts';
import { permits } from '#server/platform/authorization.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  aSuperadmin,
  type Person,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('Z1: every call names its policy', () => {
  expect(listCalls().filter((call) => !call.policy)).toEqual([]);
});

/** Public writes whose contract names no limit, and why. */
const unlimited = {
  'limited by their routes, which stream': [
    ...['/api/files/v1/cv-upload', '/api/files/v1/cr-attachment', '/api/files/v1/video-cv-upload'],
    ...['/api/files/v1/video-poster', '/api/recordings'],
  ],
  'ask for the ticket of a recording that was begun': [
    '/api/recordings/{id}/completion',
    '/api/recordings/{id}',
  ],
  'end a session': ['/api/logout'],
};

test('whoever is not signed in meets a limit with every write', () => {
  const open = listCalls()
    .filter(({ method, policy, limits }) => method !== 'GET' && policy === 'public' && limits.length === 0)
    .map(({ path }) => path);
  expect(open.toSorted()).toEqual(Object.values(unlimited).flat().toSorted());
});

test('Z2: whoever a policy does not permit is refused by every call, and nothing changes', async () => {
  const personas = await everyPersona();
  const before = await rowCounts();
  const wrong: string[] = [];
  for (const call of listCalls()) {
    for (const [name, { actor, person }] of Object.entries(personas)) {
      if (!call.policy || permits(call.policy, actor)) continue;
      const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const answer = await send(server(), call.method, path, {
        token: person?.token,
        body: call.method === 'GET' ? undefined : {},
      });
      if (![401, 403, 404].includes(answer.status))
        wrong.push(`${name} ${call.method} ${path}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await rowCounts()).toEqual(before);
});

async function everyPersona(): Promise<Record<string, { actor: Actor; person?: Person }>> {
  const company = await anApprovedCompany(server());
  const pending = await aPendingCompany(server());
  const signedIn = { accountId: '', sessionId: '', email: '', name: '', isEmailVerified: true };
  const member = { role: 'company', companyId: '', ...signedIn } as const;
  return {
    visitor: { actor: { role: 'visitor' } },
    candidate: { actor: { role: 'candidate', ...signedIn }, person: await aCandidate(server()) },
    pending: { actor: { ...member, memberRole: 'owner', approvedStatus: 'Pending' }, person: pending },
    viewer: {
      actor: { ...member, memberRole: 'viewer', approvedStatus: 'Approved' },
      person: await aMember(server(), company.companyId, 'viewer'),
    },
    recruiter: {
      actor: { ...member, memberRole: 'recruiter', approvedStatus: 'Approved' },
      person: await aMember(server(), company.companyId, 'recruiter'),
    },
    owner: { actor: { ...member, memberRole: 'owner', approvedStatus: 'Approved' }, person: company },
    admin: { actor: { role: 'admin', ...signedIn }, person: await anAdmin(server()) },
    superadmin: { actor: { role: 'superadmin', ...signedIn }, person: await aSuperadmin(server()) },
  };
}

async function rowCounts(): Promise<Record<string, number>> {
  const { db } = server().platform;
  const tables = await db.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'refused_counts')",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ n: string }>(`select count(*) as n from "${name}"`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
