import { and, asc, eq } from 'drizzle-orm';
import { candidates, videoIntroductions } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applicationEvents, videoAnswers } from './table.ts';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof selectProfile>>>;

/** The profile of an applicant; the consents, the text of the CV and the share id are no company's business. */
export async function selectProfile(db: Database, candidateId: string) {
  const [row] = await db
    .select({
      name: accounts.name,
      email: accounts.email,
      avatarFileId: candidates.avatarFileId,
      dial_code: candidates.dialCode,
      phone: candidates.phone,
      nationality: candidates.nationality,
      residence_country: candidates.residenceCountry,
      date_of_birth: candidates.dateOfBirth,
      gender: candidates.gender,
      marital_status: candidates.maritalStatus,
      expected_salary: candidates.expectedSalary,
      title: candidates.title,
      current_company: candidates.currentCompany,
      current_position: candidates.currentPosition,
      description: candidates.description,
      website: candidates.website,
      linkedin: candidates.linkedin,
      total_experience: candidates.totalExperience,
      professional_skills: candidates.professionalSkills,
      languages: candidates.languages,
      educations: candidates.educations,
      experiences: candidates.experiences,
      eligibility: candidates.eligibility,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.accountId, candidateId));
  return row;
}

export function selectIntroduction(db: Database, candidateId: string) {
  return db
    .select({
      questionId: videoIntroductions.questionId,
      fileId: videoIntroductions.fileId,
      posterFileId: videoIntroductions.posterFileId,
      captions: videoIntroductions.captions,
    })
    .from(videoIntroductions)
    .where(eq(videoIntroductions.candidateId, candidateId))
    .orderBy(asc(videoIntroductions.position));
}

/** The opening's video questions with what this application answered. */
export function selectVideoAnswers(db: Database, openingId: string, applicationId: string) {
  return db
    .select({
      questionId: videoQuestions.id,
      question: videoQuestions.question,
      fileId: videoAnswers.fileId,
      posterFileId: videoAnswers.posterFileId,
      captions: videoAnswers.captions,
    })
    .from(videoQuestions)
    .leftJoin(
      videoAnswers,
      and(eq(videoAnswers.questionId, videoQuestions.id), eq(videoAnswers.applicationId, applicationId)),
    )
    .where(eq(videoQuestions.openingId, openingId))
    .orderBy(asc(videoQuestions.position));
}

export async function hasEvent(db: Database, applicationId: string, kind: string): Promise<boolean> {
  const found = and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, kind));
  return Number(await db.$count(applicationEvents, found)) > 0;
}
