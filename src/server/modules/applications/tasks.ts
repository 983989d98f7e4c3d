import { z } from 'zod';
import { applicationStatuses, mailTemplateOf } from '#domain/applications/applications.ts';
import { rejectionWords } from '#domain/applications/submission.ts';
import { fillPlaceholders, wordsIn } from '#domain/companies/messages.ts';
import { rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachOf, type walkPayload } from '#server/platform/each.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { oldDrafts } from './apply/draft-queries.ts';
import { tellOfArrival, tellOfTheDay } from './arrival/service.ts';
import { writeSelectionLetters } from './batches/letters.ts';
import { oldBatches } from './batches/queries.ts';
import { runBatch } from './batches/steps.ts';
import { endAdditions, remindOfAdditions } from './by-hand/ending-service.ts';
import { writeClosedLetters } from './closed/service.ts';
import { sweepExports, writeLargeExport } from './export/service.ts';
import { judgeFits } from './fit/service.ts';
import { sendStatusLetter } from './mail.ts';
import { measureAnswers, remindOfReplies } from './reply/service.ts';
import { selectStatusLetter } from './review/queries.ts';
import {
  endAdditionsTask,
  judgeFitsTask,
  remindOfAdditionsTask,
  remindOfRepliesTask,
  remindOfVideosTask,
  runBatchTask,
  sendSelectionLettersTask,
  sendStatusLettersTask,
  sendStatusLetterTask,
  settleWithdrawalTask,
  tellClosedTask,
  tellCompanyTask,
  tellDailyTask,
  writeExportTask,
} from './task-names.ts';
import { remindOfVideos } from './video-answers/reminder-service.ts';
import { settleWithdrawal } from './withdrawal/service.ts';

/** Tells the candidate of a status that still holds; one that was taken back in the meantime is not mailed. */
const tellStatus = defineTask<Context, typeof sendStatusLetterTask.payload>({
  ...sendStatusLetterTask,
  async run(context, { eventId }) {
    const found = await selectStatusLetter(context.db, eventId);
    const status = applicationStatuses.find((known) => known === found?.facts.to);
    if (!found || !status || found.status !== status || found.laterChanges > 0) return;
    const { candidate, mailTemplates, title: position, companyName, companyNameAr } = found;
    const reason = rejectionReasons.find((known) => known === found.facts.reason);
    const template = mailTemplateOf(status);
    const own = writtenFor(found) ?? (template && wordsIn(mailTemplates, template, candidate.locale, reason));
    const facts = {
      candidate: personNameIn(candidate.locale, candidate.name, candidate.nameAr),
      position,
      company: personNameIn(candidate.locale, companyName, companyNameAr),
    };
    const words = own && fillPlaceholders(own, facts);
    await sendStatusLetter(context, { eventId, status, words, opening: found, candidate });
  },
});

/** What was written for this change alone. */
function writtenFor({ facts, candidate }: { facts: Record<string, unknown>; candidate: { locale: Locale } }) {
  const { success, data } = rejectionWords.safeParse(facts.words);
  return success ? data[candidate.locale] : undefined;
}

const tellStatuses = defineTask<Context, typeof sendStatusLettersTask.payload>({
  ...sendStatusLettersTask,
  run: (context, { eventIds }) =>
    forEachOf(context, eventIds, {
      work: (inner, eventId) => tellStatus.run(inner, { eventId }),
      alone: (eventId) => context.tasks.enqueue(context.db, sendStatusLetterTask, { eventId }),
    }),
});

const writeToSelection = defineTask<Context, typeof sendSelectionLettersTask.payload>({
  ...sendSelectionLettersTask,
  run: writeSelectionLetters,
});

const goOnWithBatch = defineTask<Context, typeof runBatchTask.payload>({
  ...runBatchTask,
  run: runBatch,
});

const batchDays = 30;

/** What was done to many at once, once nobody asks any more. */
const sweepBatches = defineSweep({
  name: 'applications.sweep-batches',
  schedule: '41 2 * * *',
  old: ({ clock }) => [oldBatches(new Date(clock.now().getTime() - batchDays * dayMs))],
});

const tellClosed = defineTask<Context, typeof tellClosedTask.payload>({
  ...tellClosedTask,
  run: writeClosedLetters,
});

const tellCompany = defineTask<Context, typeof tellCompanyTask.payload>({
  ...tellCompanyTask,
  run: tellOfArrival,
});

const tellDaily = defineTask<Context, typeof walkPayload>({
  ...tellDailyTask,
  schedule: '0 4 * * *',
  runsOutsideTransaction: true,
  run: tellOfTheDay,
});

const judge = defineTask<Context, typeof walkPayload>({
  ...judgeFitsTask,
  // Also for what an older version has left without a figure.
  schedule: '*/5 * * * *',
  runsOutsideTransaction: true,
  run: judgeFits,
});

const settleWithdrawn = defineTask<Context, typeof settleWithdrawalTask.payload>({
  ...settleWithdrawalTask,
  run: settleWithdrawal,
});

const remindOfMissingVideos = defineTask<Context, typeof remindOfVideosTask.payload>({
  ...remindOfVideosTask,
  run: remindOfVideos,
});

const remindOfDueReplies = defineTask<Context, typeof walkPayload>({
  ...remindOfRepliesTask,
  schedule: '30 4 * * *',
  runsOutsideTransaction: true,
  run: remindOfReplies,
});

const remindOfAdded = defineTask<Context, typeof walkPayload>({
  ...remindOfAdditionsTask,
  schedule: '10 5 * * *',
  runsOutsideTransaction: true,
  run: remindOfAdditions,
});

const endAdded = defineTask<Context, typeof walkPayload>({
  ...endAdditionsTask,
  schedule: '17 3 * * *',
  runsOutsideTransaction: true,
  run: endAdditions,
});

const measureAnswerRates = defineTask({
  name: 'applications.measure-answers',
  payload: z.object({}),
  schedule: '41 2 * * *',
  runsOutsideTransaction: true,
  run: (context: Context) => measureAnswers(context),
});

/** Writing takes as long as it takes: each batch is a statement of its own. */
const writeExport = defineTask<Context, typeof writeExportTask.payload>({
  ...writeExportTask,
  runsOutsideTransaction: true,
  retryLimit: 0,
  expireInSeconds: 3600,
  run: (context, { exportId }) => writeLargeExport(context, exportId),
});

const dropExports = defineTask({
  name: 'applications.drop-exports',
  payload: z.object({}),
  schedule: '47 2 * * *',
  run: (context: Context) => sweepExports(context),
});

const draftDays = 60;

/** Drafts that nobody touched for 60 days. */
const sweepDrafts = defineSweep({
  name: 'applications.sweep-drafts',
  schedule: '23 2 * * *',
  old: ({ clock }) => [oldDrafts(new Date(clock.now().getTime() - draftDays * dayMs))],
});

export const applicationTasks = [
  tellStatus,
  tellClosed,
  tellCompany,
  tellDaily,
  judge,
  tellStatuses,
  writeToSelection,
  goOnWithBatch,
  sweepBatches,
  writeExport,
  dropExports,
  sweepDrafts,
  remindOfDueReplies,
  remindOfMissingVideos,
  settleWithdrawn,
  remindOfAdded,
  endAdded,
  measureAnswerRates,
];
