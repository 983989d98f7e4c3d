import { canWithdraw } from '#domain/applications/status-changes.ts';
import { isActive } from '#domain/job-openings/job-openings.ts';
import { shownName } from '#domain/shown-names.ts';
import { calendarDate, dayMs } from '#domain/time.ts';
import { findApplication } from '#server/modules/applications/queries.ts';
import { remindOfVideosTask } from '#server/modules/applications/task-names.ts';
import { videosMissing } from '#server/modules/notifications/news/videos-missing.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { countMissing, findOpeningOfQuestions, findReminded } from './queries.ts';

/** A day after applying the candidate is reminded, once, of video questions that wait for an answer. */
export async function orderVideoReminder(context: Context, applicationId: string): Promise<void> {
  const startAfter = new Date(context.clock.now().getTime() + dayMs);
  await context.tasks.enqueue(context.db, remindOfVideosTask, { applicationId }, { startAfter });
}

/** Writes it where something is missing still, and answers are taken. */
export async function remindOfVideos(
  context: Context,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const { db } = context;
  const application = await findApplication(db, applicationId);
  if (!application?.candidateId || application.movedFromId || application.removedAt) return;
  const opening = await findOpeningOfQuestions(db, application.openingId);
  const candidate = await findReminded(db, application.candidateId);
  if (!opening || !candidate || !canWithdraw(application.status)) return;
  const today = calendarDate(context.clock.now(), opening.timezone);
  const state = { status: opening.status, due_date: opening.dueDate };
  if (!isActive(state, today, opening.approvedStatus === 'Approved')) return;
  const missing = await countMissing(db, opening.id, application.id);
  if (missing === 0) return;
  const { companyName: company, companyNameAr: companyAr } = shownName(opening);
  await tell(context, videosMissing, {
    to: [candidate.id],
    facts: {
      ...{ applicationId: application.id, openingId: opening.id, title: opening.title },
      ...{ company, companyAr, missing },
    },
  });
}
