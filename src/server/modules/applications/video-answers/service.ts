import { canWithdraw } from '#domain/applications/status-changes.ts';
import { isActive } from '#domain/job-openings/job-openings.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { calendarDate } from '#domain/time.ts';
import { recordingToleranceSeconds, uploadMessages } from '#domain/uploads.ts';
import { orderArrival } from '#server/modules/applications/arrival/service.ts';
import { isOwn } from '#server/modules/applications/policy.ts';
import { filePath, releaseFile } from '#server/modules/files/service.ts';
import { claimVideo } from '#server/modules/files/video/service.ts';
import { readVideoQuestionsIn } from '#server/modules/job-openings/translations/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { videoAnswered } from './events.ts';
import {
  countMissing,
  findAnswer,
  findOpeningOfQuestions,
  findOwnApplication,
  findQuestion,
  listQuestions,
  lockApplication,
  putAnswer,
} from './queries.ts';

/** What a candidate is asked by video, with the own answers; nothing of the questions before applying. */
export async function readVideoQuestions(context: Context<CandidateActor>, openingId: string) {
  const { accountId } = context.actor;
  const opening = await findOpeningOfQuestions(context.db, openingId);
  if (!opening) throw new Refusal('NOT_FOUND');
  const application = await findOwnApplication(context.db, openingId, accountId);
  const isShown = isActiveNow(context, opening);
  // A moved candidate knows no opening that never was public.
  const isUnknown = !opening.firstPublishedAt && application?.movedFromTitle;
  if (isUnknown || (!application && !isShown)) throw new Refusal('NOT_FOUND');
  const questions = application ? await listQuestions(context.db, openingId, application.id) : [];
  const translated = await readVideoQuestionsIn(context, openingId, questions);
  return {
    application_id: application?.id ?? null,
    job: {
      id: opening.id,
      title: openingTitleIn(context.locale, opening.title),
      company: opening.hideCompanyName
        ? null
        : personNameIn(context.locale, opening.companyName, opening.companyNameAr),
    },
    is_open: application !== undefined && canWithdraw(application.status),
    questions: questions.map(({ id, question, seconds, fileId, posterFileId, captions }) => ({
      id,
      question,
      translation: translated.get(id) ?? null,
      seconds,
      answer: fileId
        ? { path: filePath(fileId), poster: filePath(posterFileId), captions: captions ?? '' }
        : null,
    })),
  };
}

export interface SentAnswer {
  id: string;
  question_id: string;
  video: string;
  poster?: string | null;
  captions: string;
}

/** Keeps an answer; a retake takes the place of the earlier one, which is removed. */
export async function saveVideoAnswer(context: Context<CandidateActor>, answer: SentAnswer) {
  const application = authorize(await lockApplication(context.db, answer.id), (row) =>
    isOwn(context.actor, row),
  );
  if (!canWithdraw(application.status)) throw new Refusal('CONFLICT');
  const question = await findQuestion(context.db, application.openingId, answer.question_id);
  if (!question) throw new Refusal('NOT_FOUND');
  const { accountId } = context.actor;
  const { fileId, posterFileId, seconds } = await claimVideo(context, {
    path: answer.video,
    poster: answer.poster,
    ownerId: accountId,
    as: 'answer',
    field: 'video',
  });
  if (seconds > question.seconds + recordingToleranceSeconds)
    throw refuseField('video', uploadMessages.videoAnswerLength, { seconds: question.seconds });
  const before = await findAnswer(context.db, application.id, question.id);
  await putAnswer(context.db, {
    applicationId: application.id,
    questionId: question.id,
    fileId,
    posterFileId,
    captions: answer.captions,
    createdAt: context.clock.now(),
  });
  if (before && before.fileId !== fileId) await releaseFile(context, before.fileId);
  if (before?.posterFileId && before.posterFileId !== posterFileId)
    await releaseFile(context, before.posterFileId);
  const missing = await countMissing(context.db, application.openingId, application.id);
  const { id: applicationId, openingId, companyId } = application;
  if (missing === 0) await orderArrival(context, { applicationId, waits: false });
  await context.events.publish(context, videoAnswered, {
    applicationId,
    openingId,
    companyId,
    questionId: question.id,
    missing,
  });
  return { path: filePath(fileId), missing };
}

type Opening = NonNullable<Awaited<ReturnType<typeof findOpeningOfQuestions>>>;

function isActiveNow(context: Context, opening: Opening): boolean {
  const today = calendarDate(context.clock.now(), opening.timezone);
  const state = { status: opening.status, due_date: opening.dueDate };
  return isActive(state, today, opening.approvedStatus === 'Approved');
}
