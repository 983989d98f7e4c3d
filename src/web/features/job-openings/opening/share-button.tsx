import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { ShareMenu } from '#web/features/job-openings/share/share-menu.tsx';
import { shareText } from './share-text.ts';

/** Passes an opening on. */
export function ShareButton({ opening }: { opening: PublicOpening }) {
  return <ShareMenu path={openingPath(opening)} text={shareText(opening)} label={m.job_openings_share()} />;
}
