import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/contract.ts';
import { settleNews } from './sites.ts';
import type { TestServer } from './test-server.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** What a plain HTTP call of the specification's paths answers. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as an outside client would
  body: any;
  headers: Headers;
}

/** Somebody who calls the API: a visitor without a token, or a session. */
export interface Caller {
  token?: string;
}

/** The typed calls through the whole HTTP side, in process. */
export function apiOf(
  server: Pick<TestServer, 'app'> & { platform?: TestServer['platform'] },
  caller: Caller = {},
): ApiClient {
  const link = new RPCLink({
    url: 'http://localhost:3000/api/rpc',
    headers: () => authorization(caller),
    fetch: async (request, init) => {
      if (server.platform) await settleNews(server.platform.db);
      return server.app.request(new Request(request, init));
    },
  });
  return createORPCClient(link);
}

/** A specified path with its method and payload, as an outside client sends it. */
export async function send(
  server: Pick<TestServer, 'app'> & { platform?: TestServer['platform'] },
  method: string,
  path: string,
  options: Caller & { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  if (server.platform) await settleNews(server.platform.db);
  const isForm = options.body instanceof FormData;
  const response = await server.app.request(`http://localhost:3000${path}`, {
    method,
    headers: {
      ...authorization(options),
      ...(options.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body:
      options.body === undefined
        ? undefined
        : isForm
          ? (options.body as FormData)
          : JSON.stringify(options.body),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

function authorization({ token }: Caller): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
