import type { CalendarDate } from '#domain/time.ts';
import { openingExpired } from '#server/modules/notifications/news/opening-expired.ts';
import { openingExpiring } from '#server/modules/notifications/news/opening-expiring.ts';
import { openingHeld } from '#server/modules/notifications/news/opening-held.ts';
import { openingReleased } from '#server/modules/notifications/news/opening-released.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { type OpeningToTell, selectPosters } from './notices/queries.ts';

type NamedOpening = Pick<OpeningToTell, 'id' | 'companyId' | 'title'>;
type Ending = NamedOpening & { dueDate: CalendarDate };

/** Three days before the due date, once for each due date. */
export async function sendExpiring(context: Context, opening: Ending): Promise<void> {
  const { id: openingId, title, dueDate } = opening;
  await tell(context, openingExpiring, {
    to: await postersOf(context, opening),
    facts: { openingId, title, dueDate },
  });
}

/** Once for each due date that has passed. */
export async function sendExpired(context: Context, opening: Ending): Promise<void> {
  const { id: openingId, title, dueDate } = opening;
  await tell(context, openingExpired, {
    to: await postersOf(context, opening),
    facts: { openingId, title, dueDate },
  });
}

/** An administrator took it down. */
export async function sendHeld(
  context: Context,
  opening: NamedOpening,
  { reason, wasPublic, at }: { reason: string; wasPublic: boolean; at: Date },
): Promise<void> {
  const { id: openingId, title } = opening;
  await tell(context, openingHeld, {
    to: await postersOf(context, opening),
    facts: { openingId, title, reason, wasPublic, at },
  });
}

/** It is public again, or may be published. */
export async function sendReleased(
  context: Context,
  opening: NamedOpening,
  { isPublic, at }: { isPublic: boolean; at: Date },
): Promise<void> {
  const { id: openingId, title } = opening;
  await tell(context, openingReleased, {
    to: await postersOf(context, opening),
    facts: { openingId, title, isPublic, at },
  });
}

async function postersOf({ db }: Context, { companyId }: NamedOpening): Promise<string[]> {
  return (await selectPosters(db, companyId)).map(({ id }) => id);
}
