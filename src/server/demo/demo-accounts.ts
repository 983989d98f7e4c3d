/** The demo's own password: known to everybody, and only ever in a database that began empty. */
export const demoPassword = 'majlis-demo-2026';

export const demoAccounts = {
  candidate: { email: 'candidate@demo.example', name: 'Layla Haddad', userType: 4 },
  company: { email: 'company@demo.example', name: 'Huda Al-Kuwari', userType: 1 },
  admin: { email: 'admin@demo.example', name: 'Nasser Al-Sulaiti', userType: 3 },
  superadmin: { email: 'superadmin@demo.example', name: 'Moza Al-Hajri', userType: 2 },
} as const;

/** What the start prints of the demo. */
export function demoLines(): string {
  const lines = Object.entries(demoAccounts).map(([role, { email }]) => `  ${role.padEnd(11)} ${email}`);
  return ['', `Demo accounts, password ${demoPassword}:`, ...lines].join('\n');
}
