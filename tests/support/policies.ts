import { readFileSync } from 'node:fs';
import type { Policy } from '#contract/route.ts';
import { listCalls } from '#server/platform/registry.ts';

/** Beside the test that writes and compares it. */
export const policiesFile = 'support/policies.txt';

/** Each call with its policy, a line each, as the list keeps them. */
export function describePolicies(): string {
  const lines = listCalls().map(
    ({ method, path, policy }) => `${method.padEnd(6)} ${path} ${policy ?? 'none'}`,
  );
  return `${lines.toSorted().join('\n')}\n`;
}

/** The policies as the list has them, which nobody changes with the contract unseen: by `GET /api/users`. */
export function listedPolicies(): ReadonlyMap<string, Policy> {
  const lines = readFileSync(`tests/${policiesFile}`, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [method, path, policy] = line.split(/ +/);
      return [`${method} ${path}`, policy as Policy];
    }),
  );
}
