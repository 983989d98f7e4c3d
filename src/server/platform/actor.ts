import type { CompanyStatus } from '#domain/companies/approval.ts';

/** Who makes a call, read from the session at each request; never from the payload. */
export type Actor = Visitor | CandidateActor | CompanyActor | AdminActor;
export type SignedInActor = Exclude<Actor, Visitor>;

export interface Visitor {
  role: 'visitor';
}

interface SignedIn {
  accountId: string;
  sessionId: string;
  email: string;
  name: string;
  isEmailVerified: boolean;
}

export interface CandidateActor extends SignedIn {
  role: 'candidate';
}

export interface CompanyActor extends SignedIn {
  role: 'company';
  companyId: string;
  memberRole: 'owner' | 'recruiter' | 'viewer';
  approvedStatus: CompanyStatus;
}

/** A member with the role of an owner. */
export interface OwnerActor extends CompanyActor {
  memberRole: 'owner';
}

export interface AdminActor extends SignedIn {
  role: 'admin' | 'superadmin';
}

export const visitor: Visitor = { role: 'visitor' };
