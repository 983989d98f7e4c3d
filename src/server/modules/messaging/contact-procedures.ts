import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { m } from '#texts/any-language.js';
import type { ContactReplyRow } from './contact-queries.ts';
import {
  type ListedMessage,
  listContactMessages,
  replyToMessage,
  sendContactMessage,
  settleMessage,
} from './contact-service.ts';

const { contactMessages } = procedures;

export const contactMessagesProcedures = contactMessages.router({
  send: contactMessages.send.handler(async ({ context, input }) => {
    await sendContactMessage(context, input);
    return {
      status: 200,
      success: true,
      message: m.messaging_contact_sent({}, { locale: context.locale }),
    };
  }),
  list: contactMessages.list.handler(async ({ context, input }) => {
    const { rows, total, replies } = await listContactMessages(context, input);
    return { status: 200, total, data: rows.map((row) => present(row, replies)) };
  }),
  reply: contactMessages.reply.handler(async ({ context, input }) => {
    await replyToMessage(context, input);
    return done;
  }),
  settle: contactMessages.settle.handler(async ({ context, input }) => {
    await settleMessage(context, input);
    return done;
  }),
});

function present({ createdAt, settledAt, settledBy, ...row }: ListedMessage, replies: ContactReplyRow[]) {
  return {
    ...row,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
    settled_by: settledBy,
    replies: replies
      .filter(({ messageId }) => messageId === row.id)
      .map((reply) => ({
        id: reply.id,
        text: reply.text,
        created_at: reply.createdAt.toISOString(),
        author: reply.author,
      })),
  };
}
