import { z } from 'zod';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { type Channel, channels } from '#domain/notifications/topics.ts';
import type { InBothScripts } from '#domain/shown-names.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachOf } from '#server/platform/each.ts';
import { factsIn, inBothScripts, packFacts, unpackFacts } from '#server/platform/letter-data.ts';
import { TaskIsHopeless } from '#server/platform/tasks.ts';
import { newsOf } from './news/all.ts';
import type { Addressee, News } from './news/news.ts';
import { deleteNews, insertNews, lockNews, selectAddressees } from './news/queries.ts';
import { notify } from './service.ts';
import { tellByWhatsapp } from './whatsapp-service.ts';

/** News goes to its readers, a channel at a time. */
export const tellNewsTask = { name: 'notifications.tell-news', payload: z.object({ id: z.uuid() }) };

type NewsRow = NonNullable<Awaited<ReturnType<typeof lockNews>>>;

/**
 * Tells accounts of something, within the caller's transaction: one row, which a task takes to the bell, to letters and
 * to WhatsApp as soon as it has committed. What each of them wants to hear, and when, is asked then.
 */
export async function tell<Schema extends z.ZodType>(
  context: Pick<Context, 'db' | 'clock' | 'tasks'>,
  news: News<Schema>,
  { to, facts }: { to: readonly string[]; facts: InBothScripts<z.output<Schema>> },
): Promise<void> {
  if (to.length === 0) return;
  await order(context, {
    kind: news.kind,
    recipients: [...new Set(to)],
    facts: packFacts(facts as object),
    concerns: channels.map((channel) => news.concerns?.(facts, channel)).find(Boolean) ?? null,
    channels: [...channels],
  });
}

/** Takes one row to its readers. What fails for one of them, on one channel, becomes a row of its own, tried by itself. */
export async function tellNews(context: Context, { id }: { id: string }): Promise<void> {
  const { db } = context;
  const row = await lockNews(db, id);
  if (!row) return;
  const news = newsOf(row.kind);
  if (!news) throw new TaskIsHopeless(`There is no news ${row.kind}`);
  const factsFor = (locale: Locale) => news.facts.parse(unpackFacts(factsIn(locale, row.facts)));
  await forEachOf(context, await piecesOf(context, news, row), {
    work: (inner, { channel, readers }) => ways[channel](inner, news, factsFor, readers),
    alone: ({ channel, readers }) =>
      order(context, {
        ...row,
        id: undefined,
        recipients: readers.map((reader) => reader.id),
        channels: [channel],
      }),
  });
  await deleteNews(db, id);
}

/** A channel and who hears by it together: the bell is one statement for all, everything else one reader's own. */
interface Piece {
  channel: Channel;
  readers: readonly Addressee[];
}

async function piecesOf({ db }: Context, news: News, row: NewsRow): Promise<Piece[]> {
  const readers = await selectAddressees(db, row.recipients, { evenSuspended: news.reachesSuspended });
  if (readers.length === 0) return [];
  const own = (channel: Channel) => readers.map((reader) => ({ channel, readers: [reader] }));
  const pieces: Record<Channel, Piece[]> = {
    in_app: [{ channel: 'in_app', readers }],
    email: news.letter ? own('email') : [],
    whatsapp: news.whatsapp ? own('whatsapp') : [],
  };
  return row.channels.flatMap((channel) => pieces[channel]);
}

/** What is told, with the names that readers of a language read. */
type FactsFor = (locale: Locale) => unknown;

const ways: Record<
  Channel,
  (context: Context, news: News, factsFor: FactsFor, readers: readonly Addressee[]) => Promise<void>
> = { in_app: ring, email: writeLetters, whatsapp: writeMessages };

/** One row for each reader, in whose bell the page chooses between the names. */
async function ring(context: Context, news: News, factsFor: FactsFor, readers: readonly Addressee[]) {
  const facts = factsFor(defaultLocale);
  if (news.isRung?.(facts) === false) return;
  const { kind, topic } = news;
  await notify(context, {
    to: readers.map(({ id }) => id),
    ...{
      kind,
      topic,
      subject: news.subject(facts),
      facts: inBothScripts(news.names?.(facts) ?? {}, news.names?.(factsFor(arabic)) ?? {}),
      path: news.path(facts),
    },
    concerns: news.concerns?.(facts, 'in_app'),
  });
}

async function writeLetters(context: Context, news: News, factsFor: FactsFor, readers: readonly Addressee[]) {
  for (const reader of readers) {
    const facts = factsFor(reader.locale);
    const replyTo = news.replyTo?.(facts);
    const order = { about: news.about?.(facts), concerns: news.concerns?.(facts, 'email') };
    const calendar = news.calendar?.(facts);
    if (news.isMailed?.(facts, reader) === false) continue;
    await news.letter?.write(context, reader, facts, { ...order, calendar, ...(replyTo && { replyTo }) });
  }
}

async function writeMessages(
  context: Context,
  { topic, whatsapp, ...news }: News,
  factsFor: FactsFor,
  readers: readonly Addressee[],
) {
  if (!whatsapp) return;
  for (const { id: accountId, locale } of readers) {
    const facts = factsFor(locale);
    const about = news.about?.(facts);
    if (!about) continue;
    const parameters = whatsapp.parameters(facts, context.config.publicUrl);
    await tellByWhatsapp(context, {
      accountId,
      locale,
      topic,
      template: whatsapp.template,
      parameters,
      about,
    });
  }
}

async function order(
  { db, clock, tasks }: Pick<Context, 'db' | 'clock' | 'tasks'>,
  row: Omit<Parameters<typeof insertNews>[1], 'createdAt'>,
): Promise<void> {
  const id = await insertNews(db, { ...row, createdAt: clock.now() });
  await tasks.enqueue(db, tellNewsTask, { id });
}
