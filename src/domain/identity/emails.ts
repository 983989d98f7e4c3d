import { z } from 'zod';

/** RFC 5321: the longest address that a mail server must take. */
const emailMaximum = 254;

/** The form in which addresses are stored and compared: trimmed, composed, without case; a sub-address stays. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Whether the (normalised) text is an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaximum && z.regexes.email.test(text);
}

/** An address, normalised; 'Email is required', 'Please enter a valid email'. */
export const emailAddress = z
  .string({ error: (issue) => (issue.input == null ? 'validation_email_required' : 'validation_email') })
  .overwrite(normalizeEmail)
  .superRefine((email, context) => {
    if (isEmail(email)) return;
    context.addIssue({
      code: 'custom',
      message: email === '' ? 'validation_email_required' : 'validation_email',
    });
  });
