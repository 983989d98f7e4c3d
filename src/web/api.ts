import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Contract } from '#contract/contract.ts';
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
      let target: unknown = pageRequest().api;
      for (const part of path) target = (target as Record<string, unknown>)[part];
      return (target as Call)(input, options);
    },
  }))
  .client(() => {
    // Many pages call nothing at first: what makes HTTP of calls comes with the first one.
    let link: Promise<ClientLink<ClientContext>> | undefined;
    const open = () => {
      link ??= import('./browser-link.ts').then(({ openBrowserLink }) => openBrowserLink(announceChange));
      link.catch(() => {
        link = undefined;
      });
      return link;
    };
    return { call: async (path, input, options) => (await open()).call(path, input, options) };
  });

function announceChange(): void {
  for (const listener of listeners) listener();
}

export const api: Client = createORPCClient(openLink());

/** The same calls as options for TanStack Query: `query.jobOpenings.search.queryOptions({ input })`. */
export const query = createTanstackQueryUtils(api);
