import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { CloseIcon, MenuIcon } from '#web/design/icons/icons.tsx';
import { BrandName } from '#web/design/shell/brand.tsx';
import { ThemeToggle } from '#web/design/shell/theme-toggle.tsx';
import { one } from '#web/search-params.ts';
import { enterCompanyMode, isCompanyRegistering, leaveCompanyMode } from '#web/stored-mode.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useCompanyMode } from './mode.ts';
import './navigation-bar.css';
import { type NavigationEntry, navigationEntries } from './navigation-entries.ts';
import { useViewer } from './newcomer.ts';
import { PageLink } from './page-link.tsx';
import { signOut } from './sign-out.ts';
import { useSurroundings } from './surroundings.ts';

const dockedUntil = 30;
const largeScreen = '(width >= 1024px)';

/** The bar of every public page, with the full rule set of specification 1, section 2. */
export function NavigationBar() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const redirect = useRouterState({ select: (state) => redirectOf(state.location.search) });
  const surroundings = useSurroundings();
  const { viewer, isNew } = useViewer();
  const isCompanyMode = useCompanyMode();
  const isDocked = useDocked();
  const [isOpen, setOpen] = useMobileMenu(path);
  const { logo, main, end, canSignOut } = navigationEntries({
    path,
    isCompanyMode,
    viewer,
    isCompanyRegistering: surroundings.registeringCompany,
    redirect,
  });
  // On /employer Home and Employer lead to the same page, and its own name is Employer.
  const place = useIsArticle() ? '/blog' : path;
  const current = [...end, ...main].find(({ to }) => isAt(to, place));
  return (
    <header
      className={classNames('bar', isDocked && !isOpen && 'bar-docked', isOpen && 'bar-open')}
      // The pages around know of no session yet.
      data-reload={isNew ? '' : undefined}
    >
      <div className="wrap">
        <Entry entry={logo} className="brand">
          <BrandName />
        </Entry>
        <nav className="bar-main" aria-label={m.shell_main_navigation()} id="bar-menu">
          {main.map((entry) => (
            <Entry key={entry.key} entry={entry} className="bar-link" isCurrent={entry === current} />
          ))}
          <div className="bar-extra">
            {end.map((entry) => (
              <Entry key={entry.key} entry={entry} className="bar-link" isCurrent={entry === current} />
            ))}
            {canSignOut && <SignOutButton className="bar-link" />}
            <LanguageSwitch className="bar-link" full />
          </div>
        </nav>
        <div className="bar-end">
          <ThemeToggle size="sm" />
          <LanguageSwitch className="btn btn-quiet btn-sm bar-wide" />
          {end.map((entry) => (
            <Entry
              key={entry.key}
              entry={entry}
              className={buttonClass(entry)}
              isCurrent={entry === current}
            />
          ))}
          {canSignOut && <SignOutButton className="btn btn-quiet btn-sm bar-wide" />}
          <button
            type="button"
            className="btn btn-quiet btn-icon bar-burger"
            aria-label={isOpen ? m.design_close() : m.design_menu()}
            aria-expanded={isOpen}
            aria-controls="bar-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
    </header>
  );
}

function Entry({
  entry,
  className,
  isCurrent,
  children,
}: {
  entry: NavigationEntry;
  className: string;
  isCurrent?: boolean;
  children?: React.ReactNode;
}) {
  const changeMode = () => {
    if (entry.mode === 'enter' || (entry.key === 'sign-in' && isCompanyRegistering())) enterCompanyMode();
    if (entry.mode === 'leave') leaveCompanyMode();
  };
  return (
    <PageLink
      to={entry.to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={changeMode}
    >
      {children ?? entry.label}
    </PageLink>
  );
}

function SignOutButton({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={() => void signOut()}>
      {m.shell_logout()}
    </button>
  );
}

function buttonClass({ key }: NavigationEntry): string {
  if (key === 'sign-in') return 'btn btn-sm';
  if (key === 'sign-up') return 'btn btn-soft btn-sm bar-wide';
  return key === 'dashboard' ? 'btn btn-sm' : 'btn btn-quiet btn-sm bar-wide';
}

function isAt(to: string, path: string): boolean {
  const [own] = to.split('?');
  return own === '/' ? path === '/' : path === own || path.startsWith(`${own}/`);
}

/** The fixed articles have addresses of their own. */
function useIsArticle(): boolean {
  return useMatches({
    select: (matches) =>
      matches.some(({ routeId, loaderData }) => routeId === '/_public/$article' && loaderData !== undefined),
  });
}

/** Where a sign-in or a registration leads on to; no other page has it. */
function redirectOf(search: { redirect?: unknown }): string | undefined {
  return safeRedirect(one(search.redirect));
}

/** Docked until the page scrolls past 30 px. */
function useDocked(): boolean {
  const [isDocked, setDocked] = useState(true);
  useEffect(() => {
    const read = () => setDocked(window.scrollY <= dockedUntil);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isDocked;
}

/** The burger's menu; it closes by itself on large screens, on Escape and with a navigation. */
function useMobileMenu(path: string): [boolean, (isOpen: boolean) => void] {
  const [openOn, setOpenOn] = useState<string | null>(null);
  useEffect(() => {
    const large = window.matchMedia(largeScreen);
    const close = () => setOpenOn(null);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    large.addEventListener('change', close);
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      large.removeEventListener('change', close);
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return [openOn === path, (isOpen) => setOpenOn(isOpen ? path : null)];
}
