import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { ShareMenu } from '#web/features/job-openings/share/share-menu.tsx';

/** Passes an opening on, named by its title, its company where it shows it, and its city. */
export function ShareButton({ opening }: { opening: PublicOpening }) {
  const { company, city } = opening;
  const facts = { title: shownTitle(opening).text, city: cityLabel(city) };
  const text = company
    ? m.job_openings_share_text({ ...facts, company: company.name })
    : m.job_openings_share_text_hidden(facts);
  return <ShareMenu path={openingPath(opening)} text={text} label={m.job_openings_share()} />;
}
