import {
  type ApplicantProfile,
  applicantFields,
  type ReceivedApplication,
} from '#contract/application-responses.ts';
import { toldReference } from '#domain/candidates/references.ts';
import { joinTags } from '#domain/candidates/tags.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { pickFields } from '#domain/text/saved.ts';
import { findPerson } from '#server/modules/candidates/queries.ts';
import { unsealCandidate } from '#server/modules/candidates/sealed.ts';
import { listVideoIntroduction } from '#server/modules/candidates/video-introduction/service.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';

/**
 * The profile as the company that a candidate applied to reads it, null once the account is erased. The consents, the
 * text of the CV and the share id are no company's business.
 */
export async function readApplicant(
  context: Context,
  candidateId: string,
  status: ReceivedApplication['status'],
): Promise<ApplicantProfile | null> {
  const person = await findPerson(context.db, candidateId);
  if (!person) return null;
  const { account } = person;
  const candidate = unsealCandidate(context.config, person.candidate);
  // Who withdrew asks nobody to be called any more.
  const showsReferences = candidate.referencesShown && status !== 'Withdrawn';
  const videos = await listVideoIntroduction(context, candidateId);
  return {
    ...pickFields(applicantFields, toWire(candidate)),
    name: personNameIn(context.locale, account.name, account.nameAr),
    email: account.email,
    avatar: picturePath(candidate.avatarFileId),
    professional_skills: joinTags(candidate.professionalSkills),
    expected_salary: candidate.expectedSalary,
    references: showsReferences ? candidate.references.map(toldReference) : null,
    videos: videos.map(({ id, video_question, poster, captions }) => ({
      question_id: id,
      path: video_question,
      poster,
      captions,
    })),
  };
}
