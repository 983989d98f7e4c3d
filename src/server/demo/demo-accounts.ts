import { userTypes } from '#domain/identity/people.ts';

/** The demo's own password: known to everybody, and only ever in a database that began empty. */
export const demoPassword = 'majlis-demo-2026';

export const demoAccounts = {
  candidate: {
    email: 'candidate@demo.example',
    name: 'Layla Haddad',
    nameAr: 'ليلى حداد',
    userType: userTypes.candidate,
  },
  company: { email: 'company@demo.example', name: 'Huda Al-Kuwari', userType: userTypes.company },
  admin: { email: 'admin@demo.example', name: 'Nasser Al-Sulaiti', userType: userTypes.admin },
  superadmin: { email: 'superadmin@demo.example', name: 'Moza Al-Hajri', userType: userTypes.superadmin },
} as const;

/** What the start prints of the demo. */
export function demoLines(): string {
  const lines = Object.entries(demoAccounts).map(([role, { email }]) => `  ${role.padEnd(11)} ${email}`);
  return ['', `Demo accounts, password ${demoPassword}:`, ...lines].join('\n');
}
