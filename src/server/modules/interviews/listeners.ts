import { applicationRemoved, applicationWithdrawn } from '#server/modules/applications/events.ts';
import { recordStep } from '#server/modules/applications/history/service.ts';
import { companyClosed } from '#server/modules/companies/events.ts';
import { openingDeleted } from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { announceInterview } from './announce.ts';
import { factsOf } from './facts.ts';
import { selectScheduler } from './interviewer-queries.ts';
import { sendSettled, sendToTeam } from './mail.ts';
import {
  lockInterview,
  selectOpenIds,
  selectOpenIdsOfCompany,
  selectOpenIdsOfOpening,
  updateInterview,
} from './queries.ts';

/** Whatever ends an application, or the company, calls its interviews off: the calendars of both sides follow. */
export function listenForEndedApplications(events: Events<Context>): void {
  events.on(applicationWithdrawn, async (context, { applicationId, candidateId }) =>
    callOff(context, await selectOpenIds(context.db, applicationId), candidateId),
  );
  events.on(applicationRemoved, async (context, { applicationId }) =>
    callOff(context, await selectOpenIds(context.db, applicationId)),
  );
  events.on(companyClosed, async (context, { companyId }) =>
    callOff(context, await selectOpenIdsOfCompany(context.db, companyId)),
  );
  events.on(openingDeleted, async (context, { openingId }) =>
    callOff(context, await selectOpenIdsOfOpening(context.db, openingId)),
  );
}

/** Calls interviews off for good, with letters to both sides; `by` whoever ended what they were about. */
export async function callOff(
  context: Context,
  interviewIds: readonly string[],
  by: string | null = context.actor.role === 'visitor' ? null : context.actor.accountId,
): Promise<void> {
  for (const id of interviewIds) {
    const interview = await lockInterview(context.db, id);
    if (!interview) continue;
    const changed = await updateInterview(context.db, interview, {
      status: 'Cancelled',
      proposedAt: null,
      sequence: interview.sequence + 1,
      updatedAt: context.clock.now(),
    });
    await recordStep(context, {
      applicationId: interview.applicationId,
      kind: 'interview_cancelled',
      actorId: by,
    });
    const facts = await factsOf(context, changed);
    await announceInterview(context, changed, 'cancelled');
    const others = await selectScheduler(context.db, facts.interview);
    await sendSettled(context, facts, 'cancelled');
    await sendToTeam(context, facts, 'cancelled', { others });
  }
}
