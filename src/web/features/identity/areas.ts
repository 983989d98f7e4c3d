import { redirect } from '@tanstack/react-router';
import { dashboardOf, type Role } from '#domain/identity/people.ts';
import type { Viewer } from '#web/request.ts';

/** Which roles the screens below a layout are for. */
const areas = {
  '/_candidate': ['candidate'],
  '/_company': ['company'],
  '/_admin': ['admin', 'superadmin'],
} as const satisfies Record<string, readonly Role[]>;

/**
 * Sends a visitor to the sign-in page and back afterwards, and another role to its own dashboard, before anything of
 * a guarded screen is rendered; on the server this answers with a redirect. The calls check again.
 */
export function requireArea(viewer: Viewer | null, routeIds: readonly string[], wanted: string): void {
  for (const [layout, roles] of Object.entries(areas)) {
    if (!routeIds.some((id) => id === layout || id.startsWith(`${layout}/`))) continue;
    if (!viewer) throw redirect({ to: '/login', search: { redirect: wanted } });
    if (!roles.some((role) => role === viewer.role)) throw redirect({ to: dashboardOf(viewer.role) });
  }
}
