import type { Notification } from '#contract/notifications.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { classNames } from '#web/design/class-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { notificationText } from './notification-texts.ts';
import { useMarkRead } from './use-notifications.ts';
import './notifications.css';

/** Notifications as lines, each of which leads to its thing and is read by then. */
export function NotificationList({
  notifications,
  onFollow,
}: {
  notifications: readonly Notification[];
  onFollow?: () => void;
}) {
  const { locale } = useSurroundings();
  const markRead = useMarkRead();
  const follow = ({ id, is_read }: Notification) => {
    if (!is_read) void markRead([id]);
    onFollow?.();
  };
  return (
    <ul className="notifications">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <PageLink
            to={notification.path}
            className={classNames('notification', !notification.is_read && 'notification-unread')}
            onClick={() => follow(notification)}
          >
            <span className="notification-text">
              {notificationText(notification)}
              {!notification.is_read && <span className="sr"> ({m.notifications_unread()})</span>}
            </span>
            <time className="notification-time" dateTime={notification.at}>
              {agoText(notification.at, locale)}
            </time>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
