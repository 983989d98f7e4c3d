import type { RequirementResult } from '#domain/candidates/eligibility.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { educationLabel } from '#web/features/job-openings/opening-labels.ts';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';

/** One thing that an opening asks, in words: "English, Expert". */
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
        level: referenceLabel('proficiency', level ?? ''),
      });
    case 'driving_licence':
      return m.job_openings_asks_licence({ licence: referenceLabel('driving_licence', String(wanted)) });
    case 'experience':
      return m.job_openings_asks_experience({ count: Number(wanted) });
    case 'education':
      return educationLabel(String(wanted));
  }
}
