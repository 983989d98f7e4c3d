import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { notify } from '../../design/notify.ts';

export interface Outcome {
  /** Field → message. */
  errors: Record<string, string>;
  /** The address that the team will answer to, once the message is with it. */
  sentTo?: string;
  /** Why it could not be sent at all. */
  failure?: string;
}

export const emptyOutcome: Outcome = { errors: {} };

/** Checks the form by the server's own rules, then sends it. The rules are fetched with the first attempt. */
export async function submitContactForm(form: FormData): Promise<Outcome> {
  const values = Object.fromEntries(
    ['name', 'phone', 'email', 'subject', 'message'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const { checkContactMessage, refusedFields } = await import('./contact-check.ts');
  const { errors, message } = checkContactMessage(values);
  if (!message) return { errors };
  try {
    const answer = await api.contactMessages.send(message);
    notify({ type: 'success', text: answer.message });
    return { errors: {}, sentTo: message.email };
  } catch (error) {
    const refused = refusedFields(error);
    if (refused) return { errors: refused };
    return { errors: {}, failure: reasonOf(error) };
  }
}

/** The server's own words (too many messages, for example), else that it could not be reached. */
function reasonOf(error: unknown): string {
  const data = (error as { data?: { message?: unknown } }).data;
  return typeof data?.message === 'string' ? data.message : m.common_something_wrong();
}
