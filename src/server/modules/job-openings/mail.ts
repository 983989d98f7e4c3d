import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { CalendarDate } from '#domain/time.ts';
import type { LetterData, LetterKey } from '#emails/letters.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { type OpeningToTell, selectPosters } from './notices/queries.ts';

type Told = Pick<OpeningToTell, 'id' | 'companyId' | 'title' | 'dueDate'>;

/** Three days before the due date, once for each due date. */
export function sendExpiring(
  context: Context,
  opening: OpeningToTell & { dueDate: CalendarDate },
): Promise<void> {
  // Noon: the letter writes this day in every zone of the Gulf.
  const expiresOn = new Date(`${opening.dueDate}T12:00:00Z`);
  return writeToPosters(context, opening, 'opening-expiring', (facts) => ({ ...facts, expiresOn }));
}

/** Once for each due date that has passed. */
export function sendExpired(context: Context, opening: OpeningToTell): Promise<void> {
  return writeToPosters(context, opening, 'opening-expired', (facts) => facts);
}

/** An administrator took it down. */
export function sendHeld(
  context: Context,
  opening: Told,
  { reason, wasPublic, at }: { reason: string; wasPublic: boolean; at: Date },
): Promise<void> {
  return writeToPosters(context, opening, 'opening-held', (facts) => ({ ...facts, reason, wasPublic }), at);
}

/** It is public again, or may be published. */
export function sendReleased(
  context: Context,
  opening: Told,
  { isPublic, at }: { isPublic: boolean; at: Date },
): Promise<void> {
  return writeToPosters(context, opening, 'opening-released', (facts) => ({ ...facts, isPublic }), at);
}

/** The notification that goes with each letter. */
const kindOf = {
  'opening-expiring': 'opening_expiring',
  'opening-expired': 'opening_expired',
  'opening-held': 'opening_held',
  'opening-released': 'opening_released',
} as const satisfies Partial<Record<LetterKey, NotificationKind>>;

async function writeToPosters<Key extends keyof typeof kindOf>(
  context: Context,
  opening: Told,
  letter: Key,
  data: (facts: { name: string; title: string; path: string }) => LetterData<Key>,
  /** Of what may happen to one opening several times. */
  at?: Date,
): Promise<void> {
  const path = `/job_opening/${opening.id}`;
  const posters = await selectPosters(context.db, opening.companyId);
  await notify(context, {
    to: posters.map(({ id }) => id),
    kind: kindOf[letter],
    subject: opening.id,
    facts: { title: opening.title },
    path,
  });
  for (const { id, name, email, locale } of posters) {
    await sendLetter(context, {
      to: email,
      locale,
      accountId: id,
      letter,
      about: `${letter}:${opening.id}:${at?.toISOString() ?? opening.dueDate}`,
      data: data({ name, title: opening.title, path }),
    });
  }
}
