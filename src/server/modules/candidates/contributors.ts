import type { HistoryEntry } from '#contract/candidate-responses.ts';
import type { Context } from '#server/platform/context.ts';
import type { OpeningScope } from '#server/platform/scope.ts';

/** What lets a company see a whole profile, besides the candidate's consent to the pool. */
export type CompanyTie = 'applicant' | 'invited';

/** A candidate, and what a member of a company that looks at them sees. */
interface Acquaintance {
  candidateId: string;
  scope: OpeningScope;
}

/** What the modules above know of a candidate's dealings with companies. It only reads. */
export interface ProfileContributor {
  /** What ties the company to the candidate, for openings that are seen: an application, an accepted invitation. */
  findTie(context: Context, pair: Acquaintance): Promise<CompanyTie | undefined>;
  /** Of these candidates, who knows the company only from openings that hide it: nothing tells them its name (P8). */
  hidesNames(
    context: Context,
    question: { companyId: string; candidateIds: readonly string[] },
  ): Promise<string[]>;
  /** The applications of the candidate; with a scope only those for openings that are seen. */
  readHistory(
    context: Context,
    question: { candidateId: string; scope?: OpeningScope | undefined },
  ): Promise<HistoryEntry[]>;
}

declare module '#server/platform/context.ts' {
  interface Contributors {
    profile: ProfileContributor[];
  }
}
