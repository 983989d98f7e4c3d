import { redirect } from '@tanstack/react-router';
import { dashboardOf } from '#domain/identity/people.ts';
import type { Surroundings } from '#web/request.ts';

/** Who is signed in already has nothing to do here, and goes where they wanted to go. */
export function leadOn({ viewer }: Pick<Surroundings, 'viewer'>, wanted: string | undefined): void {
  if (!viewer) return;
  throw wanted ? redirect({ href: wanted }) : redirect({ to: dashboardOf(viewer.role) });
}
