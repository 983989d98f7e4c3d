import type { CandidateUpdate } from '#domain/candidates/profile.ts';
import {
  type Candidate,
  type CandidateChanges,
  lockCandidate,
  setBeside,
} from '#server/modules/candidates/queries.ts';
import { claimFile, filePath, picturePath, releaseFile, textOf } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { refreshStrength } from './strength.ts';

/** Claims a new CV or picture; an empty path removes the one there is. `letGo` runs once the columns are written. */
export async function changedFiles(context: Context, current: Candidate, input: CandidateUpdate) {
  const columns: CandidateChanges = {};
  const released: (string | null)[] = [];
  if (input.cv !== undefined && input.cv !== filePath(current.cvFileId)) {
    const cv = input.cv ? await claim(context, current, input.cv, 'cv') : undefined;
    columns.cvFileId = cv?.id ?? null;
    columns.cvText = cv ? textOf(cv) : '';
    if (cv?.id !== current.cvFileId) released.push(current.cvFileId);
  }
  if (input.avatar !== undefined && input.avatar !== picturePath(current.avatarFileId)) {
    const avatar = input.avatar ? await claim(context, current, input.avatar, 'avatar') : undefined;
    columns.avatarFileId = avatar?.id ?? null;
    if (avatar?.id !== current.avatarFileId) released.push(current.avatarFileId);
  }
  return {
    columns,
    letGo: async () => {
      for (const id of released) await releaseFile(context, id);
    },
  };
}

/** The picture that a candidate just uploaded becomes the own one; the one before it goes. */
export async function keepPicture(context: Context, candidateId: string, fileId: string): Promise<void> {
  const current = await lockCandidate(context.db, candidateId);
  if (!current) return;
  const { columns, letGo } = await changedFiles(context, current, { avatar: picturePath(fileId) });
  await setBeside(context.db, candidateId, { avatarFileId: columns.avatarFileId });
  await letGo();
  await refreshStrength(context, candidateId);
}

function claim(context: Context, { accountId }: Candidate, path: string, kind: 'cv' | 'avatar') {
  return claimFile(context, { path, kind, ownerId: accountId, field: kind });
}
