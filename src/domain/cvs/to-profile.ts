import { currentMonth, currentYear } from '#domain/candidates/experience-dates.ts';
import { descriptionMaximum } from '#domain/candidates/profile.ts';
import { isSameTag, joinTags, skillsMaximum, splitTags } from '#domain/candidates/tags.ts';
import { type CourseName, courseNames } from '#domain/reference/course-names.ts';
import { type Proficiency, proficiencies } from '#domain/reference/proficiency.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { cvDateParts, cvPresent } from './dates.ts';
import { type CvDocument, type CvEducationEntry, type CvExperienceEntry, cvLimits } from './document.ts';
import { type CvProfile, cvEducationOf, cvExperienceOf, profileContent } from './from-profile.ts';

/** What of a CV the profile says otherwise, and the change that lets it say the same. */
export interface ProfileDifference {
  /** Whether the profile says nothing of it yet. */
  isNew: boolean;
  /** Undefined where the profile asks for more than the CV has: a month, a level, fewer signs. */
  change: Record<string, unknown> | undefined;
}

/** The title and the summary against those of the profile; undefined where they are the same or empty. */
export function textDifference(
  document: CvDocument,
  profile: CvProfile,
  part: 'title' | 'summary',
): ProfileDifference | undefined {
  const text = part === 'title' ? document.basics.title : document.summary;
  const stored = part === 'title' ? profile.title || profile.current_position : profile.description;
  if (text === '' || text === stored) return undefined;
  const fits = part === 'title' || codePointLength(text) <= descriptionMaximum;
  const field = part === 'title' ? 'title' : 'description';
  return { isNew: stored === '', change: fits ? { [field]: text } : undefined };
}

/** Skills and languages that the profile lacks. */
export function listDifference(
  document: CvDocument,
  profile: CvProfile,
  part: 'skills' | 'languages',
): ProfileDifference | undefined {
  if (part === 'skills') {
    const stored = splitTags(profile.professional_skills);
    const words = document.skills.flatMap((group) => group.words).filter((word) => !word.includes(','));
    const added = words.filter((word) => !stored.some((tag) => isSameTag(tag, word)));
    if (added.length === 0) return undefined;
    const skills = [...stored, ...added].slice(0, skillsMaximum);
    return { isNew: stored.length === 0, change: { professional_skills: joinTags(skills) } };
  }
  const spoken = document.languages.filter(
    ({ name, level }) =>
      name !== '' && !profile.languages.some((other) => isSameTag(other.name, name) && other.level === level),
  );
  if (spoken.length === 0) return undefined;
  const rest = profile.languages.filter(({ name }) => !spoken.some((other) => isSameTag(other.name, name)));
  const known = spoken.every(({ level }) => isProficiency(level));
  const languages = [...rest, ...spoken.map(({ name, level }) => ({ name, level }))];
  return { isNew: profile.languages.length === 0, change: known ? { languages } : undefined };
}

/** An experience of the CV against the one of the profile at the same company. */
export function experienceDifference(
  { id: _id, url: _url, ...entry }: CvExperienceEntry,
  profile: CvProfile,
): ProfileDifference | undefined {
  if (entry.company === '' || entry.position === '') return undefined;
  const at = profile.experiences.findIndex((stored) => isSamePost(entry, cvExperienceOf(stored)));
  const stored = profile.experiences[at];
  if (stored) {
    const { url: _, ...said } = cvExperienceOf(stored);
    if (JSON.stringify(ordered(said)) === JSON.stringify(ordered(entry))) return undefined;
  }
  const from = monthAndYear(entry.from);
  const to = entry.to === cvPresent ? { month: currentMonth, year: currentYear } : monthAndYear(entry.to);
  const isNew = stored === undefined;
  if (!from || !to) return { isNew, change: undefined };
  const changed = {
    company_name: entry.company,
    designation: entry.position,
    company_location: entry.place,
    currently_working: entry.to === cvPresent,
    ...{ from_month: from.month, from_year: from.year, to_month: to.month, to_year: to.year },
    description: entry.description,
  };
  return { isNew, change: { experiences: put(profile.experiences, at, changed) } };
}

/** An education of the CV against the one of the profile at the same institution. */
export function educationDifference(
  { id: _id, url: _url, ...entry }: CvEducationEntry,
  profile: CvProfile,
): ProfileDifference | undefined {
  if (entry.institution === '') return undefined;
  const at = profile.educations.findIndex(
    (stored) =>
      isSameTag(stored.institution_name, entry.institution) &&
      (stored.course_name === entry.course || String(stored.to_year) === entry.to.slice(0, 4)),
  );
  const stored = profile.educations[at];
  if (stored) {
    const { url: _, ...said } = cvEducationOf(stored);
    if (JSON.stringify(ordered(said)) === JSON.stringify(ordered({ ...entry, area: '', score: '' })))
      return undefined;
  }
  const from = cvDateParts(entry.from);
  const to = cvDateParts(entry.to);
  const isNew = stored === undefined;
  if (!from || !to || !isCourse(entry.course)) return { isNew, change: undefined };
  const changed = {
    institution_name: entry.institution,
    course_name: entry.course,
    other_course_name: entry.degree,
    from_year: from.year,
    to_year: to.year,
    description: entry.description,
    educated_country: entry.place,
  };
  return { isNew, change: { educations: put(profile.educations, at, changed) } };
}

/** The CV with the posts, studies, papers, skills and languages that only the profile has; the same one where it has none. */
export function withNewOfProfile(document: CvDocument, profile: CvProfile): CvDocument {
  const content = profileContent(profile);
  const posts = content.experience.filter(
    (post) => !document.experience.some((own) => isSamePost(own, post)),
  );
  const studies = content.education.filter(
    ({ institution }) => !document.education.some((own) => isSameTag(own.institution, institution)),
  );
  const spoken = content.languages.filter(
    ({ name }) => !document.languages.some((own) => isSameTag(own.name, name)),
  );
  const words = (content.skills[0]?.words ?? []).filter(
    (word) => !document.skills.some((group) => group.words.some((own) => isSameTag(own, word))),
  );
  const papers = content.certificates
    .filter(({ name }) => !document.certificates.some((own) => isSameTag(own.name, name)))
    .slice(0, cvLimits.items - document.certificates.length);
  const news = [posts, studies, spoken, words, papers];
  if (news.every((found) => found.length === 0)) return document;
  const [group, ...groups] = document.skills;
  const first = group ?? { id: 'profile-skills', name: '', level: '', words: [] };
  return {
    ...document,
    experience: [...freed(posts, document.experience), ...document.experience],
    education: [...freed(studies, document.education), ...document.education],
    languages: [...document.languages, ...freed(spoken, document.languages)],
    certificates: [...freed(papers, document.certificates), ...document.certificates],
    skills: words.length > 0 ? [{ ...first, words: [...first.words, ...words] }, ...groups] : document.skills,
  };
}

type Post = Pick<CvExperienceEntry, 'company' | 'position' | 'from'>;

function isSamePost(post: Post, other: Post): boolean {
  if (!isSameTag(post.company, other.company)) return false;
  return isSameTag(post.position, other.position) || post.from === other.from;
}

function put<Row>(rows: readonly Row[], at: number, row: object): object[] {
  return at < 0
    ? [row, ...(rows as readonly object[])]
    : rows.map((other, place) => (place === at ? row : Object(other)));
}

function ordered(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b));
}

/** Entries with ids that none of the others has. */
function freed<Entry extends { id: string }>(
  entries: readonly Entry[],
  others: readonly { id: string }[],
): Entry[] {
  const taken = new Set(others.map(({ id }) => id));
  return entries.map((entry) => {
    let { id } = entry;
    for (let number = 2; taken.has(id); number += 1) id = `${entry.id}-${number}`;
    return { ...entry, id };
  });
}

function monthAndYear(date: string): { month: number; year: number } | undefined {
  const parts = cvDateParts(date);
  return parts?.month ? { month: parts.month, year: parts.year } : undefined;
}

function isCourse(text: string): text is CourseName {
  return courseNames.some((name) => name === text);
}

function isProficiency(text: string): text is Proficiency {
  return proficiencies.some((name) => name === text);
}
