import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { ReportedItem } from './reported-item.tsx';

/** Openings that people reported, with their words, and those that were taken down: 20 a page. */
export function ReportsScreen({ page }: { page?: number }) {
  const list = useQuery(
    query.openingReports.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  return (
    <div className="stack">
      <PageHeader title={m.admin_reports()} lead={m.admin_reports_lead()} />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, total, per_page }) =>
          data.length === 0 ? (
            <EmptyState art={<EmptyInboxArt />} title={m.admin_reports_none()}>
              {m.admin_reports_none_text()}
            </EmptyState>
          ) : (
            <>
              <ul className="stack admin-list">
                {data.map((opening) => (
                  <ReportedItem key={opening.id} opening={opening} />
                ))}
              </ul>
              <ListPages page={page} pages={Math.ceil(total / per_page)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}
