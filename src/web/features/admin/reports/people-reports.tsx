import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyReportsArt } from '#web/design/art/empty-work.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { ReportedConversationItem } from './reported-conversation.tsx';

/** Companies and candidates who were reported, with what was written, and the candidates who are shut out. */
export function PeopleReports({ page }: { page?: number }) {
  const list = useQuery(
    query.conversationReports.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  return (
    <Answered query={list} skeleton={<SkeletonCard />}>
      {({ data, total, per_page }) =>
        data.length === 0 ? (
          <EmptyState art={<EmptyReportsArt />} title={m.admin_reports_none()}>
            {m.admin_people_none_text()}
          </EmptyState>
        ) : (
          <>
            <ul className="stack admin-list">
              {data.map((report) => (
                <ReportedConversationItem key={report.id} report={report} />
              ))}
            </ul>
            <ListPages page={page} pages={Math.ceil(total / per_page)} />
          </>
        )
      }
    </Answered>
  );
}
