import { useQueryClient } from '@tanstack/react-query';
import type { CompanyProfile, CompanyUser } from '#contract/company-profile.ts';
import type { MemberRole } from '#domain/companies/members.ts';
import { sessionQuery, useSession } from '../identity/session.ts';

export interface OwnCompany {
  user: CompanyUser & { pending_email?: string | null };
  company: CompanyProfile;
  role: MemberRole;
  settings: Record<string, boolean>;
}

/** The signed-in person with the own company, from the session call; undefined until it is there. */
export function useCompany(): OwnCompany | undefined {
  const { data } = useSession();
  if (!data?.extra_data) return undefined;
  // The session call types what each role adds only as records.
  const { member_role, ...company } = data.extra_data as unknown as CompanyProfile & {
    member_role: MemberRole;
  };
  return {
    user: data.data as unknown as OwnCompany['user'],
    company,
    role: member_role,
    settings: data.settings as Record<string, boolean>,
  };
}

/** Reads the session again after a change of the person or the company. */
export function useRefreshCompany(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
