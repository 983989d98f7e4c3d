import { randomUUID } from 'node:crypto';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import type { InterviewDetails } from '#domain/interviews/schedule.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { recordStep } from '#server/modules/applications/history/service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { announceInterview } from '#server/modules/interviews/announce.ts';
import { factsFrom } from '#server/modules/interviews/facts.ts';
import { insertInterviewers, selectMembers } from '#server/modules/interviews/interviewer-queries.ts';
import { sendInvitation, sendToTeam } from '#server/modules/interviews/mail.ts';
import { subjectOf } from '#server/modules/interviews/names.ts';
import { presentFacts } from '#server/modules/interviews/present.ts';
import {
  findInterview,
  insertInterview,
  replaceSlots,
  selectLastPlaces,
  selectOpenOf,
} from '#server/modules/interviews/queries.ts';
import { orderReminders } from '#server/modules/interviews/reminders/service.ts';
import { candidateZone } from '#server/modules/interviews/zones.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { invitedName, inviteeOf } from './applications.ts';
import { columnsOf, readHolders, readSpans } from './details.ts';
import { newMeetingLink } from './link-service.ts';
import { refuseBusyOffers } from './outside-busy.ts';

/** For the form: whom to invite, who may hold the interview, on which clocks, and what is open already. */
export async function readOptions(context: Context<MemberActor>, applicationId: string) {
  const invitee = await inviteeOf(context, applicationId);
  const members = await selectMembers(context.db, invitee);
  const open = await selectOpenOf(context.db, invitee.id, context.clock.now());
  const zone = candidateZone({ ...invitee, candidateTimezone: null, fromAt: context.clock.now() });
  return {
    application_id: invitee.id,
    candidate: {
      name: invitedName(context, invitee),
      email: invitee.candidateEmail ?? '',
      timezone: zone ?? null,
    },
    job: { id: invitee.openingId, title: invitee.title, hides_company: invitee.hideCompanyName },
    timezone: invitee.companyTimezone,
    members: members.map(({ id, name, nameAr }) => ({
      id,
      name: personNameIn(context.locale, name, nameAr),
      is_you: id === context.actor.accountId,
    })),
    meeting_link: await newMeetingLink(context, invitee),
    last_places: await selectLastPlaces(context.db, context.actor.accountId, invitee.companyId),
    open: open.map(({ startsAt, proposedAt, ...interview }) => ({
      ...interview,
      starts_at: (interview.status === 'Proposed' ? proposedAt : startsAt)?.toISOString() ?? null,
    })),
  };
}

/** Schedules an interview, tells the candidate and those who hold it, and writes it to the history. */
export async function scheduleInterview(
  context: Context<MemberActor>,
  { application_id, ...details }: InterviewDetails & { application_id: string },
): Promise<ReceivedInterview> {
  const { actor } = context;
  const invitee = await inviteeOf(context, application_id);
  const spans = readSpans(context, details);
  const id = randomUUID();
  const { chosen } = await readHolders(context, { ...invitee, id }, details);
  await refuseBusyOffers(context, spans, { interviewers: factsIn(context.locale, chosen) });
  const now = context.clock.now();
  await insertInterview(context.db, {
    ...columnsOf(details, spans),
    id,
    applicationId: invitee.id,
    companyId: invitee.companyId,
    candidateId: invitee.candidateId,
    uid: `${id}@${new URL(context.config.publicUrl).hostname}`,
    scheduledBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  const slots = await replaceSlots(context.db, id, spans);
  await insertInterviewers(context.db, id, chosen);
  await recordStep(context, {
    applicationId: invitee.id,
    kind: 'interview_scheduled',
    actorId: actor.accountId,
  });
  await recordActivity(context, {
    companyId: invitee.companyId,
    kind: 'interview.scheduled',
    ...subjectOf(invitee),
    subjectId: id,
  });
  const interview = await findInterview(context.db, id);
  if (!interview) throw new Error('The interview was not written');
  const facts = factsFrom(interview, { slots, interviewers: chosen });
  await sendInvitation(context, facts, { isMoved: false });
  await announceInterview(context, interview, 'scheduled');
  await sendToTeam(context, facts, 'scheduled', { exceptId: actor.accountId });
  await orderReminders(context, interview);
  return presentFacts(context, facts);
}
