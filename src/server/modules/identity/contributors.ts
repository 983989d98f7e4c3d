import type { CandidateSession, CompanySession, SessionPerson } from '#contract/session.ts';
import type { Role } from '#domain/identity/people.ts';
import type { Context } from '#server/platform/context.ts';

/** What every session says, whatever the role. */
type Common = 'success' | 'msg' | 'account_status';

/** The session call (`GET api/users`) as the module of a role tells it. */
type SessionPart = Omit<CandidateSession, Common> | Omit<CompanySession, Common>;

/** Who knows more of the accounts of a role. It only reads: the call runs outside a transaction. */
export interface SessionContributor {
  role: Role;
  /** Undefined where the account has lost what makes the role. */
  describe(context: Context, person: SessionPerson): Promise<SessionPart | undefined>;
}

/** The company by whose own sign-in alone somebody comes in. */
export interface OwnWay {
  company: string;
  companyAr: string;
  /** Whether they keep the password all the same, with a second factor. */
  keepsPassword: boolean;
  /** The proved domains of the company: an address of another one would be a way around. */
  domains: readonly string[];
}

/** Asks for the company by whose sign-in an account has to come in; undefined for everybody else. */
export type OwnWayContributor = (
  context: Pick<Context, 'db' | 'config'>,
  account: { id: string; email: string },
) => Promise<OwnWay | undefined>;

declare module '#server/platform/context.ts' {
  interface Contributors {
    ownWays: OwnWayContributor[];
    session: SessionContributor[];
  }
}
