import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { notificationsShown } from '#domain/notifications/kinds.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { NotificationList } from './notification-list.tsx';
import { settingsPathOf } from './settings-path.ts';
import { useMarkRead } from './use-notifications.ts';

/** `/notifications`: all of them, the newest first. */
export function NotificationsScreen({ page = 1 }: { page?: number }) {
  const { viewer } = useSurroundings();
  const markRead = useMarkRead();
  const asked = useQuery(
    query.notifications.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  const hasUnread = (asked.data?.unread ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={m.notifications_title()}
        lead={m.notifications_lead()}
        actions={hasUnread && <Button onClick={() => void markRead()}>{m.notifications_mark_all()}</Button>}
      />
      <Answered query={asked} skeleton={<SkeletonCard />}>
        {({ total, data }) =>
          data.length > 0 ? (
            <>
              <Card as="section" className="notifications-card" aria-label={m.notifications_title()}>
                <NotificationList notifications={data} />
              </Card>
              <ListPages page={page} pages={Math.ceil(total / notificationsShown)} />
            </>
          ) : (
            <EmptyState title={m.notifications_none()}>{m.notifications_none_text()}</EmptyState>
          )
        }
      </Answered>
      {viewer && (
        <p>
          <PageLink to={`${settingsPathOf(viewer.role)}#notifications`}>{m.notifications_choose()}</PageLink>
        </p>
      )}
    </>
  );
}
