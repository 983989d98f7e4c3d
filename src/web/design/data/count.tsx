import type { ReactNode } from 'react';

/** A number of rows that leads to them; nothing leads nowhere, and says so quietly. */
export function Count({ value, children }: { value: number; children: ReactNode }) {
  return value === 0 ? <span className="muted num">0</span> : children;
}
