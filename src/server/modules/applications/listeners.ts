import { isReply } from '#domain/applications/reply.ts';
import { candidateChanged } from '#server/modules/candidates/events.ts';
import { countApplication } from '#server/modules/job-openings/editing/service.ts';
import { openingChanged, openingClosed, openingDeleted } from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { orderClosedLetters } from './closed/service.ts';
import {
  applicationMoved,
  applicationRemoved,
  applicationRestored,
  applicationStatusChanged,
  applicationSubmitted,
} from './events.ts';
import { orderFits, orderJudging } from './fit/service.ts';
import { setReplied } from './reply/queries.ts';

/** The opening knows how many applications it has: its questions lock with the first one. */
export function listenForApplicationCounts(events: Events<Context>): void {
  events.on(applicationSubmitted, (context, { openingId }) => countApplication(context, openingId, 1));
  events.on(applicationMoved, async (context, { openingId, fromOpeningId }) => {
    await countApplication(context, fromOpeningId, -1);
    await countApplication(context, openingId, 1);
  });
  events.on(applicationRemoved, (context, { openingId }) => countApplication(context, openingId, -1));
  events.on(applicationRestored, (context, { openingId }) => countApplication(context, openingId, 1));
}

/** The reply clock stops with the first status that tells the candidate something, and runs again for a pending one. */
export function listenForReplies(events: Events<Context>): void {
  events.on(applicationStatusChanged, async ({ db, clock }, { applicationId, to }) => {
    if (isReply(to)) await setReplied(db, [applicationId], clock.now());
    if (to === 'Pending') await setReplied(db, [applicationId], null);
  });
}

/** Everybody who still waits hears that the position is closed, also when it is deleted. */
export function listenForClosedOpenings(events: Events<Context>): void {
  for (const event of [openingClosed, openingDeleted]) {
    events.on<{ openingId: string }>(event, (context, { openingId }) =>
      orderClosedLetters(context, openingId),
    );
  }
}

/** "Meets 5 of 7" follows what the opening asks and what the profile says. */
export function listenForFits(events: Events<Context>): void {
  events.on(applicationSubmitted, orderJudging);
  events.on(applicationMoved, (context, { applicationId }) => orderFits(context, { applicationId }));
  events.on(openingChanged, async (context, { openingId, applications }) => {
    if (applications > 0) await orderFits(context, { openingId });
  });
  events.on(candidateChanged, (context, { candidateId }) => orderFits(context, { candidateId }));
}
