import { expect, test } from 'vitest';
import type { Actor } from '#server/platform/actor.ts';
import { permits } from '#server/platform/authorization.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const unfilled = /undefined|\bNaN\b|\bnull\b|\[object|\{\w+\}/;
const wrong = [undefined, null, '', 'x', -1, {}, [{}]];
/** They end the session or the account that the others need. */
const ending = ['/api/logout', '/api/sessions', '/api/password-change-setting'];

// Every call by somebody who may make it, its fields left out and of each wrong kind.
test('no message of any call says undefined, NaN, null or [object', { timeout: 120_000 }, async () => {
  const people = await everybody();
  const said: string[] = [];
  for (const { method, path, policy } of listCalls()) {
    const caller = people.find(({ actor }) => policy && permits(policy, actor))?.person;
    if (method === 'GET' || ending.includes(path)) continue;
    const at = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const ask = (body: unknown) => send(server(), method, at, { token: caller?.token, body });
    const first = await ask({});
    const fields = Object.keys(first.body?.errors ?? {}).map((name) => name.split('.')[0] ?? name);
    const answers = [first];
    for (const value of fields.length > 0 ? wrong : [])
      answers.push(await ask(Object.fromEntries(fields.map((name) => [name, value]))));
    for (const { body } of answers)
      for (const text of messagesOf(body)) if (unfilled.test(text)) said.push(`${method} ${path}: ${text}`);
  }
  expect([...new Set(said)]).toEqual([]);
});

function messagesOf(body: { message?: string; errors?: Record<string, string[]> } | null): string[] {
  if (!body || typeof body !== 'object') return [];
  return [body.message, ...Object.values(body.errors ?? {}).flat()].filter((text) => text !== undefined);
}

async function everybody(): Promise<{ actor: Actor; person?: Person }[]> {
  const signedIn = { accountId: '', sessionId: '', email: '', name: '', nameAr: '', isEmailVerified: true };
  const standing = { approvedStatus: 'Approved', disabledFeatures: [] } as const;
  const owner = { memberRole: 'owner', companyId: '', ...standing } as const;
  return [
    { actor: { role: 'candidate', ...signedIn }, person: await aCandidate(server()) },
    { actor: { role: 'company', ...owner, ...signedIn }, person: await anApprovedCompany(server()) },
    { actor: { role: 'admin', ...signedIn }, person: await anAdmin(server()) },
    { actor: { role: 'superadmin', ...signedIn }, person: await aSuperadmin(server()) },
    { actor: { role: 'visitor' } },
  ];
}
