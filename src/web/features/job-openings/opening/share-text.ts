import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { placeLabel } from '#web/features/job-openings/place-names.ts';

/** What is said of an opening that is passed on: its title, its company where it shows it, and its places. */
export function shareText(opening: PublicOpening): string {
  const { company } = opening;
  const facts = { title: shownTitle(opening).text, city: placeLabel(opening) };
  return company
    ? m.job_openings_share_text({ ...facts, company: company.name })
    : m.job_openings_share_text_hidden(facts);
}
