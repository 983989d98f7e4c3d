import type { Notification } from '#contract/notifications.ts';
import { isId } from '#domain/ids.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type NotificationFacts,
  notificationsInBell,
  notificationsShown,
  unreadMaximum,
} from '#domain/notifications/kinds.ts';
import type { Topic } from '#domain/notifications/topics.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import type { InBothScripts } from '#domain/shown-names.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { type LiveTeller, publishLive } from '#server/platform/live/publish.ts';
import type { News } from './news/news.ts';
import { takeFromNews } from './news/queries.ts';
import {
  countNotifications,
  countUnread,
  deleteOfAccounts,
  deleteOfPerson,
  deleteOfSubjects,
  insertNotifications,
  markRead,
  markSubjectRead,
  selectNotifications,
} from './queries.ts';

/** What is told to whom. */
interface NewNotification {
  /** Accounts; each hears of it unless they switched its topic off. */
  to: readonly string[];
  kind: string;
  topic: Topic;
  /** The id of what it is about: of the same, one unread row is kept, which counts. */
  subject: string;
  /** It names no candidate. */
  facts?: InBothScripts<NotificationFacts>;
  /** Where it leads, within the site. */
  path: string;
  /** The account of the other person that it names. */
  concerns?: string | undefined;
}

/** Rings the bell of people, within the caller's transaction; whoever has news to tell says `tell`. */
export async function notify(context: LiveTeller, told: NewNotification): Promise<void> {
  const { db, clock } = context;
  const { to, kind, topic, subject, facts = {}, path, concerns = null } = told;
  if (to.length === 0) return;
  const personIds = await insertNotifications(db, topic, {
    ...{ to, kind, subject, facts, path, concerns },
    now: clock.now(),
  });
  await publishLive(context, { personIds, kind: 'notifications', id: subject });
}

/** Takes back what was told of things that are gone. */
export async function forgetSubjects(
  { db }: Pick<Context, 'db'>,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length > 0) await deleteOfSubjects(db, subjects);
}

/** Takes back what some people were told of somebody whom they see no more. */
export async function forgetPerson(
  { db }: Pick<Context, 'db'>,
  { concerns, to, of }: { concerns: string; to: readonly string[]; of: readonly Pick<News, 'kind'>[] },
): Promise<void> {
  if (to.length > 0) await deleteOfPerson(db, { concerns, to, kinds: of.map(({ kind }) => kind) });
}

/** Takes back everything that people were told, or are about to be: of those whose part in a company changed, who now see less of it. */
export async function forgetNews({ db }: Pick<Context, 'db'>, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await deleteOfAccounts(db, accountIds);
  for (const accountId of accountIds) await takeFromNews(db, accountId);
}

/** The bell: how many are unread, and the newest. */
export async function readRecent({ db, actor, locale }: Context<SignedInActor>) {
  const { accountId } = actor;
  const rows = await selectNotifications(db, accountId, { limit: notificationsInBell });
  return {
    unread: await countUnread(db, accountId, unreadMaximum),
    notifications: rows.map((row) => present(row, locale, actor)),
  };
}

/** A page of them, the newest first. */
export async function listNotifications({ db, actor, locale }: Context<SignedInActor>, page = 1) {
  const { accountId } = actor;
  const limit = notificationsShown;
  const rows = await selectNotifications(db, accountId, { limit, offset: (page - 1) * limit });
  return {
    total: await countNotifications(db, accountId),
    unread: await countUnread(db, accountId, unreadMaximum),
    data: rows.map((row) => present(row, locale, actor)),
  };
}

export async function readNotifications(
  { db, actor, clock }: Context<SignedInActor>,
  ids: readonly string[] | undefined,
): Promise<void> {
  const known = ids?.filter(isId);
  if (known?.length === 0) return;
  await markRead(db, { accountId: actor.accountId, ids: known, now: clock.now() });
}

/** Whoever read the thing itself needs no bell for it any more. */
export async function readSubject(
  context: LiveTeller,
  { accountId, news: { kind }, subject }: { accountId: string; news: Pick<News, 'kind'>; subject: string },
): Promise<void> {
  const { db, clock } = context;
  if (await markSubjectRead(db, { accountId, kind, subject, now: clock.now() }))
    await publishLive(context, { personIds: [accountId], kind: 'notifications', id: subject });
}

type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

function present(row: NotificationRow, locale: Locale, { role }: SignedInActor): Notification {
  const { id, kind, count, path, updatedAt, readAt } = row;
  const { title, ...named } = factsIn(locale, row.facts);
  const facts = {
    ...named,
    // Companies read the title that they wrote.
    ...(title !== undefined && { title: role === 'candidate' ? openingTitleIn(locale, title) : title }),
  };
  return { id, kind, facts, count, path, at: updatedAt.toISOString(), is_read: readAt !== null };
}
