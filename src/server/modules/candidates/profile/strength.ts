import { printedProgress, profileStrength, type StrengthCandidate } from '#domain/candidates/strength.ts';
import { countVideos, findPerson, type Person, setBeside } from '#server/modules/candidates/queries.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';

/** The profile by the names that its weights have. */
function strengthFields({ candidate, account }: Person, videos: number): StrengthCandidate {
  return {
    ...toWire(candidate),
    video_cv: Array.from({ length: videos }),
    cv: candidate.cvFileId,
    name: account.name,
    email: account.email,
    avatar: candidate.avatarFileId,
  };
}

export function strengthOf(person: Person, videos: number) {
  const fields = strengthFields(person, videos);
  return { strength: profileStrength(fields).total, printed: printedProgress(fields) };
}

/** Computes the profile strength anew, within the transaction that changed the profile; it is never taken from outside. */
export async function refreshStrength(context: Context, candidateId: string): Promise<void> {
  const person = await findPerson(context.db, candidateId);
  if (!person) return;
  const { strength } = strengthOf(person, await countVideos(context.db, candidateId));
  await setBeside(context.db, candidateId, { profileStrength: strength });
}
