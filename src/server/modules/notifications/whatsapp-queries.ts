import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { claimedFor, isUnclaimed } from '#server/platform/claims.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { whatsappMessages } from './table.ts';

export type WhatsappMessage = typeof whatsappMessages.$inferSelect;

/** Writes a message; null where one about the same was written before. */
export async function insertWhatsapp(
  db: Database,
  row: typeof whatsappMessages.$inferInsert,
): Promise<string | null> {
  const [written] = await db
    .insert(whatsappMessages)
    .values(row)
    .onConflictDoNothing({ target: [whatsappMessages.accountId, whatsappMessages.about] })
    .returning({ id: whatsappMessages.id });
  return written?.id ?? null;
}

/** Takes a queued message for one attempt; none where it is done, or under way elsewhere. */
export async function claimWhatsapp(
  db: Database,
  id: string,
  milliseconds: number,
): Promise<WhatsappMessage | undefined> {
  const [row] = await db
    .update(whatsappMessages)
    .set({ attempts: sql`${whatsappMessages.attempts} + 1`, claimedUntil: claimedFor(milliseconds) })
    .where(
      and(
        eq(whatsappMessages.id, id),
        eq(whatsappMessages.status, 'queued'),
        isUnclaimed(whatsappMessages.claimedUntil),
      ),
    )
    .returning();
  return row;
}

export async function updateWhatsapp(
  db: Database,
  id: string,
  change: Partial<typeof whatsappMessages.$inferInsert>,
): Promise<void> {
  await db
    .update(whatsappMessages)
    .set({ claimedUntil: null, ...change })
    .where(eq(whatsappMessages.id, id));
}

/** Notes what WhatsApp reports of a message; reports come twice and in any order, so none takes a later one back. */
export async function noteReport(
  db: Database,
  messageId: string,
  report: Pick<typeof whatsappMessages.$inferInsert, 'lastError' | 'unreachable'> & {
    status: 'delivered' | 'read' | 'failed';
  },
): Promise<void> {
  const before = { delivered: ['sent'], read: ['sent', 'delivered'], failed: ['sent'] } as const;
  await db
    .update(whatsappMessages)
    .set(report)
    .where(
      and(
        eq(whatsappMessages.messageId, messageId),
        inArray(whatsappMessages.status, [...before[report.status]]),
      ),
    );
}

/** Whether WhatsApp said of a person's number that nobody is reached there. */
export async function selectUnreachable(
  db: Database,
  accountId: string,
  lookups: string[],
): Promise<boolean> {
  const [row] = await db
    .select({ id: whatsappMessages.id })
    .from(whatsappMessages)
    .where(and(eq(whatsappMessages.accountId, accountId), inArray(whatsappMessages.unreachable, lookups)))
    .limit(1);
  return row !== undefined;
}

export function oldWhatsapp(before: Date): OldRows {
  return {
    table: whatsappMessages,
    where: lt(whatsappMessages.createdAt, before),
    by: whatsappMessages.createdAt,
  };
}
