import * as texts from '#texts/activity.js';
import { textsByKey } from '#web/texts-by-key.ts';

const kindTexts = textsByKey(texts);

/** What a deed of the activity log (`opening.published`) is called, after the name of who did it. */
export function deedText(kind: string): string {
  const text = kindTexts[`companies_activity_${kind.replace(/[^a-z]+/g, '_')}`];
  return text ? text() : texts.companies_activity_other();
}

/** Who did it, where no name is given. */
export function namelessActor(kind: 'member' | 'team' | 'system' | 'candidate'): string {
  if (kind === 'team') return texts.companies_activity_by_team();
  if (kind === 'system') return texts.companies_activity_by_system();
  return texts.companies_activity_by_candidate();
}
