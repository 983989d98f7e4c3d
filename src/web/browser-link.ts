import type { ClientContext, ClientLink } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { getLocale } from '#texts/runtime.js';
import { showToastOf } from './toasts.ts';

/** Calls over HTTP, from the browser; `onChange` hears of every call that changed something. */
export function openBrowserLink(onChange: () => void): ClientLink<ClientContext> {
  return new RPCLink({
    url: `${window.location.origin}/api/rpc`,
    headers: () => ({ 'x-locale': getLocale() }),
    // Lists that the browser may keep.
    method: (_options, path) => (path[0] === 'reference' ? 'GET' : 'POST'),
    fetch: async (request, init) => {
      const response = await globalThis.fetch(request, init);
      await showToastOf(response);
      if (response.headers.has('x-changed')) onChange();
      return response;
    },
  });
}
