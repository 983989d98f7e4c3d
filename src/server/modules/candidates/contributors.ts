import type { HistoryEntry } from '#contract/candidate-responses.ts';
import type { Context } from '#server/platform/context.ts';

/** What lets a company see a whole profile, besides the candidate's consent to the pool. */
export type CompanyTie = 'applicant' | 'invited';

/** A candidate and a company that looks at them. */
interface Acquaintance {
  candidateId: string;
  companyId: string;
}

/** What the modules above know of a candidate's dealings with companies. It only reads. */
export interface ProfileContributor {
  /** What ties the company to the candidate: an application, an accepted invitation. */
  findTie(context: Context, pair: Acquaintance): Promise<CompanyTie | undefined>;
  /** Of these candidates, who knows the company only from openings that hide it: nothing tells them its name (P8). */
  hidesNames(
    context: Context,
    question: { companyId: string; candidateIds: readonly string[] },
  ): Promise<string[]>;
  /** The applications of the candidate; with `companyId` only those to that company. */
  readHistory(
    context: Context,
    question: { candidateId: string; companyId?: string | undefined },
  ): Promise<HistoryEntry[]>;
}

declare module '#server/platform/context.ts' {
  interface Contributors {
    profile: ProfileContributor[];
  }
}
