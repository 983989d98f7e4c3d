import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { DeedList } from './deed-list.tsx';

/** Everything that was done in the company, 20 a page. */
export function ActivityTab({ id, page = 1 }: { id: string; page?: number }) {
  const log = useQuery(
    query.companyAdministration.activity.queryOptions({
      input: { id, page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Answered query={log} skeleton={<SkeletonCard />}>
      {({ data: { data: deeds, total, per_page } }) => (
        <>
          <Card as="section" pad="md" className="stack" aria-labelledby="activity">
            <h2 id="activity">{m.admin_activity()}</h2>
            <DeedList deeds={deeds} />
          </Card>
          <ListPages page={page} pages={Math.ceil(total / per_page)} />
        </>
      )}
    </Answered>
  );
}
