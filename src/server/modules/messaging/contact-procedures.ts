import { procedures } from '#server/platform/procedures.ts';
import { m } from '#texts/messages.js';
import type { ContactMessageRow } from './contact-queries.ts';
import { listContactMessages, sendContactMessage } from './contact-service.ts';

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
    const { rows, total } = await listContactMessages(context, input);
    return { status: 200, total, data: rows.map(present) };
  }),
});

function present({ id, name, phone, email, subject, message, createdAt }: ContactMessageRow) {
  return { id, name, phone, email, subject, message, created_at: createdAt.toISOString() };
}
