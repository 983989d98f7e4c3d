import type { ReactNode } from 'react';

/** Phones, addresses and codes run from the left on every page, and turn nothing around them. */
export function Ltr({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
