import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { inDigits } from '#domain/digits.ts';
import { classNames } from '#web/design/class-names.ts';

/**
 * Tabs are links: every view has an address. `label` names the group for screen readers. Those that are too many for a row
 * stand below each other (`isAside`) where a page has room for them at its side.
 */
export function Tabs({
  label,
  isAside,
  children,
}: {
  label: string;
  isAside?: boolean;
  children: ReactNode;
}) {
  return (
    <nav className={classNames('tabs', isAside && 'tabs-aside')} aria-label={label}>
      {children}
    </nav>
  );
}

export type TabAnchorProps = ComponentProps<'a'> & { count?: number | string };

function TabAnchor({ count, className, children, ...props }: TabAnchorProps) {
  return (
    <a {...props} className={classNames('tab', className)}>
      {children}
      {count !== undefined && <span className="tab-count">{inDigits(count)}</span>}
    </a>
  );
}

/** A tab of the router; the one that is open gets `aria-current` from it. */
export const TabLink = createLink(TabAnchor);
