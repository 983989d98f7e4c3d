import { inArray, sql } from 'drizzle-orm';
import { removeFiles } from '#server/modules/files/service.ts';
import { endOfRetention } from '#server/modules/identity/retention-service.ts';
import { forgetSubjects } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { conversations, messageFiles } from './table.ts';

const conversationsAtOnce = 2000;

/** Conversations in which nobody wrote for the period that is set go with their files; one that was reported waits for its decision. */
export async function dropOldConversations(context: Context): Promise<void> {
  const { db } = context;
  const before = await endOfRetention(context, 'messages');
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from conversations c where c.last_at < ${before.toISOString()}::timestamptz
      and not exists (select from conversation_reports r where r.conversation_id = c.id and r.verdict is null)
    order by c.last_at limit ${conversationsAtOnce} for update skip locked`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const files = await db
    .selectDistinct({ id: messageFiles.fileId })
    .from(messageFiles)
    .where(inArray(messageFiles.conversationId, ids));
  await db.delete(conversations).where(inArray(conversations.id, ids));
  await removeFiles(
    context,
    files.map(({ id }) => id),
  );
  await forgetSubjects(context, ids);
}
