import { z } from 'zod';
import { quietHours } from '#domain/notifications/quiet-hours.ts';
import { channels, topics, whatsappStates } from '#domain/notifications/topics.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Notifications';

const fact = z.string().optional();
const notification = z.object({
  id: z.string(),
  kind: z.string(),
  facts: z.object({ title: fact, company: fact, name: fact, status: fact, deed: fact }),
  /** How many of the same it stands for. */
  count: z.int(),
  /** Where it leads, within the site. */
  path: z.string(),
  at: z.string(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const choice = z.object({ is_on: z.boolean(), is_fixed: z.boolean() }).nullable();
const preferences = z.object({
  topics: z.array(z.object({ topic: z.enum(topics), email: choice, in_app: choice, whatsapp: choice })),
  /** Why WhatsApp is a way to hear of something, or is none. */
  whatsapp: z.enum(whatsappStates),
  /** By the clocks of the caller's zone; null where there are none. */
  quiet_hours: z.object({ starts: z.string(), ends: z.string(), timezone: z.string() }).nullable(),
});
export type Preferences = z.infer<typeof preferences>;
const answered = done.extend({ data: preferences });

const token = z.string().max(300);
const subscription = z.object({
  /** What the emails are about. */
  topic: z.enum(topics),
  /** The address, all but its beginning and end taken away. */
  email: z.string(),
  is_on: z.boolean(),
});

/** What happened, told in the product, and by which ways a person wants to hear of what. */
export const notifications = {
  recent: call({
    method: 'GET',
    path: '/notifications/recent',
    policy: 'signed-in',
    summary: 'How many notifications the caller has not read, counted up to 99, and the newest.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ unread: z.int(), notifications: z.array(notification) }),
    }),
  ),
  list: call({
    method: 'GET',
    path: '/notifications',
    policy: 'signed-in',
    summary: 'The notifications of the caller, the newest first, 20 a page.',
    tag,
  })
    .input(z.object({ page: pageNumber(100) }))
    .output(
      z.object({
        status: z.literal(200),
        total: z.int(),
        unread: z.int(),
        data: z.array(notification),
      }),
    ),
  read: call({
    method: 'POST',
    path: '/notifications/read',
    policy: 'signed-in',
    summary: 'Marks own notifications as read: those named, or all.',
    tag,
    toast: 'none',
  })
    .input(z.object({ ids: z.array(z.string().max(64)).max(100).optional() }))
    .output(done),
  preferences: call({
    method: 'GET',
    path: '/notification_preferences',
    policy: 'signed-in',
    summary: 'What the caller hears of, by topic and channel, and the quiet hours.',
    tag,
  }).output(z.object({ status: z.literal(200), data: preferences })),
  choose: call({
    method: 'PUT',
    path: '/notification_preferences',
    policy: 'signed-in',
    summary: 'Switches a topic on or off for one channel.',
    tag,
    toast: 'refusals',
  })
    .input(z.object({ topic: z.enum(topics), channel: z.enum(channels), is_on: z.boolean() }))
    .output(answered),
  setQuietHours: call({
    method: 'PUT',
    path: '/quiet_hours',
    policy: 'signed-in',
    summary: 'Sets the hours in which nothing is sent that may wait; null for none.',
    tag,
    toast: 'refusals',
  })
    .input(z.object({ quiet_hours: quietHours.nullable() }))
    .output(answered),
  subscription: call({
    method: 'GET',
    path: '/unsubscribe',
    policy: 'public',
    summary: 'What the link at the foot of an email ends (410 for one that is none). It changes nothing.',
    tag,
    limit: 'unsubscribe',
  })
    .input(z.object({ token: token.catch('') }))
    .output(z.object({ status: z.literal(200), data: subscription })),
  unsubscribe: call({
    method: 'POST',
    path: '/unsubscribe',
    policy: 'public',
    summary: 'Ends, or takes up again, the emails that the link belongs to; without signing in.',
    tag,
    toast: 'none',
    limit: 'unsubscribe',
  })
    .input(z.object({ token, is_on: z.boolean().default(false) }))
    .output(done.extend({ data: subscription })),
};
