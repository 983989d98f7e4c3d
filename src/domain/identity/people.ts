/** Roles of an account. The numbers are the wire's `user_type` (specification, section 6). */
export const userTypes = { company: 1, superadmin: 2, admin: 3, candidate: 4 } as const;

export type Role = keyof typeof userTypes;
export type UserType = (typeof userTypes)[Role];

export const roles = ['candidate', 'company', 'admin', 'superadmin'] as const satisfies readonly Role[];

/** How an account stands: a suspended one opens no session. */
export const accountStatuses = ['active', 'suspended'] as const;

/** The wire's number of a role: company 1, superadmin 2, admin 3, candidate 4. */
export function userTypeOf(role: Role): UserType {
  return userTypes[role];
}

/** The role behind a `user_type`, or undefined for a number that is none. */
export function roleOf(userType: UserType): Role;
export function roleOf(userType: number): Role | undefined;
export function roleOf(userType: number): Role | undefined {
  return roles.find((role) => userTypes[role] === userType);
}

/** The numbers of those who may act as an administrator. */
export const administratorTypes = [userTypes.superadmin, userTypes.admin] as const;

/** Whether the role may act as an administrator: admin and superadmin. */
export function isAdministrator(role: Role): boolean {
  return role === 'admin' || role === 'superadmin';
}

const dashboards: Record<Role, string> = {
  candidate: '/candidate-dashboard',
  company: '/dashboard',
  admin: '/admin-dashboard',
  superadmin: '/admin-dashboard',
};

/** Where a role is sent after signing in, and when it opens a screen of another role. */
export function dashboardOf(role: Role): string {
  return dashboards[role];
}
