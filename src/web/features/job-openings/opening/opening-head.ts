import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { salaryText } from '#web/features/job-openings/opening-format.ts';
import { employmentLabel, payTerms } from '#web/features/job-openings/opening-labels.ts';
import { shownText, shownTitle } from '#web/features/job-openings/opening-words.ts';
import { placeLabel } from '#web/features/job-openings/place-names.ts';

/** "Senior Structural Engineer, Rawdat Engineering" */
export function openingTitle(opening: PublicOpening): string {
  const { company } = opening;
  const title = shownTitle(opening).text;
  return m.job_openings_opening_title({ title, company: company?.name ?? m.job_openings_confidential() });
}

/** What a search engine shows below the title: place, kind, pay, and the beginning of the text. */
export function openingDescription(opening: PublicOpening): string {
  const { salary, employment_type } = opening;
  const pay = salary ? `${salaryText(salary)} ${payTerms(salary)}` : m.job_openings_salary_hidden();
  const text = (shownText(opening, 'introduction').html || shownText(opening, 'responsibilities').html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const facts = [placeLabel(opening), employmentLabel(employment_type), pay].join(m.common_comma());
  return `${facts}. ${text}`.slice(0, 200).trim();
}
