import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { choose, readPreferences, setQuietHours } from './preferences-service.ts';
import { listNotifications, readNotifications, readRecent } from './service.ts';
import { readSubscription, setSubscription } from './unsubscribe-service.ts';

const { notifications } = procedures;

export const notificationsProcedures = notifications.router({
  recent: notifications.recent.handler(async ({ context }) => ({
    status: 200,
    data: await readRecent(context),
  })),
  list: notifications.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listNotifications(context, input.page)),
  })),
  read: notifications.read.handler(async ({ context, input }) => {
    await readNotifications(context, input.ids);
    return done;
  }),
  preferences: notifications.preferences.handler(async ({ context }) => ({
    status: 200,
    data: await readPreferences(context),
  })),
  choose: notifications.choose.handler(async ({ context, input }) => ({
    ...done,
    data: await choose(context, input),
  })),
  setQuietHours: notifications.setQuietHours.handler(async ({ context, input }) => ({
    ...done,
    data: await setQuietHours(context, input.quiet_hours),
  })),
  subscription: notifications.subscription.handler(async ({ context, input }) => ({
    status: 200,
    data: await readSubscription(context, input.token),
  })),
  unsubscribe: notifications.unsubscribe.handler(async ({ context, input }) => ({
    ...done,
    data: await setSubscription(context, input.token, input.is_on),
  })),
});
