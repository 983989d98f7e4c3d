import { Link } from '@tanstack/react-router';
import type { RecentApplication } from '#contract/company-activity.ts';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { StageBadge } from '#web/application-stages.tsx';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** The latest applications of the 30 days. */
export function RecentApplications({ items }: { items: readonly RecentApplication[] }) {
  const when = dateFormat(getLocale(), { day: 'numeric', month: 'short' });
  return (
    <Card as="section" aria-labelledby="recent">
      <div className="company-card-head">
        <h2 id="recent">{m.companies_recent()}</h2>
        {items.length > 0 && <Link to={'/job_application' as string}>{m.companies_recent_all()}</Link>}
      </div>
      {items.length === 0 ? (
        <EmptyState small heading="h3" art={<EmptyInboxArt />} title={m.companies_recent_none()}>
          {m.companies_recent_none_text()}
        </EmptyState>
      ) : (
        <ul className="company-list">
          {items.map((item) => (
            <li key={item.id}>
              <Avatar name={item.candidate_name || item.position} />
              <PageLink className="company-list-text" to={`/job_application/list/details?id=${item.id}`}>
                <b>{item.candidate_name || m.companies_former_candidate()}</b>
                <span>
                  <bdi>{item.position}</bdi> · {when.format(new Date(item.created_at))}
                </span>
              </PageLink>
              <StageBadge
                stage={storedApplicationStatuses.find((known) => known === item.status) ?? 'Pending'}
              >
                {labelOf('application_status', item.status)}
              </StageBadge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
