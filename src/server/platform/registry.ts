import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/contract.ts';
import { keyScopeOf } from '#contract/key-scopes.ts';
import type { CallMeta, Policy } from '#contract/route.ts';
import type { CompanyFeature } from '#domain/companies/features.ts';

/** One call of the API as the access matrix sees it. */
export interface RegisteredCall {
  /** `identity.login` */
  name: string;
  method: string;
  path: string;
  policy: Policy | undefined;
  /** The scope that an API key needs for it; `open` without one, `closed` where no key makes it. */
  keyScope: ReturnType<typeof keyScopeOf>;
  /** What an administrator may have switched off for the company of its caller. */
  features: CompanyFeature[];
  /** The limits that it counts against, besides those of its caller. */
  limits: string[];
}

/** Every call of the contract; the matrix of roles against calls is made from this list. */
export function listCalls(): RegisteredCall[] {
  return collect(contract, []);
}

/** The start fails when a call names no policy (security Z1). */
export function requireEveryPolicy(): void {
  const open = listCalls().filter((call) => call.policy === undefined);
  if (open.length > 0) throw new Error(`Calls without a policy: ${open.map((call) => call.name).join(', ')}`);
}

function collect(node: unknown, path: string[]): RegisteredCall[] {
  if (isContractProcedure(node)) {
    const { route, meta } = node['~orpc'];
    const { policy, feature, limit, isReading = false } = meta as CallMeta;
    const method = route.method ?? 'POST';
    return [
      {
        name: path.join('.'),
        method,
        path: `/api${route.path ?? ''}`,
        policy,
        keyScope: keyScopeOf({ path, method, policy, isReading }),
        features: [feature ?? []].flat(),
        limits: [limit ?? []].flat(),
      },
    ];
  }
  return Object.entries(node as Record<string, unknown>).flatMap(([name, child]) =>
    collect(child, [...path, name]),
  );
}
