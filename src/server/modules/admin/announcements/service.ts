import { z } from 'zod';
import {
  type AnnouncementChange,
  type AnnouncementText,
  paragraphsOf,
  unfinishedLanguages,
} from '#domain/announcements.ts';
import { isId } from '#domain/ids.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { namesOf } from '#domain/shown-names.ts';
import { unsubscribePathOf } from '#server/modules/notifications/unsubscribe-service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type AnnouncementRow,
  countReaders,
  deleteAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  selectAnnouncement,
  selectAnnouncements,
  updateAnnouncement,
} from './queries.ts';

const perPage = 20;

/** Whatever is being sent goes on. */
export const sendAnnouncementsTask = { name: 'admin.send-announcements', payload: z.object({}) };

/** One reader of it, whom the others did not wait for. */
export const sendAnnouncementToTask = {
  name: 'admin.send-announcement-to',
  payload: z.object({ announcementId: z.uuid(), accountId: z.uuid() }),
};

export async function listAnnouncements({ db }: Context<AdminActor>, page = 1) {
  const { rows, total } = await selectAnnouncements(db, { limit: perPage, offset: (page - 1) * perPage });
  return { total, per_page: perPage, data: rows.map(present) };
}

export async function readAnnouncement({ db }: Context<AdminActor>, id: string) {
  const found = isId(id) ? await selectAnnouncement(db, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  return present(found);
}

/** How many each audience would reach now. */
export async function readReaders({ db, clock }: Context<AdminActor>) {
  const now = clock.now();
  const candidate = await countReaders(db, 'candidate', now);
  const company = await countReaders(db, 'company', now);
  // Nobody is both, so that all accounts are read once less.
  return { everybody: candidate + company, candidate, company };
}

/** Writes a draft; answers its id. */
export function createAnnouncement(context: Context<AdminActor>, input: AnnouncementChange): Promise<string> {
  return insertAnnouncement(context.db, columnsOf(context, input));
}

export async function saveAnnouncement(
  context: Context<AdminActor>,
  { id, version, ...input }: AnnouncementChange & { id: string; version: number },
): Promise<void> {
  await requireDraft(context, id, version);
  await updateAnnouncement(context.db, id, { ...columnsOf(context, input), version: version + 1 });
}

export async function removeAnnouncement(context: Context<AdminActor>, id: string): Promise<void> {
  await requireDraft(context, id);
  await deleteAnnouncement(context.db, id);
}

/** To the caller alone, once in each language: as it will reach its readers. */
export async function testAnnouncement(context: Context<AdminActor>, id: string): Promise<void> {
  const { actor, db } = context;
  const found = isId(id) ? await selectAnnouncement(db, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  requireFinished(found.row);
  const unsubscribePath = await unsubscribePathOf(db, { topic: 'offers', accountId: actor.accountId });
  for (const locale of locales)
    await sendLetter(context, {
      to: actor.email,
      accountId: actor.accountId,
      locale,
      letter: 'announcement',
      data: letterOf(found.row, locale, actor),
      unsubscribePath,
    });
}

/** From here on a task writes to one reader after the other. */
export async function sendAnnouncement(
  context: Context<AdminActor>,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { db, clock, tasks } = context;
  const draft = await requireDraft(context, id, version);
  requireFinished(draft);
  const { audience } = draft;
  const now = clock.now();
  const readers = await countReaders(db, audience, now);
  if (readers === 0) throw new Refusal('NOBODY_TO_WRITE_TO');
  await updateAnnouncement(db, id, { state: 'sending', startedAt: now, updatedAt: now, readers });
  await tasks.enqueue(db, sendAnnouncementsTask, {});
}

export async function cancelAnnouncement({ db, clock }: Context<AdminActor>, id: string): Promise<void> {
  const row = isId(id) ? await lockAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'sending') throw new Refusal('CONFLICT');
  await updateAnnouncement(db, id, { state: 'cancelled', endedAt: clock.now() });
}

/** What a reader of that language gets. */
export function letterOf(
  { texts, path }: Pick<AnnouncementRow, 'texts' | 'path'>,
  locale: Locale,
  reader: { name: string; nameAr: string },
) {
  const { subject, text, button } = textOf(texts, locale);
  return { ...namesOf(reader), subject, paragraphs: paragraphsOf(text), button, path };
}

async function requireDraft({ db }: Context, id: string, version?: number): Promise<AnnouncementRow> {
  const row = isId(id) ? await lockAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'draft' || (version !== undefined && row.version !== version))
    throw new Refusal('CONFLICT');
  return row;
}

function requireFinished({ texts, path }: AnnouncementRow): void {
  if (unfinishedLanguages({ texts: textsOf(texts), path }).length > 0)
    throw new Refusal('ANNOUNCEMENT_UNFINISHED');
}

function columnsOf({ clock, actor }: Context<AdminActor>, { audience, path, texts }: AnnouncementChange) {
  return { audience, path, texts, updatedAt: clock.now(), updatedBy: actor.accountId };
}

function present({ row, editor }: { row: AnnouncementRow; editor: string | null }) {
  const { id, version, audience, path, texts, state, updatedAt, startedAt, endedAt, readers, written } = row;
  return {
    ...{ id, version, audience, path, state, readers, written },
    texts: textsOf(texts),
    updated_at: updatedAt.toISOString(),
    updated_by: editor,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
  };
}

function textsOf(texts: AnnouncementRow['texts']): Record<Locale, AnnouncementText> {
  return Object.fromEntries(locales.map((locale) => [locale, textOf(texts, locale)])) as Record<
    Locale,
    AnnouncementText
  >;
}

/** A language that came after it was written reads the first one. */
function textOf(texts: AnnouncementRow['texts'], locale: Locale): AnnouncementText {
  return texts[locale] ?? Object.values(texts).find(Boolean) ?? { subject: '', text: '', button: '' };
}
