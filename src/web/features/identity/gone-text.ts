import { m } from '#texts/messages.js';
import { readFailure } from '#web/refusal.ts';

/** Why an invitation opens nothing; who can send another is named where a new link helps. */
export function goneText(error: unknown): string {
  const { code, message } = readFailure(error);
  return code === 'LINK_EXPIRED' ? m.identity_invitation_expired() : message;
}
