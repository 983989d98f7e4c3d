import { readFileSync } from 'node:fs';
import type { Policy } from '#contract/route.ts';
import type { CompanyFeature } from '#domain/companies/features.ts';
import { listCalls } from '#server/platform/registry.ts';

/** Beside the test that writes and compares it. */
export const policiesFile = 'support/policies.txt';

/** Each call with its policy, its features and the scope of its API keys, a line each, as the list keeps them. */
export function describePolicies(): string {
  const lines = listCalls().map(({ method, path, policy, features, keyScope }) =>
    [method.padEnd(6), path, policy ?? 'none', ...features, keyScope === 'closed' ? '' : `key:${keyScope}`]
      .filter(Boolean)
      .join(' '),
  );
  return `${lines.toSorted().join('\n')}\n`;
}

/** What the list says of each call, which nobody changes with the contract unseen: by `GET /api/users`. */
export function listedPolicies(): ReadonlyMap<string, { policy: Policy; features: CompanyFeature[] }> {
  const lines = readFileSync(`tests/${policiesFile}`, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [method, path, policy, ...rest] = line.split(/ +/);
      const features = rest.filter((word) => !word.startsWith('key:'));
      return [`${method} ${path}`, { policy: policy as Policy, features: features as CompanyFeature[] }];
    }),
  );
}
