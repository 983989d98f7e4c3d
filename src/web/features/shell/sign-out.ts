import { api } from '#web/api.ts';
import { endSession } from '#web/ended-session.ts';

/** Ends the session and leaves for `/` with a full load, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  // An ended session is signed out as well.
  await endSession(api.identity.logout().catch(() => undefined));
}
