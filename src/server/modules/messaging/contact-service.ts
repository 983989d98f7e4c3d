import { type ContactMessage, contactMessagesPageSize } from '#domain/contact.ts';
import { findAdministrators } from '#server/modules/identity/administrators-service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { insertContactMessage, selectContactMessages } from './contact-queries.ts';

/** Keeps a message and writes to every administrator; answering the letter answers the sender. */
export async function sendContactMessage(context: Context, input: ContactMessage): Promise<void> {
  const { actor, db, clock, locale } = context;
  const { name, email, subject, message } = input;
  const phone = input.phone ?? '';
  const id = await insertContactMessage(db, {
    ...{ name, phone, email, subject, message, locale },
    accountId: actor.role === 'visitor' ? null : actor.accountId,
    createdAt: clock.now(),
  });
  for (const administrator of await findAdministrators(db)) {
    await sendLetter(context, {
      to: administrator.email,
      locale: administrator.locale,
      letter: 'contact-message-received',
      data: { name, email, subject, message, ...(phone && { phone }) },
      about: id,
      accountId: administrator.id,
      concerns: id,
      replyTo: email,
    });
  }
}

/** One page of the messages, the newest first. */
export function listContactMessages(context: Context, input: { page: number; searchkey: string }) {
  return selectContactMessages(context.db, {
    searchkey: input.searchkey,
    offset: (input.page - 1) * contactMessagesPageSize,
    limit: contactMessagesPageSize,
  });
}
