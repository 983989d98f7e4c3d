import type { ApplicationFit } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';

export type Requirement = ApplicationFit['requirements'][number];

/** How a profile stands to one thing that the opening asks: "Not met:". */
export function requirementState({ met, unknown }: Requirement): string {
  if (met) return m.applications_meets_met();
  return unknown ? m.applications_meets_unsaid() : m.applications_meets_missing();
}
