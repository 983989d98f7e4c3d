import type { z } from 'zod';
import { isOpenInterview, reminderMinutes } from '#domain/interviews/interviews.ts';
import { factsOf } from '#server/modules/interviews/facts.ts';
import { sendSettled, sendToTeam } from '#server/modules/interviews/mail.ts';
import { findInterview, type InterviewRecord } from '#server/modules/interviews/queries.ts';
import { remindTask } from '#server/modules/interviews/task-names.ts';
import type { Context } from '#server/platform/context.ts';

const minute = 60_000;

/** A day and an hour before an interview whose time is set; none for a moment that has passed already. */
export async function orderReminders(context: Context, interview: InterviewRecord): Promise<void> {
  const { id, sequence, startsAt } = interview;
  if (!startsAt) return;
  const each = reminderMinutes.map((minutes) => ({
    payload: { interviewId: id, sequence, minutes },
    startAfter: new Date(startsAt.getTime() - minutes * minute),
  }));
  const now = context.clock.now();
  await context.tasks.enqueueEach(
    context.db,
    remindTask,
    each.filter(({ startAfter }) => startAfter > now),
  );
}

/** Writes them once: what was moved or called off since is not reminded of, and a letter's name keeps a second from going. */
export async function remind(
  context: Context,
  { interviewId, sequence, minutes }: z.output<typeof remindTask.payload>,
): Promise<void> {
  const interview = await findInterview(context.db, interviewId);
  if (!interview?.startsAt || interview.sequence !== sequence || interview.isRemoved) return;
  if (!isOpenInterview(interview.status) || interview.startsAt <= context.clock.now()) return;
  const facts = await factsOf(context, interview);
  const kind = minutes > 60 ? 'tomorrow' : 'soon';
  await sendSettled(context, facts, kind);
  await sendToTeam(context, facts, kind);
}
