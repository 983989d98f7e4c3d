import { printedProgress, profileStrength, type StrengthCandidate } from '#domain/candidates/strength.ts';
import type { Context } from '#server/platform/context.ts';
import { countVideos, findPerson, type Person, setBeside } from './queries.ts';

/** The profile by the names that its weights have. */
export function strengthFields({ candidate, account }: Person, videos: number): StrengthCandidate {
  return {
    video_cv: Array.from({ length: videos }),
    cv: candidate.cvFileId,
    name: account.name,
    email: account.email,
    avatar: candidate.avatarFileId,
    educations: candidate.educations,
    experiences: candidate.experiences,
    dial_code: candidate.dialCode,
    phone: candidate.phone,
    nationality: candidate.nationality,
    residence_country: candidate.residenceCountry,
    marital_status: candidate.maritalStatus,
    date_of_birth: candidate.dateOfBirth,
    gender: candidate.gender,
    expected_salary: candidate.expectedSalary,
    linkedin: candidate.linkedin,
    current_company: candidate.currentCompany,
    description: candidate.description,
    professional_skills: candidate.professionalSkills,
    languages: candidate.languages,
  };
}

export function strengthOf(person: Person, videos: number) {
  const fields = strengthFields(person, videos);
  return { strength: profileStrength(fields).total, printed: printedProgress(fields) };
}

/** Computes the profile strength anew, within the transaction that changed the profile; it is never taken from outside. */
export async function refreshStrength(context: Context, candidateId: string): Promise<void> {
  const person = await findPerson(context.db, candidateId);
  if (!person) return;
  const { strength } = strengthOf(person, await countVideos(context.db, candidateId));
  await setBeside(context.db, candidateId, { profileStrength: strength });
}
