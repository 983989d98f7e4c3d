import { printedProgress, profileStrength, type StrengthCandidate } from '#domain/candidates/strength.ts';
import {
  type Candidate,
  countVideos,
  findPerson,
  type Person,
  setBeside,
} from '#server/modules/candidates/queries.ts';
import { type Opened, unsealCandidate } from '#server/modules/candidates/sealed.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';

type OpenPerson = Pick<Person, 'account'> & { candidate: Candidate & Opened };

/** The profile by the names that its weights have. */
function strengthFields({ candidate, account }: OpenPerson, videos: number): StrengthCandidate {
  return {
    ...toWire(candidate),
    video_cv: Array.from({ length: videos }),
    cv: candidate.cvFileId,
    name: account.name,
    email: account.email,
    avatar: candidate.avatarFileId,
  };
}

export function strengthOf(person: OpenPerson, videos: number) {
  const fields = strengthFields(person, videos);
  return { strength: profileStrength(fields).total, printed: printedProgress(fields) };
}

/** Computes the profile strength anew, within the transaction that changed the profile; it is never taken from outside. */
export async function refreshStrength(context: Context, candidateId: string): Promise<void> {
  const person = await findPerson(context.db, candidateId);
  if (!person) return;
  const candidate = unsealCandidate(context.config, person.candidate);
  const videos = await countVideos(context.db, candidateId);
  const { strength } = strengthOf({ account: person.account, candidate }, videos);
  await setBeside(context.db, candidateId, { profileStrength: strength });
}
