import type { CandidateDetails } from '#contract/candidate-answers.ts';
import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { joinTags } from '#domain/candidates/tags.ts';
import { calendarDate } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { filePath, picturePath } from '../files/service.ts';
import { type Candidate, findFileFacts, findPerson, type Person } from './queries.ts';
import { strengthOf } from './strength.ts';
import { listVideoIntroduction } from './video-introduction/service.ts';

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
  const { candidate, account } = person;
  const [videos, cv] = await Promise.all([
    listVideoIntroduction(context, account.id, share),
    findFileFacts(context.db, candidate.cvFileId),
  ]);
  const { strength, printed } = strengthOf(person, videos.length);
  return {
    user_id: account.id,
    share_id: candidate.shareId,
    name: account.name,
    email: account.email,
    pending_email: account.pendingEmail,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    avatar: picturePath(candidate.avatarFileId),
    ...presentTexts(candidate),
    ...presentLists(context, candidate),
    ...presentEligibility(candidate),
    cv: filePath(candidate.cvFileId),
    cv_name: cv?.label ?? '',
    cv_data: candidate.cvText,
    file_size: cv?.size ?? null,
    video_cv: videos,
    profile_strength: strength,
    printed_progress: printed,
    profile_view: candidate.profileViews,
    email_consent: candidate.emailConsent,
    whatsapp_consent: candidate.whatsappConsent,
    pool_consent: candidate.poolConsent,
    email_new_job: candidate.emailNewJob,
    email_incomplete_interview: candidate.emailIncompleteInterview,
    email_job_updates: candidate.emailJobUpdates,
    is_published: candidate.isPublished,
    public_sections: candidate.publicSections,
    version: candidate.version,
    updated_at: candidate.updatedAt.toISOString(),
  };
}

function presentTexts(candidate: Candidate) {
  return {
    dial_code: candidate.dialCode,
    phone: candidate.phone,
    residence_country: candidate.residenceCountry,
    nationality: candidate.nationality,
    date_of_birth: candidate.dateOfBirth,
    gender: candidate.gender,
    marital_status: candidate.maritalStatus,
    expected_salary: candidate.expectedSalary === '' ? null : Number(candidate.expectedSalary),
    industry: candidate.industry,
    title: candidate.title,
    current_company: candidate.currentCompany,
    current_position: candidate.currentPosition,
    description: candidate.description,
    website: candidate.website,
    linkedin: candidate.linkedin,
    facebook: candidate.facebook,
    twitter: candidate.twitter,
    instagram: candidate.instagram,
  };
}

function presentLists(context: Context, candidate: Candidate) {
  return {
    professional_skills: joinTags(candidate.professionalSkills),
    desired_jobs: joinTags(candidate.desiredJobs),
    // A current job grows with the calendar, so the sum is made anew at each reading.
    total_experience: totalExperience(candidate.experiences, calendarDate(context.clock.now())),
    languages: candidate.languages,
    educations: candidate.educations,
    experiences: candidate.experiences,
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
