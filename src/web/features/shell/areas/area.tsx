import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plainPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import type { Icon } from '#web/design/icons/icon.tsx';
import { SignOutIcon } from '#web/design/icons/icons.tsx';
import { AppShell, type NavigationItem } from '#web/design/shell/app-shell.tsx';
import { ThemeToggle } from '#web/design/shell/theme-toggle.tsx';
import { LanguageSwitch } from '#web/features/shell/language-switch.tsx';
import { Bell } from '#web/features/shell/notifications/bell.tsx';
import { Within } from '#web/features/shell/public-layout.tsx';
import { signOut } from '#web/features/shell/sign-out.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { PaletteKey } from './palette-key.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { plainLooks, useLooks } from './use-looks.ts';
import './area.css';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A dense screen with panes of its own: icons alone at the side, no padding around it. */
    fillsArea?: boolean;
    /** A screen of work: icons alone at the side, and the width of the window. */
    usesWidth?: boolean;
  }
}

/** An entry of an area's navigation, by path. */
export interface AreaItem {
  to: string;
  label: string;
  shortLabel?: string;
  icon: Icon;
  badge?: number;
  /** Lit on this path alone, not below it. */
  isExact?: boolean;
  /** Paths elsewhere whose screens belong to it; `/user/` is all that lies below it. */
  also?: readonly string[];
}

/** A list that is searched for what is typed in the palette. */
export interface AreaFinder extends AreaItem {
  find: (words: string) => { label: string; search: Record<string, string> };
}

/** The frame of a signed-in area: navigation at the side, who is signed in and the way out at its foot. */
export function Area({
  label,
  items,
  acts = [],
  finders = [],
  children,
}: {
  label: string;
  items: readonly AreaItem[];
  /** What the palette leads to besides. */
  acts?: readonly AreaItem[];
  finders?: readonly AreaFinder[];
  /** What stands in place of the area's screens while they are closed. */
  children?: ReactNode;
}) {
  useLiveUpdates();
  const looks = useLooks();
  const path = useLocation({ select: ({ pathname }) => plainPath(pathname) });
  const { isWork, isRail, isFilled, isWide, fold } = children ? plainLooks : looks;
  return (
    <AppShell
      label={label}
      rail={isRail}
      full={isFilled}
      wide={isWide}
      onFold={isWork ? fold : undefined}
      items={items.map((item) => navigationItem(item, path))}
      footer={<AreaFoot />}
      topEnd={<ThemeToggle size="sm" />}
      bell={<Bell />}
    >
      <Within value={true}>{children ?? <Outlet />}</Within>
      <PaletteKey entries={[...acts, ...items]} finders={finders} />
    </AppShell>
  );
}

// The paths are data here; the router's own type knows them only as literals.
function navigationItem({ to, isExact, also = [], ...item }: AreaItem, path: string): NavigationItem {
  const below = isExact ? [] : [`${to}/`];
  const holdsScreen = [to, ...below, ...also].some((own) =>
    own.endsWith('/') ? path.startsWith(own) : path === own,
  );
  return { ...item, key: to, to, holdsScreen, activeOptions: { exact: isExact ?? false } } as NavigationItem;
}

function AreaFoot() {
  const { viewer } = useSurroundings();
  return (
    <div className="area-foot">
      <p className="area-person" title={viewer?.email}>
        <b dir="auto">{viewer?.name}</b>
        <span dir="ltr">{viewer?.email}</span>
      </p>
      <div className="area-acts">
        <ThemeToggle size="sm" />
        <LanguageSwitch />
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void signOut()}>
          <SignOutIcon size="sm" />
          <span className="app-name">{m.shell_logout()}</span>
        </button>
      </div>
    </div>
  );
}
