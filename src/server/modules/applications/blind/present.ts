import type { ApplicantProfile, ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { withoutPerson } from '#domain/applications/blind.ts';
import { anonymousCertificate } from '#domain/candidates/certificates.ts';
import {
  blindEducationFields,
  blindExperienceFields,
  blindFields,
} from '#domain/candidates/profile-readers.ts';

/** Of a profile only what says nothing of who it is. */
const shown: ReadonlySet<string> = new Set([...blindFields, 'total_experience', 'eligibility']);

/** An application whose opening is reviewed blind: whoever reads it does not learn whose it is (`beyond.md` 12). */
export function withoutIdentity(
  application: ReceivedApplicationDetails,
  name: string,
): ReceivedApplicationDetails {
  const { cover_letter, answers, profile } = application;
  return {
    ...application,
    candidate: {
      ...application.candidate,
      current_position: withoutPerson(application.candidate.current_position, name),
    },
    cover_letter: withoutPerson(cover_letter, name),
    answers: answers.map((answer) => ({ ...answer, answer: withoutPerson(answer.answer, name) })),
    videos: [],
    cv: null,
    profile: profile && hideProfile(profile, name),
  };
}

function hideProfile(profile: ApplicantProfile, name: string): ApplicantProfile {
  const kept = Object.entries(profile).map(([field, value]) => [
    field,
    shown.has(field) ? withoutName(value, name) : emptied(value),
  ]);
  const said = (entries: ApplicantProfile['experiences'], fields: readonly string[]) =>
    entries.map((entry) =>
      Object.fromEntries(
        fields.filter((field) => field in entry).map((field) => [field, withoutName(entry[field], name)]),
      ),
    );
  return {
    ...(Object.fromEntries(kept) as ApplicantProfile), // by their names, which the compiler does not follow
    date_of_birth: null,
    references: null,
    experiences: said(profile.experiences, blindExperienceFields),
    educations: said(profile.educations, blindEducationFields),
    certificates: profile.certificates.map((entry) => ({
      ...anonymousCertificate(entry),
      name: withoutPerson(entry.name, name),
      issuer: withoutPerson(entry.issuer, name),
    })),
  };
}

/** A headline or a skill is typed freely, too. */
function withoutName(value: unknown, name: string): unknown {
  if (typeof value === 'string') return withoutPerson(value, name);
  if (Array.isArray(value)) return value.map((one) => withoutName(one, name));
  return value;
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
