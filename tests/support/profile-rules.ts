import { expect } from 'vitest';
import { send } from './client.ts';
import { aCandidate, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

export type ProfileChange = Record<string, unknown>;

/** What a rule says, where, the last value that is accepted, the first that is refused, and the message. */
export type ProfileRule = [
  name: string,
  field: string,
  accepted: ProfileChange,
  refused: ProfileChange,
  message: string,
];

export function saveProfile(server: TestServer, person: Person, body: ProfileChange) {
  return send(server, 'PUT', '/api/candidate/1', { ...person, body });
}

/** A rule of the profile holds at its last accepted and its first refused value, by the server alone. */
export async function expectRule(
  server: TestServer,
  [_name, field, accepted, refused, message]: ProfileRule,
): Promise<void> {
  const person = await aCandidate(server, { phone: '55123456' });
  const first = await saveProfile(server, person, accepted);
  expect([first.status, first.body.errors]).toEqual([200, undefined]);
  const second = await saveProfile(server, person, refused);
  expect([second.status, second.body.errors?.[field]?.[0]]).toEqual([422, message]);
}
