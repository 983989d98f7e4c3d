import type { Highlights } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { numberText } from '#web/number-text.ts';

/** What is open today, in figures as the language of the page writes them. */
export function nowText({ openings, companies }: Highlights['figures']): string {
  return m.landing_now({
    openings: m.landing_now_openings({ count: openings, number: numberText(openings) }),
    companies: m.landing_now_companies({ count: companies, number: numberText(companies) }),
  });
}
