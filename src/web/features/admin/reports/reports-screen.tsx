import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyReportsArt } from '#web/design/art/empty-work.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { PeopleReports } from './people-reports.tsx';
import { ReportedItem } from './reported-item.tsx';

/** What people reported, 20 a page: openings, or companies and candidates. */
export function ReportsScreen({ page, tab }: { page?: number; tab?: 'people' }) {
  return (
    <div className="stack">
      <PageHeader title={m.admin_reports()} lead={m.admin_reports_lead()} />
      <Tabs label={m.admin_reports()}>
        <TabLink to="/admin-reports" search={{}} activeOptions={{ exact: true, includeSearch: true }}>
          {m.admin_reports_openings()}
        </TabLink>
        <TabLink to="/admin-reports" search={{ tab: 'people' }} activeOptions={{ includeSearch: true }}>
          {m.admin_reports_people()}
        </TabLink>
      </Tabs>
      {tab === 'people' ? <PeopleReports page={page} /> : <OpeningReports page={page} />}
    </div>
  );
}

/** Openings that people reported, with their words, and those that were taken down. */
function OpeningReports({ page }: { page?: number }) {
  const list = useQuery(
    query.openingReports.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  return (
    <Answered query={list} skeleton={<SkeletonCard />}>
      {({ data, total, per_page }) =>
        data.length === 0 ? (
          <EmptyState art={<EmptyReportsArt />} title={m.admin_reports_none()}>
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
  );
}
