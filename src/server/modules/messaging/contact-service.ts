import { randomUUID } from 'node:crypto';
import { type ContactMessage, contactMessagesPageSize } from '#domain/contact.ts';
import type { ContactState } from '#domain/contact-states.ts';
import { isId } from '#domain/ids.ts';
import { findAdministrators } from '#server/modules/identity/administrators-service.ts';
import { contactMessage } from '#server/modules/notifications/news/contact-message.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  insertContactMessage,
  insertReply,
  lockContactMessage,
  selectContactMessages,
  selectReplies,
  updateContactState,
} from './contact-queries.ts';
import { contactPhoneLookups, openContactPhone, sealContactPhone } from './contact-sealed.ts';

/** Keeps a message and writes to every administrator; answering the letter answers the sender. */
export async function sendContactMessage(context: Context, input: ContactMessage): Promise<void> {
  const { actor, db, clock, config, locale } = context;
  const { name, email, subject, message } = input;
  const phone = input.phone ?? '';
  const id = randomUUID();
  await insertContactMessage(db, {
    ...{ id, name, email, subject, message, locale },
    ...sealContactPhone(config, id, phone),
    accountId: actor.role === 'visitor' ? null : actor.accountId,
    createdAt: clock.now(),
  });
  await tell(context, contactMessage, {
    to: (await findAdministrators(db)).map((administrator) => administrator.id),
    facts: { messageId: id, name, email, phone, subject, message },
  });
}

/** One page of the messages with their answers, the newest first. */
export async function listContactMessages(
  context: Context<AdminActor>,
  input: { page: number; searchkey: string; state?: ContactState },
) {
  const { rows, total } = await selectContactMessages(context.db, {
    searchkey: input.searchkey,
    phoneLookups: contactPhoneLookups(context.config, input.searchkey),
    state: input.state,
    offset: (input.page - 1) * contactMessagesPageSize,
    limit: contactMessagesPageSize,
  });
  const ids = rows.map(({ id }) => id);
  const opened = rows.map(({ plainPhone, sealedPhone, ...row }) => ({
    ...row,
    phone: openContactPhone(context.config, { id: row.id, plainPhone, sealedPhone }),
  }));
  return { rows: opened, total, replies: ids.length > 0 ? await selectReplies(context.db, ids) : [] };
}

export type ListedMessage = Awaited<ReturnType<typeof listContactMessages>>['rows'][number];

/** Writes to the sender in the language of the message; what the sender answers reaches the administrator's own mailbox. */
export async function replyToMessage(
  context: Context<AdminActor>,
  input: { id: string; text: string },
): Promise<void> {
  const { actor, db, clock } = context;
  const message = await requireMessage(context, input.id);
  const now = clock.now();
  const replyId = await insertReply(db, {
    messageId: message.id,
    authorId: actor.accountId,
    text: input.text,
    createdAt: now,
  });
  await updateContactState(db, message.id, {
    state: 'answered',
    settledAt: now,
    settledBy: actor.accountId,
  });
  const { name, subject } = message;
  await sendLetter(context, {
    to: message.email,
    locale: message.locale,
    letter: 'contact-message-answered',
    data: { name, subject, text: input.text, message: message.message },
    about: replyId,
    concerns: message.id,
    replyTo: actor.email,
  });
}

/** Puts a message to done or spam, or opens it again. */
export async function settleMessage(
  context: Context<AdminActor>,
  input: { id: string; state: ContactState },
): Promise<void> {
  const message = await requireMessage(context, input.id);
  const isOpen = input.state === 'open';
  await updateContactState(context.db, message.id, {
    state: input.state,
    settledAt: isOpen ? null : context.clock.now(),
    settledBy: isOpen ? null : context.actor.accountId,
  });
}

async function requireMessage(context: Context, id: string) {
  const message = isId(id) ? await lockContactMessage(context.db, id) : undefined;
  if (!message) throw new Refusal('NOT_FOUND');
  return message;
}
