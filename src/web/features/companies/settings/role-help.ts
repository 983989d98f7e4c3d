import type { MemberRole } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';

/** What who has a role does and sees. */
export const roleHelp: Readonly<Record<MemberRole, () => string>> = {
  owner: m.companies_role_owner_help,
  recruiter: m.companies_role_recruiter_help,
  viewer: m.companies_role_viewer_help,
  hiring_manager: m.companies_role_hiring_manager_help,
  interviewer: m.companies_role_interviewer_help,
};
