import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import type { Icon } from '#web/design/icons/icon.tsx';
import { ChevronEndIcon, ChevronStartIcon, MenuIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { BrandName } from './brand.tsx';
import './app-shell.css';

export type NavigationItem = Pick<LinkProps, 'to' | 'params' | 'search' | 'activeOptions'> & {
  key: string;
  label: string;
  /** For the bar at the bottom of a phone, where `label` is too long. */
  shortLabel?: string;
  icon: Icon;
  badge?: number;
  /** The screen belongs to it, wherever its address lies. */
  holdsScreen?: boolean;
};
export type AppShellProps = {
  /** Names the navigation: "Candidate", "Company". */
  label: string;
  items: readonly NavigationItem[];
  home?: Pick<LinkProps, 'to'>;
  /** At the foot of the side: who is signed in, theme, sign out. */
  footer?: ReactNode;
  /** At the end of the top bar on small screens. */
  topEnd?: ReactNode;
  /** Beside the name of the product: at the side, and at the end of the top bar. */
  bell?: ReactNode;
  /** Icons alone at the side, for the reviewer's dense screens. */
  rail?: boolean;
  /** Folds the side to icons, or unfolds it, on screens where it may be either. */
  onFold?: () => void;
  /** The page brings its own padding and width. */
  full?: boolean;
  /** A screen of work, which takes what a large window gives. */
  wide?: boolean;
  /** How many items stand in the bottom bar before "More". */
  barItems?: number;
  children: ReactNode;
};

/** The frame of signed-in areas: side navigation from 1024 px, a bottom bar below. */
export function AppShell({
  label,
  items,
  home = { to: '/' },
  footer,
  topEnd,
  bell,
  rail,
  full,
  ...rest
}: AppShellProps) {
  const { barItems = 4, children, onFold, wide } = rest;
  const [isOpen, setOpen] = useState(false);
  const more = items.slice(barItems);
  return (
    <div className={classNames('app', rail && 'app-rail')}>
      <a className="skip" href="#main">
        {m.design_skip()}
      </a>
      <nav className="app-side" aria-label={label}>
        <div className="app-head">
          <Link {...home} className="brand app-brand">
            <BrandName />
          </Link>
          {bell}
        </div>
        <NavigationList items={items} isRail={rail} />
        <div className="app-foot">
          {onFold && <FoldButton isFolded={rail ?? false} onFold={onFold} />}
          {footer}
        </div>
      </nav>
      <header className="app-top">
        <Link {...home} className="brand">
          <BrandName />
        </Link>
        <div className="app-top-end">
          {topEnd}
          {bell}
        </div>
      </header>
      <div className="app-screen">
        <main
          id="main"
          tabIndex={-1}
          className={classNames('app-main', full && 'app-main-full', wide && 'app-main-wide')}
        >
          {children}
        </main>
      </div>
      <nav className="app-bar" aria-label={label}>
        {items.slice(0, barItems).map((item) => (
          <Tab key={item.key} item={item} />
        ))}
        <button
          type="button"
          className="app-tab app-more"
          aria-current={more.some(({ holdsScreen }) => holdsScreen) ? 'true' : undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
          {m.design_more()}
          {more.some(({ badge }) => badge) && (
            <span className="app-news">
              <span className="sr"> {m.design_more_news()}</span>
            </span>
          )}
        </button>
      </nav>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={m.design_menu()}>
        <NavigationList items={items} onSelect={() => setOpen(false)} />
        {footer && <div className="app-foot">{footer}</div>}
      </Drawer>
    </div>
  );
}

function FoldButton({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) {
  const Mark = isFolded ? ChevronEndIcon : ChevronStartIcon;
  return (
    <button type="button" className="app-link app-fold" onClick={onFold}>
      <Mark />
      <span className="app-name">{isFolded ? m.design_menu_unfold() : m.design_menu_fold()}</span>
    </button>
  );
}

function NavigationList({
  items,
  isRail,
  onSelect,
}: {
  items: readonly NavigationItem[];
  isRail?: boolean;
  onSelect?: () => void;
}) {
  return (
    <ul className="app-list">
      {items.map(({ key, label, shortLabel: _, icon: Mark, badge, holdsScreen, ...link }) => (
        <li key={key}>
          <Link
            aria-current={holdsScreen ? 'page' : undefined}
            {...link}
            className="app-link selectable"
            title={isRail ? undefined : label}
            onClick={onSelect}
          >
            <Mark />
            <span className="app-name">{label}</span>
            {badge ? <span className="app-badge">{inDigits(badge)}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Tab({
  item: { key: _, label, shortLabel, icon: Mark, badge: __, holdsScreen, ...link },
}: {
  item: NavigationItem;
}) {
  return (
    <Link aria-current={holdsScreen ? 'page' : undefined} {...link} className="app-tab">
      <Mark />
      {shortLabel ?? label}
    </Link>
  );
}
