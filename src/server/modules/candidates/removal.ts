import type { Context } from '#server/platform/context.ts';
import { verifyOwnPassword } from '../identity/passwords-service.ts';
import { deleteAccount } from '../identity/service.ts';
import { forgetBrowser } from '../identity/sessions-service.ts';
import { requireOwn } from './own.ts';

/**
 * Deletes the own account after the password: profile, files, texts, sessions and letters go, applications stay as
 * anonymous figures of the companies, and a last letter confirms (G4).
 */
export async function removeCandidate(
  context: Context,
  input: { id: string; password: string },
): Promise<void> {
  const candidateId = requireOwn(context, input.id);
  await verifyOwnPassword(context, input.password);
  await context.inTransaction((inner) => deleteAccount(inner, candidateId));
  forgetBrowser(context);
  context.log.info({ account: candidateId }, 'an account was deleted');
}
