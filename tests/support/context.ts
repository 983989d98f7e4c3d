import { resolveActor } from '#server/actor.ts';
import { type Context, createContext } from '#server/platform/context.ts';
import type { Caller } from './client.ts';
import type { TestServer } from './test-server.ts';

/** A caller's context without HTTP, for services that no call of their own reaches. */
export async function contextOf(server: TestServer, { token }: Caller = {}): Promise<Context> {
  const bare = server.systemContext('test');
  if (!token) return bare;
  const { locale, request } = bare;
  const actor = await resolveActor(server.platform, token);
  return createContext(server.platform, { actor, sessionToken: token, locale, request });
}
