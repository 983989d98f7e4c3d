import { eq, inArray, sql } from 'drizzle-orm';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { candidates, videoIntroductions } from './table.ts';

export type Candidate = typeof candidates.$inferSelect;
export type NewCandidate = typeof candidates.$inferInsert;
export type CandidateChanges = Partial<Omit<NewCandidate, 'accountId' | 'createdAt' | 'version'>>;

const person = {
  candidate: candidates,
  account: {
    id: accounts.id,
    name: accounts.name,
    nameAr: accounts.nameAr,
    email: accounts.email,
    pendingEmail: accounts.pendingEmail,
    emailVerifiedAt: accounts.emailVerifiedAt,
    status: accounts.status,
    locale: accounts.locale,
  },
};

/** A profile with the part of its account that belongs to it. */
export async function findPerson(db: Database, accountId: string) {
  const [row] = await db
    .select(person)
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.accountId, accountId));
  return row;
}
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function findPersonByShareId(db: Database, shareId: string) {
  const [row] = await db
    .select(person)
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.shareId, shareId));
  return row;
}

/** Whether a candidate recorded a video introduction. */
export async function hasIntroduction(db: Database, accountId: string): Promise<boolean> {
  return (await db.$count(videoIntroductions, eq(videoIntroductions.candidateId, accountId))) > 0;
}

/** The profile that keeps this file: its CV, or an answer or still of its video introduction. */
export async function findPersonByFile(db: Database, fileId: string) {
  const videos = db
    .select({ id: videoIntroductions.candidateId })
    .from(videoIntroductions)
    .where(sql`${fileId}::uuid in (${videoIntroductions.fileId}, ${videoIntroductions.posterFileId})`);
  const [row] = await db
    .select(person)
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(sql`${candidates.cvFileId} = ${fileId}::uuid or ${candidates.accountId} in (${videos})`)
    .limit(1);
  return row;
}

/** The profile, kept from changing until the transaction ends. */
export async function lockCandidate(db: Database, accountId: string): Promise<Candidate | undefined> {
  const [row] = await db.select().from(candidates).where(eq(candidates.accountId, accountId)).for('update');
  return row;
}

export async function insertCandidate(db: Database, row: NewCandidate): Promise<Candidate> {
  const [candidate] = await db.insert(candidates).values(row).returning();
  if (!candidate) throw new Error('The candidate was not written');
  return candidate;
}

/** Writes a change; its version counts up. */
export async function updateCandidate(
  db: Database,
  accountId: string,
  now: Date,
  changes: CandidateChanges,
): Promise<void> {
  await db
    .update(candidates)
    .set({ ...changes, updatedAt: now, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.accountId, accountId));
}

/** Writes what no editor's form holds; no version grows old by it. */
export async function setBeside(
  db: Database,
  accountId: string,
  computed: Pick<
    CandidateChanges,
    | 'profileStrength'
    | 'avatarFileId'
    | 'emailNewJob'
    | 'emailJobUpdates'
    | 'emailIncompleteInterview'
    | 'emailConsent'
  >,
): Promise<void> {
  await db.update(candidates).set(computed).where(eq(candidates.accountId, accountId));
}

/** What the candidate wants to be written to about. */
export async function selectSwitches(db: Database, accountId: string) {
  const { emailNewJob, emailJobUpdates, emailIncompleteInterview, emailConsent } = candidates;
  const [row] = await db
    .select({ emailNewJob, emailJobUpdates, emailIncompleteInterview, emailConsent })
    .from(candidates)
    .where(eq(candidates.accountId, accountId));
  return row;
}

/** Under which number somebody is reached, and whether they agreed to WhatsApp. */
export async function selectContact(db: Database, accountId: string) {
  const { dialCode, plainPhone, sealedPhone, whatsappConsent } = candidates;
  const [row] = await db
    .select({ dialCode, plainPhone, sealedPhone, whatsappConsent })
    .from(candidates)
    .where(eq(candidates.accountId, accountId));
  return row;
}

export async function addProfileView(db: Database, accountId: string): Promise<void> {
  await db
    .update(candidates)
    .set({ profileViews: sql`${candidates.profileViews} + 1` })
    .where(eq(candidates.accountId, accountId));
}

export async function addCvDownload(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .update(candidates)
    .set({ cvDownloads: sql`${candidates.cvDownloads} + 1` })
    .where(eq(candidates.accountId, accountId))
    .returning({ cvDownloads: candidates.cvDownloads });
  return row?.cvDownloads ?? 0;
}

export async function findFileFacts(db: Database, fileId: string | null) {
  if (!fileId) return undefined;
  const [row] = await db
    .select({
      label: files.label,
      size: files.size,
      reading: sql<string | null>`${files.facts} ->> 'reading'`,
    })
    .from(files)
    .where(eq(files.id, fileId));
  return row;
}

/** What a CV says that had been kept unread; answers whose profiles keep it. */
export async function setCvText(db: Database, fileIds: string[], cvText: string): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .update(candidates)
    .set({ cvText })
    .where(inArray(candidates.cvFileId, fileIds))
    .returning({ accountId: candidates.accountId });
  return rows.map(({ accountId }) => accountId);
}

export function countVideos(db: Database, candidateId: string): Promise<number> {
  return db.$count(videoIntroductions, eq(videoIntroductions.candidateId, candidateId)).then(Number);
}

/** The alert of what the candidate wishes for is there. */
export async function markWishesKept(db: Database, accountId: string): Promise<void> {
  await db.update(candidates).set({ areWishesKept: true }).where(eq(candidates.accountId, accountId));
}
