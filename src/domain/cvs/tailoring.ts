import { isSameTag } from '#domain/candidates/tags.ts';
import type { OpeningEligibility } from '#domain/job-openings/opening.ts';
import { foldText } from '#domain/text/folding.ts';
import type { CvDocument } from './document.ts';
import type { CvPersonalField } from './looks.ts';

/** What an opening asks that a CV can answer. */
export interface AskingOpening {
  tags: readonly string[];
  eligibility: Partial<OpeningEligibility> | null;
}

/** What a profile can give to a CV. */
interface GivingProfile {
  professional_skills: readonly string[];
  languages: readonly { name: string; level: string }[];
  visa_option: string | null;
  in_country: boolean | null;
  notice_period: number | null;
  driving_licences: readonly string[];
}

/** One thing that the opening asks: whether the CV says it, and else whether the profile has it to be taken over. */
export interface TailoringPoint {
  kind: 'skill' | 'language' | CvPersonalField;
  /** As the opening writes it. */
  wanted: string;
  state: 'said' | 'in-profile' | 'missing';
  /** The CV with it; for what the profile has. */
  taken?: CvDocument;
}

/** What the opening asks, held against the CV and the profile; nothing is taken over that the profile does not have. */
export function tailoringPoints(
  document: CvDocument,
  opening: AskingOpening,
  profile: GivingProfile,
): TailoringPoint[] {
  return [
    ...skillPoints(document, opening, profile),
    ...languagePoints(document, opening, profile),
    ...personalPoints(document, opening, profile),
  ];
}

function skillPoints(document: CvDocument, { tags }: AskingOpening, profile: GivingProfile) {
  const text = ` ${shownTexts(document).map(foldText).join(' ')} `;
  return tags.map((wanted): TailoringPoint => {
    const skill = { kind: 'skill', wanted } as const;
    if (text.includes(` ${foldText(wanted)} `) || saysSkill(document, wanted))
      return { ...skill, state: 'said' };
    const known = profile.professional_skills.find((tag) => isSameTag(tag, wanted));
    if (!known) return { ...skill, state: 'missing' };
    return { ...skill, state: 'in-profile', taken: withSkill(document, known) };
  });
}

function languagePoints(document: CvDocument, { eligibility }: AskingOpening, profile: GivingProfile) {
  return (eligibility?.languages ?? []).map(({ name: wanted }): TailoringPoint => {
    const language = { kind: 'language', wanted } as const;
    const isShown = isSectionShown(document, 'languages');
    if (isShown && document.languages.some(({ name }) => isSameTag(name, wanted)))
      return { ...language, state: 'said' };
    const spoken = profile.languages.find(({ name }) => isSameTag(name, wanted));
    if (!spoken) return { ...language, state: 'missing' };
    const there = document.languages.some(({ name }) => isSameTag(name, wanted));
    const languages = there
      ? document.languages
      : [...document.languages, { id: freeId(document.languages), name: spoken.name, level: spoken.level }];
    return { ...language, state: 'in-profile', taken: showing({ ...document, languages }, 'languages') };
  });
}

function personalPoints(
  document: CvDocument,
  { eligibility }: AskingOpening,
  profile: GivingProfile,
): TailoringPoint[] {
  const asked: [CvPersonalField, boolean, string][] = [
    ['visa_option', Boolean(eligibility?.visa_options?.length || eligibility?.transferable), ''],
    ['in_country', eligibility?.in_country === true, ''],
    ['notice_period', eligibility?.notice_period != null, String(eligibility?.notice_period ?? '')],
    [
      'driving_licences',
      Boolean(eligibility?.driving_licences?.length),
      (eligibility?.driving_licences ?? []).join(', '),
    ],
  ];
  return asked
    .filter(([, isAsked]) => isAsked)
    .map(([kind, , wanted]): TailoringPoint => {
      if (document.personal_shown.includes(kind) && isSectionShown(document, 'personal'))
        return { kind, wanted, state: 'said' };
      const personal = { ...document.personal, ...givenBy(profile, kind) };
      if (Object.keys(givenBy(profile, kind)).length === 0) return { kind, wanted, state: 'missing' };
      const personal_shown = [...document.personal_shown.filter((field) => field !== kind), kind];
      const taken = showing({ ...document, personal, personal_shown }, 'personal');
      return { kind, wanted, state: 'in-profile', taken };
    });
}

function givenBy(profile: GivingProfile, kind: CvPersonalField): Partial<CvDocument['personal']> {
  if (kind === 'visa_option' && profile.visa_option) return { visa_option: profile.visa_option };
  if (kind === 'in_country' && profile.in_country !== null) return { in_country: profile.in_country };
  if (kind === 'notice_period' && profile.notice_period !== null)
    return { notice_period: profile.notice_period };
  if (kind === 'driving_licences' && profile.driving_licences.length > 0)
    return { driving_licences: [...profile.driving_licences] };
  return {};
}

function saysSkill(document: CvDocument, wanted: string): boolean {
  if (!isSectionShown(document, 'skills')) return false;
  return document.skills.some(({ words }) => words.some((word) => isSameTag(word, wanted)));
}

/** The words of the sections in which a skill may be told, line by line. */
function shownTexts(document: CvDocument): string[] {
  const texts = [document.basics.title];
  const from = (id: string, read: () => string[]) => isSectionShown(document, id) && texts.push(...read());
  from('summary', () => [document.summary]);
  from('experience', () => document.experience.flatMap((post) => [post.position, post.description]));
  from('projects', () => document.projects.flatMap((project) => [project.name, project.description]));
  from('certificates', () => document.certificates.map(({ name }) => name));
  return texts.flatMap((text) => text.split('\n'));
}

function withSkill(document: CvDocument, skill: string): CvDocument {
  const [first, ...others] = document.skills;
  const group = first ?? { id: freeId(document.skills), name: '', level: '', words: [] };
  const has = document.skills.some(({ words }) => words.some((word) => isSameTag(word, skill)));
  const skills = has ? document.skills : [{ ...group, words: [...group.words, skill] }, ...others];
  return showing({ ...document, skills }, 'skills');
}

function isSectionShown(document: CvDocument, id: string): boolean {
  return document.sections.some((section) => section.id === id && section.is_shown);
}

function showing(document: CvDocument, id: string): CvDocument {
  const sections = document.sections.map((section) =>
    section.id === id ? { ...section, is_shown: true } : section,
  );
  return { ...document, sections };
}

function freeId(entries: readonly { id: string }[]): string {
  let number = entries.length + 1;
  while (entries.some(({ id }) => id === `taken-${number}`)) number += 1;
  return `taken-${number}`;
}
