import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FileRecord } from '#server/modules/files/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Reader, readable } from './conversation-queries.ts';
import { conversations, messageFiles } from './table.ts';

interface MessageFile {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** The files of a row of `messages`, in the order in which they were attached. */
export const filesOfMessage = sql<MessageFile[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.label, 'type', f.content_type, 'size', f.size) order by mf.place)
  from message_files mf join files f on f.id = mf.file_id
  where mf.conversation_id = messages.conversation_id and mf.number = messages.number), '[]'::json)`;

export async function insertFiles(
  db: Database,
  { id, number }: { id: string; number: number },
  attached: readonly FileRecord[],
): Promise<void> {
  if (attached.length === 0) return;
  const rows = attached.map((file, place) => ({ conversationId: id, number, place, fileId: file.id }));
  await db.insert(messageFiles).values(rows);
}

/** A conversation of the reader in which a file was sent. */
export async function selectConversationOfFile(db: Database, reader: Reader, fileId: string) {
  const { rows, isOwn } = readable(db, reader);
  const sent = db
    .select({ id: messageFiles.conversationId })
    .from(messageFiles)
    .where(eq(messageFiles.fileId, fileId));
  const [row] = await rows.where(and(isOwn, inArray(conversations.id, sent))).limit(1);
  return row;
}

/** The files of a candidate's conversations, whoever sent them. */
export async function selectFilesOfCandidate(db: Database, candidateId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(conversations, eq(conversations.id, messageFiles.conversationId))
    .where(eq(conversations.candidateId, candidateId));
  return rows.map(({ id }) => id);
}
