import { type ContactMessage, contactMessage } from '#domain/contact.ts';
import { checkForm, type FormErrors, refusedFields } from '../../validation.ts';

export { refusedFields };

/** The message in its stored form, or what is wrong with each field. */
export function checkContactMessage(values: unknown): { errors: FormErrors; message?: ContactMessage } {
  const errors = checkForm(contactMessage, values);
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, message: contactMessage.parse(values) };
}
