import { hasFeature } from '#domain/companies/features.ts';
import { isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { feedEntries } from '#server/modules/interviews/calendar/entries.ts';
import { writeFeed } from '#server/modules/interviews/calendar/write-calendar.ts';
import { selectSlots } from '#server/modules/interviews/queries.ts';
import { findNamedOpenings } from '#server/modules/job-openings/team/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { everyOpening, namedOpenings, type OpeningScope } from '#server/platform/scope.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { translate } from '#server/platform/texts.ts';
import { deleteFeed, findFeed, findReader, replaceFeed, selectFeedInterviews } from './queries.ts';

/** Whether the caller has a feed; its address is told once, when it is made. */
export async function readFeedState(context: Context<MemberActor>) {
  const feed = await findFeed(context.db, context.actor.accountId);
  return feed ? { scope: feed.scope, created_at: feed.createdAt.toISOString() } : null;
}

/** A new secret address; the one before opens nothing any more. */
export async function openFeed(context: Context<MemberActor>, scope: 'mine' | 'company') {
  const { actor, config } = context;
  const token = newToken();
  const createdAt = context.clock.now();
  await replaceFeed(context.db, {
    accountId: actor.accountId,
    tokenHash: hashToken(token),
    scope,
    createdAt,
  });
  const url = `${config.publicUrl}/calendar/${token}.ics`;
  return { scope, created_at: createdAt.toISOString(), url };
}

export function closeFeed(context: Context<MemberActor>): Promise<void> {
  return deleteFeed(context.db, context.actor.accountId);
}

/** What the secret address answers; of one that was taken back, or whose member left, nothing. */
export async function writeMembersFeed(context: Context, token: string): Promise<string> {
  const reader = await findReader(context.db, hashToken(token));
  if (!reader || !hasFeature(reader, 'interviews')) throw new Refusal('NOT_FOUND');
  const now = context.clock.now();
  // An interviewer has the own interviews alone, whatever the address was made for.
  const isOwn = reader.scope === 'mine' || reader.memberRole === 'interviewer';
  const accountId = isOwn ? reader.accountId : undefined;
  const rows = await selectFeedInterviews(
    context.db,
    { scope: await scopeOfReader(context, reader), accountId },
    now,
  );
  const slots = await selectSlots(
    context.db,
    rows.map(({ id }) => id),
  );
  const entries = rows.flatMap((row) =>
    feedEntries(
      context,
      row,
      slots.filter(({ interviewId }) => interviewId === row.id),
      reader.locale,
    ),
  );
  const company = personNameIn(reader.locale, reader.companyName, reader.companyNameAr);
  const name = translate('interviews_feed_name', { company }, reader.locale);
  return writeFeed(name, entries, now);
}

/** What the member sees at the moment of the reading. */
async function scopeOfReader(
  { db }: Context,
  { accountId, companyId, memberRole }: { accountId: string; companyId: string; memberRole: MemberRole },
): Promise<OpeningScope> {
  if (!isHiringRole(memberRole)) return everyOpening(companyId);
  return namedOpenings(companyId, await findNamedOpenings(db, { accountId, companyId }));
}
