import { m } from '#texts/messages.js';

/** What a company's own words for a change of status are called. */
export function letterText(kind: string): string {
  if (kind === 'sortlisted') return m.messages_letter_shortlisted();
  if (kind === 'interview') return m.messages_letter_interview();
  if (kind === 'accept') return m.messages_letter_accept();
  return m.messages_letter_reject();
}
