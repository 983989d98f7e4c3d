import type { Context } from '#server/platform/context.ts';
import type { DemoApplications } from './applications.ts';
import type { DemoCandidate } from './people.ts';
import { seededRandom } from './random.ts';
import { type DemoFile, storePdf } from './stored-pdf.ts';

/** The CV of each candidate, told by the profile. */
export function makeCvs(context: Context, people: readonly DemoCandidate[]): Promise<DemoFile[]> {
  const random = seededRandom(7412);
  return Promise.all(
    people.map((person) =>
      storePdf(
        context,
        {
          id: random.uuid(),
          kind: 'cv',
          label: `${person.account.name} CV.pdf`,
          ownerId: person.account.id,
          createdAt: person.account.createdAt ?? context.clock.now(),
        },
        { title: person.account.name, lines: linesOf(person) },
      ),
    ),
  );
}

/** Each application keeps a copy of the CV that it was sent with: a row of its own over the same content. */
export function copyCvs(
  { applications }: DemoApplications,
  cvs: readonly DemoFile[],
): { files: DemoFile[]; applications: DemoApplications['applications'] } {
  const random = seededRandom(7413);
  const byOwner = new Map(cvs.map((cv) => [cv.ownerId, cv]));
  const copies = applications.flatMap(({ candidateId, createdAt }) => {
    const cv = byOwner.get(candidateId);
    return cv ? [{ ...cv, id: random.uuid(), createdAt, claimedAt: createdAt }] : [];
  });
  return {
    files: copies,
    applications: applications.map((application, index) => ({ ...application, cvFileId: copies[index]?.id })),
  };
}

function linesOf({ account, candidate }: DemoCandidate): string[] {
  const { experiences = [], educations = [], professionalSkills = [], languages = [] } = candidate;
  return [
    `${candidate.title}, ${candidate.residenceCountry}`,
    `${account.email}, ${candidate.dialCode} ${candidate.phone}`,
    '',
    candidate.description ?? '',
    '',
    'EXPERIENCE',
    ...experiences.flatMap((entry) => [
      `${entry.from_year} - ${entry.to_year}  ${entry.designation}, ${entry.company_name}, ${entry.company_location}`,
      `    ${entry.description}`,
    ]),
    '',
    'EDUCATION',
    ...educations.map(
      (entry) => `${entry.from_year} - ${entry.to_year}  ${entry.course_name}, ${entry.institution_name}`,
    ),
    '',
    'SKILLS',
    professionalSkills.join(', '),
    '',
    'LANGUAGES',
    languages.map(({ name, level }) => `${name} (${level})`).join(', '),
  ];
}
