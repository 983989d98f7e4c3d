import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CompanyFeature } from '#domain/companies/features.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { plainPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { HomeIcon, SettingsIcon } from '#web/design/icons/icons.tsx';
import {
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  ChartIcon,
  DocumentsIcon,
  HistoryIcon,
  MessagesIcon,
  TalentPoolIcon,
} from '#web/design/icons/subject-icons.tsx';
import { onFeatureOff } from '#web/feature-off.ts';
import { type OwnCompany, useCompany, useRefreshCompany } from '#web/features/companies/use-company.ts';
import { Area, type AreaItem } from '#web/features/shell/areas/area.tsx';
import { useUnreadMessages } from '#web/features/shell/areas/use-unread-messages.ts';
import { CompanyGate } from './company-gate.tsx';
import { FeatureGate } from './feature-gate.tsx';
import { WholeCompanyGate } from './whole-company-gate.tsx';

interface CompanyItem extends AreaItem {
  /** The menu feature that administrators switch on and off. */
  feature?: CompanyFeature;
}

/** What a company reaches before its approval; everything else says why it is closed. */
const openBeforeApproval = [
  '/dashboard',
  '/company-profile-edit',
  '/settings',
  '/operations',
  '/notifications',
];

/** What members who work for named openings reach; everything else says whose it is. */
const ofAll = ['/job_opening/new', '/job_application/shared', '/job_application/exports'];

function isOfHiring(path: string): boolean {
  if (ofAll.includes(path)) return false;
  return (
    ['/dashboard', '/schedules', '/notifications', '/settings', '/company-profile-edit'].includes(path) ||
    path === '/company-profile-edit/settings' ||
    ['/job_opening', '/job_application', '/schedules/'].some((open) => path.startsWith(open))
  );
}

/** The company's screens behind the gate of its approval (specification 2, section 4). */
export function CompanyArea() {
  const own = useCompany();
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => plainPath(pathname) });
  const isApproved = own?.company.approved_status === 'Approved';
  const isHiring = own !== undefined && isHiringRole(own.role);
  const unread = useUnreadMessages({ isOn: isApproved && !isHiring && own.settings.messaging !== false });
  const items = entries(unread).filter(
    ({ to, feature }) =>
      Object.hasOwn(router.routesByPath, to) &&
      (!feature || own?.settings[feature] !== false) &&
      (!isHiring || isOfHiring(to)),
  );
  const isOpen = openBeforeApproval.some((open) => isWithin(path, open));
  const isClosed = own !== undefined && own.company.approved_status !== 'Approved' && !isOpen;
  const isElsewhere = isHiring && !isOfHiring(path);
  const off = own && switchedOffAt(path, own);
  useFeaturesAsTheyAre();
  return (
    <Area label={m.identity_area_company()} items={items}>
      {isElsewhere ? (
        <WholeCompanyGate own={own} />
      ) : isClosed ? (
        <CompanyGate own={own} />
      ) : (
        off && <FeatureGate title={off.title()} />
      )}
    </Area>
  );
}

/** The screens of each feature, with all that lies below them. */
const screensOf: { path: string; feature: CompanyFeature; title: () => string }[] = [
  { path: '/candidate-pool', feature: 'candidate_pool', title: m.area_pool },
  { path: '/messaging-v1', feature: 'messaging', title: m.area_messages },
  { path: '/schedules', feature: 'interviews', title: m.area_schedules },
  { path: '/statistics', feature: 'statistics', title: m.area_statistics },
  { path: '/job_application/shared', feature: 'sharing', title: m.sharing_title },
];

function switchedOffAt(path: string, { settings }: OwnCompany) {
  return screensOf.find((screen) => isWithin(path, screen.path) && settings[screen.feature] === false);
}

/** Whether a path is that of a screen, or lies below it. */
function isWithin(path: string, screen: string): boolean {
  return path === screen || path.startsWith(`${screen}/`);
}

/** A call that was refused for its feature shows that the page is behind: it reads again what is on. */
function useFeaturesAsTheyAre(): void {
  const refresh = useRefreshCompany();
  useEffect(() => {
    const stop = onFeatureOff(() => void refresh());
    return () => stop();
  }, [refresh]);
}

function entries(unread: number | undefined): CompanyItem[] {
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
