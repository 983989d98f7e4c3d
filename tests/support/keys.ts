import { expect } from 'vitest';
import type { KeyScope } from '#domain/companies/api-keys.ts';
import { send } from './client.ts';
import { type CompanyPerson, password } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface KeyDetails {
  scopes?: KeyScope[];
  life?: string;
  networks?: string[];
  name?: string;
  password?: string;
}

/** An API key of that owner's company; reads openings unless told. */
export async function aKey(
  server: TestServer,
  owner: CompanyPerson,
  details: KeyDetails = {},
): Promise<{ key: string; id: string }> {
  const { status, body } = await orderKey(server, owner, details);
  expect(status).toBe(200);
  return { key: body.key, id: body.data.id };
}

/** What the order of one is answered. */
export function orderKey(server: TestServer, owner: CompanyPerson, details: KeyDetails = {}) {
  return send(server, 'POST', '/api/api_keys', {
    token: owner.token,
    body: { name: 'ATS', scopes: ['openings:read'], life: '90', networks: [], password, ...details },
  });
}
