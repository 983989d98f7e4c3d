import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import type { AnyRouter } from '@orpc/server';
import { StandardRPCMatcher } from '@orpc/server/standard';
import type { CallMeta } from '#contract/route.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface FoundCall {
  method: string;
  /** As it stands in the contract, below `/api`. */
  path: string | undefined;
  /** Its place in the contract: `['jobOpenings', 'list']`. */
  place: readonly string[];
  meta: CallMeta;
}

/** Which call a request asks for, known before its body is read. */
export interface CallFinder {
  find(method: string, path: string): Promise<FoundCall | undefined>;
  /** Every method that a path has. */
  methodsOf(path: string): Promise<string[]>;
}

export function createCallFinder(router: AnyRouter): CallFinder {
  const specified = new StandardOpenAPIMatcher();
  const rpc = new StandardRPCMatcher();
  specified.init(router);
  rpc.init(router);

  async function find(method: string, path: string): Promise<FoundCall | undefined> {
    const isRpc = path.startsWith('/api/rpc/');
    const below = `/${path.slice((isRpc ? '/api/rpc/' : '/api/').length).replace(/\/$/, '')}` as const;
    const match = await (isRpc ? rpc.match(method, below) : specified.match(method, below));
    if (!match) return undefined;
    const { route, meta } = match.procedure['~orpc'];
    return { method: route.method ?? 'POST', path: route.path, place: match.path, meta: meta as CallMeta };
  }

  async function methodsOf(path: string): Promise<string[]> {
    if (path.startsWith('/api/rpc/')) {
      const call = await find('POST', path);
      if (!call) return [];
      return call.method === 'GET' ? ['GET', 'POST'] : ['POST'];
    }
    const found = await Promise.all(methods.map((method) => find(method, path)));
    return methods.filter((_, index) => found[index] !== undefined);
  }

  return { find, methodsOf };
}
