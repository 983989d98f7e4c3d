import { expect } from 'vitest';
import { send } from './client.ts';
import type { companySignInOn } from './company-sign-in.ts';
import { type CompanyPerson, password } from './people.ts';
import type { TestServer } from './test-server.ts';

/** What directories of companies ask of that server. */
export function directoriesOn(
  server: () => TestServer,
  { call, connected }: Pick<ReturnType<typeof companySignInOn>, 'call' | 'connected'>,
) {
  async function aToken(owner: CompanyPerson): Promise<string> {
    const made = await call(owner, 'POST', '/directory', { password });
    expect(made.status).toBe(200);
    return made.body.token;
  }

  const scim = (token: string, method: string, path: string, body?: object) =>
    send(server(), method, `/scim/v2${path}`, { token, body });

  /** A company whose directory writes here. */
  async function directory(domain: string, order: object = {}) {
    const owner = await connected(domain, order);
    const token = await aToken(owner);
    const ask = (method: string, path: string, body?: object) => scim(token, method, path, body);
    return { owner, token, ask };
  }

  return { aToken, scim, directory };
}

/** As Entra makes a user. */
export const entraUser = (email: string, more: object = {}) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: `mail-${email}`,
  userName: email,
  active: true,
  displayName: 'Lina Aziz',
  emails: [{ primary: true, type: 'work', value: email }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Lina Aziz', familyName: 'Aziz', givenName: 'Lina' },
  roles: [],
  title: 'Head of people',
  ...more,
});

export const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});
