import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { OpeningList } from '#web/features/job-openings/pool/opening-list.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** An opening that was public and is no longer, with status 410; others like it stand below. */
export function ClosedOpening({ similar }: { similar: readonly OpeningCard[] }) {
  return (
    <div className="wrap">
      <EmptyState
        art={<EmptySearchArt />}
        heading="h1"
        title={m.job_openings_closed()}
        actions={
          <PageLink to="/jobs-pool" className="btn btn-primary">
            {m.job_openings_all()}
          </PageLink>
        }
      >
        <p>{similar.length > 0 ? m.job_openings_closed_similar() : m.job_openings_closed_text()}</p>
      </EmptyState>
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="closed-similar">
            {m.job_openings_similar()}
          </h2>
          <OpeningList openings={similar} />
        </section>
      )}
    </div>
  );
}
