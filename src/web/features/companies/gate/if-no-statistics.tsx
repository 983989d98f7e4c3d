import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCompany } from '#web/features/companies/use-company.ts';
import { mayReach } from './company-entries.ts';

/** Figures at an address of their own, for who has no statistics; everybody else is taken to the tab that has them. */
export function IfNoStatistics({ tab, children }: { tab: 'funnel' | 'openings'; children: ReactNode }) {
  const own = useCompany();
  if (!own) return null;
  const has = mayReach({ to: '/statistics', feature: 'statistics' }, own);
  return has ? <Navigate to="/statistics/$tab" params={{ tab }} replace /> : children;
}
