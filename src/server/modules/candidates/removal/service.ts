import { requireOwn } from '#server/modules/candidates/own.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { forgetBrowser } from '#server/modules/identity/sessions-service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * Deletes the own account after the password: profile, files, texts, sessions and letters go, applications stay as
 * anonymous figures of the companies, and a last letter confirms (G4).
 */
export async function removeCandidate(
  context: Context<CandidateActor>,
  input: { id: string; password: string },
): Promise<void> {
  const candidateId = requireOwn(context, input.id);
  await verifyOwnPassword(context, input.password);
  await context.inTransaction((inner) => deleteAccount(inner, candidateId));
  forgetBrowser(context);
  context.log.info({ account: candidateId }, 'an account was deleted');
}
