import { z } from 'zod';
import { contactMessage, contactMessagesPageSize } from '#domain/contact.ts';
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
});

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
      }),
    )
    .output(pageOf(stored)),
};
