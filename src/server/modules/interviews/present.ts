import type { InterviewInvitation, OwnInterview, ReceivedInterview } from '#contract/interview-responses.ts';
import { askedTimesOf } from '#domain/interviews/asked-times.ts';
import { canAnswer, isIncomplete } from '#domain/interviews/interviews.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { InterviewFacts } from './facts.ts';
import { selectInterviewers } from './interviewer-queries.ts';
import { companyIn, interviewersIn } from './names.ts';
import { abilitiesOf } from './policy.ts';
import { type InterviewRecord, type SlotRow, selectSlots } from './queries.ts';
import { candidateZone } from './zones.ts';

/** Interviews as their company reads them, in the order given. */
export async function presentReceived(
  context: Context,
  rows: readonly InterviewRecord[],
): Promise<ReceivedInterview[]> {
  const parts = await readParts(context, rows);
  return rows.map((row) => received(context, row, parts));
}

/** One whose times and people are read already. */
export function presentFacts(context: Context, facts: InterviewFacts): ReceivedInterview {
  return received(context, facts.interview, partsOf(context, facts));
}

function received(
  context: Context,
  row: InterviewRecord,
  { slots, interviewersOf, now }: Parts,
): ReceivedInterview {
  return {
    ...presentShared(row, slots),
    id: row.id,
    application_id: row.applicationId,
    candidate: {
      name: personNameIn(context.locale, row.candidateName, row.candidateNameAr),
      avatar: picturePath(row.candidateAvatarFileId),
      timezone: candidateZone(row) ?? null,
    },
    job: { id: row.openingId, title: row.title },
    interviewers: interviewersOf(row).map(({ id, name, nameAr }) => ({
      id,
      name: personNameIn(context.locale, name, nameAr),
    })),
    is_incomplete: isIncomplete(row, row.untilAt, now),
    updated_at: row.updatedAt.toISOString(),
    abilities: abilitiesOf(context.actor, row, now),
  };
}

/** Interviews as the candidate reads them: nothing that is internal to the company (security P8). */
export async function presentOwn(
  context: Context,
  rows: readonly InterviewRecord[],
): Promise<OwnInterview[]> {
  const parts = await readParts(context, rows);
  return rows.map((row) => own(context, row, parts));
}

function own({ locale }: Context, row: InterviewRecord, { slots, interviewersOf, now }: Parts): OwnInterview {
  return {
    ...presentShared(row, slots),
    id: row.id,
    job: { id: row.openingId, title: openingTitleIn(locale, row.knownTitle) },
    company: row.hideCompanyName ? null : { name: companyIn(row, locale), logo: picturePath(row.logoFileId) },
    interviewers: row.hideCompanyName ? [] : interviewersIn(interviewersOf(row), locale),
    is_incomplete: isIncomplete(row, row.untilAt, now),
    can_answer: canAnswer(
      row,
      slots.filter(({ interviewId }) => interviewId === row.id),
      now,
    ),
  };
}

/** The same without the id, for whoever has the link. */
export function presentInvitation(context: Context, facts: InterviewFacts): InterviewInvitation {
  const { id: _id, ...shown } = own(context, facts.interview, partsOf(context, facts));
  const { interview } = facts;
  const candidate = personNameIn(context.locale, interview.candidateName, interview.candidateNameAr);
  return { ...shown, candidate, candidate_timezone: candidateZone(interview) ?? null };
}

type Parts = Awaited<ReturnType<typeof readParts>>;

function partsOf({ clock }: Context, { slots, interviewers }: InterviewFacts): Parts {
  return { slots: [...slots], interviewersOf: () => [...interviewers], now: clock.now() };
}

/** What stands in tables of its own, read for all of them at once. */
async function readParts({ db, clock }: Context, rows: readonly InterviewRecord[]) {
  const ids = rows.map(({ id }) => id);
  const slots = await selectSlots(db, ids);
  const interviewers = await selectInterviewers(db, ids);
  const interviewersOf = (row: InterviewRecord) =>
    interviewers.filter(({ interviewId }) => interviewId === row.id);
  return { slots, interviewersOf, now: clock.now() };
}

function presentShared(row: InterviewRecord, slots: readonly SlotRow[]) {
  return {
    status: row.status,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    slots: slots
      .filter(({ interviewId }) => interviewId === row.id)
      .map(({ id, startsAt, endsAt }) => ({
        id,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
      })),
    duration: row.duration,
    timezone: row.timezone,
    type: row.type,
    place: row.place,
    message: row.message,
    cancel_message: row.cancelMessage,
    proposed_at: row.proposedAt?.toISOString() ?? null,
    asked_times: [...askedTimesOf(row)],
    candidate_message: row.candidateMessage,
  };
}
