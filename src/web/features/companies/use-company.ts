import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { CompanySession } from '#contract/session.ts';
import { isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { userTypes } from '#domain/identity/people.ts';
import { sessionQuery, useSession } from '#web/features/identity/session.ts';

export interface OwnCompany {
  user: CompanySession['data'];
  company: CompanyProfile;
  role: MemberRole;
  settings: CompanySession['settings'];
  stats: CompanySession['data_stats'];
}

/** Whether the caller sees named openings alone; undefined until the session is there. */
export function useIsHiring(): boolean | undefined {
  const own = useCompany();
  return own && isHiringRole(own.role);
}

/** The signed-in person with the own company, from the session call; undefined until it is there. */
export function useCompany(): OwnCompany | undefined {
  const { data } = useSession();
  if (data?.user_type !== userTypes.company) return undefined;
  const { member_role, ...company } = data.extra_data;
  return { user: data.data, company, role: member_role, settings: data.settings, stats: data.data_stats };
}

/** Reads the session again after a change of the person or the company. */
export function useRefreshCompany(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }), [queries]);
}
