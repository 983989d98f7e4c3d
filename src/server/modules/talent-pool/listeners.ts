import { candidateChanged, candidateRegistered } from '#server/modules/candidates/events.ts';
import { openingClosed } from '#server/modules/job-openings/events.ts';
import { messageWaiting } from '#server/modules/notifications/news/message.ts';
import { profileShared } from '#server/modules/notifications/news/profile-shared.ts';
import { requestAnswered } from '#server/modules/notifications/news/request-answered.ts';
import { forgetPerson } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { refreshPool } from './indexing/service.ts';
import { expireOfHidden, expireOfOpening, selectHiddenMembers } from './requests/queries.ts';

/** What a company is told of somebody without an application of theirs. */
const poolNews = [requestAnswered, profileShared, messageWaiting];

/** The search of the pool follows the profiles; what nobody can answer any more ends. */
export function listenForProfiles(events: Events<Context>): void {
  events.on(candidateRegistered, (context, { candidateId }) => refreshPool(context, [candidateId]));
  events.on(candidateChanged, async (context, { candidateId }) => {
    await refreshPool(context, [candidateId]);
    await expireOfHidden(context.db, candidateId);
    const to = await selectHiddenMembers(context.db, candidateId);
    await forgetPerson(context, { concerns: candidateId, to, of: poolNews });
  });
  events.on(openingClosed, (context, { openingId }) => expireOfOpening(context.db, openingId));
}
