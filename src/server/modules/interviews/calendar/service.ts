import { isOpenInterview } from '#domain/interviews/interviews.ts';
import { readableInterview } from '#server/modules/interviews/answer/service.ts';
import { factsOf } from '#server/modules/interviews/facts.ts';
import { mayRead } from '#server/modules/interviews/policy.ts';
import { findInterview } from '#server/modules/interviews/queries.ts';
import { authorize, requireFeatures } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isMember } from '#server/platform/scope.ts';
import { candidateEntry, feedEntries, teamEntry } from './entries.ts';
import { writeEntry, writeStored } from './write-calendar.ts';

/** An interview whose time is set as a file for a calendar: for its candidate, by a letter's link too, and its company. */
export async function writeCalendarFile(
  context: Context,
  named: { token?: string; id?: string },
): Promise<string> {
  const { actor, db, clock } = context;
  const isForMember = !named.token && isMember(actor);
  if (isForMember) requireFeatures(['interviews'], actor);
  const interview = isForMember
    ? authorize(await findInterview(db, named.id ?? ''), (row) => mayRead(actor, row))
    : await readableInterview(context, named);
  if (!interview.startsAt || interview.status === 'Cancelled' || interview.status === 'Declined')
    throw new Refusal('NOT_FOUND');
  const [entry] = isForMember
    ? feedEntries(context, interview, [], context.locale)
    : [candidateEntry(context, await factsOf(context, interview))];
  if (!entry) throw new Refusal('NOT_FOUND');
  return writeEntry(entry, clock.now());
}

/** An interview as it stands in the calendar of who holds it; undefined where it stands in none. */
export async function entryForMember(
  context: Context,
  { interviewId, accountId }: { interviewId: string; accountId: string },
): Promise<{ uid: string; isConfirmed: boolean; content: string } | undefined> {
  const interview = await findInterview(context.db, interviewId);
  if (!interview || !isOpenInterview(interview.status)) return undefined;
  const facts = await factsOf(context, interview);
  const person = facts.interviewers.find(({ id }) => id === accountId);
  const entry = person && teamEntry(context, facts, person);
  if (!entry) return undefined;
  const isConfirmed = interview.status === 'Confirmed';
  return { uid: interview.uid, isConfirmed, content: writeStored(entry, context.clock.now()) };
}
