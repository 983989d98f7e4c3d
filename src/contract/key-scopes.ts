import type { KeyPart, KeyScope } from '#domain/companies/api-keys.ts';
import type { Contract } from './contract.ts';
import type { Policy } from './route.ts';

/**
 * Which part of a key each part of the contract belongs to. `open` asks for no scope: its reads are for everybody.
 * `closed` is no key's: sessions, the people of a company and their own affairs, candidates' and administrators' calls.
 * Files are read by the parts that know them (`FileReader`).
 */
const parts: Readonly<Record<keyof Contract, KeyPart | 'open' | 'closed'>> = {
  identity: 'closed',
  secondFactor: 'closed',
  apiKeys: 'closed',
  webhooks: 'closed',
  companySignIn: 'closed',
  candidateSignIn: 'closed',
  calendars: 'closed',
  imports: 'closed',
  files: 'closed',
  plans: 'open',
  companies: 'company',
  companyMembers: 'company',
  openingTeam: 'openings',
  openingTranslations: 'openings',
  companyActivity: 'company',
  companyAdministration: 'closed',
  careersPage: 'closed',
  declineTemplates: 'closed',
  jobPool: 'open',
  openingReports: 'closed',
  hiddenOpenings: 'closed',
  savedOpenings: 'closed',
  videoIntroduction: 'closed',
  videoAnswers: 'closed',
  contactMessages: 'closed',
  messages: 'messages',
  messageTemplates: 'messages',
  conversationReports: 'closed',
  content: 'open',
  articles: 'open',
  questions: 'closed',
  jobTitles: 'open',
  site: 'open',
  retention: 'closed',
  reference: 'open',
  applications: 'applications',
  applicationViews: 'applications',
  sharing: 'applications',
  applicationExports: 'applications',
  applicationStatistics: 'applications',
  assessments: 'applications',
  questionAnswers: 'applications',
  applicationAdditions: 'applications',
  applicationBatches: 'applications',
  interviews: 'interviews',
  scorecards: 'interviews',
  talentPool: 'pool',
  jobOpenings: 'openings',
  candidates: 'pool',
  cvs: 'closed',
  adminDashboard: 'closed',
  adminTeam: 'closed',
  adminPeople: 'closed',
  adminOpenings: 'closed',
  announcements: 'closed',
  audit: 'closed',
  limits: 'closed',
  setupHints: 'closed',
  notifications: 'closed',
  jobAlerts: 'closed',
};

/** Policies whose calls concern the caller as a person, who owns the company, or who has no account: no key makes them. */
const closedPolicies: ReadonlySet<Policy | undefined> = new Set<Policy>([
  'signed-in',
  'candidate',
  'member',
  'member-or-admin',
  'company-owner',
  'admin',
  'superadmin',
]);

/** A call as far as its scope depends on it. */
export interface ScopedCall {
  /** Its place in the contract: `['jobOpenings', 'list']`. */
  path: readonly string[];
  method: string;
  policy: Policy | undefined;
  isReading: boolean;
}

/** The scope that a key needs for a call: `open` where it needs none, `closed` where no key makes it. */
export function keyScopeOf({ path, method, policy, isReading }: ScopedCall): KeyScope | 'open' | 'closed' {
  const part = parts[path[0] as keyof Contract] ?? 'closed';
  const reads = method === 'GET' || isReading;
  if (part === 'closed' || closedPolicies.has(policy)) return 'closed';
  if (part === 'open') return reads && policy === 'public' ? 'open' : 'closed';
  // What visitors write (an answer, a sign-up) is theirs.
  if (policy === 'public' && !reads) return 'closed';
  return `${part}:${reads ? 'read' : 'write'}`;
}
