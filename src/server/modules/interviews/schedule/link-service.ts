import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fillMeetingLink, meetingId } from '#domain/interviews/meeting-links.ts';
import { meetingLinks } from '#server/modules/interviews/table.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Where the own company's video interviews are held, as it was written; empty for none. */
export async function readMeetingLink({ db, actor }: Context<OwnerActor>): Promise<{ pattern: string }> {
  return { pattern: (await selectPattern(db, actor.companyId)) ?? '' };
}

export async function saveMeetingLink(
  { db, actor }: Context<OwnerActor>,
  { pattern }: { pattern: string },
): Promise<void> {
  const { companyId } = actor;
  if (pattern === '') await db.delete(meetingLinks).where(eq(meetingLinks.companyId, companyId));
  else
    await db
      .insert(meetingLinks)
      .values({ companyId, pattern })
      .onConflictDoUpdate({ target: meetingLinks.companyId, set: { pattern } });
}

/** An address for one more video interview of a company; null where it says none. */
export async function newMeetingLink(
  { db }: Pick<Context, 'db'>,
  { companyId, companySlug }: { companyId: string; companySlug: string },
): Promise<string | null> {
  const pattern = await selectPattern(db, companyId);
  return pattern === undefined
    ? null
    : fillMeetingLink(pattern, { company: companySlug, id: meetingId(randomBytes(16)) });
}

async function selectPattern(db: Database, companyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ pattern: meetingLinks.pattern })
    .from(meetingLinks)
    .where(eq(meetingLinks.companyId, companyId));
  return row?.pattern;
}
