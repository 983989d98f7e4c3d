/** Roles of members who work for the whole company: they see every opening of it. */
export const companyRoles = ['owner', 'recruiter', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Roles of members who work for named openings: no other opening of the company exists for them, nor is it counted. */
export const hiringRoles = ['hiring_manager', 'interviewer'] as const;
export type HiringRole = (typeof hiringRoles)[number];

/** Roles of a company's members, from who may most to who may least. */
export const memberRoles = [...companyRoles, ...hiringRoles] as const;
export type MemberRole = CompanyRole | HiringRole;

/** Whether a role sees named openings alone. */
export function isHiringRole(role: MemberRole): role is HiringRole {
  return (hiringRoles as readonly string[]).includes(role);
}

/** What a member may do with what the role sees. */
const memberActs = [
  'read',
  'note',
  'rate',
  'change_status',
  'schedule_interview',
  'message',
  'move_application',
  'remove_application',
  'add_applicant',
  'share',
  'export',
  'publish',
  'edit_opening',
  'name_team',
  'invite',
  'delete_opening',
  'edit_company',
  'manage_members',
] as const;
export type MemberAct = (typeof memberActs)[number];

const ofRecruiters = memberActs.filter(
  (act) => !['delete_opening', 'edit_company', 'manage_members'].includes(act),
);

/**
 * The matrix of roles and acts. An owner may do everything; a recruiter everything but deleting openings, editing the
 * company and its members; a viewer reads, rates and notes. Of the named openings alone, a hiring manager reviews,
 * decides and schedules interviews; an interviewer reads, notes, and writes scorecards of the own interviews.
 */
const roleActs: Readonly<Record<MemberRole, readonly MemberAct[]>> = {
  owner: memberActs,
  recruiter: ofRecruiters,
  viewer: ['read', 'note', 'rate'],
  hiring_manager: ['read', 'note', 'rate', 'change_status', 'schedule_interview'],
  interviewer: ['read', 'note'],
};

/** Whether a role may do that, with what it sees. */
export function memberMay(role: MemberRole, act: MemberAct): boolean {
  return roleActs[role].includes(act);
}
