import type { CvDocument } from '#domain/cvs/document.ts';
import { cvsMaximum, cvVersionMinutes } from '#domain/cvs/kept.ts';
import { isId } from '#domain/ids.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type Cv,
  countCvs,
  deleteCv,
  findCv,
  findVersion,
  holdProfile,
  insertCv,
  insertVersion,
  lockCv,
  newestVersionOf,
  renameRow,
  selectCvs,
  selectVersions,
  updateDocument,
} from './queries.ts';

type Own = Context<CandidateActor>;

/** The caller's CVs, the last one changed first. */
export async function listCvs({ db, actor }: Own) {
  return (await selectCvs(db, actor.accountId)).map(presentRow);
}

/** An own CV; another's answers 404 like one that is none. */
export async function getCv({ db, actor }: Own, id: string): Promise<Cv> {
  const cv = isId(id) ? await findCv(db, actor.accountId, id) : undefined;
  if (!cv) throw new Refusal('NOT_FOUND');
  return cv;
}

/** Keeps a new CV beside the others; refuses past twenty of them. */
export async function createCv(context: Own, input: { name: string; document: CvDocument }): Promise<Cv> {
  const { db, actor, clock } = context;
  const now = clock.now();
  // Held, so that two windows at once keep the bound.
  const profileVersion = await holdProfile(db, actor.accountId);
  if (profileVersion === undefined) throw new Refusal('NOT_FOUND');
  if ((await countCvs(db, actor.accountId)) >= cvsMaximum)
    throw new Refusal('TOO_MANY_CVS', { params: { limit: cvsMaximum } });
  const times = { createdAt: now, updatedAt: now };
  return insertCv(db, { ...input, candidateId: actor.accountId, profileVersion, ...times });
}

/** A second CV with the same words. */
export async function duplicateCv(context: Own, id: string, name: string): Promise<Cv> {
  const { document } = await getCv(context, id);
  return createCv(context, { name, document });
}

interface Save {
  id: string;
  document: CvDocument;
  version: number;
  profile_version?: number | undefined;
}

/** Replaces the words of a CV; what stood there is kept as a version where the newest one is ten minutes old. */
export async function saveCv(context: Own, { id, document, version, profile_version }: Save) {
  const current = await lockOwn(context, id);
  if (version !== current.version) throw new Refusal('CONFLICT');
  const now = context.clock.now();
  const newest = (await newestVersionOf(context.db, id)) ?? current.createdAt;
  if (now.getTime() - newest.getTime() >= cvVersionMinutes * 60_000) await keepVersion(context, current);
  return updateDocument(context.db, current, {
    document,
    profileVersion: profile_version ?? current.profileVersion,
    updatedAt: now,
  });
}

export async function renameCv({ db, actor }: Own, id: string, name: string) {
  const cv = isId(id) ? await renameRow(db, actor.accountId, id, name) : undefined;
  if (!cv) throw new Refusal('NOT_FOUND');
  return cv;
}

export async function removeCv({ db, actor }: Own, id: string): Promise<void> {
  if (!isId(id) || !(await deleteCv(db, actor.accountId, id))) throw new Refusal('NOT_FOUND');
}

export async function listVersions(context: Own, id: string) {
  const cv = await getCv(context, id);
  const rows = await selectVersions(context.db, cv.id);
  return rows.map(({ id, savedAt, document }) => ({ id, saved_at: savedAt.toISOString(), document }));
}

/** Puts an earlier version back; what stands there now becomes a version itself. */
export async function restoreVersion(context: Own, id: string, versionId: string): Promise<Cv> {
  const current = await lockOwn(context, id);
  const version = isId(versionId) ? await findVersion(context.db, current.id, versionId) : undefined;
  if (!version) throw new Refusal('NOT_FOUND');
  await keepVersion(context, current);
  const { profileVersion } = current;
  return updateDocument(context.db, current, {
    document: version.document,
    profileVersion,
    updatedAt: context.clock.now(),
  });
}

export function presentRow({
  id,
  name,
  version,
  updatedAt,
}: Pick<Cv, 'id' | 'name' | 'version' | 'updatedAt'>) {
  return { id, name, version, updated_at: updatedAt.toISOString() };
}

export function presentCv(cv: Cv) {
  return { ...presentRow(cv), document: cv.document, profile_version: cv.profileVersion };
}

async function lockOwn({ db, actor }: Own, id: string): Promise<Cv> {
  const cv = isId(id) ? await lockCv(db, actor.accountId, id) : undefined;
  if (!cv) throw new Refusal('NOT_FOUND');
  return cv;
}

function keepVersion({ db }: Own, { id, document, updatedAt }: Cv): Promise<void> {
  return insertVersion(db, { cvId: id, document, savedAt: updatedAt });
}
