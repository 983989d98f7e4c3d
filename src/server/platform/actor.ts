import type { KeyScope } from '#domain/companies/api-keys.ts';
import type { CompanyStatus } from '#domain/companies/approval.ts';
import type { CompanyRole, HiringRole } from '#domain/companies/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import type { OpeningScope } from './scope.ts';

/** Who makes a call, read from the session or the API key at each request; never from the payload. */
export type Actor = Visitor | CandidateActor | CompanyActor | HiringActor | AdminActor;
export type SignedInActor = Exclude<Actor, Visitor>;

export interface Visitor {
  role: 'visitor';
}

interface SignedIn {
  accountId: string;
  /** Empty where the call comes by a key. */
  sessionId: string;
  email: string;
  name: string;
  /** The name in Arabic; empty without one. */
  nameAr: string;
  isEmailVerified: boolean;
}

/** An API key by which a call comes: its maker's role, and nothing past its scopes. */
export interface KeyGrant {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
}

export interface CandidateActor extends SignedIn {
  role: 'candidate';
}

/** A member who works for the whole company. */
export interface CompanyActor extends SignedIn {
  role: 'company';
  companyId: string;
  memberRole: CompanyRole;
  approvedStatus: CompanyStatus;
  /** What administrators switched off for the company. */
  disabledFeatures: readonly string[];
  key?: KeyGrant;
}

/**
 * A member who works for named openings alone. There is no company id here: what is asked of the company goes through
 * the scope, so that a call which forgets to bound what it reads is a type error.
 */
interface HiringActor extends SignedIn {
  role: 'hiring';
  memberRole: HiringRole;
  approvedStatus: CompanyStatus;
  disabledFeatures: readonly string[];
  scope: OpeningScope;
  key?: KeyGrant;
}

/** Any member of a company. */
export type MemberActor = CompanyActor | HiringActor;

/** A member with the role of an owner. */
export interface OwnerActor extends CompanyActor {
  memberRole: 'owner';
}

export interface AdminActor extends SignedIn {
  role: 'admin' | 'superadmin';
}

/** The key by which a call comes, where it comes by one. */
export function keyOf(actor: Actor): KeyGrant | undefined {
  return actor.role === 'company' || actor.role === 'hiring' ? actor.key : undefined;
}

export const visitor: Visitor = { role: 'visitor' };

/** What who is signed in is called where the language is read. */
export function actorNameIn(locale: Locale, actor: SignedInActor): string {
  return personNameIn(locale, actor.name, actor.nameAr);
}
