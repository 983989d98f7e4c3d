import type { Role } from '#domain/identity/people.ts';

const paths: Record<Role, string> = {
  candidate: '/candidate-settings',
  company: '/company-profile-edit/settings',
  admin: '/admin-profile-edit/settings',
  superadmin: '/admin-profile-edit/settings',
};

/** Where each role chooses what it hears of. */
export function settingsPathOf(role: Role): string {
  return paths[role];
}
