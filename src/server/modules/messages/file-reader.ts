import type { FileReader } from '#server/modules/files/service.ts';
import { admits } from '#server/platform/authorization.ts';
import { selectConversationOfFile } from './file-queries.ts';
import { isReadable, readerOf } from './policy.ts';

/** What went along with a message is read by the two sides of the conversation, as long as they read that. */
export const messageFileReader: FileReader = {
  kinds: ['attachment'],
  part: 'messages',
  async mayRead(context, file) {
    if (!admits('candidate-or-approved-company', context)) return false;
    const found = await selectConversationOfFile(context.db, readerOf(context.actor), file.id);
    return found !== undefined && isReadable(found, context.actor);
  },
};
