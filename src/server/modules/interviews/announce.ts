import type { Context } from '#server/platform/context.ts';
import { interviewChanged } from './events.ts';
import type { InterviewRecord } from './queries.ts';

/** Tells other modules what happened to an interview, which stands as it is now. */
export function announceInterview(
  context: Context,
  { id: interviewId, applicationId, openingId, companyId, startsAt }: InterviewRecord,
  deed: 'scheduled' | 'moved' | 'cancelled' | 'ended',
): Promise<void> {
  const ids = { interviewId, applicationId, openingId, companyId };
  return context.events.publish(context, interviewChanged, { ...ids, deed, startsAt });
}
