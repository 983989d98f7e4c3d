import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { dashboardOf, type Role, roleOf } from '#domain/identity/people.ts';
import { query } from '#web/api.ts';
import { leaveForSignIn } from '#web/ended-session.ts';
import { readFailure } from '#web/refusal.ts';
import { readSurroundings } from '#web/request.ts';

/** The session call (`GET api/users`): who is signed in, with profile, figures and settings. */
export const sessionQuery = query.identity.session.queryOptions({ staleTime: 60_000 });

/** The session of a signed-in screen; after a change of the profile invalidate `sessionQuery.queryKey`. */
export function useSession() {
  return useQuery(sessionQuery);
}

/**
 * The guard of a signed-in area, for `beforeLoad`: without a session to the sign-in page and back afterwards, with
 * another role to the own dashboard. The server checks each call again.
 */
export async function requireRoles(
  queryClient: QueryClient,
  roles: readonly Role[],
): Promise<{ role: Role }> {
  const { viewer } = readSurroundings();
  if (!viewer) {
    leaveForSignIn();
    return leaving();
  }
  takeFirstAnswers(queryClient);
  const session = await queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
    const { message, code, facts } = readFailure(error);
    if (code !== 'NOT_SIGNED_IN' && code !== 'SESSION_SUSPENDED') throw error;
    leaveForSignIn({ message, accountStatus: String(facts.account_status ?? '') });
    return leaving();
  });
  const role = roleOf(session.user_type);
  if (!role) throw new Error('The session has no known role');
  if (!roles.includes(role)) throw redirect({ to: dashboardOf(role) });
  return { role };
}

/** What the server read for the screen while it answered with the page counts as just asked for; once. */
function takeFirstAnswers(queryClient: QueryClient): void {
  const place = document.getElementById('answers');
  place?.remove();
  const answers = JSON.parse(place?.textContent ?? '[]') as [QueryKey, unknown][];
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}

/** The page is being left: what waits for this renders nothing any more. */
function leaving(): Promise<never> {
  return new Promise(() => undefined);
}
