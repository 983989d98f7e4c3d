import { z } from 'zod';
import { westernDigits } from './digits.ts';
import { emailAddress } from './identity/emails.ts';
import { personName } from './names.ts';
import { longText, shortText } from './text/text.ts';

/** Contact messages are listed 20 per page, with at most 10 page buttons. */
export const contactMessagesPageSize = 20;
export const contactMessagesPageButtons = 10;

/** An answer by email, in plain words. */
export const contactReply = z.object({ text: longText(5000, {}, 1) });

/** POST api/contact-message. Every field is one line but the message, so that nothing reaches a mail header. */
export const contactMessage = z.object({
  name: personName,
  phone: z
    .string()
    .trim()
    .max(40, { error: 'validation_phone_invalid_form' })
    .transform(westernDigits)
    .refine((text) => /^[\d\s().+/-]*$/.test(text), { error: 'validation_phone_invalid_form' })
    .nullish(),
  email: emailAddress,
  subject: shortText(255),
  message: longText(5000, {}, 5),
});
export type ContactMessage = z.infer<typeof contactMessage>;
