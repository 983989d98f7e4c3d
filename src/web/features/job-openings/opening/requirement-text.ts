import type { RequirementResult } from '#domain/candidates/eligibility.ts';
import { hasCapitalNames } from '#domain/locale.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { educationLabel } from '#web/features/job-openings/opening-labels.ts';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';

const educations: Readonly<Record<string, () => string>> = {
  'primary school': m.job_openings_asks_education_primary,
  'high school': m.job_openings_asks_education_high,
  bachelor: m.job_openings_asks_education_bachelor,
  masters: m.job_openings_asks_education_masters,
  'Ph.D': m.job_openings_asks_education_ph_d,
};

/** One thing that an opening asks, in words: "English, expert". */
export function requirementText({
  kind,
  wanted,
  level,
}: Pick<RequirementResult, 'kind' | 'wanted' | 'level'>): string {
  switch (kind) {
    case 'visa_options':
      return String(wanted)
        .split(', ')
        .map((visa) => referenceLabel('visa', visa))
        .map((visa, place) => (place > 0 && !hasCapitalNames(getLocale()) ? withoutCapital(visa) : visa))
        .join(m.job_openings_or());
    case 'transferable':
      return m.job_openings_asks_transferable();
    case 'in_country':
      return m.job_openings_asks_in_country();
    case 'notice_period':
      return m.job_openings_asks_notice({ count: Number(wanted) });
    case 'language':
      return m.job_openings_asks_language({
        language: languageName(String(wanted), getLocale()),
        level: referenceLabel('proficiency', level ?? '').toLocaleLowerCase(getLocale()),
      });
    case 'driving_licence':
      return m.job_openings_asks_licence({ licence: referenceLabel('driving_licence', String(wanted)) });
    case 'experience':
      return m.job_openings_asks_experience({ count: Number(wanted) });
    case 'education':
      return educations[String(wanted)]?.() ?? educationLabel(String(wanted));
  }
}

/** What begins with a name. */
const named: ReadonlySet<string> = new Set(['language', 'visa_options']);

/** The same after other words: "Missing: at least 2 years of experience". */
export function requirementInSentence(
  requirement: Pick<RequirementResult, 'kind' | 'wanted' | 'level'>,
): string {
  const text = requirementText(requirement);
  return named.has(requirement.kind) && hasCapitalNames(getLocale()) ? text : withoutCapital(text);
}

/** An abbreviation keeps its own. */
function withoutCapital(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(getLocale()) + text.slice(1);
}
