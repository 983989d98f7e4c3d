import { companyClosed } from '#server/modules/companies/events.ts';
import { interviewAnswered, interviewChanged } from '#server/modules/interviews/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { deleteConnectionsOf } from './queries.ts';
import { orderWriting } from './write-service.ts';

/** Of a closed company no calendar is read any more, and nothing that was read is kept. */
export function listenForClosedCalendars(events: Events<Context>): void {
  events.on(companyClosed, ({ db }, { companyId }) => deleteConnectionsOf(db, companyId));
}

/** Calendars that can be written into follow the interviews of their members. */
export function listenForInterviews(events: Events<Context>): void {
  events.on(interviewChanged, async (context, { deed, interviewId }) => {
    if (deed !== 'ended') await orderWriting(context, interviewId);
  });
  events.on(interviewAnswered, (context, { interviewId }) => orderWriting(context, interviewId));
}
