import { z } from 'zod';
import { normalizeText } from '#domain/text/characters.ts';
import { desiredJobRules, skillRules, splitTags, type TagRules, tagProblem } from './tags.ts';

/** Skills as a list or as comma-separated text; required. */
export const requiredSkills = tagList(skillRules, true);
/** Desired jobs as a list or as comma-separated text; required, at most 3. */
export const requiredDesiredJobs = tagList(desiredJobRules, true);
export const professionalSkills = tagList(skillRules, false);
export const desiredJobs = tagList(desiredJobRules, false);

function tagList(rules: TagRules, isRequired: boolean) {
  return z
    .union([z.string().max(20_000), z.array(z.string().max(1000)).max(200)], { error: rules.empty })
    .transform((value) => (typeof value === 'string' ? splitTags(value) : value.map(normalizeText)))
    .superRefine((tags, context) => {
      if (isRequired && tags.length === 0) context.addIssue({ code: 'custom', message: rules.empty });
      tags.forEach((tag, index) => {
        const problem = tagProblem(tag, tags.slice(0, index), rules);
        if (problem) context.addIssue({ code: 'custom', message: problem.key, params: problem.params });
      });
    });
}
