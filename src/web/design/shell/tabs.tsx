import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { inDigits } from '#domain/digits.ts';
import { classNames } from '#web/design/class-names.ts';

/** Tabs are links: every view has an address. `label` names the group for screen readers. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
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
