import type { HistoryEntry } from '#contract/candidate-answers.ts';
import { defineEvent } from '#server/platform/events.ts';

/** A candidate's profile exists since just now. */
export const candidateRegistered = defineEvent<{ candidateId: string }>('candidate.registered');

/** Something of a profile changed that others search or see: details, CV, videos, consents, visibility. */
export const candidateChanged = defineEvent<{ candidateId: string }>('candidate.changed');

/** What lets a company see a whole profile, besides the candidate's consent to the pool. */
export type CompanyTie = 'applicant' | 'invited';

/** Asks the modules above what ties a company to a candidate: an application, an accepted invitation. */
export const companyTieAsked = defineEvent<{
  candidateId: string;
  companyId: string;
  grant(tie: CompanyTie): void;
}>('candidate.company-tie-asked');

/** Asks whether a candidate knows a company only from openings that hide it: then nothing tells them its name (P8). */
export const companyNameAsked = defineEvent<{
  candidateId: string;
  companyId: string;
  hide(): void;
}>('candidate.company-name-asked');

/** Asks for the applications of a candidate; with `companyId` only those to that company. */
export const applicationHistoryAsked = defineEvent<{
  candidateId: string;
  companyId?: string;
  add(entries: HistoryEntry[]): void;
}>('candidate.application-history-asked');
