import type { Conversation, Message } from '#contract/message-responses.ts';
import type { Locale } from '#domain/locale.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { companyNameIn, personNameIn } from '#domain/shown-names.ts';
import { filePath, picturePath } from '#server/modules/files/service.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { readAbout } from './about-service.ts';
import type { ConversationRow, Reader } from './conversation-queries.ts';
import {
  blockConversation,
  markConversationRead,
  markConversationUnread,
  muteConversation,
} from './marks-service.ts';
import { readerOf } from './policy.ts';
import type { MessageRow } from './queries.ts';
import {
  countUnreadConversations,
  listConversations,
  openConversation,
  passWriting,
  readConversation,
  reportConversation,
  writeMessage,
} from './service.ts';

const { messages } = procedures;

export const messagesProcedures = messages.router({
  list: messages.list.handler(async ({ context, input }) => {
    const { rows, total } = await listConversations(context, input);
    const reader = readerOf(context.actor);
    return { status: 200, data: { total, data: rows.map((row) => present(row, reader, context.locale)) } };
  }),
  unread: messages.unread.handler(async ({ context }) => ({
    status: 200,
    data: { count: await countUnreadConversations(context) },
  })),
  read: messages.read.handler(async ({ context, input }) => {
    const { locale } = context;
    const found = await readConversation(context, input);
    const reader = readerOf(context.actor);
    return {
      status: 200,
      data: {
        conversation: present(found.conversation, reader, locale),
        messages: found.messages.map((row) =>
          presentMessage(row, { reader, locale, readByOthers: found.readByOthers }),
        ),
        has_earlier: found.hasEarlier,
        read: found.conversation.readNumber,
        clock: found.clock,
        may: found.may,
      },
    };
  }),
  about: messages.about.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAbout(context, input.id),
  })),
  open: messages.open.handler(async ({ context, input }) => ({
    ...done,
    data: await openConversation(context, input.candidate_id),
  })),
  send: messages.send.handler(async ({ context, input }) => ({
    ...done,
    data: presentMessage(await writeMessage(context, input), {
      reader: readerOf(context.actor),
      locale: context.locale,
      readByOthers: 0,
    }),
  })),
  seen: messages.seen.handler(async ({ context, input }) => {
    await markConversationRead(context, input);
    return done;
  }),
  unseen: messages.unseen.handler(async ({ context, input }) => {
    await markConversationUnread(context, input.id);
    return done;
  }),
  mute: messages.mute.handler(async ({ context, input }) => {
    await muteConversation(context, input);
    return done;
  }),
  writing: messages.writing.handler(async ({ context, input }) => {
    await passWriting(context, input.id);
    return done;
  }),
  block: messages.block.handler(async ({ context, input }) => {
    await blockConversation(context, input);
    return done;
  }),
  report: messages.report.handler(async ({ context, input }) => {
    await reportConversation(context, input);
    return done;
  }),
});

function present(row: ConversationRow, { side }: Reader, locale: Locale): Conversation {
  const isCompany = side === 'company';
  return {
    id: row.id,
    with: isCompany
      ? {
          id: row.candidateId,
          name: personNameIn(locale, row.candidateName, row.candidateNameAr),
          picture: picturePath(row.avatarFileId),
          slug: null,
        }
      : {
          id: row.companyId,
          name: companyNameIn(locale, { name: row.companyName, name_ar: row.companyNameAr }),
          picture: picturePath(row.companyLogoFileId),
          slug: row.companySlug,
        },
    job:
      row.jobId && row.jobTitle !== null
        ? { id: row.jobId, title: isCompany ? row.jobTitle : openingTitleIn(locale, row.jobTitle) }
        : null,
    last: { text: row.lastText, side: row.lastSide, at: row.lastAt.toISOString() },
    unread: Math.max(
      row.isMarkedUnread ? 1 : 0,
      (isCompany ? row.candidateCount : row.companyCount) - row.seen,
    ),
    is_muted: (isCompany ? row.companyMutedAt : row.candidateMutedAt) !== null,
    blocked_by: [
      ...(row.companyBlockedAt ? (['company'] as const) : []),
      ...(row.candidateBlockedAt ? (['candidate'] as const) : []),
    ],
    side,
  };
}

function presentMessage(
  row: MessageRow,
  { reader, locale, readByOthers }: { reader: Reader; locale: Locale; readByOthers: number },
): Message {
  const { side, accountId } = reader;
  return {
    number: row.number,
    side: row.side,
    author: personNameIn(locale, row.author, row.authorAr) || null,
    is_own: row.authorId === accountId,
    text: row.text,
    files: row.files.map(({ id, ...file }) => ({ path: filePath(id), ...file })),
    key: row.key,
    at: row.createdAt.toISOString(),
    is_read: row.side === side && row.number <= readByOthers,
  };
}
