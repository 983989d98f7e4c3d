import { codePointLength, hasBidiControl, isStorable, normalizeText } from '#domain/text/characters.ts';

/** A candidate names at most 50 skills, and at most 3 desired jobs. */
export const skillsMaximum = 50;
export const desiredJobsMaximum = 3;
/** The longest skill or job title, in code points. */
const tagMaximum = 100;

export interface TagProblem {
  key: string;
  params: Record<string, string | number>;
}

/** What a kind of tag allows, and its messages. */
export interface TagRules {
  maximum: number;
  empty: string;
  tooMany: string;
}

export const skillRules: TagRules = {
  maximum: skillsMaximum,
  empty: 'validation_skill_empty',
  tooMany: 'validation_skills_maximum',
};

export const desiredJobRules: TagRules = {
  maximum: desiredJobsMaximum,
  empty: 'validation_desired_jobs_empty',
  tooMany: 'validation_desired_jobs_maximum',
};

/** Why a skill cannot be added to the list: empty, a comma, there already, too long, or the list is full. */
export function skillProblem(skill: string, skills: readonly string[]): TagProblem | undefined {
  return tagProblem(skill, skills, skillRules);
}

/** Why a desired job cannot be added to the list. */
export function desiredJobProblem(job: string, jobs: readonly string[]): TagProblem | undefined {
  return tagProblem(job, jobs, desiredJobRules);
}

/** Whether two tags are the same for people: without case and composed. */
export function isSameTag(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

/** The list behind a comma-separated text of the wire. */
export function splitTags(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(normalizeText)
    .filter((tag) => tag !== '');
}

/** The comma-separated text of the wire. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Why a tag cannot be added to a list under the rules of its kind. */
export function tagProblem(tag: string, tags: readonly string[], rules: TagRules): TagProblem | undefined {
  const text = normalizeText(tag);
  if (text === '') return { key: rules.empty, params: {} };
  if (text.includes(',')) return { key: 'validation_comma', params: {} };
  if (!isStorable(text) || hasBidiControl(text) || /\p{Cc}/u.test(text)) {
    return { key: 'validation_characters', params: {} };
  }
  if (codePointLength(text) > tagMaximum)
    return { key: 'validation_maximum', params: { number: tagMaximum } };
  if (tags.some((other) => isSameTag(other, text)))
    return { key: 'validation_duplicate', params: { x: text } };
  if (tags.length >= rules.maximum) return { key: rules.tooMany, params: { number: rules.maximum } };
  return undefined;
}

function fold(text: string): string {
  return normalizeText(text).toLowerCase();
}
