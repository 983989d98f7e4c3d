import { type CandidateDetails, storedDetails } from '#contract/candidate-responses.ts';
import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { joinTags } from '#domain/candidates/tags.ts';
import { isShared } from '#domain/candidates/visibility.ts';
import { pickFields } from '#domain/text/saved.ts';
import { calendarDate } from '#domain/time.ts';
import {
  type Candidate,
  findFileFacts,
  findPerson,
  type Person,
} from '#server/modules/candidates/queries.ts';
import { unsealCandidate } from '#server/modules/candidates/sealed.ts';
import { listVideoIntroduction } from '#server/modules/candidates/video-introduction/service.ts';
import { filePath, picturePath, readingState } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { strengthOf } from './strength.ts';

/** The own profile with everything in it (`candidate_details`). */
export async function readDetails(context: Context, candidateId: string): Promise<CandidateDetails> {
  const person = await findPerson(context.db, candidateId);
  if (!person) throw new Refusal('NOT_FOUND');
  return presentDetails(context, person);
}

/** `share` goes with the paths of the videos where they are for a visitor. */
export async function presentDetails(
  context: Context,
  person: Person,
  share?: string,
): Promise<CandidateDetails> {
  const { account } = person;
  const candidate = unsealCandidate(context.config, person.candidate);
  const [videos, cv] = await Promise.all([
    listVideoIntroduction(context, account.id, share),
    findFileFacts(context.db, candidate.cvFileId),
  ]);
  const { strength, printed } = strengthOf({ account, candidate }, videos.length);
  return {
    ...pickFields(storedDetails, toWire(candidate)),
    is_published: isShared(candidate, calendarDate(context.clock.now())),
    user_id: account.id,
    name: account.name,
    name_ar: account.nameAr,
    email: account.email,
    pending_email: account.pendingEmail,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    avatar: picturePath(candidate.avatarFileId),
    professional_skills: joinTags(candidate.professionalSkills),
    desired_jobs: joinTags(candidate.desiredJobs),
    // A current job grows with the calendar, so the sum is made anew at each reading.
    total_experience: totalExperience(candidate.experiences, calendarDate(context.clock.now())),
    ...presentEligibility(candidate),
    cv: filePath(candidate.cvFileId),
    cv_name: cv?.label ?? '',
    cv_data: candidate.cvText,
    cv_state: cv ? readingState({ facts: { reading: cv.reading ?? undefined } }) : 'read',
    file_size: cv?.size ?? null,
    video_cv: videos,
    profile_strength: strength,
    printed_progress: printed,
    profile_view: candidate.profileViews,
    updated_at: candidate.updatedAt.toISOString(),
  };
}

function presentEligibility({ eligibility }: Candidate) {
  return {
    visa_option: eligibility.visa_option ?? null,
    in_country: eligibility.in_country ?? null,
    notice_period: eligibility.notice_period ?? null,
    driving_licences: eligibility.driving_licences ?? [],
  };
}
