import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: somebody wrote by the contact form. An answer to the letter answers the sender. */
export const contactMessage = defineNews({
  kind: 'contact_message',
  topic: 'contact',
  facts: z.object({
    messageId: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  subject: () => 'contact',
  path: () => '/contact_messages',
  about: ({ messageId }) => messageId,
  concerns: ({ messageId }, channel) => (channel === 'email' ? messageId : undefined),
  replyTo: ({ email }) => email,
  letter: 'contact-message-received',
  data: ({ name, email, phone, subject, message }) => ({
    name,
    email,
    subject,
    message,
    ...(phone && { phone }),
  }),
});
