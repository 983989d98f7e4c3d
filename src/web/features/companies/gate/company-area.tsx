import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CompanyFeature } from '#domain/companies/features.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { plainPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { onFeatureOff } from '#web/feature-off.ts';
import { type OwnCompany, useCompany, useRefreshCompany } from '#web/features/companies/use-company.ts';
import { Area } from '#web/features/shell/areas/area.tsx';
import { useUnreadMessages } from '#web/features/shell/areas/use-unread-messages.ts';
import { acts, type CompanyItem, finders, isOfHiring, mayReach, menuEntries } from './company-entries.ts';
import { CompanyGate } from './company-gate.tsx';
import { FeatureGate } from './feature-gate.tsx';
import { WholeCompanyGate } from './whole-company-gate.tsx';

/** What a company reaches before its approval; everything else says why it is closed. */
const openBeforeApproval = [
  '/dashboard',
  '/company-profile-edit',
  '/settings',
  '/operations',
  '/notifications',
];

/** The company's screens behind the gate of its approval (specification 2, section 4). */
export function CompanyArea() {
  const own = useCompany();
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => plainPath(pathname) });
  const isApproved = own?.company.approved_status === 'Approved';
  const isHiring = own !== undefined && isHiringRole(own.role);
  const unread = useUnreadMessages({ isOn: isApproved && !isHiring && own.settings.messaging !== false });
  const reached = <T extends CompanyItem>(entries: readonly T[]) =>
    entries.filter((entry) => Object.hasOwn(router.routesByPath, entry.to) && mayReach(entry, own));
  const isOpen = openBeforeApproval.some((open) => isWithin(path, open));
  const isClosed = own !== undefined && own.company.approved_status !== 'Approved' && !isOpen;
  const isElsewhere = isHiring && !isOfHiring(path);
  const off = own && switchedOffAt(path, own);
  useFeaturesAsTheyAre();
  return (
    <Area
      label={m.identity_area_company()}
      items={reached(menuEntries(unread))}
      acts={isApproved ? reached(acts()) : []}
      finders={isApproved ? reached(finders()) : []}
    >
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
