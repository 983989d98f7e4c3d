import { resolveActor } from '#server/actor.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import { type Context, createContext } from '#server/platform/context.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A caller's context without HTTP, for services that no call of their own reaches. */
export async function contextOf(server: TestServer, { token }: Person): Promise<Context<SignedInActor>> {
  const { locale, request } = server.systemContext('test');
  const actor = await resolveActor(server.platform, token, '127.0.0.1');
  const context: Context = createContext(server.platform, { actor, sessionToken: token, locale, request });
  requirePolicy('signed-in', context);
  return context;
}
