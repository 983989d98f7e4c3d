/** Roles of a company's members. */
export const memberRoles = ['owner', 'recruiter', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** How a member hears of new applications: of each at once, of all once a day, or not by email. */
export const applicationMails = ['at_once', 'daily', 'off'] as const;
export type ApplicationMail = (typeof applicationMails)[number];

/** What a member chose; until then who reviews hears at once, and who only reads hears nothing. */
export function applicationMailOf(role: MemberRole, chosen: ApplicationMail | null): ApplicationMail {
  return chosen ?? (role === 'viewer' ? 'off' : 'at_once');
}

/** What a member may do; reading the company's own openings and applications is open to every role. */
const memberActs = [
  'read',
  'rate',
  'note',
  'publish',
  'edit_opening',
  'delete_opening',
  'change_status',
  'move_application',
  'schedule_interview',
  'share',
  'export',
  'invite',
  'message',
  'edit_company',
  'manage_members',
] as const;
export type MemberAct = (typeof memberActs)[number];

const viewerActs: ReadonlySet<MemberAct> = new Set(['read', 'rate', 'note']);
const ownerActs: ReadonlySet<MemberAct> = new Set(['edit_company', 'manage_members', 'delete_opening']);

/**
 * An owner may do everything; a recruiter everything but deleting openings, editing the company and its members;
 * a viewer reads, rates and notes.
 */
export function memberMay(role: MemberRole, act: MemberAct): boolean {
  if (role === 'owner') return true;
  return role === 'recruiter' ? !ownerActs.has(act) : viewerActs.has(act);
}
