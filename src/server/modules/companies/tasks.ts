import { z } from 'zod';
import { domainLookMinute } from '#domain/companies/careers/own-domain.ts';
import { isTrialEnding, isTrialOver } from '#domain/plans.ts';
import { calendarDate, dayMs } from '#domain/time.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import { endOfRetention } from '#server/modules/identity/retention-service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type walkPayload } from '#server/platform/each.ts';
import { unkeyedNames } from '#server/platform/name-keys.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { tellApproved, tellDeclined } from './approval/undo.ts';
import { checkCareersDomains } from './careers/check-domains-service.ts';
import { eraseClosedCompanies } from './closing/service.ts';
import { writeToOwners } from './mail.ts';
import { trialOf } from './present.ts';
import type { Company } from './queries.ts';
import { companies } from './table.ts';
import {
  checkCareersDomainsTask,
  eraseClosedTask,
  keyNamesTask,
  noticeTrialsTask,
  tellApprovedTask,
  tellDeclinedTask,
} from './task-names.ts';
import { deleteDeclinedDocuments, selectTrialsEnding } from './task-queries.ts';

/** Tells owners that their trial ends (from 7 days left) or has ended: one letter each, however often it runs. */
export const noticeTrials = defineTask<Context, typeof walkPayload>({
  ...noticeTrialsTask,
  schedule: '0 5 * * *',
  runsOutsideTransaction: true,
  run: (context, payload) => forEachIn(context, trialsEnding, payload),
});

const trialsEnding: ListOfWork<Company> = {
  task: noticeTrialsTask,
  keyOf: ({ id }) => id,
  page({ db, clock }, which) {
    const now = clock.now().getTime();
    return selectTrialsEnding(db, new Date(now - 7 * dayMs), new Date(now + 9 * dayMs), which);
  },
  work: noticeTrial,
};

async function noticeTrial(context: Context, company: Company): Promise<void> {
  const now = context.clock.now();
  const { trial_expiry: lastDay, trial_expiry_days: daysLeft } = trialOf(company, now);
  const today = calendarDate(now, company.timezone);
  if (isTrialOver(lastDay, today)) {
    await writeToOwners(context, company, {
      letter: 'trial-ended',
      about: `trial-ended:${company.id}:${lastDay}`,
      data: (names) => names,
    });
  } else if (isTrialEnding(lastDay, today)) {
    // Noon: the letter writes this day in every zone near the Gulf, whichever the company's is.
    const endsOn = new Date(`${lastDay}T12:00:00Z`);
    await writeToOwners(context, company, {
      letter: 'trial-ending',
      about: `trial-ending:${company.id}:${lastDay}`,
      data: (names) => ({ ...names, daysLeft: daysLeft ?? 0, endsOn }),
    });
  }
}

/** Every hour: names that are not found by their keys yet. */
export const keyNames = defineTask<Context, typeof walkPayload>({
  ...keyNamesTask,
  schedule: '25 * * * *',
  runsOutsideTransaction: true,
  run: (context, payload) => forEachIn(context, unkeyedNames(keyNamesTask, companies), payload),
});

const tellOfApproval = defineTask<Context, typeof tellApprovedTask.payload>({
  ...tellApprovedTask,
  run: tellApproved,
});

const tellOfRefusal = defineTask<Context, typeof tellDeclinedTask.payload>({
  ...tellDeclinedTask,
  run: tellDeclined,
});

/** What the privacy policy says of closed companies. */
const eraseClosed = defineTask<Context, typeof walkPayload>({
  ...eraseClosedTask,
  schedule: '41 3 * * *',
  runsOutsideTransaction: true,
  run: eraseClosedCompanies,
});

const lookForDomains = defineTask<Context, typeof checkCareersDomainsTask.payload>({
  ...checkCareersDomainsTask,
  schedule: `${domainLookMinute} * * * *`,
  runsOutsideTransaction: true,
  run: checkCareersDomains,
});

const declinedAtOnce = 200;

/** Every night: documents of companies that were declined longer ago than the privacy policy says. */
export const dropDeclinedDocuments = defineTask({
  name: 'companies.drop-declined-documents',
  payload: z.object({}),
  schedule: '27 2 * * *',
  async run(context: Context) {
    const before = await endOfRetention(context, 'declined_documents');
    const ids = await deleteDeclinedDocuments(context.db, before, declinedAtOnce);
    await removeFiles(context, ids);
  },
});

export const companyTasks = [
  noticeTrials,
  tellOfApproval,
  tellOfRefusal,
  eraseClosed,
  dropDeclinedDocuments,
  keyNames,
  lookForDomains,
];
