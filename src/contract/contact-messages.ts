import { z } from 'zod';
import { contactMessage, contactMessagesPageSize, contactReply } from '#domain/contact.ts';
import { contactStates, settledStates } from '#domain/contact-states.ts';
import { done } from './done.ts';
import { pageOf } from './page.ts';
import { call } from './route.ts';

const stored = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  state: z.enum(contactStates),
  /** When somebody last said so, and who; null while it is open, the name also once that account is gone. */
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
  /** The answers, the first one first. */
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      created_at: z.string(),
      /** Null once that account is gone. */
      author: z.string().nullable(),
    }),
  ),
});
export type StoredContactMessage = z.infer<typeof stored>;

const id = z.string().max(100);

/** Messages of the contact form (specification 1, section 3; specification 2, sections 7 and 9). */
export const contactMessages = {
  send: call({
    method: 'POST',
    path: '/contact-message',
    policy: 'public',
    summary: 'Sends a message to the team, at most 5 an hour from one address.',
    tag: 'Contact',
    toast: 'none',
    limit: 'contact_form',
  })
    .input(contactMessage)
    .output(z.object({ status: z.literal(200), success: z.literal(true), message: z.string() })),
  list: call({
    method: 'GET',
    path: '/contact-message',
    policy: 'admin',
    summary: `Messages of the contact form, the newest first, ${contactMessagesPageSize} a page.`,
    tag: 'Contact',
  })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(5000).default(1),
        /** Sought in name, email, phone, subject and message, without regard to case. */
        searchkey: z.string().trim().max(200).default(''),
        /** Of that state alone; without one, all but spam. */
        state: z.enum(contactStates).optional(),
      }),
    )
    .output(pageOf(stored)),
  reply: call({
    method: 'POST',
    path: '/contact-message/{id}/reply',
    policy: 'admin',
    summary:
      'Answers a message by email, in the language it was written in; answering that reaches the administrator.',
    tag: 'Contact',
  })
    .input(contactReply.extend({ id }))
    .output(done),
  settle: call({
    method: 'PUT',
    path: '/contact-message/{id}',
    policy: 'admin',
    summary: 'Puts a message to done or spam, or opens it again.',
    tag: 'Contact',
  })
    .input(z.object({ id, state: z.enum(settledStates) }))
    .output(done),
};
