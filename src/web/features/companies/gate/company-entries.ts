import type { CompanyFeature } from '#domain/companies/features.ts';
import { isHiringRole, type MemberAct, memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { HomeIcon, PlusIcon, SettingsIcon, ShareIcon } from '#web/design/icons/icons.tsx';
import {
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  ChartIcon,
  DocumentsIcon,
  HistoryIcon,
  MessagesIcon,
  PeopleIcon,
  TalentPoolIcon,
} from '#web/design/icons/subject-icons.tsx';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import type { AreaItem } from '#web/features/shell/areas/area.tsx';
import { isolated } from '#web/isolation.ts';

export interface CompanyItem extends AreaItem {
  /** The menu feature that administrators switch on and off. */
  feature?: CompanyFeature;
  /** Who may not do it is not led there. */
  act?: MemberAct;
}

/** What members who work for named openings reach; everything else says whose it is. */
const ofAll = ['/job_opening/new', '/job_application/shared', '/job_application/exports'];

export function isOfHiring(path: string): boolean {
  if (ofAll.includes(path)) return false;
  return (
    ['/dashboard', '/schedules', '/notifications', '/settings', '/company-profile-edit'].includes(path) ||
    path === '/company-profile-edit/settings' ||
    ['/job_opening', '/job_application', '/schedules/'].some((open) => path.startsWith(open))
  );
}

/** Whether a member of the company gets somewhere; before the session is there, what every member does. */
export function mayReach(
  { to, feature, act }: Pick<CompanyItem, 'to' | 'feature' | 'act'>,
  own: Pick<OwnCompany, 'role' | 'settings'> | undefined,
): boolean {
  if (!own) return !act;
  return (
    (!feature || own.settings[feature] !== false) &&
    (!act || memberMay(own.role, act)) &&
    (!isHiringRole(own.role) || isOfHiring(to))
  );
}

/** The menu. */
export function menuEntries(unread: number | undefined): CompanyItem[] {
  return [
    { to: '/dashboard', label: m.area_dashboard(), shortLabel: m.area_dashboard_short(), icon: HomeIcon },
    {
      to: '/job_opening',
      label: m.area_openings(),
      shortLabel: m.area_openings_short(),
      icon: BriefcaseIcon,
    },
    { to: '/job_application', label: m.area_applications(), icon: DocumentsIcon },
    {
      to: '/candidate-pool',
      also: ['/user/candidate/'],
      label: m.area_pool(),
      shortLabel: m.area_pool_short(),
      icon: TalentPoolIcon,
      feature: 'candidate_pool',
    },
    {
      to: '/messaging-v1',
      label: m.area_messages(),
      icon: MessagesIcon,
      feature: 'messaging',
      badge: unread,
    },
    { to: '/schedules', label: m.area_schedules(), icon: CalendarIcon, feature: 'interviews' },
    { to: '/statistics', label: m.area_statistics(), icon: ChartIcon, feature: 'statistics' },
    { to: '/operations', label: m.area_operations(), icon: HistoryIcon },
    { to: '/company-profile-edit/company', label: m.area_company(), icon: BuildingIcon },
    {
      to: '/company-profile-edit/settings',
      also: ['/settings', '/company-profile-edit'],
      label: m.area_settings(),
      icon: SettingsIcon,
    },
  ];
}

/** What is done from everywhere, and the screens that have no entry of their own in the menu. */
export function acts(): CompanyItem[] {
  return [
    { to: '/job_opening/new', label: m.job_openings_editor_new(), icon: PlusIcon, act: 'publish' },
    { to: '/job_application/add', label: m.additions_button(), icon: PlusIcon, act: 'add_applicant' },
    { to: '/job_application/list/job_opening', label: m.applications_tab_openings(), icon: BriefcaseIcon },
    { to: '/job_application/shared', label: m.sharing_title(), icon: ShareIcon, feature: 'sharing' },
    { to: '/job_application/dashboards', label: m.applications_figures_title(), icon: ChartIcon },
    { to: '/company-profile-edit/settings/team', label: m.companies_tab_team(), icon: PeopleIcon },
  ];
}

/** Lists that are searched for what is typed. */
export function finders(): (CompanyItem & {
  find: (words: string) => { label: string; search: Record<string, string> };
})[] {
  return [
    {
      to: '/job_application/list',
      label: m.area_applications(),
      icon: DocumentsIcon,
      find: (words) => ({
        label: m.area_go_applications({ words: isolated(words) }),
        search: { name: words },
      }),
    },
    {
      to: '/job_opening',
      label: m.area_openings(),
      icon: BriefcaseIcon,
      find: (words) => ({ label: m.area_go_openings({ words: isolated(words) }), search: { search: words } }),
    },
  ];
}
