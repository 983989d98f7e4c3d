import { contactMessage } from '#domain/contact.ts';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';

/** What is wrong with each field, by the server's own rules; fetched with the first attempt. */
export function checkContactMessage(values: unknown): FormErrors {
  return checkForm(contactMessage, values);
}
