import { type ConversationSide, otherSide } from '#domain/messages/limits.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { messageWaiting } from '#server/modules/notifications/news/message.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { lockConversation, selectReadByOthers, writeMailed } from './queries.ts';
import { selectCandidateToTell, selectMemberToTell } from './recipient-queries.ts';

/**
 * Tells a side of what it has not read, by the bell and by email: once, until somebody of it has read. Nothing of what was
 * written stands in the letter; its link leads to where it is read and answered. A company hears nothing of who hides from it.
 */
export async function tellUnread(
  context: Context,
  { id, side }: { id: string; side: ConversationSide },
): Promise<void> {
  const { db } = context;
  const conversation = await lockConversation(db, id);
  if (!conversation || conversation.companyBlockedAt || conversation.candidateBlockedAt) return;
  if (side === 'company' ? conversation.companyMutedAt : conversation.candidateMutedAt) return;
  const { companyId, candidateId, lastNumber, lastSide } = conversation;
  const read = await selectReadByOthers(db, id, candidateId, otherSide(side));
  const mailed = side === 'company' ? conversation.companyMailed : conversation.candidateMailed;
  if (lastSide === side || read >= lastNumber || mailed > read) return;
  const [person, candidate] = [
    side === 'company' ? await selectMemberToTell(db, id, companyId) : undefined,
    await selectCandidateToTell(db, candidateId),
  ];
  const addressee = side === 'company' ? person : candidate;
  if (!addressee || !candidate || (side === 'company' && candidate.hiddenFrom.includes(companyId))) return;
  const sender = side === 'company' ? candidate : await getCompany(context, companyId);
  await writeMailed(db, id, side, lastNumber);
  await tell(context, messageWaiting, {
    to: [addressee.id],
    facts: {
      ...{ conversationId: id, side, lastNumber, candidateId },
      ...{ sender: sender.name, senderAr: sender.nameAr },
    },
  });
}
