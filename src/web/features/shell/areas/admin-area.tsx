import { m } from '#texts/messages.js';
import { AlertIcon, SettingsIcon, WorldIcon } from '#web/design/icons/icons.tsx';
import {
  BriefcaseIcon,
  BuildingIcon,
  ChartIcon,
  HistoryIcon,
  MailIcon,
  NoteIcon,
  PeopleIcon,
  SendIcon,
  ShieldIcon,
} from '#web/design/icons/subject-icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { Area, type AreaFinder, type AreaItem } from './area.tsx';

/** The administration's screens. */
export function AdminArea() {
  const { viewer } = useSurroundings();
  const items: AreaItem[] = [
    {
      to: '/admin-dashboard/dashboard',
      label: m.area_overview(),
      shortLabel: m.area_overview_short(),
      icon: ChartIcon,
    },
    {
      to: '/admin-dashboard',
      isExact: true,
      also: ['/manage-employer/', '/admin-templates', '/company_list'],
      label: m.area_companies(),
      icon: BuildingIcon,
    },
    {
      to: '/admin-openings',
      label: m.area_openings_all(),
      shortLabel: m.area_openings_short(),
      icon: BriefcaseIcon,
    },
    { to: '/admin-people', label: m.area_people(), icon: PeopleIcon },
    { to: '/admin-reports', label: m.area_reports(), icon: AlertIcon },
    {
      to: '/contact_messages',
      label: m.area_contact_messages(),
      shortLabel: m.area_contact_messages_short(),
      icon: MailIcon,
    },
    ...(viewer?.role === 'superadmin'
      ? [
          { to: '/admin-articles', also: ['/admin-questions'], label: m.area_articles(), icon: NoteIcon },
          { to: '/admin-titles', label: m.area_titles(), icon: BriefcaseIcon },
          { to: '/admin-announcements', label: m.area_announcements(), icon: SendIcon },
          { to: '/admin-site', label: m.area_site(), icon: WorldIcon },
          { to: '/admin-team', label: m.area_team(), icon: PeopleIcon },
          { to: '/admin-audit', label: m.area_audit(), icon: HistoryIcon },
        ]
      : []),
    { to: '/admin-limits', label: m.area_limits(), icon: ShieldIcon },
    {
      to: '/admin-profile-edit/settings',
      also: ['/admin-profile-edit'],
      label: m.area_settings(),
      icon: SettingsIcon,
    },
  ];
  const finders: AreaFinder[] = [
    {
      to: '/admin-dashboard',
      label: m.area_companies(),
      icon: BuildingIcon,
      find: (words) => ({
        label: m.area_go_companies({ words: isolated(words) }),
        search: { searchkey: words },
      }),
    },
    {
      to: '/admin-people',
      label: m.area_people(),
      icon: PeopleIcon,
      find: (words) => ({ label: m.area_go_people({ words: isolated(words) }), search: { q: words } }),
    },
  ];
  return <Area label={m.identity_area_admin()} items={items} finders={finders} />;
}
