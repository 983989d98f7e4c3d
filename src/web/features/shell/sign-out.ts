import { api } from '../../api.ts';
import { leaveSession } from '../identity/ended-session.ts';

/** Ends the session and leaves for `/` with a full load, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await api.identity.logout().catch(() => undefined); // An ended session is signed out as well.
  leaveSession('/');
}
