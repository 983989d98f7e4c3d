import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { BackToApplications } from '#web/features/applications/back-to-applications.tsx';
import { NothingReceived } from '#web/features/applications/nothing-received.tsx';
import { OpeningStatusBadge } from '#web/features/job-openings/own/opening-status-badge.tsx';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './openings.css';

/** Each opening with its applications by status; every number leads to those. */
export function OpeningsScreen() {
  const { locale } = useSurroundings();
  const openings = useQuery(query.applications.byOpening.queryOptions());
  return (
    <>
      <PageHeader
        above={<BackToApplications />}
        title={m.applications_openings_title()}
        lead={m.applications_openings_lead()}
      />
      <Answered
        query={openings}
        skeleton={
          <div className="stack">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        }
      >
        {({ data }) =>
          data.length === 0 ? (
            <NothingReceived />
          ) : (
            <ul className="application-openings">
              {data.map((opening) => (
                <Card as="li" key={opening.id} pad="md" className="application-opening">
                  <div className="application-opening-name">
                    <h2>
                      <Link
                        className="application-opening-link"
                        to="/job_application/list"
                        search={{ job_id: opening.id }}
                      >
                        {opening.title}
                      </Link>
                    </h2>
                    <p className="row small muted">
                      <OpeningStatusBadge status={opening.status} />
                      {opening.city && <span>{cityLabel(opening.city)}</span>}
                      <span>{m.applications_total({ number: opening.total })}</span>
                      {opening.latest_at && (
                        <span>{m.applications_latest({ ago: agoText(opening.latest_at, locale) })}</span>
                      )}
                    </p>
                  </div>
                  <Counts openingId={opening.id} counts={opening.counts} />
                </Card>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}

function Counts({ openingId, counts }: { openingId: string; counts: Record<string, number> }) {
  const shown = [...applicationStatuses, 'Withdrawn' as const].filter((status) => counts[status]);
  return (
    <ul className="application-counts">
      {shown.map((status: StoredApplicationStatus) => (
        <li key={status}>
          <Link to="/job_application/list" search={{ job_id: openingId, status: [status] }}>
            {m.applications_counted_line({
              number: counts[status] ?? 0,
              words: m.applications_counted_status({ status, count: counts[status] ?? 0 }),
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
