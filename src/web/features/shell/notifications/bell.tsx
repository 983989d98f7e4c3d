import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { SkeletonText } from '#web/design/data/skeleton.tsx';
import { BellIcon } from '#web/design/icons/subject-icons.tsx';
import { Popover } from '#web/design/overlay/popover.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead, useRecent } from './use-notifications.ts';
import './notifications.css';

/** How much is new, and the newest of it; it stands in every signed-in area. */
export function Bell() {
  const recent = useRecent();
  const markRead = useMarkRead();
  const unread = recent.data?.data.unread ?? 0;
  const label = unread > 0 ? m.notifications_bell({ count: unread }) : m.notifications_title();
  return (
    <Popover
      label={m.notifications_title()}
      align="start"
      trigger={(props) => (
        <span className="bell">
          <IconButton {...props} variant="quiet" label={label} icon={<BellIcon />} />
          {unread > 0 && (
            <span className="bell-count" aria-hidden="true">
              {unread < 99 ? inDigits(unread) : m.notifications_many()}
            </span>
          )}
        </span>
      )}
    >
      {(close) => (
        <>
          <div className="bell-head">
            <h2 className="bell-title">{m.notifications_title()}</h2>
            {unread > 0 && (
              <Button size="sm" variant="quiet" onClick={() => void markRead()}>
                {m.notifications_mark_all()}
              </Button>
            )}
          </div>
          <div className="bell-body">
            <Answered query={recent} skeleton={<SkeletonText lines={4} />}>
              {({ data }) =>
                data.notifications.length > 0 ? (
                  <NotificationList notifications={data.notifications} onFollow={close} />
                ) : (
                  <div className="bell-empty">
                    <b>{m.notifications_none()}</b>
                    <p className="field-help">{m.notifications_none_text()}</p>
                  </div>
                )
              }
            </Answered>
          </div>
          <div className="bell-foot">
            <PageLink to="/notifications" onClick={close}>
              {m.notifications_see_all()}
            </PageLink>
          </div>
        </>
      )}
    </Popover>
  );
}
