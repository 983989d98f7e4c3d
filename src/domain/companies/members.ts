import type { MemberRole } from './roles.ts';

/** How a member hears of new applications: of each at once, of all once a day, or not by email. */
export const applicationMails = ['at_once', 'daily', 'off'] as const;
export type ApplicationMail = (typeof applicationMails)[number];

/** What a member chose; until then who reviews hears at once, and who only reads hears nothing. */
export function applicationMailOf(role: MemberRole, chosen: ApplicationMail | null): ApplicationMail {
  return chosen ?? (role === 'viewer' || role === 'interviewer' ? 'off' : 'at_once');
}
