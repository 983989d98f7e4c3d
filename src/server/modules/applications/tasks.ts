import { z } from 'zod';
import { applicationStatuses, mailTemplateOf } from '#domain/applications/applications.ts';
import { fillPlaceholders, wordsIn } from '#domain/companies/messages.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deleteOldDrafts } from './apply/draft-queries.ts';
import { tellOfArrival, tellOfTheDay } from './arrival/service.ts';
import { writeClosedLetters } from './closed/service.ts';
import { sendStatusLetter } from './mail.ts';
import { selectStatusLetter } from './review/queries.ts';
import { sendStatusLetterTask, tellClosedTask, tellCompanyTask } from './task-names.ts';

/** Tells the candidate of a status that still holds; one that was taken back in the meantime is not mailed. */
const tellStatus = defineTask<Context, typeof sendStatusLetterTask.payload>({
  ...sendStatusLetterTask,
  async run(context, { eventId }) {
    const found = await selectStatusLetter(context.db, eventId);
    const status = applicationStatuses.find((known) => known === found?.facts.to);
    if (!found || !status || found.status !== status || found.laterChanges > 0) return;
    const { candidate, mailTemplates } = found;
    const template = mailTemplateOf(status);
    const own = template && wordsIn(mailTemplates, template, candidate.locale);
    const facts = { candidate: candidate.name, position: found.title, company: found.companyName };
    const words = own && fillPlaceholders(own, facts);
    await sendStatusLetter(context, { eventId, status, words, opening: found, candidate });
  },
});

const tellClosed = defineTask<Context, typeof tellClosedTask.payload>({
  ...tellClosedTask,
  run: writeClosedLetters,
});

const tellCompany = defineTask<Context, typeof tellCompanyTask.payload>({
  ...tellCompanyTask,
  run: tellOfArrival,
});

const tellDaily = defineTask({
  name: 'applications.tell-daily',
  payload: z.object({}),
  schedule: '0 4 * * *',
  run: (context: Context) => tellOfTheDay(context),
});

const draftDays = 60;

/** Drafts that nobody touched for 60 days. */
const sweepDrafts = defineTask({
  name: 'applications.sweep-drafts',
  payload: z.object({}),
  schedule: '23 2 * * *',
  async run(context: Context) {
    await deleteOldDrafts(context.db, new Date(context.clock.now().getTime() - draftDays * dayMs));
  },
});

export const applicationTasks = [tellStatus, tellClosed, tellCompany, tellDaily, sweepDrafts];
