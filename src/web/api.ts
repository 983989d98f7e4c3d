import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Contract } from '#contract/contract.ts';
import { showNotice } from './notices.ts';
import { pageRequest } from './request.ts';

const listeners = new Set<() => void>();

/** Calls `listener` after every call that changed something, before the caller hears of it. */
export function onChanged(listener: () => void): void {
  listeners.add(listener);
}

type Client = ContractRouterClient<Contract>;
type Call = (input: unknown, options: unknown) => Promise<unknown>;

/** The one transport of the screens: in process while the server renders, `/api/rpc` in the browser. */
const openLink: () => ClientLink<ClientContext> = createIsomorphicFn()
  .server(() => ({
    call: (path: readonly string[], input: unknown, options: unknown) => {
      let target = pageRequest().api as Record<string, unknown>;
      for (const part of path) target = target[part] as Record<string, unknown>;
      return (target as unknown as Call)(input, options);
    },
  }))
  .client(() => {
    const link = new RPCLink({
      url: `${window.location.origin}/api/rpc`,
      // Lists that the browser may keep.
      method: (_options, path) => (path[0] === 'reference' ? 'GET' : 'POST'),
      fetch: async (request, init) => {
        const response = await globalThis.fetch(request, init);
        await showNotice(response);
        if (response.headers.has('x-changed')) for (const listener of listeners) listener();
        return response;
      },
    });
    return link as ClientLink<ClientContext>;
  });

export const api: Client = createORPCClient(openLink());

/** The same calls as options for TanStack Query: `query.jobOpenings.search.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api);
