import { countApplication } from '#server/modules/job-openings/editing/service.ts';
import { openingClosed, openingDeleted } from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { orderClosedLetters } from './closed/service.ts';
import { applicationRemoved, applicationSubmitted } from './events.ts';

/** The opening knows how many applications it has: its questions lock with the first one. */
export function listenForApplicationCounts(events: Events<Context>): void {
  events.on(applicationSubmitted, (context, { openingId }) => countApplication(context, openingId, 1));
  events.on(applicationRemoved, (context, { openingId }) => countApplication(context, openingId, -1));
}

/** Everybody who still waits hears that the position is closed, also when it is deleted. */
export function listenForClosedOpenings(events: Events<Context>): void {
  for (const event of [openingClosed, openingDeleted]) {
    events.on<{ openingId: string }>(event, (context, { openingId }) =>
      orderClosedLetters(context, openingId),
    );
  }
}
