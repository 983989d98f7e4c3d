import { ORPCError } from '@orpc/client';
import { notFound } from '@tanstack/react-router';
import type { CandidateDetails, ConsentEntry } from '#contract/candidate-responses.ts';
import type { CvRow } from '#contract/cvs.ts';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { userTypes } from '#domain/identity/people.ts';
import { legalVersions } from '#domain/legal.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { shownQuestions } from '#web/features/job-openings/opening-words.ts';
import type { Viewer } from '#web/request.ts';
import type { ApplyState } from './apply-page.tsx';
import type { ApplyPerson } from './person-card.tsx';

export interface ApplyData {
  /** Null once it takes no applications any more. */
  opening: PublicOpening | null;
  /** Null for everybody but candidates. */
  state: ApplyState | null;
}

/** What applying shows; an opening that does not exist is the not-found screen. */
export async function loadApply(id: string, viewer: Viewer | null): Promise<ApplyData> {
  const opening = await api.jobPool
    .opening({ id })
    // What is answered is stored by the question itself, whatever language it was read in.
    .then(({ data }) => ({ ...data, screening_questions: shownQuestions(data) }))
    .catch((error: unknown) => {
      if (error instanceof ORPCError && error.status === 410) return null;
      if (error instanceof ORPCError && error.status === 404) throw notFound();
      throw error;
    });
  if (!opening || viewer?.role !== 'candidate') return { opening, state: null };
  const [draft, earlier, applied, session, built, settings] = await Promise.all([
    api.applications.draft({ job_id: opening.id }),
    api.applications.earlierAnswers({ job_id: opening.id }),
    api.applications.applied(),
    api.identity.session(),
    api.cvs.list(),
    api.candidates.settings(),
  ]);
  return {
    opening,
    state: {
      draft: draft.data,
      earlier: earlier.data,
      hasApplied: applied.data.includes(opening.id),
      person:
        session.user_type === userTypes.candidate ? personOf(session.candidate_details, built.data) : null,
      isVerified: session.data.email_verified_at !== null,
      hasAcceptedTerms: hasAccepted(settings.data.consents),
    },
  };
}

/** The newest word on the terms counts, and only of those in force. */
function hasAccepted(consents: readonly ConsentEntry[]): boolean {
  const newest = consents
    .filter(({ purpose }) => purpose === 'terms')
    .reduce<ConsentEntry | undefined>(
      (last, entry) => (last && last.at > entry.at ? last : entry),
      undefined,
    );
  return newest?.is_given === true && newest.text_version === legalVersions.terms;
}

function personOf(details: CandidateDetails, built: readonly CvRow[]): ApplyPerson {
  const { name, name_ar, email, dial_code, phone, cv, cv_name } = details;
  return {
    name: personNameIn(getLocale(), name, name_ar),
    email,
    phone: `${dial_code} ${phone}`,
    cv: cv === null ? null : { name: cv_name },
    builtCvs: built.map(({ id, name }) => ({ id, name })),
  };
}
